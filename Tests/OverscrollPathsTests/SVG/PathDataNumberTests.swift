import OverscrollGraphics
import OverscrollPaths
import OverscrollTestSupport
import Testing

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
