#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Time and frames as a control needs them; whoever drives it drives the control.
@MainActor
protocol FrameClock: AnyObject {
  /// The present time, in seconds, on a clock that does not go back.
  var now: Double { get }
  /// The date shown as that of the last update.
  var date: Date { get }
  /// Calls a body before every frame until stopped; it is given the time of the frame.
  func start(_ body: @escaping @MainActor (Double) -> Void)
  /// Calls no more.
  func stop()
}
#endif
