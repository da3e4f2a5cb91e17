import OverscrollUIKit
import UIKit

/// What a user sees of the controls.
extension UIScrollView {
  /// The indicator at an edge, while it is visible.
  func indicator(_ edge: ScrollEdge = .top) -> UIView? {
    subviews.first { view in
      guard view is IndicatorView, !view.isHidden else { return false }
      return switch edge {
      case .top: view.frame.midY < 0
      case .bottom: view.frame.midY > contentSize.height
      case .leading: view.frame.midX < 0
      case .trailing: view.frame.midX > contentSize.width
      }
    }
  }

  func labels(_ edge: ScrollEdge = .top) -> [UILabel] {
    indicator(edge)?.subviews.compactMap { $0 as? UILabel }.filter { !$0.layer.isHidden } ?? []
  }

  func texts(_ edge: ScrollEdge = .top) -> [String] { labels(edge).map { $0.text ?? "" } }

  /// The layer of the image that is shown.
  func picture(_ edge: ScrollEdge = .top) -> CALayer? {
    indicator(edge)?.layer.sublayers?.first { $0.contents != nil && !$0.isHidden }
  }

  func image(_ edge: ScrollEdge = .top) -> CGImage? { picture(edge)?.contents as? CGImage }

  /// The drawn lines and areas.
  func shapes(_ edge: ScrollEdge = .top) -> [CAShapeLayer] {
    indicator(edge)?.layer.sublayers?.compactMap { $0 as? CAShapeLayer }
      .filter { !$0.isHidden } ?? []
  }
}

extension UIColor {
  /// A color that the specification gives as a number.
  convenience init(rgb: UInt32) {
    let part = { (shift: UInt32) in CGFloat(rgb >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }
}
