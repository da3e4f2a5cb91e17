/// A destination for an outline: a path that stores it, or a display list that paints it.
///
/// Lets the same code make an outline for both. Use it as `some PathSink`, never as a stored value.
/// An outline starts with a move.
public protocol PathSink {
  /// Starts a subpath.
  ///
  /// - Parameter point: Where it starts.
  mutating func move(to point: Point)

  /// Adds a straight line.
  ///
  /// - Parameter point: Where it ends.
  mutating func line(to point: Point)

  /// Adds a quadratic Bézier curve.
  ///
  /// - Parameters:
  ///   - control: The control point.
  ///   - end: Where it ends.
  mutating func quadratic(_ control: Point, to end: Point)

  /// Adds a cubic Bézier curve.
  ///
  /// - Parameters:
  ///   - first: The control point of the curve's start.
  ///   - second: The control point of the curve's end.
  ///   - end: Where it ends.
  mutating func cubic(_ first: Point, _ second: Point, to end: Point)

  /// Adds a straight line back to where the subpath started.
  mutating func close()
}

extension PathSink {
  /// Adds part of a circle as a separate subpath.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius, in points.
  ///   - start: The angle where the arc starts, in radians from the x axis, clockwise on screen.
  ///   - sweep: The angle of the arc, in radians; negative is counterclockwise. A full turn or more
  ///     ends where it started, without a corner, and is not closed.
  /// - Accuracy: within 0.028 % of the radius, from curves of at most a quarter turn each.
  public mutating func arc(center: Point, radius: Double, start: Double, sweep: Double) {
    var arc = Arc(center: center, radius: radius, start: start, sweep: sweep)
    let from = arc.end
    move(to: from)
    for index in 0..<arc.count {
      let (first, second, end) = arc.next()
      // Four quarters end exactly at the start, without a rounding error.
      cubic(first, second, to: index == 3 && sweep.magnitude >= 2 * .pi ? from : end)
    }
  }

  /// Continues a subpath with part of a circle, which begins where the subpath ends.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius, in points.
  ///   - start: The angle where the arc starts, in radians from the x axis, clockwise on screen.
  ///   - sweep: The angle of the arc, in radians; negative is counterclockwise.
  /// - Accuracy: within 0.028 % of the radius, from curves of at most a quarter turn each.
  package mutating func curve(
    around center: Point,
    radius: Double,
    from start: Double,
    by sweep: Double
  ) {
    var arc = Arc(center: center, radius: radius, start: start, sweep: sweep)
    for _ in 0..<arc.count {
      let (first, second, end) = arc.next()
      cubic(first, second, to: end)
    }
  }

  /// Adds a full circle as a closed subpath, clockwise from its rightmost point.
  ///
  /// - Parameters:
  ///   - center: The circle's center.
  ///   - radius: The circle's radius, in points.
  /// - Accuracy: within 0.028 % of the radius.
  public mutating func circle(center: Point, radius: Double) {
    arc(center: center, radius: radius, start: 0, sweep: 2 * .pi)
    close()
  }
}
