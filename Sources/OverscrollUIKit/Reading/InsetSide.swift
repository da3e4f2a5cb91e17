#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// One of the four sides that an inset has.
///
/// Not a key path: those are made and followed at run time, for every change of the offset.
enum InsetSide {
  case top
  case left
  case bottom
  case right
}

extension UIEdgeInsets {
  /// The points at a side.
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
