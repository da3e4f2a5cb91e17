internal import OverscrollGraphics

/// Iterates over the drawn segments of a path, each as a cubic curve, for measuring and splitting.
///
/// ```swift
/// var cursor = PathCursor(path.numbers)
/// while cursor.advance() { measure(cursor.cubic) }
/// ```
struct PathCursor {
  /// The kind of segment before the conversion to a curve.
  enum Kind {
    case line
    case curve
    case close
  }

  /// The present segment.
  private(set) var cubic = Cubic()
  private(set) var kind = Kind.line
  /// Whether a move precedes the present segment.
  private(set) var startsSubpath = false

  private let numbers: [Double]
  private var position = 0
  private var subpathStart = Point.zero

  /// Starts before the first segment of a path with these numbers.
  init(_ numbers: [Double]) {
    self.numbers = numbers
  }

  /// The length of the present segment at a given accuracy, in points.
  func length(accuracy: Double) -> Double {
    guard kind == .curve else { return cubic.start.distance(to: cubic.end) }
    return Hodograph(cubic).length(accuracy: accuracy)
  }

  /// Advances to the next drawn segment; returns false if there is none.
  @inline(never)  // saves 296 bytes of wasm
  mutating func advance() -> Bool {
    startsSubpath = false
    while position < numbers.count {
      let mark = number()
      cubic.start = cubic.end
      if mark == Path.moveMark {
        cubic.end = point()
        subpathStart = cubic.end
        startsSubpath = true
        continue
      }
      kind = mark == 1 ? .line : mark == Path.closeMark ? .close : .curve
      if mark > 1 { cubic.first = point() }
      if mark > 2 { cubic.second = point() }
      cubic.end = kind == .close ? subpathStart : point()
      if mark < 3 {
        // A straight line counts as a quadratic curve with its control point at the midpoint: it has
        // constant speed.
        let control = kind == .curve ? cubic.first : mix(cubic.start, cubic.end, 0.5)
        cubic = Cubic(start: cubic.start, control: control, end: cubic.end)
      }
      return true
    }
    return false
  }

  private mutating func point() -> Point {
    Point(number(), number())
  }

  @inline(never)  // saves 167 bytes of wasm
  private mutating func number() -> Double {
    position += 1
    return numbers[position - 1]
  }
}
