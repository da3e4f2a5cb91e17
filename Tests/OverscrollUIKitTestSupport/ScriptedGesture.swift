#if canImport(UIKit) && !OVERSCROLL_UIKIT_DOUBLE
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// The driver on Apple's UIKit, which does not allow a program to create a touch.
///
/// It sets what a host observes of a gesture on its own scroll view: the flags, the pan's states,
/// the offsets under the rubber band. The bounce after a release is computed by UIKit and not
/// simulated; the content moves directly to its resting position. So it tests a host's logic, not
/// motion.
@MainActor
package final class ScriptedGesture: GestureDriver {
  package let scrollView: UIScrollView
  private let view: ScriptedScrollView

  package init(size: CGSize = CGSize(width: 390, height: 800), contentHeight: CGFloat = 2000) {
    view = ScriptedScrollView(frame: CGRect(origin: .zero, size: size))
    view.contentInsetAdjustmentBehavior = .never
    view.contentSize = CGSize(width: size.width, height: contentHeight)
    scrollView = view
  }

  package func down() { view.scriptedTracking = true }

  package func drag(_ distance: CGFloat, over seconds: TimeInterval) async {
    let frames = max(1, Int((seconds * 60).rounded()))
    for _ in 0..<frames {
      if !view.scriptedDragging {
        view.scriptedDragging = true
        view.scriptedPan.state = .began
      }
      view.scriptedPan.state = .changed
      move(by: distance / CGFloat(frames))
      await wait(1 / 60)
    }
  }

  package func up() { finish(.ended) }

  package func cancel() { finish(.cancelled) }

  /// Real time: the frames that a host waits for come from the screen.
  package func wait(_ seconds: TimeInterval) async {
    try? await Task.sleep(nanoseconds: UInt64(seconds * 1e9))
  }

  package func scroll(to offset: CGFloat, animated: Bool) {
    view.setContentOffset(CGPoint(x: view.contentOffset.x, y: offset), animated: animated)
  }

  private func finish(_ state: UIGestureRecognizer.State) {
    view.scriptedPan.state = state
    view.scriptedDragging = false
    view.scriptedTracking = false
    let inset = view.adjustedContentInset
    let low = -inset.top
    let high = max(low, view.contentSize.height + inset.bottom - view.bounds.height)
    let rest = min(max(view.contentOffset.y, low), high)
    if rest != view.contentOffset.y { view.contentOffset.y = rest }
    view.scriptedPan.state = .possible
  }

  /// Moves the content by a touch's distance, with the rubber band past the top.
  private func move(by way: CGFloat) {
    let length = view.bounds.height
    let low = -view.adjustedContentInset.top
    var raw = view.contentOffset.y
    if raw < low { raw = low - length / 0.55 * (1 / (1 - (low - raw) / length) - 1) }
    raw -= way
    if raw < low { raw = low - (1 - 1 / ((low - raw) * 0.55 / length + 1)) * length }
    view.contentOffset.y = raw
  }
}

/// Runs a test of a host's logic on a scroll view in a window, with this system's driver.
@MainActor
package func withGestureDriver(
  contentHeight: CGFloat = 2000,
  _ body: @MainActor (any GestureDriver) async throws -> Void
) async rethrows {
  let driver = ScriptedGesture(contentHeight: contentHeight)
  let window = UIWindow(frame: driver.scrollView.frame)
  window.addSubview(driver.scrollView)
  window.isHidden = false
  try await body(driver)
  window.isHidden = true
}

/// A scroll view whose gesture flags a script sets.
private final class ScriptedScrollView: UIScrollView {
  let scriptedPan = ScriptedPan()
  var scriptedTracking = false
  var scriptedDragging = false

  override var panGestureRecognizer: UIPanGestureRecognizer { scriptedPan }
  override var isTracking: Bool { scriptedTracking }
  override var isDragging: Bool { scriptedDragging }
}

/// A pan whose states a script sets; the setter notifies observers.
private final class ScriptedPan: UIPanGestureRecognizer {
  private var scripted = UIGestureRecognizer.State.possible

  override var state: UIGestureRecognizer.State {
    get { scripted }
    set { scripted = newValue }
  }

  override var numberOfTouches: Int { scripted == .possible ? 0 : 1 }
}
#endif
