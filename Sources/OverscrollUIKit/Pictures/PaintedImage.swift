#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// One image of a picture, on a layer that serves every frame.
@MainActor
final class PaintedImage: PaintedLayer {
  let layer = CALayer()
  private var image: UIImage?
  private var size = CGSize.zero
  private var transform = CGAffineTransform.identity
  private var opacity: CGFloat = 1
  private var isHidden = false

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
    if place != self.transform {
      self.transform = place
      writing.begin()
      layer.setAffineTransform(place)
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

  func hide(_ writing: inout LayerWriting) {
    guard !isHidden else { return }
    isHidden = true
    writing.begin()
    layer.isHidden = true
  }
}
#endif
