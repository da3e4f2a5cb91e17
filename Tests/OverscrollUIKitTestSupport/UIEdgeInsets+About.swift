#if canImport(UIKit)
import UIKit

extension CGFloat {
  /// Whether an inset has this many points, apart from the billionth that marks the control's share.
  public func isAbout(_ points: CGFloat) -> Bool { (self - points).magnitude < 1e-6 }
}

extension UIEdgeInsets {
  /// Whether insets have these points, apart from the billionth that marks the control's share.
  public func isAbout(_ other: UIEdgeInsets) -> Bool {
    top.isAbout(other.top) && left.isAbout(other.left)
      && bottom.isAbout(other.bottom) && right.isAbout(other.right)
  }
}
#endif
