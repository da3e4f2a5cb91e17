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

  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform?.pointee ?? .identity)
    self.init(elements: path.elements)
  }

  public var isEmpty: Bool { elements.isEmpty }

  /// The box around all points, control points included.
  public var boundingBox: CGRect { CGRect(enclosing: elements.flatMap(\.points)) }

  public var currentPoint: CGPoint {
    guard let last = elements.last else { return .zero }
    if let point = last.points.last { return point }
    for case .move(let start) in elements.reversed() { return start }
    return .zero
  }

  public func copy() -> CGPath? { CGPath(elements: elements) }

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

  public func addRect(_ rect: CGRect, transform t: CGAffineTransform = .identity) {
    move(to: CGPoint(x: rect.minX, y: rect.minY), transform: t)
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY), transform: t)
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY), transform: t)
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY), transform: t)
    closeSubpath()
  }

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

  func applying(_ t: CGAffineTransform) -> CGPath.Element {
    switch self {
    case .move(let point): .move(point.applying(t))
    case .line(let point): .line(point.applying(t))
    case .quadCurve(let control, let end): .quadCurve(control: control.applying(t), end.applying(t))
    case .curve(let first, let second, let end):
      .curve(first.applying(t), second.applying(t), end.applying(t))
    case .close: .close
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
