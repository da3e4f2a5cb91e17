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
#endif
