#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

// How views are turned on the screen: many chats are lists upside down, by a scale of -1 or a rotation by 180 degrees.
extension UIView {
  /// What turns a subview upright on the screen: -1 for each axis that is turned.
  ///
  /// It has the transforms of this view and of its superviews; one that is turned by other angles counts as upright.
  var upright: CGAffineTransform {
    @inline(never)  // saves 300 bytes of an app
    get {
      let origin = convert(CGPoint.zero, to: nil)
      let right = convert(CGPoint(x: 1, y: 0), to: nil)
      let down = convert(CGPoint(x: 0, y: 1), to: nil)
      return CGAffineTransform(
        scaleX: origin.x - right.x > abs(right.y - origin.y) ? -1 : 1,
        y: origin.y - down.y > abs(down.x - origin.x) ? -1 : 1
      )
    }
  }

  /// Places a view in one that is turned, and turns it back.
  ///
  /// With a transform, a view's frame is undefined.
  package func place(_ target: CGRect, _ upright: CGAffineTransform) {
    if transform != upright { transform = upright }
    bounds.size = target.size
    center = CGPoint(x: target.midX, y: target.midY)
  }
}
#endif
