#if canImport(UIKit)
import UIKit

/// Gestures on a scroll view for tests of a host's logic, on the test double and on Apple's UIKit.
///
/// Distances are those of the touch: down the screen is positive. Only the double simulates UIKit's
/// physics; on a Mac a driver sets the flags, offsets and callbacks that a host observes. The calls
/// are asynchronous because real frames pass there; the double's driver completes immediately.
@MainActor
package protocol GestureDriver: AnyObject {
  var scrollView: UIScrollView { get }

  /// Begins a touch.
  func down() async

  /// Moves the touch at constant speed, frame by frame.
  func drag(_ distance: CGFloat, over seconds: TimeInterval) async

  /// Ends the touch.
  func up() async

  /// Cancels the gesture, as an incoming call does.
  func cancel() async

  /// Advances time.
  func wait(_ seconds: TimeInterval) async

  /// Scrolls programmatically.
  func scroll(to offset: CGFloat, animated: Bool) async
}
#endif
