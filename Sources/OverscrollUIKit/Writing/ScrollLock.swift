#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Keeps the user from scrolling a scroll view, and then restores the app's setting.
///
/// While closed, `isScrollEnabled` is false, which also covers a tap on the status bar. A value that the
/// app sets meanwhile is stored, and applied afterwards.
@MainActor
final class ScrollLock {
  private weak var scrollView: UIScrollView?
  /// The app's value.
  private var isScrollEnabled: Bool
  private var observation: NSKeyValueObservation?
  private var isWriting = false

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    isScrollEnabled = scrollView.isScrollEnabled
  }

  /// Stops a gesture that is scrolling, and prevents others.
  func close() {
    write(false)
    observation = scrollView?.observe(\.isScrollEnabled) { [weak self] scrollView, _ in
      MainActor.assumeIsolated { self?.changed(scrollView) }
    }
  }

  /// Restores the app's value.
  func open() {
    observation = nil
    write(isScrollEnabled)
  }

  private func changed(_ scrollView: UIScrollView) {
    guard !isWriting else { return }
    isScrollEnabled = scrollView.isScrollEnabled
    write(false)
  }

  // A lock on the other axis would take an equal value for one of the app's.
  private func write(_ value: Bool) {
    guard let scrollView, scrollView.isScrollEnabled != value else { return }
    isWriting = true
    scrollView.isScrollEnabled = value
    isWriting = false
  }
}
#endif
