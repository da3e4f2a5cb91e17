import Foundation
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

/// Numbers in path data, which have their own parser; see also the scanner's tests.
///
/// The standard library's parser provides the expected values.
@Suite struct PathDataNumberTests {
  /// Whether a number is read as by the standard library, in any context.
  private func isReadLikeTheStandardLibrary(_ text: String) -> Bool {
    guard let number = Double(text) else { return false }
    var expected = Path()
    expected.move(to: Point(number, number))
    expected.line(to: Point(7, number))
    return ["M\(text) \(text)L7 \(text)", "M \(text),\(text)L7,\(text)\n"].allSatisfy {
      (try? Path(data: $0)) == expected
    }
  }

  /// Around every limit of the fast path: seven digits before and after the point, fifteen in all.
  @Test(arguments: [
    "0", "-0", "+0", "5", "-5", "12", "999", "0.5", ".5", "-.5", "+.5", "00.50", "0000000.1",
    "00000000.1", "1234567.1", "12345678.1", "123456789.1", "9999999.9999999", "-9999999.9999999",
    "99999999.999999", "1.1234567", "1.12345678", "1.123456789", "1.0000000", "1.00000000",
    ".1234567", ".12345678", "12345678901234", "123456789012345", "1234567890123456",
    "9007199254740991", "9007199254740992", "9007199254740993", "9007199254740993.5",
    "18446744073709551616", "18446744073709551617.25", "123456789012345678901234567890",
    "184467440737095516165", "1844674407370955161.65",
    "1e2", "1E2", "1.5e2", "1.5e-2", "1.1234567e1", "-1.5E+2", "12e-1", ".5e1", "0.1", "0.2", "0.3",
    "4.35", "8.41", "0.0000001", "0.00000001",
  ])
  func numbersAroundTheLimitsAreExact(text: String) {
    #expect(isReadLikeTheStandardLibrary(text))
  }

