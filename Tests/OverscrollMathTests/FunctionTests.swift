import Foundation
import OverscrollMath
import OverscrollTestSupport
import Testing

@Suite struct ScalarTests {
  @Test func clampHoldsANumberBetweenItsBounds() {
    #expect(clamp(-1, to: 0...2) == 0)
    #expect(clamp(1.5, to: 0...2) == 1.5)
    #expect(clamp(3, to: 0...2) == 2)
    #expect(clamp(0, to: 0...0) == 0)
  }

  @Test func clampReturnsABoundForWhatIsNotFinite() {
    #expect(clamp(.infinity, to: -1...1) == 1)
    #expect(clamp(-.infinity, to: -1...1) == -1)
    #expect(clamp(.nan, to: -1...1) == -1)
  }

  @Test func interpolateGoesAlongAStraightLineAndBeyond() {
    #expect(interpolate(from: 10, to: 20, at: 0) == 10)
    #expect(interpolate(from: 10, to: 20, at: 0.25) == 12.5)
    #expect(interpolate(from: 10, to: 20, at: 1) == 20)
    #expect(interpolate(from: 10, to: 20, at: -1) == 0)
    #expect(interpolate(from: 10, to: 20, at: 2) == 30)
  }
}

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

@Suite struct TrigonometryTests {
  @Test(arguments: [1e-9, 0.8, 7, 1000, 1e6, 134_217_728])
  func sineAndCosineStayWithinTheirBoundOfTheSystems(range: Double) {
    var random = SeededGenerator(seed: 3)
    var worst = 0.0
    for _ in 0..<TestExtent.current.part(of: 200_000) {
      let angle = Double.random(in: -range...range, using: &random)
      let (sine, cosine) = sineCosine(angle)
      worst = max(worst, abs(sine - sin(angle)), abs(cosine - cos(angle)))
    }
    #expect(worst <= 1.7e-16)
  }

  /// Where one of the two nearly vanishes, an inaccurate reduction of the angle is visible first.
  @Test func anglesNearQuarterTurnsStayWithinTheBound() {
    var random = SeededGenerator(seed: 4)
    var worst = 0.0
    for _ in 0..<TestExtent.current.part(of: 200_000) {
      let quarters = Double(Int.random(in: -85_000_000...85_000_000, using: &random))
      let angle = quarters * (.pi / 2) + Double.random(in: -1e-8...1e-8, using: &random)
      let (sine, cosine) = sineCosine(angle)
      worst = max(worst, abs(sine - sin(angle)), abs(cosine - cos(angle)))
    }
    #expect(worst <= 1.7e-16)
  }

  @Test func zeroHasTheExactSineAndCosine() {
    for angle in [0.0, -0.0] {
      let (sine, cosine) = sineCosine(angle)
      #expect(sine == 0 && cosine == 1)
    }
  }

  @Test(arguments: [134_217_729, -134_217_729, 1e300, .infinity, -.infinity, .nan])
  func anglesBeyondTheRangeCountAsZero(angle: Double) {
    let (sine, cosine) = sineCosine(angle)
    #expect(sine == 0 && cosine == 1)
  }

  @Test func theRangeIncludesItsEnds() {
    for angle in [134_217_728.0, -134_217_728] {
      let (sine, cosine) = sineCosine(angle)
      #expect(abs(sine - sin(angle)) <= 1.7e-16)
      #expect(abs(cosine - cos(angle)) <= 1.7e-16)
    }
  }

  @Test(arguments: [1e-300, 1e-6, 1, 1e6, 1e300])
  func theAngleOfADirectionStaysWithinItsBoundOfTheSystems(scale: Double) {
    var random = SeededGenerator(seed: 5)
    var worst = 0.0
    for _ in 0..<TestExtent.current.part(of: 200_000) {
      let y = Double.random(in: -1...1, using: &random)
      let x = Double.random(in: -1...1, using: &random) * scale
      worst = max(worst, abs(arcTangent(y: y, x: x) - atan2(y, x)))
    }
    #expect(worst <= 7e-16)
  }

  @Test func directionsAlongTheAxesHaveTheSystemsAngles() {
    let directions = [
      (0.0, 1.0), (0, -1), (-0.0, -1), (-0.0, 1), (1, 0), (-1, 0), (1, 1), (-1, -1), (5, 1e-308),
      (1e-308, -5), (1e308, -1e308), (1e-308, -1e-308),
    ]
    for (y, x) in directions {
      #expect(abs(arcTangent(y: y, x: x) - atan2(y, x)) <= 7e-16, "y \(y), x \(x)")
    }
  }

  @Test func noDirectionHasTheAngleZero() {
    #expect(arcTangent(y: 0, x: 0) == 0)
    #expect(arcTangent(y: -0.0, x: -0.0) == 0)
  }
}
