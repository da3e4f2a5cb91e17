#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// What paints on one layer, again with every frame.
@MainActor
protocol PaintedLayer: AnyObject {
  associatedtype Layer: CALayer

  var layer: Layer { get }

  init()

  func hide(_ writing: inout LayerWriting)
}

/// The layers of one kind, which a picture takes in their order and which stay for the next.
@MainActor
struct PaintedLayers<Painted: PaintedLayer> {
  private(set) var all: [Painted] = []
  private var usedCount = 0

  /// Begins a picture, which uses none yet.
  mutating func begin() {
    usedCount = 0
  }

  /// Takes the next one, which is made on a view when the picture has more than those before it.
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

  /// Hides those that the picture does not use.
  func hideUnused(_ writing: inout LayerWriting) {
    for painted in all[usedCount...] { painted.hide(&writing) }
  }

  /// Removes all of them.
  mutating func clear() {
    for painted in all { painted.layer.removeFromSuperlayer() }
    self = PaintedLayers()
  }
}
#endif
