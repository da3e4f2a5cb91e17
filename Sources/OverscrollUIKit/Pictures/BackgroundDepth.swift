#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Keeps the background of a table or a collection beneath an indicator that lies behind the rows.
///
/// Where rows come among the subviews is not documented, so only its depth keeps such an indicator
/// beneath them all, and a background at the rows' own depth would cover it. That is behind everything
/// else of its list anyway and looks the same deeper down, where it stays as long as it is needed.
@MainActor
struct BackgroundDepth {
  /// The depth of what lies behind the rows; at the same one the subviews' order counts.
  static let behindRows: CGFloat = -1

  private weak var lowered: UIView?
  private var own: CGFloat = 0

  /// Lowers the present background, unless the app has it as deep already.
  mutating func lower(_ background: UIView?) {
    if background !== lowered { giveBack() }
    guard let background, background.layer.zPosition > Self.behindRows else { return }
    own = background.layer.zPosition
    lowered = background
    background.layer.zPosition = Self.behindRows
  }

  /// Puts it where the app had it, unless the app has moved it since.
  mutating func giveBack() {
    if let layer = lowered?.layer, layer.zPosition == Self.behindRows { layer.zPosition = own }
    lowered = nil
  }
}

extension UIScrollView {
  /// What a table or a collection keeps behind all of its cells.
  var background: UIView? {
    let view = (self as? UITableView)?.backgroundView ?? (self as? UICollectionView)?.backgroundView
    return view?.superview === self ? view : nil
  }
}
#endif
