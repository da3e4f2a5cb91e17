#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// Something painted on one layer that is reused for every frame.
@MainActor
protocol PaintedLayer: AnyObject {
  associatedtype Layer: CALayer

  var layer: Layer { get }

  init()

  func hide(_ writing: inout LayerWriting)
}

/// The layers of one kind, used by a picture in their order and reused by the next.
@MainActor
struct PaintedLayers<Painted: PaintedLayer> {
  private(set) var all: [Painted] = []
  private var usedCount = 0

  /// Begins a picture, with no layer in use.
  mutating func begin() {
    usedCount = 0
  }

  /// Returns the next layer; adds one to a view if there is none left.
  mutating func next(on view: UIView, _ writing: inout LayerWriting) -> Painted {
    if usedCount == all.count {
      let painted = Painted()
      all.append(painted)
      writing.begin()
      view.layer.addSublayer(painted.layer)
    }
    usedCount += 1
    return all[usedCount - 1]
  }

  /// Hides the layers that the picture does not use.
  func hideUnused(_ writing: inout LayerWriting) {
    for painted in all[usedCount...] { painted.hide(&writing) }
  }

  /// Removes all layers.
  mutating func clear() {
    for painted in all { painted.layer.removeFromSuperlayer() }
    self = PaintedLayers()
  }
}

/// One image of a picture, on a layer that is reused for every frame.
///
/// A template image is a mask over its color.
@MainActor
final class PaintedImage: PaintedLayer {
  let layer = CALayer()
  private var image: UIImage?
  private var color: UIColor?
  private var size = CGSize.zero
  private var gravity = CALayerContentsGravity.resizeAspect
  private var state = LayerState()

  init() {
    layer.contentsGravity = gravity
    layer.anchorPoint = .zero
  }

  func show(
    _ image: UIImage,
    _ box: CGRect,
    _ gravity: CALayerContentsGravity,
    tint: UIColor,
    _ transform: CGAffineTransform,
    _ opacity: CGFloat,
    _ writing: inout LayerWriting
  ) {
    let color = image.renderingMode == .alwaysTemplate ? tint : nil
    let isSame = image === self.image && color === self.color
    if !isSame || box.size != size || gravity != self.gravity {
      (self.image, self.color, size, self.gravity) = (image, color, box.size, gravity)
      writing.begin()
      layer.contentsGravity = gravity
      layer.bounds = CGRect(origin: .zero, size: size)
      layer.backgroundColor = color?.cgColor
      layer.mask = color == nil ? nil : CALayer()
      layer.contents = nil
      let shown = layer.mask ?? layer
      // Not the frame, which is undefined with a transform. A new mask has its anchor at its center.
      shown.anchorPoint = .zero
      shown.bounds = CGRect(origin: .zero, size: size)
      shown.contents = image.cgImage
      shown.contentsGravity = gravity
      shown.contentsScale = image.scale
    }
    let place = CGAffineTransform(translationX: box.minX, y: box.minY).concatenating(transform)
    state.show(layer, place, opacity, &writing)
  }

  func hide(_ writing: inout LayerWriting) {
    state.hide(layer, &writing)
  }
}

/// The values last written to a layer, so that only changes are written.
@MainActor
struct LayerState {
  private var transform = CGAffineTransform.identity
  private var opacity: CGFloat = 1
  private var isHidden = false

  mutating func show(
    _ layer: CALayer,
    _ transform: CGAffineTransform,
    _ opacity: CGFloat,
    _ writing: inout LayerWriting
  ) {
    if transform != self.transform {
      self.transform = transform
      writing.begin()
      layer.setAffineTransform(transform)
    }
    if opacity != self.opacity {
      self.opacity = opacity
      writing.begin()
      layer.opacity = Float(opacity)
    }
    guard isHidden else { return }
    isHidden = false
    writing.begin()
    layer.isHidden = false
  }

  mutating func hide(_ layer: CALayer, _ writing: inout LayerWriting) {
    guard !isHidden else { return }
    isHidden = true
    writing.begin()
    layer.isHidden = true
  }
}

/// A transaction without animations, which begins only when there is something to write.
@MainActor
struct LayerWriting {
  private var isOpen = false

  /// Begins the transaction, unless it has begun.
  mutating func begin() {
    guard !isOpen else { return }
    isOpen = true
    CATransaction.begin()
    CATransaction.setDisableActions(true)
  }

  /// Commits the transaction if it has begun.
  mutating func end() {
    guard isOpen else { return }
    isOpen = false
    CATransaction.commit()
  }
}
#endif
