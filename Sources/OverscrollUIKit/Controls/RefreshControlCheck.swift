#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Warns of a second control that pulls at the same edge.
@MainActor
enum RefreshControlCheck {
  /// Says that a scroll view has Apple's control too; leaves that alone.
  ///
  /// Called when the first of our controls comes, so that it is said once.
  static func warn(about scrollView: UIScrollView) {
    guard scrollView.refreshControl != nil else { return }
    NSLog("Overscroll: this scroll view has a UIRefreshControl too; one pull will start both.")
  }
}
#endif
