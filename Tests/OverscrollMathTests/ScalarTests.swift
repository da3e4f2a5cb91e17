import OverscrollMath
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
