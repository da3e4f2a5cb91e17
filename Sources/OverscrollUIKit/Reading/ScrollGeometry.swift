#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// How an axis of a scroll view maps to the engine's one dimension, and back.
///
/// The engine counts from the content's start. That is the top, the left side, or, in a
/// right-to-left horizontal list, the right side: there the axis is mirrored.
struct ScrollGeometry {
  let axis: Axis
  /// Whether the axis counts from right to left.
  var isMirrored = false

  /// A size's length along the axis.
  func length(_ size: CGSize) -> Double {
    switch axis {
    case .vertical: Double(size.height)
    case .horizontal: Double(size.width)
    }
  }

  /// Where an edge's inset stands in UIKit's insets.
  func side(_ edge: Edge) -> InsetSide {
    switch (axis, edge) {
    case (.vertical, .start): .top
    case (.vertical, .end): .bottom
    case (.horizontal, .start): isMirrored ? .right : .left
    case (.horizontal, .end): isMirrored ? .left : .right
    }
  }

  /// The engine's offset of a scroll view with content of a length.
  @MainActor
  func offset(of scrollView: UIScrollView, extent: Double) -> Double {
    let offset = scrollView.contentOffset
    switch axis {
    case .vertical: return Double(offset.y)
    case .horizontal:
      let x = Double(offset.x)
      return isMirrored ? extent - x - Double(scrollView.bounds.size.width) : x
    }
  }

  /// UIKit's offset for one of the engine's; what is across the axis stays.
  @MainActor
  func contentOffset(_ offset: Double, in scrollView: UIScrollView, extent: Double) -> CGPoint {
    var point = scrollView.contentOffset
    switch axis {
    case .vertical: point.y = CGFloat(offset)
    case .horizontal:
      let mirrored = extent - offset - Double(scrollView.bounds.size.width)
      point.x = CGFloat(isMirrored ? mirrored : offset)
    }
    return point
  }

  /// The rectangle in the content's coordinates of a stretch along the axis.
  ///
  /// - Parameters:
  ///   - position: Where it begins, counted from the content's start.
  ///   - length: How long it is.
  ///   - scrollView: The scroll view, whose visible width or height it has across.
  ///   - extent: The content's length.
  /// - Returns: The rectangle.
  @MainActor
  func frame(
    at position: Double,
    length: Double,
    in scrollView: UIScrollView,
    extent: Double
  ) -> CGRect {
    let size = scrollView.bounds.size
    let offset = scrollView.contentOffset
    switch axis {
    case .vertical:
      return CGRect(x: Double(offset.x), y: position, width: Double(size.width), height: length)
    case .horizontal:
      let x = isMirrored ? extent - position - length : position
      return CGRect(x: x, y: Double(offset.y), width: length, height: Double(size.height))
    }
  }
}
#endif
