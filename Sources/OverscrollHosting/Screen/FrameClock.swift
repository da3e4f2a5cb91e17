package import Foundation

/// The time, frame and timer source of a list; tests replace it.
@MainActor
package protocol FrameClock: AnyObject {
  /// The present time, in seconds, monotonic.
  var now: Double { get }
  /// The date to show as that of the last update.
  var date: Date { get }
  /// Calls a closure with the frame's time before every frame, until stopped.
  func start(_ body: @escaping @MainActor (Double) -> Void)
  /// Stops the calls.
  func stop()
  /// Calls a closure at a time; replaces an earlier call, and with infinity cancels it.
  func wake(at time: Double, _ body: @escaping @MainActor (Double) -> Void)
}

extension PullControls {
  /// Makes the clock of a list that gets its first control; nil follows the screen.
  ///
  /// OverscrollTesting sets it.
  package static var makeClock: (() -> any FrameClock)?
}
