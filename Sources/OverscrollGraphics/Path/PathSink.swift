internal import OverscrollMath

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

/// Part of an ellipse, approximated by cubic curves.
///
/// A point of the ellipse is `center + across * cos(angle) + down * sin(angle)`, where `across` and
/// `down` are its two half axes.
package struct Arc {
  private let center: Point
  private let across: Point
  private let down: Point
  /// The cosine and sine of the end angle of the curves so far.
  private var place: Point
  /// The number of curves, each at most a quarter turn.
  package private(set) var count = 0
  /// The cosine and sine of the angle of one curve.
  private var turn = Point(1, 0)
  /// The distance of a curve's control points from its ends, in half axes.
  private var reach = 0.0

  /// Makes part of an ellipse that begins at an angle, given by its cosine and sine.
  package init(
    center: Point,
    across: Point,
    down: Point,
    place: Point,
    count: Int = 0,
    turn: Point = Point(1, 0)
  ) {
    self.center = center
    self.across = across
    self.down = down
    self.place = place
    self.count = count
    self.turn = turn
    // 4/3 times the tangent of a quarter of the angle, by half-angle formulas.
    let half = turn.y / (1 + turn.x)
    reach = 4.0 / 3 * half / (1 + (1 + half * half).squareRoot())
  }

  /// Makes part of a circle.
  init(center: Point, radius: Double, start: Double, sweep: Double) {
    // More than one turn would only repeat the outline.
    let sweep = clamp(sweep, to: -2 * .pi...2 * .pi)
    var count = 0
    // Slightly more than a quarter turn counts as one, so that rounding adds no curve.
    while Double(count) * (.pi / 2) + 1e-9 < sweep.magnitude { count += 1 }
    let (sine, cosine) = sineCosine(start)
    let turn = sineCosine(count > 0 ? sweep / Double(count) : 0)
    self.init(
      center: center,
      across: Point(radius, 0),
      down: Point(0, radius),
      place: Point(cosine, sine),
      count: count,
      turn: Point(turn.cosine, turn.sine)
    )
  }

  /// The end point of the curves so far.
  var end: Point { point(place.x, place.y) }

  /// The next of the curves: its two control points and its end.
  ///
  /// The control points are on the tangents, `4/3 tan(angle / 4)` half axes from the ends, so that
  /// the curve also touches the ellipse at its midpoint.
  package mutating func next() -> (first: Point, second: Point, end: Point) {
    let from = place
    place = Point(from.x * turn.x - from.y * turn.y, from.x * turn.y + from.y * turn.x)
    return (
      point(from.x - reach * from.y, from.y + reach * from.x),
      point(place.x + reach * place.y, place.y - reach * place.x),
      end
    )
  }

  /// Converts a point from half axes.
  private func point(_ u: Double, _ v: Double) -> Point {
    Point(center.x + across.x * u + down.x * v, center.y + across.y * u + down.y * v)
  }
}
