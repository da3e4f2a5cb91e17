internal import Overscroll
internal import OverscrollGraphics
internal import OverscrollIndicators

// MRefresh's animations, for any figure.
extension DisplayList {
  /// Moves the origin to the center and applies MRefresh's blinking, shrinking and fading.
  ///
  /// A load-more that failed and waits for a tap gets a cross: MRefresh had none.
  ///
  /// - Parameter input: The state to draw.
  /// - Returns: The fraction of the figure to draw, with a restore to follow; nil if nothing is
  ///   visible.
  mutating func beginBlinking(_ input: IndicatorInput) -> Double? {
    guard !input.isWithoutRoom else { return nil }
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
    if case .finishing(.failed) = input.shown.phase, input.role == .loadMore, !input.trigger.isPull
    {
      cross(input)
    }
    guard share > 0, strength > 0, size > 0 else { return nil }
    save()
    transform(
      Transform(a: size, b: 0, c: 0, d: size, tx: input.width / 2, ty: input.height / 2)
    )
    opacity(strength)
    return share
  }

  /// Draws a cross nearly as large as the circle.
  private mutating func cross(_ input: IndicatorInput) {
    let (x, y) = (input.width / 2, input.height / 2)
    let arm = 0.4 * Swift.min(x, y)
    beginPath()
    for side in [-arm, arm] {
      move(to: Point(x - side, y - arm))
      line(to: Point(x + side, y + arm))
    }
    stroke(.failure, StrokeStyle(width: 2))
  }
}
