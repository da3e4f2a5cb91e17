#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

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
#endif
