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
}
