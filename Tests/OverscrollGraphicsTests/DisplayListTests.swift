import OverscrollGraphics
import OverscrollTestSupport
import Testing

@Suite struct DisplayListTests {
  @Test func theBufferHoldsCodesArgumentsAndAZeroAtTheEnd() {
    let expected: [Float] = [
      1,
      2, 1, 2,
      3, 3, 4,
      4, 5, 6, 7, 8,
      5, 9, 10, 11, 12, 13, 14,
      6,
      7, 3,
      8, 0, 2.5, 0, 2,
      9,
      10,
      11, 1, 2, 3, 4, 5, 6,
      12, 0.5,
      13, 1, 1, 2, 30, 40, 1, 2,
      14, 1, 7, 1, 2, 30, 40,
    ]
    #expect(DisplayList.everything.numbers == expected)
  }

  @Test func iteratingGivesTheCommandsBack() {
    let expected: [DrawCommand] = [
      .beginPath,
      .move(Point(1, 2)),
      .line(Point(3, 4)),
      .quadratic(Point(5, 6), Point(7, 8)),
      .cubic(Point(9, 10), Point(11, 12), Point(13, 14)),
      .close,
      .fill(.track),
      .stroke(.accent, StrokeStyle(width: 2.5, cap: .butt, join: .bevel)),
      .save,
      .restore,
      .transform(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)),
      .opacity(0.5),
      .text(.detail, Rect(x: 1, y: 2, width: 30, height: 40), .center, .secondary),
      .image(.run, frame: 7, Rect(x: 1, y: 2, width: 30, height: 40)),
    ]
    #expect(Array(DisplayList.everything) == expected)
  }

  /// Generated tables in hosts rely on this: stepping by argument counts reaches every code once.
  @Test func argumentCountsLeadFromCodeToCode() {
    var list = DisplayList.everything
    list.terminate()
    let numbers = list.numbers
    var codes: [DrawCode] = []
    var position = 0
    while let code = DrawCode(rawValue: UInt8(numbers[position])) {
      codes.append(code)
      position += 1 + code.argumentCount
    }
    #expect(codes == DrawCode.allCases)
    #expect(position == numbers.count - 1)
  }

  @Test func everyChoiceSurvivesTheBuffer() {
    var list = DisplayList()
    var expected: [DrawCommand] = []
    for slot in PaletteSlot.allCases {
      list.fill(slot)
      expected.append(.fill(slot))
    }
    for cap in LineCap.allCases {
      for join in LineJoin.allCases {
        let style = StrokeStyle(width: 1, cap: cap, join: join)
        list.stroke(.accent, style)
        expected.append(.stroke(.accent, style))
      }
    }
    let box = Rect(x: 0, y: 0, width: 1, height: 1)
    for role in [.title, .detail, .previousTitle] as [TextRole] {
      for alignment in [.start, .center, .end] as [TextAlignment] {
        list.text(role, in: box, alignment: alignment, .foreground)
        expected.append(.text(role, box, alignment, .foreground))
      }
    }
    for sequence in ImageSequence.allCases {
      list.image(sequence, frame: 60, in: box)
      expected.append(.image(sequence, frame: 60, box))
    }
    #expect(Array(list) == expected)
  }

  @Test func anEmptyListHasNoNumbers() {
    let list = DisplayList()
    #expect(list.isEmpty)
    #expect(list.numbers == [])
    #expect(Array(list).isEmpty)
    #expect(!DisplayList.everything.isEmpty)
  }

  @Test func aWarmListKeepsItsMemory() {
    var list = DisplayList.everything
    let before = list.numbers.withUnsafeBufferPointer { $0.baseAddress }
    list.removeAll()
    #expect(list.numbers == [])
    list.beginPath()
    list.line(to: Point(1, 1))
    let after = list.numbers.withUnsafeBufferPointer { $0.baseAddress }
    #expect(before == after)
  }

  @Test func opacityIsHeldToItsRange() {
    var list = DisplayList()
    list.opacity(-1)
    list.opacity(7)
    list.opacity(.nan)
    #expect(Array(list) == [.opacity(0), .opacity(1), .opacity(0)])
  }

  @Test func aFrameBeforeTheFirstIsTheFirst() {
    var list = DisplayList()
    let box = Rect(x: 0, y: 0, width: 1, height: 1)
    list.image(.pull, frame: -3, in: box)
    #expect(Array(list) == [.image(.pull, frame: 0, box)])
  }

  @Test func noHostMeetsANumberThatIsNotFinite() {
    var list = DisplayList()
    list.move(to: Point(.infinity, -.infinity))
    list.line(to: Point(.nan, 1e300))
    #expect(list.numbers.allSatisfy { $0.isFinite })
    #expect(list.numbers[1] == .greatestFiniteMagnitude)
    #expect(list.numbers[2] == -.greatestFiniteMagnitude)
  }

  @Test func textFormNamesEveryCommandAndChoice() {
    #expect(
      DisplayList.everything.textForm == """
        beginPath
        move 1 2
        line 3 4
        quadratic 5 6 7 8
        cubic 9 10 11 12 13 14
        close
        fill track
        stroke accent 2.5 butt bevel
        save
        restore
        transform 1 2 3 4 5 6
        opacity 0.5
        text detail 1 2 30 40 center secondary
        image run 7 1 2 30 40

        """
    )
  }

  @Test func textFormRoundsToThreeDecimals() {
    var list = DisplayList()
    list.line(to: Point(1.0 / 3, -0.0001))
    #expect(list.textForm == "line 0.333 0\n")
  }
}

