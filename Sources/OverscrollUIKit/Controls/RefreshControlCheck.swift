#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Warns about a second refresh control at the same edge.
@MainActor
enum RefreshControlCheck {
  /// Logs that a scroll view also has a UIRefreshControl, without changing it.
  ///
  /// Called when the first control is added, so it logs once.
  static func warn(about scrollView: UIScrollView) {
    guard scrollView.refreshControl != nil else { return }
    NSLog("Overscroll: this scroll view also has a UIRefreshControl; a pull starts both.")
  }
}
#endif
