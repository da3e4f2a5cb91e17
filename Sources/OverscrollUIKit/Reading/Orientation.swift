#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// How a view is turned on the screen: many chats are lists upside down, with a scale of -1 or a rotation by 180 degrees.
struct Orientation: Equatable {
  /// Whether what is on the left in the view is seen on the right.
  let isMirrored: Bool
  /// Whether the top of the view is seen at the bottom.
  let isUpsideDown: Bool

  static let upright = Orientation(isMirrored: false, isUpsideDown: false)

  /// Reads the transforms of a view and of its superviews; one that is turned by other angles counts as upright.
  @MainActor
  init(of view: UIView) {
    let origin = view.convert(CGPoint.zero, to: nil)
    let (right, down) = (
      view.convert(CGPoint(x: 1, y: 0), to: nil), view.convert(CGPoint(x: 0, y: 1), to: nil)
    )
    isMirrored = right.x < origin.x && abs(right.y - origin.y) < abs(right.x - origin.x)
    isUpsideDown = down.y < origin.y && abs(down.x - origin.x) < abs(down.y - origin.y)
  }

  private init(isMirrored: Bool, isUpsideDown: Bool) {
    (self.isMirrored, self.isUpsideDown) = (isMirrored, isUpsideDown)
  }

  /// What turns a subview back.
  var upright: CGAffineTransform {
    CGAffineTransform(scaleX: isMirrored ? -1 : 1, y: isUpsideDown ? -1 : 1)
  }
}

extension UIView {
  /// Places a view in one that is turned, and turns it back.
  ///
  /// With a transform, a view's frame is undefined.
  func place(_ target: CGRect, upright orientation: Orientation) {
    let upright = orientation.upright
    if transform != upright { transform = upright }
    if orientation == .upright {
      frame = target
    } else {
      bounds.size = target.size
      center = CGPoint(x: target.midX, y: target.midY)
    }
  }
}
#endif