  @Test func randomNumbersOfEveryLengthAreExact() {
    var random = SeededGenerator(seed: 10)
    func digits(_ count: ClosedRange<Int>) -> String {
      (0..<Int.random(in: count, using: &random)).reduce(into: "") { text, _ in
        text += "\(Int.random(in: 0...9, using: &random))"
      }
    }
    var wrong: [String] = []
    for _ in 0..<20_000 {
      var text = (["", "-", "+"].randomElement(using: &random) ?? "") + digits(0...10)
      if text.last?.isNumber != true || Bool.random(using: &random) { text += "." + digits(1...10) }
      if Int.random(in: 0..<8, using: &random) == 0 {
        text += "e\(Int.random(in: -30...20, using: &random))"
      }
      if !isReadLikeTheStandardLibrary(text) { wrong.append(text) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  /// Any byte after a fraction ends it, and no byte after that matters: digits are read eight bytes
  /// at a time.
  @Test func whateverFollowsAFractionDoesNotChangeIt() {
    var wrong: [String] = []
    for byte in UInt8.min...UInt8.max where !(0x30...0x39).contains(byte) {
      for (digits, number) in [("1", 0.1), ("12", 0.12), ("1234567", 0.1234567)] {
        // `e` starts an exponent.
        if byte | 0x20 == UInt8(ascii: "e") { continue }
        let data = Array("M3 0.\(digits)".utf8) + [byte] + Array("99999999".utf8)
        if PathDataParser.parsePrefix(data).path.end != Point(3, number) {
          let isMore = PathDataParser.parsePrefix(data).path.elements.contains(
            .move(Point(3, number))
          )
          if !isMore { wrong.append("\(digits) \(byte)") }
        }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }

  /// A hundred thousand segments in one path, and one number of that length.
  @Test func longDataIsReadToItsEnd() throws {
    var data = Array("M0 0".utf8)
    for _ in 0..<100_000 { data += Array("h1".utf8) }
    #expect(try Path(data: data).end == Point(100_000, 0))
    let zeros = [UInt8](repeating: UInt8(ascii: "0"), count: 100_000)
    let long = Array("M1.".utf8) + zeros + Array(" 5".utf8)
    #expect(try Path(data: long).end == Point(1, 5))
  }
}

/// A row of `Tests/PathData/accept.tsv` or `reject.tsv`.
struct PathDataRow: CustomTestStringConvertible, Sendable {
  let fields: [String]

  /// The data with escapes such as `\t` decoded.
  var bytes: [UInt8] {
    var text = fields[0]
    for (escape, byte) in [
      ("\\t", "\t"), ("\\n", "\n"), ("\\r", "\r"), ("\\f", "\u{c}"), ("\\v", "\u{b}"),
      ("\\0", "\0"),
    ] {
      text = text.replacingOccurrences(of: escape, with: byte)
    }
    return Array(text.utf8)
  }

  var testDescription: String { fields[0] }

  static func rows(_ name: String) -> [PathDataRow] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let file = folder.appendingPathComponent("../../PathData/\(name).tsv")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
      PathDataRow(
        fields: $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      )
    }
  }
}

/// Makes random paths together with a random spelling of each in path data.
///
/// Coordinates are multiples of 1/8, so that relative ones add up without rounding.
struct PathSpeller {
  var random: SeededGenerator
  private var path = Path()
  private var text = ""
  private var lastLetter = ""
  private var control: Point?
  private var controlIsCubic = false

  init(random: SeededGenerator) {
    self.random = random
  }

  mutating func spell() -> (path: Path, text: String) {
    for _ in 0..<Int.random(in: 1...12, using: &random) { add() }
    return (path, text + space(0))
  }

  private mutating func add() {
    let from = path.end
    if path.isEmpty { return move() }
    let (a, b, end) = (point(), point(), point())
    let mirrored = control.map { Point(2 * from.x - $0.x, 2 * from.y - $0.y) } ?? from
    switch Int.random(in: 0..<10, using: &random) {
    case 0: move()
    case 1:
      write(Bool.random(using: &random) ? "Z" : "z", [], from)
      path.close()
    case 2:
      write("H", [Point(end.x, 0)], from, axis: 0)
      path.line(to: Point(end.x, from.y))
    case 3:
      write("V", [Point(0, end.y)], from, axis: 1)
      path.line(to: Point(from.x, end.y))
    case 4:
      write("C", [a, b, end], from)
      path.cubic(a, b, to: end)
      return keep(b, isCubic: true)
    case 5:
      write("S", [b, end], from)
      path.cubic(controlIsCubic ? mirrored : from, b, to: end)
      return keep(b, isCubic: true)
    case 6:
      write("Q", [a, end], from)
      path.quadratic(a, to: end)
      return keep(a, isCubic: false)
    case 7:
      write("T", [end], from)
      let middle = controlIsCubic ? from : mirrored
      path.quadratic(middle, to: end)
      return keep(middle, isCubic: false)
    default:
      write("L", [end], from)
      path.line(to: end)
    }
    control = nil
    controlIsCubic = false
  }

  private mutating func keep(_ point: Point, isCubic: Bool) {
    control = point
    controlIsCubic = isCubic
  }

  private mutating func move() {
    let to = point()
    write("M", [to], path.end)
    path.move(to: to)
    control = nil
    controlIsCubic = false
  }

  private mutating func point() -> Point {
    Point(
      Double(Int.random(in: -400...400, using: &random)) / 8,
      Double(Int.random(in: -400...400, using: &random)) / 8
    )
  }

  /// Writes a command: absolute or relative, with or without its letter, with or without
  /// separators.
  private mutating func write(_ letter: String, _ points: [Point], _ from: Point, axis: Int? = nil)
  {
    let isRelative = Bool.random(using: &random)
    let letter = isRelative ? letter.lowercased() : letter
    // A letter may be omitted if the last command repeats; after a move that means lines.
    let implied = lastLetter == "M" ? "L" : lastLetter == "m" ? "l" : lastLetter
    let canRepeat = letter == implied && !points.isEmpty
    let isRepeat = canRepeat && Bool.random(using: &random)
    var isApart = true
    if !isRepeat {
      text += space(0) + letter + space(0)
      isApart = false
    }
    lastLetter = letter.uppercased() == "Z" ? "" : letter
    let origin = isRelative ? from : .zero
    for point in points {
      for (index, number) in [point.x - origin.x, point.y - origin.y].enumerated() {
        if let axis, axis != index { continue }
        let word = spelled(number)
        if isApart { text += separator(before: word) }
        isApart = true
        text += word
      }
    }
  }

  private func spelled(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func separator(before word: String) -> String {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: space(0) + "," + space(0)
    case 1: word.hasPrefix("-") ? "" : " "
    default: space(1)
    }
  }

  private mutating func space(_ least: Int) -> String {
    var result = ""
    for _ in 0..<Int.random(in: least...2, using: &random) {
      result += [" ", "\n", "\t", "\r", "\u{c}"].randomElement(using: &random) ?? " "
    }
    return result
  }
}
