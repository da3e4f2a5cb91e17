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