/// Test how a display list is read if its numbers are invalid, or only a part of a list.
@Suite struct DisplayListLayoutTests {
  private func read(_ numbers: [Float]) -> (commands: [DrawCommand], position: Int) {
    var reader = DisplayList.Iterator(numbers, 0..<numbers.count)
    var commands: [DrawCommand] = []
    while let command = reader.next() { commands.append(command) }
    return (commands, reader.position)
  }

  @Test(arguments: [0, 15, 255, 256, -1, 1e30, -.infinity, .infinity, .nan] as [Float])
  func readingEndsBeforeWhatIsNoCode(code: Float) {
    let read = read([3, 1, 2, code, 9, 0])
    #expect(read.commands == [.line(Point(1, 2))])
    #expect(read.position == 3)
  }

  @Test(arguments: DrawCode.allCases)
  func readingEndsBeforeACommandThatIsCutShort(code: DrawCode) {
    let whole = [9, Float(code.rawValue)] + Array(repeating: 0, count: code.argumentCount)
    #expect(read(whole).position == whole.count)
    #expect(read(whole).commands.count == 2)
    guard code.argumentCount > 0 else { return }
    #expect(read(whole.dropLast()).commands == [.save])
    #expect(read(whole.dropLast()).position == 1)
  }

  @Test(
    arguments: [
      [7, 6],
      [8, 6, 1, 1, 1],
      [8, 0, 1, 3, 1],
      [8, 0, 1, 1, .nan],
      [13, 3, 0, 0, 9, 9, 1, 0],
      [13, 0, 0, 0, 9, 9, 3, 0],
      [13, 0, 0, 0, 9, 9, 1, -1],
      [14, 2, 0, 0, 0, 9, 9],
      [14, 0, 1e30, 0, 0, 9, 9],
    ] as [[Float]]
  )
  func readingEndsBeforeAChoiceThatThereIsNot(command: [Float]) {
    let read = read([9] + command + [10, 0])
    #expect(read.commands == [.save])
    #expect(read.position == 1)
  }

  @Test func aStretchEndsWhereItsRangeDoes() {
    let numbers: [Float] = [9, 3, 1, 2, 3, 3, 4, 10, 0]
    var reader = DisplayList.Iterator(numbers, 1..<4)
    #expect(reader.next() == .line(Point(1, 2)))
    #expect(reader.next() == nil)
    #expect(reader.position == 4)
  }

  @Test func rangesBehindTheNumbersHoldNothing() {
    var reader = DisplayList.Iterator([9], 0..<9)
    #expect(reader.next() == .save)
    #expect(reader.next() == nil)
    reader.skipPieces()
    #expect(reader.position == 1)
  }

  @Test func piecesAreSkippedUpToTheNextOtherCommand() {
    var commands = DisplayList.everything.makeIterator()
    commands.skipPieces()
    #expect(commands.next() == .beginPath)
    commands.skipPieces()
    #expect(commands.next() == .fill(.track))
  }

  @Test func aPieceThatIsCutShortIsNotSkipped() {
    var reader = DisplayList.Iterator([6, 5, 1, 2, 3, 4, 5], 0..<7)
    reader.skipPieces()
    #expect(reader.position == 1)
  }
}

extension DisplayList {
  /// One of every command, in the order of the codes.
  static var everything: DisplayList {
    var list = DisplayList()
    list.beginPath()
    list.move(to: Point(1, 2))
    list.line(to: Point(3, 4))
    list.quadratic(Point(5, 6), to: Point(7, 8))
    list.cubic(Point(9, 10), Point(11, 12), to: Point(13, 14))
    list.close()
    list.fill(.track)
    list.stroke(.accent, StrokeStyle(width: 2.5, cap: .butt, join: .bevel))
    list.save()
    list.restore()
    list.transform(Transform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    list.opacity(0.5)
    list.text(
      .detail,
      in: Rect(x: 1, y: 2, width: 30, height: 40),
      alignment: .center,
      .secondary
    )
    list.image(.run, frame: 7, in: Rect(x: 1, y: 2, width: 30, height: 40))
    return list
  }
}
