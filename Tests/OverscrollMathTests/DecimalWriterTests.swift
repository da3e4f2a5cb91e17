import Foundation
import OverscrollMath
import OverscrollTestSupport
import Testing

@Suite struct DecimalWriterTests {
  private func written(_ value: Double, _ places: Int) -> String {
    var bytes = Array("<".utf8)
    DecimalWriter.append(value, places: places, to: &bytes)
    return String(decoding: bytes.dropFirst(), as: UTF8.self)
  }

  @Test(arguments: [
    (0.0, 3, "0"), (-0.0, 3, "0"), (1, 3, "1"), (-1, 3, "-1"), (1.5, 3, "1.5"),
    (0.125, 2, "0.12"), (0.375, 2, "0.38"), (-0.125, 2, "-0.12"), (0.0004, 3, "0"),
    (-0.0004, 3, "0"), (0.0006, 3, "0.001"), (-0.0006, 3, "-0.001"), (0.9996, 3, "1"),
    (9.9999, 3, "10"), (1.05, 3, "1.05"), (100, 1, "100"), (1e-9, 9, "0.000000001"),
    (123_456.789, 9, "123456.789"), (9_007_199_254_740_991, 3, "9007199254740991"),
    (1e16, 3, "10000000000000000"), (-3e20, 1, "-300000000000000000000"),
  ])
  func numbersAreRoundedAndTrimmed(value: Double, places: Int, text: String) {
    #expect(written(value, places) == text)
  }

  @Test func hugeNumbersKeepTheirFirstFifteenDigits() {
    let text = written(.greatestFiniteMagnitude, 3)
    #expect(text.count == 309)
    #expect(text.hasPrefix("179769313486231"))
  }

  @Test func whatIsNotFiniteIsNamed() {
    #expect(written(.nan, 3) == "nan")
    #expect(written(.infinity, 3) == "inf")
    #expect(written(-.infinity, 3) == "-inf")
  }

  /// The C library's formatting, without trailing zeros, is the independent source.
  @Test(arguments: [1, 3, 6, 9]) func randomNumbersAreWrittenAsTheSystemWritesThem(places: Int) {
    var random = SeededGenerator(seed: 9)
    var wrong: [Double] = []
    for range in [0.01, 1, 1000, 1e6] {
      for _ in 0..<5_000 {
        let value = Double.random(in: -range...range, using: &random)
        var expected = String(format: "%.\(places)f", value)
        while expected.hasSuffix("0") { expected.removeLast() }
        if expected.hasSuffix(".") { expected.removeLast() }
        if expected == "-0" { expected = "0" }
        if written(value, places) != expected { wrong.append(value) }
      }
    }
    #expect(wrong.first == nil)
  }

  private func shortest(_ value: Double) -> String {
    var bytes: [UInt8] = []
    DecimalWriter.appendShortest(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let shortestTexts: [(Double, String)] = [
    (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, ".5"), (-0.25, "-.25"), (10, "10"),
    (100, "100"), (1000, "1e3"), (12300, "12300"), (123_000, "123e3"), (0.001, ".001"),
    (0.0001, "1e-4"), (0.0012, ".0012"), (0.000_012, "12e-6"), (1.5, "1.5"), (1e22, "1e22"),
    (1e23, "1e23"), (0x1p-1074, "5e-324"), (0x1p-1073, "1e-323"), (0.1, ".1"), (0.3, ".3"),
    (0.1 + 0.2, ".30000000000000004"), (0x1p53, "9007199254740992"),
    (.greatestFiniteMagnitude, "17976931348623157e292"),
    (.leastNormalMagnitude, "22250738585072014e-324"),
    (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"),
  ]

  @Test(arguments: shortestTexts)
  func theShortestTextIsWritten(value: Double, text: String) {
    #expect(shortest(value) == text)
  }

  /// The standard library writes the fewest digits that round-trip; it provides the expected count.
  @Test func shortestTextsReadBackAndHaveTheFewestDigits() {
    func digits(_ text: String) -> Int {
      let mantissa = text.split(separator: "e")[0].filter { $0.isNumber }.drop { $0 == "0" }
      return mantissa.reversed().drop { $0 == "0" }.count
    }
    var random = SeededGenerator(seed: 3)
    var wrong: [Double] = []
    for round in 0..<3_000 {
      let bits = random.next()
      let number =
        round & 1 == 0 ? Double(bitPattern: bits) : Double(Int64(bitPattern: bits) >> 30) / 1000
      guard number.isFinite else { continue }
      let text = shortest(number)
      if Double(text) != number || digits(text) != digits("\(number)") { wrong.append(number) }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(5))")
  }
}
