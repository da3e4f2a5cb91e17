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
    for role in [.title, .detail] as [TextRole] {
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
