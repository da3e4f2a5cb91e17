internal import OverscrollMath

/// Part of an ellipse, as the cubic curves that stand for it.
///
/// A point of the ellipse is `center + across * cos(angle) + down * sin(angle)`, where `across` and
/// `down` are its two half axes.
struct Arc {
  let center: Point
  let across: Point
  let down: Point
  let start: Double
  let sweep: Double
  /// How many curves stand for the arc, of at most a quarter turn each.
  private(set) var count = 0

  private init(center: Point, across: Point, down: Point, start: Double, sweep: Double) {
    self.center = center
    self.across = across
    self.down = down
    self.start = start
    // More than one turn would only paint the same again.
    self.sweep = clamp(sweep, to: -2 * .pi...2 * .pi)
    // A hair more than a quarter turn counts as one, so that rounding adds no curve.
    while Double(count) * (.pi / 2) + 1e-9 < self.sweep.magnitude { count += 1 }
  }

  /// Makes part of a circle.
  init(center: Point, radius: Double, start: Double, sweep: Double) {
    self.init(
      center: center,
      across: Point(radius, 0),
      down: Point(0, radius),
      start: start,
      sweep: sweep
    )
  }

  /// Makes the arc between two points that SVG path data describes.
  ///
  /// Radii lose their sign and grow until the ellipse reaches both points. There are no curves when
  /// a radius is 0, or out of all proportion to the distance: then a straight line stands for the
  /// arc.
  ///
  /// - Parameters:
  ///   - from: Where the arc starts.
  ///   - end: Where it ends.
  ///   - radii: The two radii, in points.
  ///   - rotation: The angle of the first radius, in radians from the x axis.
  ///   - isLarge: Whether the arc is the one of half a turn or more.
  ///   - isClockwise: Whether angles grow along the arc: clockwise on screen.
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
    let (sine, cosine) = sineCosine(rotation)
    // Half the way from end to start, in the ellipse's frame and measured in its radii: there the
    // ellipse is a circle with radius 1, and the sums of B.2.4 need no radius.
    let dx = (from.x - end.x) / 2
    let dy = (from.y - end.y) / 2
    var x = (cosine * dx + sine * dy) / rx
    var y = (cosine * dy - sine * dx) / ry
    let square = x * x + y * y
    // A radius of 0 leads to infinity, or to a number that is not one.
    guard square > 0 && square < .infinity else {
      self.init(center: from, across: .zero, down: .zero, start: 0, sweep: 0)
      return
    }
    if square > 1 {
      // B.2.5, step 3: the points lie further apart than the ellipse is wide.
      let growth = square.squareRoot()
      rx *= growth
      ry *= growth
      x /= growth
      y /= growth
    }
    // B.2.4, step 2: how far the center lies beside the middle of the two points.
    let offset = square < 1 ? (1 / square - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1) : 0
    let u = offset * y
    let v = -offset * x
    let across = Point(rx * cosine, rx * sine)
    let down = Point(-ry * sine, ry * cosine)
    let first = arcTangent(y: y - v, x: x - u)
    var sweep = arcTangent(y: -y - v, x: -x - u) - first
    if isClockwise && sweep < 0 { sweep += 2 * .pi }
    if !isClockwise && sweep > 0 { sweep -= 2 * .pi }
    self.init(
      center: Point(
        (from.x + end.x) / 2 + across.x * u + down.x * v,
        (from.y + end.y) / 2 + across.y * u + down.y * v
      ),
      across: across,
      down: down,
      start: first,
      sweep: sweep
    )
  }

  /// The place at an angle of the ellipse's own frame.
  func point(at angle: Double) -> Point {
    let (sine, cosine) = sineCosine(angle)
    return Point(
      center.x + across.x * cosine + down.x * sine,
      center.y + across.y * cosine + down.y * sine
    )
  }

  /// One of the curves: its two control points and its end.
  ///
  /// The controls lie on the tangents, `4/3 tan(sweep / 4)` half axes from the ends, so that the
  /// curve also touches the ellipse in its middle.
  func curve(_ index: Int) -> (first: Point, second: Point, end: Point) {
    let step = sweep / Double(count)
    let quarter = sineCosine(step / 4)
    let reach = 4.0 / 3 * quarter.sine / quarter.cosine
    let (sine0, cosine0) = sineCosine(start + step * Double(index))
    let (sine1, cosine1) = sineCosine(start + step * Double(index + 1))
    return (
      place(cosine0 - reach * sine0, sine0 + reach * cosine0),
      place(cosine1 + reach * sine1, sine1 - reach * cosine1),
      place(cosine1, sine1)
    )
  }

  /// A place given in half axes.
  private func place(_ u: Double, _ v: Double) -> Point {
    Point(center.x + across.x * u + down.x * v, center.y + across.y * u + down.y * v)
  }
}
