#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollGraphics
import UIKit

/// One fill or stroke of a picture, on a layer that is reused for every frame.
@MainActor
final class PaintedShape: PaintedLayer {
  let layer = CAShapeLayer()
  /// The numbers that the layer's path was made from.
  private var numbers: [Float] = []
  private var hasPath = false
  // Saves 420 instructions of 27,730 in a frame of the ring.
  @exclusivity(unchecked) private var state = LayerState()
  private var color: UIColor?
  private var isFilled = false
  private var width: CGFloat = 1
  private var cap = LineCap.butt
  private var join = LineJoin.miter

  init() {
    layer.anchorPoint = .zero
    layer.lineCap = cap.onLayer
    layer.lineJoin = join.onLayer
  }

  /// Sets the color again with the next picture, because the palette has changed.
  func forget() {
    color = nil
  }

  func fill(
    _ outline: Outline,
    _ list: [Float],
    _ color: UIColor,
    _ opacity: CGFloat,
    _ writing: inout LayerWriting
  ) {
    show(outline, list, opacity, &writing)
    guard color !== self.color || !isFilled else { return }
    self.color = color
    isFilled = true
    writing.begin()
    layer.fillColor = color.cgColor
    layer.strokeColor = nil
  }

  func stroke(
    _ outline: Outline,
    _ list: [Float],
    _ color: UIColor,
    _ style: StrokeStyle,
    _ transform: CGAffineTransform,
    _ opacity: CGFloat,
    _ writing: inout LayerWriting
  ) {
    show(outline, list, opacity, &writing)
    var width = CGFloat(style.width)
    if transform != outline.transform { width *= transform.scale / outline.transform.scale }
    if width != self.width {
      self.width = width
      writing.begin()
      layer.lineWidth = width
    }
    if style.cap != cap {
      cap = style.cap
      writing.begin()
      layer.lineCap = cap.onLayer
    }
    if style.join != join {
      join = style.join
      writing.begin()
      layer.lineJoin = join.onLayer
    }
    guard color !== self.color || isFilled else { return }
    self.color = color
    isFilled = false
    writing.begin()
    layer.fillColor = nil
    layer.strokeColor = color.cgColor
  }

  func hide(_ writing: inout LayerWriting) {
    state.hide(layer, &writing)
  }

  // The layer's transform maps from the coordinates of the path.
  private func show(
    _ outline: Outline,
    _ list: [Float],
    _ opacity: CGFloat,
    _ writing: inout LayerWriting
  ) {
    if !hasPath || outline.isBent || !numbers.isSame(as: list, in: outline.range) {
      numbers.removeAll(keepingCapacity: true)
      if !outline.isBent { numbers.append(contentsOf: list[outline.range]) }
      hasPath = !outline.isBent
      writing.begin()
      layer.path = outline.path(list)
    }
    state.show(layer, outline.transform, opacity, &writing)
  }
}

extension [Float] {
  /// Whether these are the numbers in a range of a list.
  fileprivate func isSame(as list: [Float], in range: Range<Int>) -> Bool {
    guard range.count == count else { return false }
    return withUnsafeBytes { own in
      list.withUnsafeBytes { list in
        guard let own = own.baseAddress, let list = list.baseAddress else { return true }
        let size = MemoryLayout<Float>.stride
        return memcmp(own, list + range.lowerBound * size, count * size) == 0
      }
    }
  }
}

extension CGAffineTransform {
  /// The scale of a line's length, averaged over all directions.
  fileprivate var scale: CGFloat { abs(a * d - b * c).squareRoot() }
}

extension LineCap {
  fileprivate var onLayer: CAShapeLayerLineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension LineJoin {
  fileprivate var onLayer: CAShapeLayerLineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
#endif
