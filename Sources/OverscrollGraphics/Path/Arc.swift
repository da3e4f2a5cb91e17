internal import OverscrollMath

/// Part of an ellipse, approximated by cubic curves.
///
/// A point of the ellipse is `center + across * cos(angle) + down * sin(angle)`, where `across` and
/// `down` are its two half axes.
struct Arc {
  private let center: Point
  private let across: Point
  private let down: Point
  /// The cosine and sine of the end angle of the curves so far.
  private var place: Point
  /// The number of curves, each at most a quarter turn.
  private(set) var count = 0
  /// The cosine and sine of the angle of one curve.
  private var turn = Point(1, 0)
  /// The distance of a curve's control points from its ends, in half axes.
  private var reach = 0.0

  private init(center: Point, across: Point, down: Point, place: Point, sweep: Double) {
    self.center = center
    self.across = across
    self.down = down
    self.place = place
    // More than one turn would only repeat the outline.
    let sweep = clamp(sweep, to: -2 * .pi...2 * .pi)
    // Slightly more than a quarter turn counts as one, so that rounding adds no curve.
    while Double(count) * (.pi / 2) + 1e-9 < sweep.magnitude { count += 1 }
    guard count > 0 else { return }
    // One sine and cosine are enough for the whole arc: rotations are composed by products.
    let (sine, cosine) = sineCosine(sweep / Double(4 * count))
    reach = 4.0 / 3 * sine / cosine
    let half = Point(cosine * cosine - sine * sine, 2 * sine * cosine)
    turn = Point(half.x * half.x - half.y * half.y, 2 * half.x * half.y)
  }

  /// Makes part of a circle.
  init(center: Point, radius: Double, start: Double, sweep: Double) {
    let (sine, cosine) = sineCosine(start)
    self.init(
      center: center,
      across: Point(radius, 0),
      down: Point(0, radius),
      place: Point(cosine, sine),
      sweep: sweep
    )
  }

  /// Makes the arc between two points that SVG path data describes.
  ///
  /// Radii lose their sign and grow until the ellipse reaches both points. There are no curves if a
  /// radius is 0 or extremely large compared to the distance: a straight line then replaces the
  /// arc.
  ///
  /// - Parameters:
  ///   - from: Where the arc starts.
  ///   - end: Where it ends.
  ///   - radii: The two radii, in points.
  ///   - rotation: The angle of the first radius, in radians from the x axis.
  ///   - isLarge: Whether the arc is the one of half a turn or more.
  ///   - isClockwise: Whether angles increase along the arc: clockwise on screen.
  /// - SeeAlso: [SVG 2, sections B.2.4 and B.2.5](https://www.w3.org/TR/SVG2/implnote.html)
  init(
    from: Point,
    to end: Point,
    radii: Point,
    rotation: Double,
    isLarge: Bool,
    isClockwise: Bool
  ) {
    var rx = radii.x.magnitude
    var ry = radii.y.magnitude
    // Few arcs are rotated; skipping the rotation is faster for icons.
    let (sine, cosine) = rotation == 0 ? (0, 1) : sineCosine(rotation)
    // Half the vector from end to start, in the ellipse's frame and in units of its radii: there
    // the ellipse is a unit circle, and the sums of B.2.4 need no radii.
    let dx = (from.x - end.x) / 2
    let dy = (from.y - end.y) / 2
    var x = (cosine * dx + sine * dy) / rx
    var y = (cosine * dy - sine * dx) / ry
    let square = x * x + y * y
    // B.2.5, step 3: scale up radii that are too small to reach both points.
    let growth = max(1, square.squareRoot())
    // A radius of 0 gives infinity or NaN; a tiny one scales the other beyond the range of path
    // data.
    guard square > 0 && square < .infinity && max(rx, ry) * growth < 0x1p128 else {
      self.init(center: from, across: .zero, down: .zero, place: .zero, sweep: 0)
      return
    }
    rx *= growth
    ry *= growth
    x /= growth
    y /= growth
    // B.2.4, step 2: the offset of the center from the midpoint.
    let offset = square < 1 ? (1 / square - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1) : 0
    let u = offset * y
    let v = -offset * x
    let across = Point(rx * cosine, rx * sine)
    let down = Point(-ry * sine, ry * cosine)
    // Both ends relative to the circle's center, and the angle between them.
    let first = Point(x - u, y - v)
    let last = Point(-x - u, -y - v)
    var sweep = arcTangent(
      y: first.x * last.y - first.y * last.x,
      x: first.x * last.x + first.y * last.y
    )
    if isClockwise && sweep < 0 { sweep += 2 * .pi }
    if !isClockwise && sweep > 0 { sweep -= 2 * .pi }
    self.init(
      center: Point(
        (from.x + end.x) / 2 + across.x * u + down.x * v,
        (from.y + end.y) / 2 + across.y * u + down.y * v
      ),
      across: across,
      down: down,
      place: first,
      sweep: sweep
    )
  }

  /// The end point of the curves so far.
  var end: Point { point(place.x, place.y) }

  /// The next of the curves: its two control points and its end.
  ///
  /// The control points are on the tangents, `4/3 tan(angle / 4)` half axes from the ends, so that
  /// the curve also touches the ellipse at its midpoint.
  mutating func next() -> (first: Point, second: Point, end: Point) {
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
