#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

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
#endif
