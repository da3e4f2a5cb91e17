internal import Overscroll
internal import OverscrollGraphics
internal import OverscrollIndicators

// MRefresh's animations, for any figure.
extension DisplayList {
  /// Moves the origin to the center and applies MRefresh's blinking, shrinking and fading.
  ///
  /// - Parameter input: The state to draw.
  /// - Returns: The fraction of the figure to draw, with a restore to follow; nil if nothing is
  ///   visible.
  mutating func beginBlinking(_ input: IndicatorInput) -> Double? {
    var share = input.pulledShare
    var size = 1.0
    var strength = 1.0
    switch input.phase {
    case .idle, .pulling:
      if input.isWaiting { share = 0 }
    case .armed:
      share = 1
    case .running:
      share = 1
      // A linear decrease and increase, starting from full.
      let turn = fraction(input.secondsInPhase / 1.6)
      strength = 0.3 + 0.7 * (2 * turn - 1).magnitude
    case .finishing:
      share = 1
      let gone = input.secondsInPhase / 0.1
      strength = gone < 0.5 ? 1 : 2 - 2 * gone
      if !input.environment.reduceMotion { size = 1 - gone }
    case .exhausted:
      share = 0
    }
    guard share > 0, strength > 0, size > 0, !input.isWithoutRoom else { return nil }
    save()
    transform(
      Transform(a: size, b: 0, c: 0, d: size, tx: input.width / 2, ty: input.height / 2)
    )
    opacity(strength)
    return share
  }
}
