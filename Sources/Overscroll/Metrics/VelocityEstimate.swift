internal import OverscrollMath

/// The speed of a value that is sampled at uneven times, for keeping it when a finger lets go.
///
/// A first-order low-pass filter over the sample differences with a time constant of 25 ms, which
/// follows a finger within two frames and evens out the jitter of event times. After the last
/// sample the estimate fades with the same constant, so a finger that rests before it lifts throws
/// nothing. O(1), no storage of samples.
///
/// Stage: metrics.
package struct VelocityEstimate: Equatable, Sendable {
  private static let timeConstant = 0.025

  private var value = 0.0
  private var time = 0.0
  private var velocity = 0.0

  /// Starts at rest at 0.
  package init() {}

  /// Forgets the past and starts at rest.
  ///
  /// - Parameters:
  ///   - value: The present value, in points.
  ///   - time: The present time, in seconds.
  package mutating func restart(at value: Double, time: Double) {
    self.value = value
    self.time = time
    velocity = 0
  }

  /// Takes in one sample.
  ///
  /// Samples of the same instant move the value without a speed.
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

  /// The speed at a time at or after the last sample.
  ///
  /// - Parameter time: Seconds.
  /// - Returns: Points per second.
  package func velocity(at time: Double) -> Double {
    velocity * exponential(-max(0, time - self.time) / Self.timeConstant)
  }
}
