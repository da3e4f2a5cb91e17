#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Warns about a second refresh control at the same edge.
@MainActor
struct RefreshControlCheck {
  private var hasWarned = false

  /// Logs once that a scroll view also has a UIRefreshControl, without changing it.
  ///
  /// Called when a control is added and when a gesture begins, because the app may add its own later.
  static func warn(about scrollView: UIScrollView) {
    guard scrollView.refreshControl != nil else { return }
    let attachments = Axis.allCases.compactMap { Attachment.find($0, in: scrollView) }
    guard !attachments.contains(where: { $0.isOwn(scrollView.refreshControl) }) else { return }
    guard !attachments.contains(where: \.refreshControlCheck.hasWarned) else { return }
    for attachment in attachments { attachment.refreshControlCheck.hasWarned = true }
    NSLog("Overscroll: this scroll view also has a UIRefreshControl; a pull starts both.")
  }
}
#endif
