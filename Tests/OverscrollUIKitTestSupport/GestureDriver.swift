#if canImport(UIKit)
import UIKit

/// What a test of a host's logic does to a scroll view, on the double and on Apple's UIKit alike.
///
/// Ways are a finger's: down the screen is plus. Only the double has UIKit's physics under them; on
/// a Mac a driver plays the flags, offsets and callbacks that a host sees. The calls are
/// asynchronous because there real frames pass; the double's driver does them at once.
@MainActor
package protocol GestureDriver: AnyObject {
  var scrollView: UIScrollView { get }

  /// Puts the finger down.
  func down() async

  /// Moves the finger evenly, frame by frame.
  func drag(_ distance: CGFloat, over seconds: TimeInterval) async

  /// Lifts the finger.
  func up() async

  /// Takes the gesture away, as a call does.
  func cancel() async

  /// Lets time pass.
  func wait(_ seconds: TimeInterval) async

  /// Scrolls by a program, without a finger.
  func scroll(to offset: CGFloat, animated: Bool) async
}
#endif
