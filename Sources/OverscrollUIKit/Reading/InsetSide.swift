#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// One of the four sides of an inset.
///
/// Not a key path, which would be slow to create and follow at every change of the offset.
enum InsetSide {
  case top
  case left
  case bottom
  case right
}

extension UIEdgeInsets {
  /// The inset at a side, in points.
  subscript(side: InsetSide) -> CGFloat {
    get {
      switch side {
      case .top: top
      case .left: left
      case .bottom: bottom
      case .right: right
      }
    }
    set {
      switch side {
      case .top: top = newValue
      case .left: left = newValue
      case .bottom: bottom = newValue
      case .right: right = newValue
      }
    }
  }
}
#endif
