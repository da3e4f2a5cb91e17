#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Keeps a list's background view behind an indicator that is itself behind the rows.
///
/// The position of rows among the subviews is not documented, so only a lower `zPosition` keeps
/// such an indicator behind all of them. A background view with the rows' `zPosition` would cover
/// the indicator. The background is behind everything else in its list anyway and looks the same
/// with a lower one, which it keeps as long as necessary.
@MainActor
struct BackgroundDepth {
  /// The depth of views behind the rows; equal depths are drawn in the order of the subviews.
  static let behindRows: CGFloat = -1

  private weak var lowered: UIView?
  private var own: CGFloat = 0

  /// Lowers the present background, unless the app has already lowered it as far.
  mutating func lower(_ background: UIView?) {
    if background !== lowered { giveBack() }
    guard let background, background.layer.zPosition > Self.behindRows else { return }
    own = background.layer.zPosition
    lowered = background
    background.layer.zPosition = Self.behindRows
  }

  /// Restores the app's depth, unless the app has changed it since.
  mutating func giveBack() {
    if let layer = lowered?.layer, layer.zPosition == Self.behindRows { layer.zPosition = own }
    lowered = nil
  }
}

extension UIScrollView {
  /// The background view of a table or collection view, behind all of its cells.
  var background: UIView? {
    let view = (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
    return view?.superview === self ? view : nil
  }
}
#endif
