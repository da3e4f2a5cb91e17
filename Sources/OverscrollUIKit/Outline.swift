#if canImport(UIKit)
import UIKit

/// The present path of a display list, in a form that can be compared before it becomes a path.
///
/// Points are kept in the coordinates in force when the path began. The rare path whose transform
/// changes on the way has its later points mapped back into those.
struct Outline: Equatable {
  enum Step: CGFloat {
    case move, line, quadratic, cubic, close
  }

  private var numbers: [CGFloat] = []
  private var base = CGAffineTransform.identity

  /// The transform from its coordinates to the view's.
  var transform: CGAffineTransform { base }

  static func == (a: Outline, b: Outline) -> Bool {
    a.numbers == b.numbers
  }

  mutating func begin() {
    numbers.removeAll(keepingCapacity: true)
  }

  mutating func add(_ step: Step, _ point: OverscrollGraphics.Point, _ transform: CGAffineTransform)
  {
    start(step, transform)
    add(point, transform)
  }

  mutating func add(
    _ step: Step,
    _ a: OverscrollGraphics.Point,
    _ b: OverscrollGraphics.Point,
    _ transform: CGAffineTransform
  ) {
    start(step, transform)
    add(a, transform)
    add(b, transform)
  }

  mutating func add(
    _ step: Step,
    _ a: OverscrollGraphics.Point,
    _ b: OverscrollGraphics.Point,
    _ c: OverscrollGraphics.Point,
    _ transform: CGAffineTransform
  ) {
    start(step, transform)
    add(a, transform)
    add(b, transform)
    add(c, transform)
  }

  mutating func close() {
    numbers.append(Step.close.rawValue)
  }

  private mutating func start(_ step: Step, _ transform: CGAffineTransform) {
    if numbers.isEmpty { base = transform }
    numbers.append(step.rawValue)
  }

  private mutating func add(_ point: OverscrollGraphics.Point, _ transform: CGAffineTransform) {
    var place = CGPoint(x: point.x, y: point.y)
    if transform != base { place = place.applying(transform).applying(base.inverted()) }
    numbers.append(place.x)
    numbers.append(place.y)
  }

  /// Takes over another outline's numbers, into the memory that is there already.
  mutating func copy(_ other: Outline) {
    numbers.removeAll(keepingCapacity: true)
    numbers.append(contentsOf: other.numbers)
    base = other.base
  }

  /// The same outline as a path of Core Graphics.
  func path() -> CGPath {
    let path = CGMutablePath()
    var at = 0
    func next() -> CGPoint {
      defer { at += 2 }
      return CGPoint(x: numbers[at], y: numbers[at + 1])
    }
    while at < numbers.count {
      guard let step = Step(rawValue: numbers[at]) else { return path }
      at += 1
      switch step {
      case .move: path.move(to: next())
      case .line: path.addLine(to: next())
      case .quadratic:
        let control = next()
        path.addQuadCurve(to: next(), control: control)
      case .cubic:
        let first = next()
        let second = next()
        path.addCurve(to: next(), control1: first, control2: second)
      case .close: path.closeSubpath()
      }
    }
    return path
  }
}
#endif
