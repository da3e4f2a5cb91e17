/// The timing of a motion of the content.
public struct MotionTiming: Equatable, Sendable {
  /// The curve; nil for a spring.
  package internal(set) var curve: Curve?
  /// A curve's duration or a spring's response, in seconds.
  package var seconds: Double

  /// A critically damped spring that keeps the initial velocity.
  ///
  /// - Parameter response: Period of the undamped spring, in seconds; 0 moves immediately.
  /// - Returns: The timing.
  public static func spring(response: Double) -> MotionTiming {
    MotionTiming(curve: nil, seconds: response)
  }

  /// An easing curve that starts at rest.
  ///
  /// - Parameters:
  ///   - curve: The curve.
  ///   - seconds: Its duration; 0 moves immediately.
  /// - Returns: The timing; its seconds are NaN if a control point of the curve is not finite.
  public static func curve(_ curve: Curve, seconds: Double) -> MotionTiming {
    // So that validating a behavior also detects a curve that is not finite.
    MotionTiming(curve: curve, seconds: curve.isFinite ? seconds : .nan)
  }
}

/// An easing curve: a cubic Bézier from (0, 0) to (1, 1), as in CSS and Core Animation.
///
/// ```swift
/// Curve.easeInOut.value(at: 0.25)  // 0.1292
/// ```
public struct Curve: Equatable, Sendable {
  /// First control point's x, 0 to 1.
  package let x1: Double
  /// First control point's y.
  package let y1: Double
  /// Second control point's x, 0 to 1.
  package let x2: Double
  /// Second control point's y.
  package let y2: Double

  /// Straight: no easing.
  public static let linear = Curve(x1: 0, y1: 0, x2: 1, y2: 1)
  /// Slow at both ends: (.42, 0, .58, 1).
  public static let easeInOut = Curve(x1: 0.42, y1: 0, x2: 0.58, y2: 1)
  /// Core Animation's default: (.25, .1, .25, 1).
  public static let systemDefault = Curve(x1: 0.25, y1: 0.1, x2: 0.25, y2: 1)

  /// Makes a curve from its two control points.
  ///
  /// - Parameters:
  ///   - x1: First control point's x; clamped to 0...1, so that the curve is monotonic in time.
  ///   - y1: First control point's y.
  ///   - x2: Second control point's x; clamped to 0...1.
  ///   - y2: Second control point's y.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
  }

  /// The eased fraction of the distance at a fraction of the duration.
  ///
  /// - Parameter time: Fraction of the duration; below 0 counts as 0, above 1 as 1.
  /// - Returns: Fraction of the distance, 0 at 0 and 1 at 1, without a unit.
  /// - Complexity: 40 halvings.
  /// - Accuracy: within 2^-40 of the curve's parameter.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    var low = 0.0
    var high = 1.0
    for _ in 0..<40 {
      let middle = (low + high) / 2
      if coordinate(x1, x2, at: middle) < time { low = middle } else { high = middle }
    }
    return coordinate(y1, y2, at: (low + high) / 2)
  }

  /// The slope of the eased fraction at a fraction of the duration, by a central difference.
  package func slope(at time: Double) -> Double {
    let step = 1e-4
    return (value(at: time + step) - value(at: time - step)) / (2 * step)
  }

  var isFinite: Bool {
    x1.isFinite && y1.isFinite && x2.isFinite && y2.isFinite
  }

  private func coordinate(_ first: Double, _ second: Double, at u: Double) -> Double {
    let rest = 1 - u
    return 3 * rest * rest * u * first + 3 * rest * u * u * second + u * u * u
  }
}
