import OverscrollGraphics
import Testing

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
      [13, 2, 0, 0, 9, 9, 1, 0],
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
