#if canImport(UIKit)
import UIKit

/// One fill or stroke of a picture, on a layer that serves every frame.
@MainActor
final class PaintedShape {
  let layer = CAShapeLayer()
  private var outline = Outline()
  private var hasPath = false
  private var color: UIColor?
  private var isFilled = false

  init() {
    layer.anchorPoint = .zero
  }

  /// Sets the color anew with the next picture: the palette has changed.
  func forget() {
    color = nil
  }

  func fill(
    _ outline: Outline,
    _ color: UIColor,
    _ transform: CGAffineTransform,
    opacity: CGFloat
  ) {
    show(outline, transform, opacity)
    guard color !== self.color || !isFilled else { return }
    self.color = color
    isFilled = true
    layer.fillColor = color.cgColor
    layer.strokeColor = nil
  }

  func stroke(
    _ outline: Outline,
    _ color: UIColor,
    _ style: StrokeStyle,
    _ transform: CGAffineTransform,
    opacity: CGFloat
  ) {
    show(outline, transform, opacity)
    let width = CGFloat(style.width) * (transform.scale / outline.transform.scale)
    if layer.lineWidth != width { layer.lineWidth = width }
    let cap = style.cap.onLayer
    if layer.lineCap != cap { layer.lineCap = cap }
    let join = style.join.onLayer
    if layer.lineJoin != join { layer.lineJoin = join }
    guard color !== self.color || isFilled else { return }
    self.color = color
    isFilled = false
    layer.fillColor = nil
    layer.strokeColor = color.cgColor
  }

  // The layer maps from the coordinates in which the path was made.
  private func show(_ outline: Outline, _ transform: CGAffineTransform, _ opacity: CGFloat) {
    if !hasPath || self.outline != outline {
      self.outline.copy(outline)
      hasPath = true
      layer.path = outline.path()
    }
    layer.setAffineTransform(outline.transform)
    if layer.opacity != Float(opacity) { layer.opacity = Float(opacity) }
    if layer.isHidden { layer.isHidden = false }
  }
}

extension CGAffineTransform {
  /// How much longer a line becomes, on average over all directions.
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
