public import OverscrollGraphics
internal import OverscrollMath

/// A path with the length of each segment, measured once for drawing many parts of it.
///
/// For outlines drawn by the pull: the first 37 % in this frame, 38 % in the next.
///
/// ```swift
/// let icon = MeasuredPath(path)
/// list.beginPath()
/// icon.append(from: 0, to: progress, to: &list)
/// list.stroke(.accent, StrokeStyle(width: 2))
/// ```
public struct MeasuredPath: Sendable {
  let numbers: [Double]
  /// The path's length up to the end of each drawn segment, in points.
  private(set) var reached: [Double] = []

  /// The length of everything the path draws, closing lines included, in points.
  ///
  /// - Accuracy: as that of a path.
  public private(set) var length = 0.0

  /// Measures a path.
  ///
  /// - Parameter path: The path to measure.
  /// - Complexity: O(*n*) in the number of segments; allocates one number for each.
  @inline(never)  // saves 122 bytes of wasm
  public init(_ path: Path) {
    numbers = path.numbers
    var cursor = PathCursor(numbers)
    while cursor.advance() {
      length += cursor.length(accuracy: 0)
      reached.append(length)
    }
  }

  /// Writes the part between two fractions of the length to a display list or another path.
  ///
  /// Gaps between subpaths have no length. A closed subpath that is entirely in the part stays
  /// closed, so that its corner is joined. Lines remain lines; curves become cubic. A subpath
  /// without length, which round caps draw as a dot, is included if its position is in the part.
  /// Nothing is written if `from` is not less than `to`.
  ///
  /// - Parameters:
  ///   - from: The start of the part, as a fraction of the length; clamped to 0...1.
  ///   - to: The end of the part, as a fraction of the length; clamped to 0...1.
  ///   - sink: The path or list to append to.
  /// - Complexity: O(*n*) in the number of segments; allocates nothing itself.
  /// - Accuracy: ends within 1e-12 of the cut curve's length and 1e-9 of the whole length, along
  ///   the path.
  public func append(from: Double, to: Double, to sink: inout some PathSink) {
    guard from < to else { return }
    let lower = clamp(from, to: 0...1) * length
    let upper = clamp(to, to: 0...1) * length
    // Lengths are rounded sums: a part that ends at a segment's end must include its corner and
    // must not add a dot for the next segment.
    let slack = length * 1e-9
    var position = 0.0
    var subpathStart = 0.0
    var index = 0
    var isDrawing = false  // whether the sink is at the start of this segment
    var cursor = PathCursor(numbers)
    while cursor.advance() {
      if cursor.startsSubpath {
        subpathStart = position
        isDrawing = false
      }
      // The part as lengths from this segment's start.
      let size = reached[index] - position
      var low = lower - position
      var high = upper - position
      if low < slack { low = 0 }
      if high > size - slack { high = size }
      position = reached[index]
      index += 1
      // A segment that only touches the part is excluded. A segment without length is included,
      // unless the preceding one in its subpath is excluded: it may close the drawn part.
      let isDot = low == 0 && high == size && (isDrawing || cursor.startsSubpath)
      guard high - low > slack || isDot else { continue }
      let cubic = cursor.cubic
      let part = cubic.part(
        from: cubic.parameter(atLength: low, of: size),
        to: cubic.parameter(atLength: high, of: size)
      )
      if !isDrawing { sink.move(to: part.start) }
      isDrawing = true
      if cursor.kind == .curve {
        sink.cubic(part.first, part.second, to: part.end)
      } else if cursor.kind == .close && lower <= subpathStart + slack && upper >= position - slack
      {
        sink.close()
      } else {
        sink.line(to: part.end)
      }
    }
  }
}

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
