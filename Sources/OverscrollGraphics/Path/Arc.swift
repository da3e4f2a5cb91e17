internal import OverscrollMath

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
