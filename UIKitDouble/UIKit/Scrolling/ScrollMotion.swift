/// Moves a scroll view without a touch: one closed form of time for each axis.
struct ScrollMotion {
  var x = AxisMotion.still
  var y = AxisMotion.still
  /// Whether this is the animation of `setContentOffset(_:animated:)`.
  var isAnimation = false
  /// Whether that animation was started by a tap on the status bar.
  var isToTop = false

  var isActive: Bool { x.isActive || y.isActive }

  static func eased(from: CGPoint, to: CGPoint, now: TimeInterval) -> ScrollMotion {
    ScrollMotion(
      x: .eased(from: from.x, to: to.x, since: now),
      y: .eased(from: from.y, to: to.y, since: now),
      isAnimation: true
    )
  }

  /// Continues from another offset with the same speed.
  mutating func rebase(at point: CGPoint, now: TimeInterval) {
    x = x.rebased(at: point.x, now: now)
    y = y.rebased(at: point.y, now: now)
  }
}

enum AxisMotion {
  case still
  /// Slowing down inside the range: 0.998 per millisecond (`rate` is its logarithm per second).
  case decelerating(from: CGFloat, velocity: CGFloat, rate: CGFloat, since: TimeInterval)
  /// Critically damped towards an offset. The rate of 10 per second is a guess at Apple's.
  case springing(from: CGFloat, velocity: CGFloat, to: CGFloat, since: TimeInterval)
  case eased(from: CGFloat, to: CGFloat, since: TimeInterval)

  static let springRate: CGFloat = 10
  static let easeDuration: TimeInterval = 0.3

  var isActive: Bool {
    if case .still = self { return false }
    return true
  }

  func position(at now: TimeInterval) -> CGFloat {
    switch self {
    case .still: return 0
    case .decelerating(let from, let velocity, let rate, let since):
      return from + velocity / rate * (1 - exp(-rate * (now - since)))
    case .springing(let from, let velocity, let to, let since):
      let t = now - since
      let w = AxisMotion.springRate
      return to + (from - to + (velocity + w * (from - to)) * t) * exp(-w * t)
    case .eased(let from, let to, let since):
      let part = min(max((now - since) / AxisMotion.easeDuration, 0), 1)
      return from + (to - from) * part * part * (3 - 2 * part)
    }
  }

  func velocity(at now: TimeInterval) -> CGFloat {
    switch self {
    case .still, .eased: return 0
    case .decelerating(_, let velocity, let rate, let since):
      return velocity * exp(-rate * (now - since))
    case .springing(let from, let velocity, let to, let since):
      let t = now - since
      let w = AxisMotion.springRate
      return (velocity - w * t * (velocity + w * (from - to))) * exp(-w * t)
    }
  }

  /// The offset at which it would come to rest.
  var destination: CGFloat? {
    switch self {
    case .still: nil
    case .decelerating(let from, let velocity, let rate, _): from + velocity / rate
    case .springing(_, _, let to, _), .eased(_, let to, _): to
    }
  }

  /// Whether the rest of the motion is invisible.
  func isOver(at now: TimeInterval) -> Bool {
    switch self {
    case .still: true
    case .decelerating(_, _, let rate, _): abs(velocity(at: now)) / rate < 0.25
    case .springing(_, _, let to, _):
      abs(position(at: now) - to) < 0.1 && abs(velocity(at: now)) < 4
    case .eased(_, _, let since): now - since >= AxisMotion.easeDuration - 1e-9
    }
  }

  func rebased(at place: CGFloat, now: TimeInterval) -> AxisMotion {
    switch self {
    case .still: .still
    case .decelerating(_, _, let rate, _):
      .decelerating(from: place, velocity: velocity(at: now), rate: rate, since: now)
    case .springing(_, _, let to, _):
      .springing(from: place, velocity: velocity(at: now), to: to, since: now)
    case .eased(_, let to, _): .eased(from: place, to: to, since: now)
    }
  }
}
