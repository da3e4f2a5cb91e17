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
  private var state = LayerState()

  init() {
    layer.contentsGravity = .resizeAspect
    layer.anchorPoint = .zero
  }

  func show(
    _ image: UIImage,
    _ box: CGRect,
    tint: UIColor,
    _ transform: CGAffineTransform,
    _ opacity: CGFloat,
    _ writing: inout LayerWriting
  ) {
    let color = image.renderingMode == .alwaysTemplate ? tint : nil
    if image !== self.image || color !== self.color || box.size != size {
      (self.image, self.color, size) = (image, color, box.size)
      writing.begin()
      layer.bounds = CGRect(origin: .zero, size: size)
      layer.backgroundColor = color?.cgColor
      layer.mask = color == nil ? nil : CALayer()
      layer.contents = nil
      let shown = layer.mask ?? layer
      shown.frame = CGRect(origin: shown.frame.origin, size: size)
      shown.contents = image.cgImage
      shown.contentsGravity = layer.contentsGravity
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
