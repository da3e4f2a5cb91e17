#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Maps an axis of a scroll view to the engine's one dimension, and back.
///
/// The engine counts from the content's start. That is the top, the left side, or, in a
/// right-to-left horizontal list, the right side: there the axis is mirrored.
package struct ScrollGeometry {
  package let axis: Axis
  /// Whether the axis counts from right to left.
  package var isMirrored = false
  /// The content's length, in points.
  package var extent = 0.0

  /// The length of a size along the axis.
  func length(_ size: CGSize) -> Double {
    switch axis {
    case .vertical: Double(size.height)
    case .horizontal: Double(size.width)
    }
  }

  /// The side of UIKit's insets for an edge.
  func side(_ edge: Edge) -> InsetSide {
    switch (axis, edge) {
    case (.vertical, .start): .top
    case (.vertical, .end): .bottom
    case (.horizontal, .start): isMirrored ? .right : .left
    case (.horizontal, .end): isMirrored ? .left : .right
    }
  }

  /// The scroll view's offset in the engine's dimension.
  @MainActor
  func offset(of scrollView: UIScrollView) -> Double {
    let offset = scrollView.contentOffset
    switch axis {
    case .vertical: return Double(offset.y)
    case .horizontal:
      let x = Double(offset.x)
      return isMirrored ? extent - x - Double(scrollView.bounds.size.width) : x
    }
  }

  /// Converts an engine offset to UIKit's; keeps the other axis.
  @MainActor
  func contentOffset(_ offset: Double, in scrollView: UIScrollView) -> CGPoint {
    var point = scrollView.contentOffset
    switch axis {
    case .vertical: point.y = CGFloat(offset)
    case .horizontal:
      let mirrored = extent - offset - Double(scrollView.bounds.size.width)
      point.x = CGFloat(isMirrored ? mirrored : offset)
    }
    return point
  }

  /// The present scroll metrics.
  ///
  /// - Parameters:
  ///   - scrollView: The scroll view.
  ///   - includedAtStart: Our share of the start inset, in points.
  ///   - includedAtEnd: Our share of the end inset, in points.
  /// - Returns: The metrics, without our shares.
  @MainActor
  @inline(__always)  // saves 8 instructions of 194 a change inside the content, 17 of 730 in a pull
  func metrics(
    of scrollView: UIScrollView,
    _ includedAtStart: CGFloat,
    _ includedAtEnd: CGFloat
  ) -> ScrollMetrics {
    let adjusted = scrollView.adjustedContentInset
    return ScrollMetrics(
      offset: offset(of: scrollView),
      viewport: max(0, length(scrollView.bounds.size)),
      extent: extent,
      baseStart: Double(adjusted[side(.start)] - includedAtStart),
      baseEnd: Double(adjusted[side(.end)] - includedAtEnd)
    )
  }

  /// The offsets from one edge to the other, with all insets.
  @MainActor
  func range(of scrollView: UIScrollView) -> ClosedRange<Double> {
    let inset = scrollView.adjustedContentInset
    let first = -Double(inset[side(.start)])
    let end = Double(inset[side(.end)])
    return first...max(first, extent + end - length(scrollView.bounds.size))
  }

  /// The offset from one edge to the other that is nearest to an offset.
  @MainActor
  func inRange(_ offset: Double, of scrollView: UIScrollView) -> Double {
    let range = range(of: scrollView)
    return min(max(offset, range.lowerBound), range.upperBound)
  }

  /// The rectangle of a range along the axis, in the content's coordinates.
  ///
  /// - Parameters:
  ///   - position: Its beginning, from the content's start.
  ///   - length: Its length.
  ///   - scrollView: The scroll view, whose visible size sets the rectangle's other dimension.
  /// - Returns: The rectangle.
  @MainActor
  func frame(at position: Double, length: Double, in scrollView: UIScrollView) -> CGRect {
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
