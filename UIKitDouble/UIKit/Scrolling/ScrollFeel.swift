/// How a scroll view answers to an input device; all numbers are recorded (`UIKitDouble/README.md`).
struct ScrollFeel {
  /// The rubber band's coefficient.
  let band: CGFloat
  /// Points from its edge at which a bounce that returns ends.
  let restDistance: CGFloat
  /// Whether the cube root of the speed falls evenly, instead of its logarithm.
  let slowsByCubeRoot: Bool

  static let touch = ScrollFeel(band: 0.55, restDistance: 0.5, slowsByCubeRoot: false)
  /// The pointer of Mac Catalyst.
  static let pointer = ScrollFeel(band: 0.0745, restDistance: 8.5, slowsByCubeRoot: true)

  /// How the content slows down inside its range.
  func deceleration(_ rate: UIScrollView.DecelerationRate) -> Deceleration {
    slowsByCubeRoot ? .cubeRoot : .geometric(factor: rate.rawValue)
  }
}
