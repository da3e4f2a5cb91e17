/// Moves a scroll view without a touch: one closed form of time for each axis.
struct ScrollMotion {
  var x = AxisMotion.still
  var y = AxisMotion.still
  /// Whether this is the animation of `setContentOffset(_:animated:)`.
  var isAnimation = false

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
  var deceleration: Deceleration { slowsByCubeRoot ? .cubeRoot : .geometric(factor: 0.998) }
}

/// The resistance past an edge.
///
/// f(x) = (1 - 1 / (x * c / d + 1)) * d, measured by chpwn and published in the gist
/// dlindenkreuz; `d` is the view's length along the axis. The coefficients are recorded
/// (`UIKitDouble/README.md`).
struct RubberBand {
  let coefficient: CGFloat
  let length: CGFloat

  /// The visible distance of a pull past the edge, 0 or more.
  func visible(of pull: CGFloat) -> CGFloat {
    guard length > 0, pull > 0 else { return 0 }
    return (1 - 1 / (pull * coefficient / length + 1)) * length
  }

  /// The pull that shows a given overscroll: the inverse.
  func pull(showing overscroll: CGFloat) -> CGFloat {
    guard length > 0, overscroll > 0 else { return 0 }
    // The band never shows a whole length; beyond that the inverse is undefined.
    let share = min(overscroll / length, 0.999)
    return length / coefficient * (1 / (1 - share) - 1)
  }

  /// The offset at which a touch would have the content without a band.
  func unbanded(_ offset: CGFloat, _ range: ScrollRange) -> CGFloat {
    if offset < range.low { return range.low - pull(showing: range.low - offset) }
    if offset > range.high { return range.high + pull(showing: offset - range.high) }
    return offset
  }

  /// The offset that is shown for one without a band: the inverse.
  func banded(_ offset: CGFloat, _ range: ScrollRange) -> CGFloat {
    if offset < range.low { return range.low - visible(of: range.low - offset) }
    if offset > range.high { return range.high + visible(of: offset - range.high) }
    return offset
  }
}

/// How a speed falls after a touch: distances in points, speeds in points per second, both signed.
enum Deceleration {
  /// It is multiplied by a factor in each millisecond, and the distance is the sum over these.
  case geometric(factor: CGFloat)
  /// Its cube root falls evenly.
  case cubeRoot

  /// The speed at which a geometric deceleration stops.
  static let restSpeed: CGFloat = 10
  /// By how much a speed's cube root falls in a second.
  static let cubeRootFall: CGFloat = 15.874

  /// Seconds until it stops.
  func duration(_ velocity: CGFloat) -> TimeInterval {
    switch self {
    case .geometric(let factor):
      return max(0, log(abs(velocity) / Self.restSpeed) / Self.rate(factor))
    case .cubeRoot: return cbrt(abs(velocity)) / Self.cubeRootFall
    }
  }

  /// The distance after a time.
  func distance(_ velocity: CGFloat, at time: TimeInterval) -> CGFloat {
    let end = duration(velocity)
    guard end > 0 else { return 0 }
    let time = min(time, end)
    switch self {
    case .geometric(let factor):
      return velocity * Self.sum(factor) * (1 - exp(-Self.rate(factor) * time))
    case .cubeRoot: return velocity * end / 4 * (1 - pow(1 - time / end, 4))
    }
  }

  /// The speed after a time.
  func velocity(_ velocity: CGFloat, at time: TimeInterval) -> CGFloat {
    let end = duration(velocity)
    guard time < end else { return 0 }
    switch self {
    case .geometric(let factor): return velocity * exp(-Self.rate(factor) * time)
    case .cubeRoot: return velocity * pow(1 - time / end, 3)
    }
  }

  /// The distance at which it stops.
  func distance(_ velocity: CGFloat) -> CGFloat { distance(velocity, at: .infinity) }

  /// The distance that a delegate is told, which is the integral and not the sum.
  func announcedDistance(_ velocity: CGFloat) -> CGFloat {
    guard duration(velocity) > 0, case .geometric(let factor) = self else {
      return distance(velocity)
    }
    return distance(velocity) / Self.sum(factor) / Self.rate(factor)
  }

  /// The speed that stops after a distance.
  func velocity(toTravel distance: CGFloat) -> CGFloat {
    guard distance != 0 else { return 0 }
    switch self {
    case .geometric(let factor):
      return distance / Self.sum(factor) + (distance > 0 ? Self.restSpeed : -Self.restSpeed)
    case .cubeRoot:
      let speed = pow(4 * Self.cubeRootFall * abs(distance), 0.75)
      return distance > 0 ? speed : -speed
    }
  }

  /// The time after which it has travelled a distance; nil if it stops before.
  func time(toTravel distance: CGFloat, _ velocity: CGFloat) -> TimeInterval? {
    let whole = self.distance(velocity)
    guard whole != 0, distance / whole > 0, distance / whole <= 1 else { return nil }
    switch self {
    case .geometric(let factor):
      return -log(1 - distance / (velocity * Self.sum(factor))) / Self.rate(factor)
    case .cubeRoot: return duration(velocity) * (1 - pow(1 - distance / whole, 0.25))
    }
  }

  /// The factor's logarithm, per second.
  private static func rate(_ factor: CGFloat) -> CGFloat { -1000 * log(factor) }

  /// The distance for a speed of 1: the factor's powers, added.
  private static func sum(_ factor: CGFloat) -> CGFloat { factor / (1 - factor) / 1000 }
}

/// The two axes of a scroll view; all physics is written once, for one of them.
enum ScrollAxis {
  case horizontal
  case vertical

  static let both = [ScrollAxis.horizontal, .vertical]

  func of(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  func of(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  /// The insets before and after the content.
  func of(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    self == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  func set(_ value: CGFloat, in point: inout CGPoint) {
    if self == .vertical { point.y = value } else { point.x = value }
  }
}

/// The offsets without overscroll.
struct ScrollRange: Equatable {
  var low: CGFloat
  var high: CGFloat

  func clamp(_ value: CGFloat) -> CGFloat { min(max(value, low), high) }

  func contains(_ value: CGFloat) -> Bool { value >= low - 1e-6 && value <= high + 1e-6 }
}

extension UIScrollView {
  func range(_ axis: ScrollAxis) -> ScrollRange {
    let inset = axis.of(edgeInset)
    let low = -inset.start
    let high = axis.of(contentExtent) + inset.end - axis.of(layer.bounds.size)
    return ScrollRange(low: low, high: max(low, high))
  }

  var ranges: (x: ScrollRange, y: ScrollRange) { (range(.horizontal), range(.vertical)) }

  func clampToRange(_ point: CGPoint) -> CGPoint {
    CGPoint(x: range(.horizontal).clamp(point.x), y: range(.vertical).clamp(point.y))
  }

  /// Whether a touch can move the content along an axis.
  func canScroll(_ axis: ScrollAxis) -> Bool {
    guard isScrollEnabled else { return false }
    if bounces, axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal { return true }
    let view = axis.of(layer.bounds.size)
    let inset = axis.of(edgeInset)
    let insets = world.policy.insetsCountAsContent ? inset.start + inset.end : 0
    return axis.of(contentExtent) + insets > view
  }
}
