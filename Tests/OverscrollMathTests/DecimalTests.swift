import Foundation
import OverscrollMath
import OverscrollTestSupport
import Testing

@Suite struct DecimalScannerTests {
  /// The expected values are written in binary: the compiler does not round them.
  @Test(arguments: [
    ("0", 0x0p0), ("-0", -0x0p0), ("+0", 0x0p0), ("1", 1), ("007", 7), (".5", 0x1p-1),
    ("-.5", -0x1p-1), ("0.1", 0x1.999999999999ap-4), ("1e5", 0x1.86ap16), ("1E+5", 0x1.86ap16),
    ("25e-00002", 0x1p-2), ("9007199254740993", 0x1p53), ("9007199254740992.5", 0x1p53),
    ("18446744073709551616", 0x1p64), ("1e23", 0x1.52d02c7e14af6p76),
    ("1.7976931348623157e308", 0x1.fffffffffffffp1023), ("5e-324", 0x1p-1074),
    ("2.2250738585072014e-308", 0x1p-1022), ("2.4703282292062327e-324", 0),
    ("2.4703282292062328e-324", 0x1p-1074),
  ])
  func hardTextsAreRoundedCorrectly(text: String, number: Double) {
    var scanner = DecimalScanner(Array(text.utf8))
    #expect(scanner.scan()?.bitPattern == number.bitPattern)
    #expect(scanner.isAtEnd)
  }

  @Test func longTextsAreRoundedCorrectly() {
    let zeros = String(repeating: "0", count: 1000)
    for (text, number) in [
      ("1\(zeros)e-1000", 1), ("0.\(zeros)1e1001", 1), ("1.\(zeros)1", 1),
      ("9007199254740993.\(zeros)", 0x1p53), ("9007199254740993.\(zeros)1", 0x1p53 + 2),
    ] {
      var scanner = DecimalScanner(Array(text.utf8))
      #expect(scanner.scan() == number)
      #expect(scanner.isAtEnd)
    }
  }

  @Test func numbersOutOfRangeAreInfiniteOrZero() {
    for (text, value) in [
      ("1e309", Double.infinity), ("-1e309", -.infinity), ("1.7976931348623159e308", .infinity),
      ("1e999999999999999999999", .infinity), ("1e-400", 0), ("1e-999999999999999999999", 0),
      ("0e999999999999999999999", 0),
    ] {
      var scanner = DecimalScanner(Array(text.utf8))
      #expect(scanner.scan() == value, "\(text)")
      #expect(scanner.isAtEnd)
    }
  }

  @Test(arguments: [
    ("1.5.5", [1.5, 0.5], ""), ("-1-1+1", [-1, -1, 1], ""), ("-.5-1e-3", [-0.5, -0.001], ""),
    ("1e", [1], "e"), ("1e+", [1], "e+"), ("1em", [1], "em"), ("1.", [1], "."),
    ("1.e5", [1], ".e5"), ("1..5", [1], "..5"), (".5.", [0.5], "."), ("12 3", [12], " 3"),
    ("0x10", [0], "x10"), ("1e5.5", [1e5, 0.5], ""), ("1\u{5}", [1], "\u{5}"), ("1E5", [1e5], ""),
    ("1\u{25}5", [1], "\u{25}5"),
  ])
  func aNumberEndsWhereItCannotGoOn(text: String, numbers: [Double], rest: String) {
    var scanner = DecimalScanner(Array(text.utf8))
    for number in numbers { #expect(scanner.scan() == number) }
    #expect(String(decoding: scanner.bytes[scanner.position...], as: UTF8.self) == rest)
  }

  @Test(arguments: ["", "e5", "-", "+", ".", "-.", "--1", "+-1", " 1", "inf", "nan", ".e1"])
  func whereNoNumberStartsNothingIsRead(text: String) {
    var scanner = DecimalScanner(Array(text.utf8))
    #expect(scanner.scan() == nil)
    #expect(scanner.position == 0)
  }

  @Test func theNextByteIsZeroAtTheEnd() {
    var scanner = DecimalScanner(Array("7".utf8))
    #expect(scanner.next == UInt8(ascii: "7"))
    #expect(!scanner.isAtEnd)
    scanner.position += 1
    #expect(scanner.next == 0)
    #expect(scanner.isAtEnd)
  }
}

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
