/// An outline of straight lines and Bézier curves, in points with y downward.
///
/// Only geometry, without color and width. It is made segment by segment. OverscrollPaths makes it from SVG
/// path data, measures and trims it, and appends it to a display list.
///
/// ```swift
/// var path = Path()
/// path.move(to: Point(4, 12))
/// path.line(to: Point(10, 18))
/// path.line(to: Point(20, 6))
/// ```
///
/// Every drawn segment belongs to a subpath that starts with a move: after a close, or at the
/// beginning, a move to the start of the last subpath (at first the origin) is inserted.
public struct Path: PathSink, Equatable, Sendable {
  // Each segment is a mark and its coordinates, in one buffer, so that a path is one allocation and
  // the code for growing it exists once. The mark of a drawn segment is its degree.
  package private(set) var numbers: [Double] = []
  package static let moveMark = 0.0
  package static let closeMark = -1.0

  /// Where the next segment starts.
  package private(set) var end = Point.zero
  private var start = Point.zero
  package private(set) var isOpen = false

  /// Makes an empty path.
  public init() {}

  /// True when nothing was added, not even a move.
  package var isEmpty: Bool { numbers.isEmpty }

  /// Starts a subpath.
  ///
  /// - Parameter point: Where it starts.
  public mutating func move(to point: Point) {
    add(Path.moveMark, point, point, point)
  }

  /// Adds a straight line.
  ///
  /// - Parameter point: Where it ends.
  public mutating func line(to point: Point) {
    add(1, point, point, point)
  }

  /// Adds a quadratic Bézier curve.
  ///
  /// - Parameters:
  ///   - control: The control point.
  ///   - end: Where it ends.
  public mutating func quadratic(_ control: Point, to end: Point) {
    add(2, control, end, end)
  }

  /// Adds a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - first: The control point of the curve's start.
  ///   - second: The control point of the curve's end.
  ///   - end: Where it ends.
  public mutating func cubic(_ first: Point, _ second: Point, to end: Point) {
    add(3, first, second, end)
  }

  /// Adds a straight line back to where the subpath started; without a subpath it adds nothing.
  public mutating func close() {
    if isOpen { add(Path.closeMark, start, start, start) }
  }

  /// Adds a segment with the number of points that its mark requires; a close has none.
  package mutating func add(_ mark: Double, _ a: Point, _ b: Point, _ c: Point) {
    if mark != Path.moveMark && !isOpen { move(to: start) }
    numbers.append(mark)
    if mark >= 0 { add(a) }
    if mark > 1 { add(b) }
    if mark > 2 { add(c) }
    follow(mark, to: mark > 2 ? c : mark > 1 ? b : a)
  }

  private mutating func add(_ point: Point) {
    numbers.append(point.x)
    numbers.append(point.y)
  }

  /// Updates the current point for a segment, without storing its numbers.
  package mutating func follow(_ mark: Double, to point: Point) {
    if mark == Path.moveMark { start = point }
    isOpen = mark >= 0
    end = isOpen ? point : start
  }

  /// Reserves memory for a count of numbers.
  package mutating func reserve(_ count: Int) {
    numbers.reserveCapacity(count)
  }

  /// Appends the numbers of segments already accounted for.
  package mutating func append(_ pieces: UnsafeBufferPointer<Double>) {
    numbers.append(contentsOf: pieces)
  }
}

/// One segment of a path.
package enum PathElement: Equatable, Sendable {
  /// Starts a subpath.
  case move(Point)
  /// A straight line to a point.
  case line(Point)
  /// A quadratic Bézier curve: its control point, then its end.
  case quadratic(Point, Point)
  /// A cubic Bézier curve: its two control points, then its end.
  case cubic(Point, Point, Point)
  /// A straight line back to where the subpath started.
  case close
}

extension Path {
  /// The segments in order.
  package var elements: Elements { Elements(numbers: numbers) }

  /// Reads a path segment by segment.
  package struct Elements: Sequence, IteratorProtocol {
    let numbers: [Double]
    var position = 0

    /// Reads the next segment.
    ///
    /// - Returns: The segment, or nil at the end.
    @inline(__always)  // takes a third of the time off measuring
    package mutating func next() -> PathElement? {
      guard position < numbers.count else { return nil }
      let degree = numbers[position]
      defer { position += 1 }
      if degree == 3 { return .cubic(point(), point(), point()) }
      if degree == 1 { return .line(point()) }
      if degree == 2 { return .quadratic(point(), point()) }
      return degree == Path.moveMark ? .move(point()) : .close
    }

    private mutating func point() -> Point {
      position += 2
      return Point(numbers[position - 1], numbers[position])
    }
  }
}
