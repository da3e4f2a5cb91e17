/// The two axes of a scroll view; all physics is written once, for one of them.
enum ScrollAxis {
  case horizontal
  case vertical

  static let both = [ScrollAxis.horizontal, .vertical]

  func of(_ point: CGPoint) -> CGFloat { self == .vertical ? point.y : point.x }

  func of(_ size: CGSize) -> CGFloat { self == .vertical ? size.height : size.width }

  /// The insets before and after the content.
  func of(_ insets: UIEdgeInsets) -> (start: CGFloat, end: CGFloat) {
    self == .vertical ? (insets.top, insets.bottom) : (insets.left, insets.right)
  }

  func set(_ value: CGFloat, in point: inout CGPoint) {
    if self == .vertical { point.y = value } else { point.x = value }
  }
}

/// The offsets without overscroll.
struct ScrollRange: Equatable {
  var low: CGFloat
  var high: CGFloat

  func clamp(_ value: CGFloat) -> CGFloat { min(max(value, low), high) }

  func contains(_ value: CGFloat) -> Bool { value >= low - 1e-6 && value <= high + 1e-6 }
}

extension UIScrollView {
  func range(_ axis: ScrollAxis) -> ScrollRange {
    let inset = axis.of(edgeInset)
    let low = -inset.start
    let high = axis.of(contentExtent) + inset.end - axis.of(layer.bounds.size)
    return ScrollRange(low: low, high: max(low, high))
  }

  var ranges: (x: ScrollRange, y: ScrollRange) { (range(.horizontal), range(.vertical)) }

  func clampToRange(_ point: CGPoint) -> CGPoint {
    CGPoint(x: range(.horizontal).clamp(point.x), y: range(.vertical).clamp(point.y))
  }

  /// Whether a touch can move the content along an axis.
  func canScroll(_ axis: ScrollAxis) -> Bool {
    guard isScrollEnabled else { return false }
    if bounces, axis == .vertical ? alwaysBounceVertical : alwaysBounceHorizontal { return true }
    let view = axis.of(layer.bounds.size)
    let inset = axis.of(edgeInset)
    let insets = world.policy.insetsCountAsContent ? inset.start + inset.end : 0
    return axis.of(contentExtent) + insets > view
  }
}
