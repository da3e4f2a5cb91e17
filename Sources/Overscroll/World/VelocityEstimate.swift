internal import OverscrollMath

/// Estimates the velocity of a value sampled at uneven times, to keep it on release.
///
/// A first-order low-pass filter over the sample differences with a time constant of 25 ms, which
/// follows a finger within two frames and evens out the jitter of event times. After the last
/// sample the estimate decays with the same constant, so a finger that rests before it lifts gives
/// no fling. O(1), no storage of samples.
package struct VelocityEstimate: Equatable, Sendable {
  private static let timeConstant = 0.025

  private var value = 0.0
  private var time = 0.0
  private var velocity = 0.0

  /// Starts at rest at 0.
  package init() {}

  /// Resets to rest at a value.
  ///
  /// - Parameters:
  ///   - value: The present value, in points.
  ///   - time: The present time, in seconds.
  package mutating func restart(at value: Double, time: Double) {
    self.value = value
    self.time = time
    velocity = 0
  }

  /// Adds one sample.
  ///
  /// A sample at the time of the last one changes the value without affecting the velocity.
  ///
  /// - Parameters:
  ///   - value: The value, in points.
  ///   - time: Its time, in seconds, not before the last.
  package mutating func add(_ value: Double, time: Double) {
    let elapsed = time - self.time
    if elapsed > 0 {
      let kept = exponential(-elapsed / Self.timeConstant)
      velocity = kept * velocity + (1 - kept) * (value - self.value) / elapsed
      self.time = time
    }
    self.value = value
  }

  /// The velocity at a time at or after the last sample.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: Points per second.
  package func velocity(at time: Double) -> Double {
    velocity * exponential(-max(0, time - self.time) / Self.timeConstant)
  }
}
