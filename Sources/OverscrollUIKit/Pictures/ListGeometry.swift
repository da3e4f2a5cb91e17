#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import OverscrollGraphics
import UIKit

// Converts a display list's geometry to Core Graphics types. The names are qualified because
// Foundation's MacTypes also declares a point and a rectangle.

extension CGPoint {
  init(_ point: OverscrollGraphics.Point) {
    self.init(x: CGFloat(point.x), y: CGFloat(point.y))
  }
}

extension OverscrollGraphics.Point {
  init(_ size: CGSize) {
    self.init(Double(size.width), Double(size.height))
  }
}

extension CGRect {
  init(_ box: OverscrollGraphics.Rect) {
    self.init(
      x: CGFloat(box.x),
      y: CGFloat(box.y),
      width: CGFloat(box.width),
      height: CGFloat(box.height)
    )
  }
}

extension CGAffineTransform {
  init(_ map: Transform) {
    self.init(
      a: CGFloat(map.a),
      b: CGFloat(map.b),
      c: CGFloat(map.c),
      d: CGFloat(map.d),
      tx: CGFloat(map.tx),
      ty: CGFloat(map.ty)
    )
  }
}
#endif
