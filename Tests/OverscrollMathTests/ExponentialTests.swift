import Foundation
import OverscrollMath
import OverscrollTestSupport
import Testing

@Suite struct ExponentialTests {
  @Test(arguments: [1e-9, 1e-3, 0.3, 1, 30, 700])
  func staysWithinItsBoundOfTheSystems(range: Double) {
    var random = SeededGenerator(seed: 1)
    var worst = 0.0
    for _ in 0..<TestExtent.current.part(of: 200_000) {
      let power = Double.random(in: -range...range, using: &random)
      let expected = exp(power)
      worst = max(worst, abs(exponential(power) - expected) / expected)
    }
    #expect(worst <= 3.4e-16)
  }

  @Test func staysWithinItsBoundWhereNumbersLoseDigits() {
    var random = SeededGenerator(seed: 2)
    var excess = -Double.infinity
    for _ in 0..<TestExtent.current.part(of: 50_000) {
      let power = Double.random(in: -746 ... -708, using: &random)
      let expected = exp(power)
      excess = max(excess, abs(exponential(power) - expected) - max(0x1p-1073, expected * 3.4e-16))
    }
    #expect(excess <= 0)
  }

  @Test func isExactAtZero() {
    #expect(exponential(0) == 1)
    #expect(exponential(-0.0) == 1)
  }

  @Test func endsAtTheRangeOfDoubles() {
    #expect(exponential(709.78).isFinite)
    #expect(exponential(709.79) == .infinity)
    #expect(exponential(-745.13) > 0)
    #expect(exponential(-745.14) == 0)
    #expect(exponential(1e300) == .infinity)
    #expect(exponential(-1e300) == 0)
    #expect(exponential(.infinity) == .infinity)
    #expect(exponential(-.infinity) == 0)
    #expect(exponential(.nan) == 0)
  }
}
