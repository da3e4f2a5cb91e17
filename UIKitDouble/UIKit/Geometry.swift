// https://developer.apple.com/documentation/coregraphics/cgaffinetransform

public struct CGAffineTransform: Equatable, Sendable {
  public var a: CGFloat
  public var b: CGFloat
  public var c: CGFloat
  public var d: CGFloat
  public var tx: CGFloat
  public var ty: CGFloat

  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init() { self = .identity }

  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  {
    self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty)
  }

  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }

  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }

  public init(rotationAngle angle: CGFloat) {
    let (sine, cosine) = (sin(angle), cos(angle))
    self.init(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  /// This transform first, then the other.
  public func concatenating(_ t: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(
      a: a * t.a + b * t.c,
      b: a * t.b + b * t.d,
      c: c * t.a + d * t.c,
      d: c * t.b + d * t.d,
      tx: tx * t.a + ty * t.c + t.tx,
      ty: tx * t.b + ty * t.d + t.ty
    )
  }

  public func inverted() -> CGAffineTransform {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return CGAffineTransform(
      a: d / determinant,
      b: -b / determinant,
      c: -c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
  }
}

extension CGPoint {
  public func applying(_ t: CGAffineTransform) -> CGPoint {
    CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
  }
}

extension CGRect {
  public func applying(_ t: CGAffineTransform) -> CGRect {
    let corners = [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
      CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
    ].map { $0.applying(t) }
    return CGRect(enclosing: corners)
  }

  /// The smallest rectangle around points; null without any.
  init(enclosing points: [CGPoint]) {
    guard let first = points.first else {
      self = .null
      return
    }
    var (low, high) = (first, first)
    for point in points {
      low = CGPoint(x: min(low.x, point.x), y: min(low.y, point.y))
      high = CGPoint(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    self.init(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

// https://developer.apple.com/documentation/uikit/uiedgeinsets

public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat
  public var left: CGFloat
  public var bottom: CGFloat
  public var right: CGFloat

  public static let zero = UIEdgeInsets()

  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: a.top + b.top,
      left: a.left + b.left,
      bottom: a.bottom + b.bottom,
      right: a.right + b.right
    )
  }
}

extension CGRect {
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left,
      y: minY + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }
}

// https://developer.apple.com/documentation/coregraphics/cgpath

/// A path whose elements can be read back.
public class CGPath: Hashable {
  /// The double's own: one step of the path.
  public enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(control: CGPoint, CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case close
  }

  /// The double's own: all steps.
  public fileprivate(set) var elements: [Element]

  init(elements: [Element]) { self.elements = elements }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {
    for element in elements {
      var points = element.points
      points.withUnsafeMutableBufferPointer { buffer in
        let start = buffer.baseAddress ?? UnsafeMutablePointer(bitPattern: 8)
        guard let start else { return }
        var step = CGPathElement(type: element.type, points: start)
        withUnsafePointer(to: &step) { block($0) }
      }
    }
  }

  public static func == (a: CGPath, b: CGPath) -> Bool { a.elements == b.elements }

  public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
}

// https://developer.apple.com/documentation/coregraphics/cgmutablepath
public final class CGMutablePath: CGPath {
  public init() { super.init(elements: []) }

  override init(elements: [Element]) { super.init(elements: elements) }

  public func move(to point: CGPoint, transform t: CGAffineTransform = .identity) {
    elements.append(.move(point.applying(t)))
  }

  public func addLine(to point: CGPoint, transform t: CGAffineTransform = .identity) {
    elements.append(.line(point.applying(t)))
  }

  public func addQuadCurve(
    to end: CGPoint,
    control: CGPoint,
    transform t: CGAffineTransform = .identity
  ) {
    elements.append(.quadCurve(control: control.applying(t), end.applying(t)))
  }

  public func addCurve(
    to end: CGPoint,
    control1: CGPoint,
    control2: CGPoint,
    transform t: CGAffineTransform = .identity
  ) {
    elements.append(.curve(control1.applying(t), control2.applying(t), end.applying(t)))
  }

  public func closeSubpath() { elements.append(.close) }

  public func addEllipse(in rect: CGRect, transform t: CGAffineTransform = .identity) {
    // Four cubic curves; 0.5523 is the usual 4/3 (sqrt 2 - 1).
    let (rx, ry) = (rect.width / 2, rect.height / 2)
    let (kx, ky) = (rx * 0.5522847498, ry * 0.5522847498)
    let (x, y) = (rect.midX, rect.midY)
    func point(_ px: CGFloat, _ py: CGFloat) -> CGPoint { CGPoint(x: x + px, y: y + py) }
    move(to: point(rx, 0), transform: t)
    addCurve(to: point(0, ry), control1: point(rx, ky), control2: point(kx, ry), transform: t)
    addCurve(to: point(-rx, 0), control1: point(-kx, ry), control2: point(-rx, ky), transform: t)
    addCurve(to: point(0, -ry), control1: point(-rx, -ky), control2: point(-kx, -ry), transform: t)
    addCurve(to: point(rx, 0), control1: point(kx, -ry), control2: point(rx, -ky), transform: t)
    closeSubpath()
  }
}

// https://developer.apple.com/documentation/coregraphics/cgpathelement
public struct CGPathElement {
  public var type: CGPathElementType
  public var points: UnsafeMutablePointer<CGPoint>
}

// https://developer.apple.com/documentation/coregraphics/cgpathelementtype
public enum CGPathElementType: Int32, Sendable {
  case moveToPoint
  case addLineToPoint
  case addQuadCurveToPoint
  case addCurveToPoint
  case closeSubpath
}

extension CGPath.Element {
  var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let control, let end): [control, end]
    case .curve(let control1, let control2, let end): [control1, control2, end]
    case .close: []
    }
  }

  var type: CGPathElementType {
    switch self {
    case .move: .moveToPoint
    case .line: .addLineToPoint
    case .quadCurve: .addQuadCurveToPoint
    case .curve: .addCurveToPoint
    case .close: .closeSubpath
    }
  }
}

// https://developer.apple.com/documentation/uikit/uibezierpath

/// A Core Graphics path as an object.
open class UIBezierPath: NSObject {
  open var cgPath: CGPath

  public override init() {
    cgPath = CGMutablePath()
  }

  public convenience init(cgPath: CGPath) {
    self.init()
    self.cgPath = cgPath
  }

  public convenience init(ovalIn rect: CGRect) {
    self.init(cgPath: CGPath(ellipseIn: rect, transform: nil))
  }
}
