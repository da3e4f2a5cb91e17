package import OverscrollGraphics
internal import OverscrollMath

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

/// A position on a path: the point and the tangent.
package struct PathPlace: Equatable, Sendable {
  /// The point, in points.
  package let point: Point

  /// The unit tangent, without a unit.
  ///
  /// At a corner it is the tangent of the segment that ends there; at a cusp that of the part that
  /// begins. For a path without length it is the x axis.
  package let tangent: Point
}

// In the same file because only positions need it.
extension MeasuredPath {
  /// Finds the point and the tangent at a distance along the path.
  ///
  /// Gaps between subpaths have no length: at the boundary of two subpaths the position is the end
  /// of the first.
  ///
  /// - Parameter distance: The distance along the path, in points; clamped to 0...``length``.
  /// - Returns: The position, or nil if the path draws nothing.
  /// - Complexity: O(*n*) in the number of segments; allocates nothing.
  /// - Accuracy: the point lies on the outline up to rounding, within 1e-12 of its curve's length
  ///   along it.
  package func place(atLength distance: Double) -> PathPlace? {
    let target = clamp(distance, to: 0...length)
    var cursor = PathCursor(numbers)
    var piece: Cubic?
    var start = 0.0
    var end = 0.0
    for next in reached {
      // A segment without length is used only if no segment with a length follows.
      guard start == end || target > end, cursor.advance() else { break }
      piece = cursor.cubic
      start = end
      end = next
    }
    guard let piece else { return nil }
    let t = piece.parameter(atLength: target - start, of: end - start)
    return PathPlace(point: piece.blossom(t, t, t), tangent: piece.tangent(at: t))
  }
}
