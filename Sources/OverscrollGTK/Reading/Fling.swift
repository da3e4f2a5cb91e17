#if GTK
import Foundation

/// The motion of a list after a finger that the scrolled window has lost, or in place of its own.
///
/// A scrolled window goes on by itself only after a gesture of its own, and only from the place where that
/// has ended. This is the same motion: the speed falls to a part of e^-4 in every second.
struct Fling {
  private let began: Double
  private let speed: Double
  private var passed = 0.0

  /// Rate of the exponential decay of the speed, per second.
  private static let friction = 4.0
  /// Speed at which the list stands, in points per second.
  private static let least = 20.0
  /// Duration over which the finger's speed is measured, in seconds.
  private static let window = 0.15

  private init?(_ speed: Double, at time: Double) {
    guard abs(speed) > Self.least else { return nil }
    began = time
    self.speed = speed
  }

  /// Begins with the speed of a finger; nil if it was still.
  ///
  /// - Parameters:
  ///   - steps: The finger's latest distances, in points, with their times in seconds.
  ///   - end: When it was let go, by the same clock.
  ///   - time: The present time, in seconds.
  init?(after steps: [(time: Double, distance: Double)], letGoAt end: Double, at time: Double) {
    let recent = steps.filter { end - $0.time < Self.window }
    guard let first = recent.first, let last = recent.last, recent.count > 1 else { return nil }
    let distance = recent.dropFirst().reduce(0) { $0 + $1.distance }
    // As the scrolled window's gesture measures it, but for events that came as one.
    self.init(distance / max(last.time - first.time, 0.01), at: time)
  }

  /// Whether a motion of this kind has gone on until a time.
  static func isRecent(_ steps: [(time: Double, distance: Double)], at time: Double) -> Bool {
    steps.last.map { time - $0.time < window } ?? false
  }

  /// Whether a distance may be the next step of a motion of this kind, whose speed it does not exceed by half.
  static func follows(
    _ steps: [(time: Double, distance: Double)],
    _ next: (time: Double, distance: Double)
  ) -> Bool {
    guard let last = steps.last, let before = steps.dropLast().last, last.time > before.time else {
      return true
    }
    let most = abs(last.distance) / (last.time - before.time) * (next.time - last.time)
    return abs(next.distance) <= 1.5 * most + 2
  }

  /// Continues a motion of this kind; nil if the list stands still.
  ///
  /// - Parameters:
  ///   - steps: Its latest distances, in points, with the times of their frames in seconds.
  ///   - time: The time of the present frame, in seconds.
  init?(following steps: [(time: Double, distance: Double)], at time: Double) {
    guard Self.isRecent(steps, at: time) else { return nil }
    // Of a busy app the last frame alone may be as late as that.
    let recent = steps.suffix(max(2, steps.count { time - $0.time < Self.window }))
    guard let first = recent.first, let last = recent.last, last.time > first.time else {
      return nil
    }
    let distance = recent.dropFirst().reduce(0) { $0 + $1.distance }
    let speed = distance * Self.friction / (exp(Self.friction * (last.time - first.time)) - 1)
    self.init(speed, at: last.time)
  }

  /// The rest of the motion from a later time on; nil once the list stands.
  func rest(from time: Double) -> Fling? {
    Fling(speed * exp(-Self.friction * (time - began)), at: time)
  }

  /// The distance since the last step, in points; nil once the list stands.
  mutating func step(to time: Double) -> Double? {
    // An event is handled later than the time of its frame.
    let left = exp(-Self.friction * max(0, time - began))
    guard abs(speed) * left > Self.least else { return nil }
    let distance = speed / Self.friction * (1 - left)
    defer { passed = distance }
    return distance - passed
  }
}
#endif
