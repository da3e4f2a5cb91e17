import Overscroll
import Testing

/// The display settings: "a value that is not above 0 counts as 1".
@Suite struct EnvironmentTests {
  @Test(arguments: [(0.0, 1.0), (-2, 1), (.nan, 1), (0.5, 0.5), (3, 3)])
  func aScaleIsAboveZero(_ scale: Double, _ expected: Double) {
    #expect(Environment(scale: scale).scale == expected)
  }

  @Test func whatIsNotSaidIsOnePixelToAPoint() {
    #expect(Environment().scale == 1)
  }
}
