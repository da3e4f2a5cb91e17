#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
public import OverscrollGraphics
public import UIKit

// Outlines to and from UIKit, for apps that draw with both.
extension OverscrollGraphics.Path {
  /// Makes an outline from a Core Graphics path.
  ///
  /// - Parameter path: The path; elements that later systems add are left out.
  public init(_ path: CGPath) {
    var outline = OverscrollGraphics.Path()
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint: outline.move(to: OverscrollGraphics.Point(points[0]))
      case .addLineToPoint: outline.line(to: OverscrollGraphics.Point(points[0]))
      case .addQuadCurveToPoint:
        outline.quadratic(
          OverscrollGraphics.Point(points[0]),
          to: OverscrollGraphics.Point(points[1])
        )
      case .addCurveToPoint:
        outline.cubic(
          OverscrollGraphics.Point(points[0]),
          OverscrollGraphics.Point(points[1]),
          to: OverscrollGraphics.Point(points[2])
        )
      case .closeSubpath: outline.close()
      @unknown default: break
      }
    }
    self = outline
  }

  /// Makes an outline from a Bézier path; its line width and flatness are not part of it.
  ///
  /// - Parameter path: The path.
  public init(_ path: UIBezierPath) {
    self.init(path.cgPath)
  }

  /// The outline as a Core Graphics path.
  public var cgPath: CGPath {
    let path = CGMutablePath()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: CGPoint(point))
      case .line(let end): path.addLine(to: CGPoint(end))
      case .quadratic(let control, let end):
        path.addQuadCurve(to: CGPoint(end), control: CGPoint(control))
      case .cubic(let first, let second, let end):
        path.addCurve(to: CGPoint(end), control1: CGPoint(first), control2: CGPoint(second))
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}

extension UIBezierPath {
  /// Makes a Bézier path from an outline.
  ///
  /// - Parameter outline: The outline.
  public convenience init(_ outline: OverscrollGraphics.Path) {
    self.init(cgPath: outline.cgPath)
  }
}

extension OverscrollGraphics.Point {
  fileprivate init(_ point: CGPoint) {
    self.init(Double(point.x), Double(point.y))
  }
}

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
