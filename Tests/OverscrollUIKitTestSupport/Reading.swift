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

/// What is seen of an indicator.
extension UIView {
  /// The lines and areas that are drawn.
  package var shapes: [CAShapeLayer] {
    layer.sublayers?.compactMap { $0 as? CAShapeLayer }.filter { !$0.isHidden } ?? []
  }

  package var labels: [UILabel] {
    subviews.compactMap { $0 as? UILabel }.filter { !$0.layer.isHidden }
  }

  /// The layer of the image.
  package var picture: CALayer? {
    layer.sublayers?.first { $0.contents != nil && !$0.isHidden }
  }
}

extension UIColor {
  /// A color in the form of a palette.
  package convenience init(rgb: UInt32) {
    let part = { (shift: UInt32) in CGFloat(rgb >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
#endif
