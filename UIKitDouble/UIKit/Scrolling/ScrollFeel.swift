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
