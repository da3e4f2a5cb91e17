import OverscrollTrace
import Testing

@Suite struct WrittenNumberTests {
  @Test func aNumberIsMetFromHalfAUnitBelowToHalfAUnitAboveItsLastPlace() throws {
    // Text, and the two ends.
    let cases: [(String, Double, Double)] = [
      ("0.19", 0.185, 0.195),
      ("6.53", 6.525, 6.535),
      ("6.530", 6.5295, 6.5305),
      ("56", 55.5, 56.5),
      ("-6.53", -6.535, -6.525),
      ("+1", 0.5, 1.5),
      ("0", -0.5, 0.5),
      ("0.00", -0.005, 0.005),
      ("-0.0", -0.05, 0.05),
      ("10", 9.5, 10.5),
      ("1.0", 0.95, 1.05),
      ("1e3", 500, 1_500),
      ("1.5e3", 1_450, 1_550),
      ("15E-1", 1.45, 1.55),
      (".5", 0.45, 0.55),
      // Exponents at and beyond the ends of `Int`, where half a unit is 0.
      ("1e-9223372036854775808", 0, 0),
      ("1e-9223372036854775809", 0, 0),
      ("0.5e-99999999999999999999", 0, 0),
    ]
    for (text, low, high) in cases {
      let number = try #require(WrittenNumber(text))
      #expect(number.isMet(by: low) && number.isMet(by: high), "\(text)")
      let beyond = max((high - low) / 1_000, .leastNonzeroMagnitude)
      #expect(!number.isMet(by: low - beyond) && !number.isMet(by: high + beyond), "\(text)")
    }
  }

  @Test func aTieMeetsBothNumbersBesideIt() throws {
    for text in ["0.19", "0.20"] {
      #expect(try #require(WrittenNumber(text)).isMet(by: 0.195), "\(text)")
    }
  }

  @Test func twentyDigitsAreMetByTheirOwnBitsAlone() throws {
    // printf's %.20g, of glibc.
    let cases: [(String, Double)] = [
      ("0.10000000000000000555", 0.1),
      ("6.5325912513551633864", 6.532591251355163),
      ("4.9406564584124654418e-324", .leastNonzeroMagnitude),
      ("-1.7976931348623157081e+308", -.greatestFiniteMagnitude),
      ("0.33333333333333331483", 1 / 3),
    ]
    for (text, value) in cases {
      let number = try #require(WrittenNumber(text))
      #expect(number.isMet(by: value))
      #expect(!number.isMet(by: value.nextUp) && !number.isMet(by: value.nextDown), "\(text)")
    }
  }

  @Test func nothingMeetsANumberButNumbers() throws {
    let number = try #require(WrittenNumber("0"))
    #expect(!number.isMet(by: .nan) && !number.isMet(by: .infinity))
    #expect(number.isMet(by: -0.0))
  }

  @Test func whatIsNoFiniteNumberIsRefused() {
    for text in ["", "x", "1x", " 1", "1 ", "nan", "inf", "1e999", "-1e999", "1.", "--1", "0x10"] {
      #expect(WrittenNumber(text) == nil, "\(text)")
    }
  }

  @Test func numbersAreEqualWhenTheyAreWrittenAlike() {
    #expect(WrittenNumber("0.5") == WrittenNumber("0.5"))
    #expect(WrittenNumber("0.5") != WrittenNumber("0.50"))
  }
}
