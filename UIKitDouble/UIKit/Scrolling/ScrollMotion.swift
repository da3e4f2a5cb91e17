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
  case decelerating(from: CGFloat, velocity: CGFloat, law: Deceleration, since: TimeInterval)
  /// Critically damped towards an offset.
  case springing(from: CGFloat, velocity: CGFloat, to: CGFloat, since: TimeInterval)
  case eased(from: CGFloat, to: CGFloat, since: TimeInterval)

  /// A bounce's, recorded: the root of 120.
  static let springRate: CGFloat = 10.95
  static let easeDuration: TimeInterval = 0.3

  /// The return of content that is held past an edge: it starts with a speed, recorded.
  static func returning(
    from: CGFloat,
    to: CGFloat,
    since: TimeInterval
  ) -> AxisMotion {
    .springing(from: from, velocity: springRate * (to - from) * 2 / 3, to: to, since: since)
  }

  var isActive: Bool {
    if case .still = self { return false }
    return true
  }

  func position(at now: TimeInterval) -> CGFloat {
    switch self {
    case .still: return 0
    case .decelerating(let from, let velocity, let law, let since):
      return from + law.distance(velocity, at: now - since)
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
    case .decelerating(_, let velocity, let law, let since):
      return law.velocity(velocity, at: now - since)
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
    case .decelerating(let from, let velocity, let law, _): from + law.distance(velocity)
    case .springing(_, _, let to, _), .eased(_, let to, _): to
    }
  }

  /// Whether it ends in this frame.
  func isOver(at now: TimeInterval, _ feel: ScrollFeel) -> Bool {
    switch self {
    case .still: return true
    case .decelerating(_, let velocity, let law, let since):
      return now - since >= law.duration(velocity)
    case .springing(_, _, let to, _):
      let distance = position(at: now) - to
      return abs(distance) < feel.restDistance && velocity(at: now) * distance <= 0
    case .eased(_, _, let since): return now - since >= AxisMotion.easeDuration - 1e-9
    }
  }

  func rebased(at place: CGFloat, now: TimeInterval) -> AxisMotion {
    switch self {
    case .still: .still
    case .decelerating(_, _, let law, _):
      .decelerating(from: place, velocity: velocity(at: now), law: law, since: now)
    case .springing(_, _, let to, _):
      .springing(from: place, velocity: velocity(at: now), to: to, since: now)
    case .eased(_, let to, _): .eased(from: place, to: to, since: now)
    }
  }
}
