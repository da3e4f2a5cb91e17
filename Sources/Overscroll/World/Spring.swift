internal import OverscrollMath

/// A critically damped spring as a closed form of time: no step size, no drift.
///
/// With w = 2 pi / response, the distance A from the target and the velocity v at t = 0, `x(t) =
/// target + (A + (v + w A) t) exp(-w t)`, the textbook solution of x'' + 2 w x' + w^2 x = 0. The
/// response is the period of the same spring without damping, as in UIKit's spring timing.
package struct Spring: Equatable, Sendable {
  /// The period of the undamped spring, in seconds, above 0.
  package let response: Double

  /// Makes a spring.
  ///
  /// - Parameter response: The period of the undamped spring, in seconds, above 0.
  package init(response: Double) {
    self.response = response
  }

  private var frequency: Double { 2 * Double.pi / response }

  /// The position relative to the target, and the velocity.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start, 0 or more.
  ///   - distance: Signed points from the target at the start.
  ///   - velocity: Points per second at the start; positive points increase the distance.
  /// - Returns: Signed points from the target, and points per second.
  package func sample(
    at time: Double,
    distance: Double,
    velocity: Double
  ) -> (distance: Double, velocity: Double) {
    let slope = velocity + frequency * distance
    let decay = exponential(-frequency * time)
    let moved = (distance + slope * time) * decay
    return (moved, slope * decay - frequency * moved)
  }

  /// When the spring passes its target; at most once, if the initial velocity points at it.
  ///
  /// - Parameters:
  ///   - distance: Signed points from the target at the start.
  ///   - velocity: Points per second at the start.
  /// - Returns: Seconds, or infinity if it never does.
  package func crossing(distance: Double, velocity: Double) -> Double {
    let time = -distance / (velocity + frequency * distance)
    return time >= 0 ? time : .infinity  // infinity for NaN as well
  }

  /// The time after which the spring stays within a distance of its target.
  ///
  /// Evaluates the bound `(|A| + |v + w A| t) exp(-w t)`, which decreases once t passes 1 / w, in
  /// steps of 1 / (2 w): at most one step late, at most 80 steps.
  ///
  /// - Parameters:
  ///   - tolerance: Points, above 0.
  ///   - distance: Signed points from the target at the start.
  ///   - velocity: Points per second at the start.
  /// - Returns: Seconds, 0 or more.
  package func duration(within tolerance: Double, distance: Double, velocity: Double) -> Double {
    let step = 0.5 / frequency
    let slope = abs(velocity + frequency * distance)
    let stepDecay = exponential(-0.5)
    var decay = 1.0
    var time = 0.0
    for index in 0..<80 {
      let isFalling = index >= 2 || slope == 0
      if isFalling, (abs(distance) + slope * time) * decay <= tolerance { break }
      time += step
      decay *= stepDecay
    }
    return time
  }
}
