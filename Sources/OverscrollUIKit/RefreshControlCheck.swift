#if canImport(UIKit)
import UIKit

/// Warns of a second control that pulls at the same edge.
@MainActor
enum RefreshControlCheck {
  /// Says once for a scroll view that it has Apple's control too; leaves that alone.
  static func warn(about scrollView: UIScrollView) {
    guard scrollView.refreshControl != nil else { return }
    NSLog("Overscroll: this scroll view has a UIRefreshControl too; one pull will start both.")
  }
}
#endif
