#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// The time and frame source of a control; tests replace it.
@MainActor
protocol FrameClock: AnyObject {
  /// The present time, in seconds, monotonic.
  var now: Double { get }
  /// The date to show as that of the last update.
  var date: Date { get }
  /// Calls a closure with the frame's time before every frame, until stopped.
  func start(_ body: @escaping @MainActor (Double) -> Void)
  /// Stops the calls.
  func stop()
}
#endif
