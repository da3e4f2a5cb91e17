#if GTK
import Foundation

/// The motion of a list after a finger that the scrolled window has lost to the engine.
///
/// A scrolled window goes on by itself only after a gesture of its own. This is the same motion: the
/// speed falls to a part of e^-4 in every second.
struct Fling {
  private let began: Double
  private let speed: Double
  private var passed = 0.0

  /// Rate of the exponential decay of the speed, per second.
  private static let friction = 4.0
  /// Speed at which the list stands, in points per second.
  private static let least = 20.0
  /// Duration over which the finger's speed is measured, in seconds.
  private static let window = 0.1

  /// Begins with the speed of a finger; nil if it was still.
  ///
  /// - Parameters:
  ///   - steps: The finger's latest distances, in points, with their times in seconds.
  ///   - time: The present time, in seconds.
  init?(after steps: [(time: Double, distance: Double)], at time: Double) {
    let recent = steps.filter { time - $0.time < Self.window }
    let speed = recent.reduce(0) { $0 + $1.distance } / Self.window
    guard recent.count > 1, abs(speed) > Self.least else { return nil }
    began = time
    self.speed = speed
  }

  /// The distance since the last step, in points; nil once the list stands.
  mutating func step(to time: Double) -> Double? {
    let left = exp(-Self.friction * (time - began))
    guard abs(speed) * left > Self.least else { return nil }
    let distance = speed / Self.friction * (1 - left)
    defer { passed = distance }
    return distance - passed
  }
}
#endif
