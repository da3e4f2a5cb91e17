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
