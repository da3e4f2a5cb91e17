// https://developer.apple.com/documentation/uikit/uitouch

@MainActor
open class UITouch: NSObject {
  let point: CGPoint

  /// A touch at a point of the root view.
  init(at point: CGPoint) { self.point = point }

  open func location(in view: UIView?) -> CGPoint {
    view.map { $0.convert(point, from: $0.root) } ?? point
  }
}

extension UIView {
  /// The double's own: a tap in the middle of this view, or of what covers it there.
  public func tap() {
    SimulatedInput(.touch, at: CGPoint(x: bounds.midX, y: bounds.midY), in: self).end()
  }
}
