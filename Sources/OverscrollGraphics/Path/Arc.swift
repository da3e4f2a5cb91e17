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

  private init(
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
    let chord = square.squareRoot()
    let growth = max(1, chord)
    // A radius of 0 gives infinity or NaN; a tiny one scales the other beyond the range of path
    // data.
    guard square > 0 && square < .infinity && max(rx, ry) * growth < 0x1p128 else {
      self.init(center: from, across: .zero, down: .zero, place: .zero)
      return
    }
    rx *= growth
    ry *= growth
    x /= growth
    y /= growth
    // B.2.4, step 2: the offset of the center from the midpoint.
    let offset = square < 1 ? (1 / square - 1).squareRoot() : 0
    let side = isLarge == isClockwise ? -offset : offset
    let u = side * y
    let v = -side * x
    let across = Point(rx * cosine, rx * sine)
    let down = Point(-ry * sine, ry * cosine)
    // Half of the angle: its sine is half the chord of the unit circle.
    let half = Point(offset * chord * (isLarge ? -1 : 1), min(chord, 1))
    let (count, turn) = Arc.split(half)
    self.init(
      center: Point(
        (from.x + end.x) / 2 + across.x * u + down.x * v,
        (from.y + end.y) / 2 + across.y * u + down.y * v
      ),
      across: across,
      down: down,
      place: Point(x - u, y - v),
      count: count,
      turn: Point(turn.x, isClockwise ? turn.y : -turn.y)
    )
  }

  /// The number of curves for an arc, and the angle of each.
  ///
  /// Angles are given by their cosine and sine, so that no angle has to be computed: it took half of
  /// the time of reading an arc. Slightly more than a quarter turn counts as one, so that rounding
  /// adds no curve.
  ///
  /// - Parameter half: Half of the arc's angle, from 0 to half a turn.
  /// - Returns: The number, and the angle from one to the next.
  private static func split(_ half: Point) -> (count: Int, turn: Point) {
    let (cosine, sine) = (half.x, half.y)
    if cosine > -1e-9 {
      if sine > cosine + 1e-9 { return (2, half) }
      return (1, Point(1 - 2 * sine * sine, 2 * sine * cosine))
    }
    if -cosine > sine + 1e-9 {
      let y = ((1 - cosine) / 2).squareRoot()
      return (4, Point(sine / (2 * y), y))
    }
    // A third of twice the angle, by Newton's method: sin(3a) = 3 sin(a) - 4 sin(a)^3, and a sine of
    // 0.86 to 1.
    let target = 2 * sine * cosine
    var y = 0.866 - 0.134 * target
    for _ in 0..<4 { y -= (target - y * (3 - 4 * y * y)) / (12 * y * y - 3) }
    // cos(3a) = cos(a) (1 - 4 sin(a)^2)
    return (3, Point((1 - 2 * sine * sine) / (1 - 4 * y * y), y))
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
