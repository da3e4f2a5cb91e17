import OverscrollGraphics
import OverscrollTestSupport
import Testing

@Suite struct PathDataWriterTests {
  private func written(_ path: Path) -> String {
    String(decoding: PathDataWriter.write(path), as: UTF8.self)
  }

  /// Shortest forms, determined by hand.
  @Test(arguments: [
    ("", ""), ("M1 2", "M1 2"), ("M 4 12 L 10 18 L 20 6", "M4 12l6 6L20 6"),
    ("M0 0L10 0L10 10", "M0 0H10V10"), ("M0 0L1 2L3 4", "M0 0 1 2 3 4"),
    ("M.5.5L.25.75", "M.5.5.25.75"), ("M-1-1L-2-2", "M-1-1-2-2"),
    ("M100 1000L2000 .0001", "M100 1e3 2e3 1e-4"),
    ("M0 0C0 5 5 5 5 0C5 -5 10 -5 10 0", "M0 0C0 5 5 5 5 0s5-5 5 0"),
    ("M0 0Q5 5 10 0Q15 -5 20 0", "M0 0q5 5 10 0t10 0"), ("M0 0L9 9ZM0 0L5 5", "M0 0 9 9ZL5 5"),
    ("M3 3L9 9ZM3 3", "M3 3 9 9ZM3 3"), ("M3 3L9 9ZM3 3Z", "M3 3 9 9ZM3 3Z"),
    ("M.1 0L.30000000000000004 0", "M.1 0h.2"), ("M1e21 0", "M1e21 0"),
  ])
  func theShortestFormIsWritten(data: String, expected: String) throws {
    let path = try PathDataParser.parse(data)
    let text = written(path)
    #expect(try PathDataParser.parse(text) == path, "\(text)")
    #expect(text.utf8.count == expected.utf8.count, "\(text) for \(expected)")
    #expect(try PathDataParser.parse(expected) == path, "the row itself is wrong")
  }

  /// Any numbers: written, read back, equal.
  @Test func randomPathsReadBackEqual() throws {
    var random = SeededGenerator(seed: 50)
    for round in 0..<400 {
      var path = Path()
      var last = Point.zero
      func number() -> Double {
        switch Int.random(in: 0..<5, using: &random) {
        case 0: Double(Int.random(in: -400...400, using: &random)) / 8
        case 1: Double(Int.random(in: -4000...4000, using: &random)) / 1000
        case 2: random.number(in: -100...100)
        case 3: Double(Float(bitPattern: UInt32(truncatingIfNeeded: random.next())))
        default: 0
        }
      }
      func point() -> Point {
        let (x, y) = (number(), number())
        let kind = Int.random(in: 0..<4, using: &random)
        let point = Point(
          kind == 0 || !x.isFinite ? last.x : x,
          kind == 1 || !y.isFinite ? last.y : y
        )
        defer { last = point }
        return point
      }
      for _ in 0..<Int.random(in: 0...9, using: &random) {
        switch Int.random(in: 0..<6, using: &random) {
        case 0: path.move(to: point())
        case 1: path.line(to: point())
        case 2: path.quadratic(point(), to: point())
        case 3: path.cubic(point(), point(), to: point())
        case 4: path.move(to: path.end)
        default: path.close()
        }
      }
      let text = written(path)
      #expect(try PathDataParser.parse(text) == path, "\(round): \(text)")
    }
  }

  /// Another way to write the same path, chosen at random, is never shorter.
  @Test func noRandomSpellingIsShorter() {
    var random = SeededGenerator(seed: 51)
    for _ in 0..<500 {
      var speller = PathSpeller(random: random)
      let (path, text) = speller.spell()
      random = speller.random
      #expect(written(path).utf8.count <= text.utf8.count, "\(text)")
    }
  }

  @Test func whatPathDataCannotHoldIsHeldToItsRange() throws {
    var path = Path()
    path.move(to: Point(1e300, -.infinity))
    path.line(to: Point(.nan, 0))
    var held = Path()
    held.move(to: Point(0x1.fffffep127, -0x1.fffffep127))
    held.line(to: Point(-0x1.fffffep127, 0))
    #expect(try PathDataParser.parse(written(path)) == held)
  }
}
