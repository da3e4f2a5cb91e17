#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

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
#endif
