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

/// Fills what a pull shows beyond the content with a color, behind the indicator.
@MainActor
struct GapView {
  private var view: UIView?

  /// Shows a color in a rectangle of the indicator's superview, or (with nil) removes it.
  mutating func show(_ color: UIColor?, _ frame: CGRect?, behind indicator: UIView) {
    guard let color, let frame, let parent = indicator.superview else { return remove() }
    let shown = view ?? UIView()
    view = shown
    shown.isUserInteractionEnabled = false
    if shown.superview !== parent { parent.insertSubview(shown, belowSubview: indicator) }
    let depth = min(indicator.layer.zPosition, 0)
    if shown.layer.zPosition != depth { shown.layer.zPosition = depth }
    if shown.backgroundColor != color { shown.backgroundColor = color }
    if shown.frame != frame { shown.frame = frame }
    if shown.isHidden { shown.isHidden = false }
  }

  /// Hides the color until it is shown again.
  func hide() {
    view?.isHidden = true
  }

  mutating func remove() {
    view?.removeFromSuperview()
    view = nil
  }
}

/// Makes a list transparent while an indicator is behind it, in its superview.
@MainActor
struct ListColor {
  private var own: UIColor?

  /// Clears the background of a list, or restores the app's, unless the app has set another.
  mutating func update(_ list: UIScrollView, isSeenThrough: Bool) {
    if isSeenThrough, own == nil {
      own = list.backgroundColor
      if own != nil { list.backgroundColor = .clear }
    } else if !isSeenThrough, let own {
      if list.backgroundColor == .clear { list.backgroundColor = own }
      self.own = nil
    }
  }
}
#endif
