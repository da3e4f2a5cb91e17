#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Keeps a page sheet from taking the pull at the top of a list, by a refresh control that is not seen.
///
/// A sheet leaves that pull to a list with a `UIRefreshControl`: CRRefresh 44, OverlayContainer 55. It refreshes
/// nothing: should it begin, it ends at once.
@MainActor
struct SheetPull {
  private var own: UIRefreshControl?

  /// Whether a refresh control is the one of this value.
  func isOwn(_ control: UIRefreshControl?) -> Bool { own != nil && own === control }

  /// Adds the refresh control, unless the app has one, or removes it.
  mutating func update(_ scrollView: UIScrollView, keeps: Bool) {
    guard keeps != (own != nil) else { return }
    if keeps {
      guard scrollView.refreshControl == nil else { return }
      let control = UIRefreshControl()
      control.tintColor = .clear
      control.accessibilityElementsHidden = true
      let end = UIAction { [weak control] _ in control?.endRefreshing() }
      control.addAction(end, for: .valueChanged)
      own = control
      scrollView.refreshControl = control
    } else {
      if isOwn(scrollView.refreshControl) { scrollView.refreshControl = nil }
      own = nil
    }
  }
}
#endif
