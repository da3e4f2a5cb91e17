import OverscrollGraphics
import OverscrollPaths
import OverscrollTestSupport
import Testing

@Suite struct PathDataParserTests {
  @Test func theTablesAreThere() {
    #expect(PathDataRow.rows("accept").count >= 85)
    #expect(PathDataRow.rows("reject").count >= 65)
  }

  @Test(arguments: PathDataRow.rows("accept"))
  func validDataGivesItsPath(row: PathDataRow) throws {
    try #require(row.fields.count == 3)
    let path = try Path(data: row.bytes)
    expect(path, isStated: row.fields[1])
    let (prefix, error) = PathDataParser.parsePrefix(row.bytes)
    #expect(prefix == path && error == nil)
  }

  @Test(arguments: PathDataRow.rows("reject"))
  func invalidDataGivesTheMistakeAndWhatPrecedesIt(row: PathDataRow) throws {
    try #require(row.fields.count == 5)
    let (prefix, error) = PathDataParser.parsePrefix(row.bytes)
    expect(prefix, isStated: row.fields[3])
    let mistake = try #require(error)
    #expect(mistake.offset == Int(row.fields[1]))
    #expect("\(mistake.expected)" == row.fields[2])
    #expect(throws: mistake) { try Path(data: row.bytes) }
  }

  @Test func textIsReadLikeItsBytes() throws {
    #expect(try Path(data: "M1 2L3 4") == Path(data: Array("M1 2L3 4".utf8)))
    #expect(throws: PathDataError.self) { try Path(data: "M1 2Lé") }
  }

  @Test func theErrorIsASentence() {
    let error = #expect(throws: PathDataError.self) { try Path(data: "M1 2L") }
    #expect(error.map { "\($0)" } == "Byte 5: expected a number.")
  }

  /// Compares with text such as `M 1 2 C 3 4 5 6 7 8 Z`, numbers to half of their third decimal.
  private func expect(_ path: Path, isStated text: String) {
    var letters = ""
    var numbers: [Double] = []
    func add(_ letter: String, _ points: Point...) {
      letters += letter
      for point in points { numbers += [point.x, point.y] }
    }
    for element in path.elements {
      switch element {
      case .move(let point): add("M", point)
      case .line(let end): add("L", end)
      case .quadratic(let control, let end): add("Q", control, end)
      case .cubic(let first, let second, let end): add("C", first, second, end)
      case .close: add("Z")
      }
    }
    let words = text.split(separator: " ")
    let expected = words.compactMap { Double($0) }
    #expect(letters == words.filter { Double($0) == nil }.joined())
    #expect(numbers.count == expected.count)
    for (number, stated) in zip(numbers, expected) {
      #expect(abs(number - stated) <= max(0.000_51, abs(stated) * 1e-12), "\(text)")
    }
  }

  /// Writes random paths in every spelling the grammar allows and expects the path back.
  @Test func randomSpellingsReadBack() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      var speller = PathSpeller(random: random)
      let (path, text) = speller.spell()
      random = speller.random
      #expect(try Path(data: text) == path, "\(text)")
    }
  }

  /// Arcs of four curves, the most that one command adds, after every number of lines: segments are
  /// buffered while they are read.
  @Test func longestArcsAreReadAfterAnyNumberOfLines() throws {
    for lines in 0...50 {
      var expected = Path()
      expected.move(to: .zero)
      for index in 0..<lines { expected.line(to: Point(Double(index + 1), 0)) }
      for index in 1...8 {
        let end = Point(Double(lines), Double(index))
        expected.arc(to: end, radii: Point(9, 9), isLarge: true, isClockwise: true)
      }
      let arcs = String(repeating: " 9 9 0 11 0 1", count: 8)
      let text = "M0 0" + String(repeating: "h1", count: lines) + "a" + arcs + "z"
      expected.close()
      #expect(try Path(data: text) == expected, "\(lines) lines")
    }
  }

  /// Random bytes, most of them from the alphabet of path data.
  @Test func noBytesCrashOrGiveANumberThatIsNotFinite() {
    var random = SeededGenerator(seed: 9)
    let words = [
      "M", "m", "L", "l", "H", "h", "V", "v", "C", "c", "S", "s", "Q", "q", "T", "t", "A", "a", "Z",
      "z", " ", ",", "0", "1", "-1", "1e38", "1e-38", ".5", "-", "e", "3e38", "-3e38", "1 1",
      "0 0 1 ", "\0", "é", "999", "\n",
    ]
    for _ in 0..<5_000 {
      var text = Bool.random(using: &random) ? "M0 0" : ""
      for _ in 0..<Int.random(in: 0...30, using: &random) {
        text += words.randomElement(using: &random) ?? ""
      }
      let (path, error) = PathDataParser.parsePrefix(Array(text.utf8))
      if let error { #expect((0...text.utf8.count).contains(error.offset)) }
      #expect(path.elements.allSatisfy(isFinite), "\(text)")
      #expect(path.length.isFinite, "\(text)")
      var list = DisplayList()
      MeasuredPath(path).append(from: 0.2, to: 0.7, to: &list)
      #expect(list.numbers.allSatisfy { $0.isFinite }, "\(text)")
    }
  }

  private func isFinite(_ element: PathElement) -> Bool {
    func isFinite(_ points: Point...) -> Bool {
      points.allSatisfy { $0.x.isFinite && $0.y.isFinite }
    }
    switch element {
    case .move(let point), .line(let point): return isFinite(point)
    case .quadratic(let control, let end): return isFinite(control, end)
    case .cubic(let first, let second, let end): return isFinite(first, second, end)
    case .close: return true
    }
  }

  /// Truncating valid data anywhere gives a prefix of its segments: nothing unintended is drawn.
  @Test func dataCutAnywhereGivesAPrefixOfItsPath() throws {
    let text = "M10 20h3v-4l5 6.5q1 2 3 4t5 6c1 2 3 4 5 6s1 2 3 4zM1 1a5 6 7 0 1 8 9 5 5 0 1 0 1 1"
    let whole = Array(try Path(data: text).elements)
    for count in 0...text.utf8.count {
      let bytes = Array(text.utf8.prefix(count))
      let (path, error) = PathDataParser.parsePrefix(bytes)
      let pieces = Array(path.elements)
      // The last number may be truncated, which changes an arc; all segments before it are
      // unchanged.
      var same = 0
      while same < pieces.count && same < whole.count && pieces[same] == whole[same] { same += 1 }
      #expect(pieces.count - same <= 4)
      if let error { #expect(error.offset <= count) }
    }
  }
}
