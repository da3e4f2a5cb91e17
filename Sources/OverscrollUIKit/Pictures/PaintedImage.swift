#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// One image of a picture, on a layer that is reused for every frame.
@MainActor
final class PaintedImage: PaintedLayer {
  let layer = CALayer()
  private var image: UIImage?
  private var size = CGSize.zero
  private var state = LayerState()

  init() {
    layer.contentsGravity = .resizeAspect
    layer.anchorPoint = .zero
  }

  func show(
    _ image: UIImage,
    _ box: CGRect,
    _ transform: CGAffineTransform,
    _ opacity: CGFloat,
    _ writing: inout LayerWriting
  ) {
    if image !== self.image {
      self.image = image
      writing.begin()
      layer.contents = image.cgImage
      layer.contentsScale = image.scale
    }
    if box.size != size {
      size = box.size
      writing.begin()
      layer.bounds = CGRect(origin: .zero, size: size)
    }
    let place = CGAffineTransform(translationX: box.minX, y: box.minY).concatenating(transform)
    state.show(layer, place, opacity, &writing)
  }

  func hide(_ writing: inout LayerWriting) {
    state.hide(layer, &writing)
  }
}
#endif
