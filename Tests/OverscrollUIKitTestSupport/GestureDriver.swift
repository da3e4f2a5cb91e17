#if canImport(UIKit)
import UIKit

/// What a test of a host's logic does to a scroll view, on the double and on Apple's UIKit alike.
///
/// Ways are a finger's: down the screen is plus. Only the double has UIKit's physics under them; on
/// a Mac a driver plays the flags, offsets and callbacks that a host sees.
@MainActor
package protocol GestureDriver: AnyObject {
  var scrollView: UIScrollView { get }

  /// Puts the finger down.
  func down()

  /// Moves the finger evenly, frame by frame.
  func drag(_ distance: CGFloat, over seconds: TimeInterval)

  /// Holds the finger still.
  func hold(_ seconds: TimeInterval)

  /// Lifts the finger.
  func up()

  /// Takes the gesture away, as a call does.
  func cancel()

  /// Lets time pass.
  func wait(_ seconds: TimeInterval)

  /// Lets time pass until nothing moves by itself.
  func settle()

  /// Scrolls by a program, without a finger.
  func scroll(to offset: CGFloat, animated: Bool)
}

extension GestureDriver {
  /// A whole pull: down, a way, up.
  package func pull(_ distance: CGFloat, over seconds: TimeInterval = 0.4) {
    down()
    drag(distance, over: seconds)
    up()
  }
}
#endif
