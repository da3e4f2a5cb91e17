/// Goes through a path drawn piece by drawn piece, each as a cubic curve, to measure and cut.
///
/// ```swift
/// var cursor = PathCursor(path.numbers)
/// while cursor.advance() { measure(cursor.cubic) }
/// ```
struct PathCursor {
  /// What a piece was before it became a curve.
  enum Kind {
    case line
    case curve
    case close
  }

  /// The present piece.
  private(set) var cubic = Cubic()
  private(set) var kind = Kind.line
  /// Whether a move stands before the present piece.
  private(set) var startsSubpath = false

  private let numbers: [Double]
  private var position = 0
  private var subpathStart = Point.zero

  /// Starts before the first piece of a path with these numbers.
  init(_ numbers: [Double]) {
    self.numbers = numbers
  }

  /// How much the present piece draws, in points.
  var length: Double {
    kind == .curve ? cubic.length(to: 1) : cubic.start.distance(to: cubic.end)
  }

  /// Goes to the next drawn piece; false when there is none.
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
        // The curve's degree is raised, which changes none of its points. A straight line counts
        // as a quadratic curve with its control point in the middle: it has constant speed.
        let control = kind == .curve ? cubic.first : mix(cubic.start, cubic.end, 0.5)
        cubic.first = mix(cubic.start, control, 2.0 / 3)
        cubic.second = mix(cubic.end, control, 2.0 / 3)
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
