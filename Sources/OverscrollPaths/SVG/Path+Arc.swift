package import OverscrollGraphics
internal import OverscrollMath

// The arcs of SVG path data.
extension Path {
  /// Adds the arc of an ellipse from the path's end to a point, as in SVG path data.
  ///
  /// Radii lose their sign and grow until the ellipse reaches both points. If a radius is 0 the arc
  /// is a straight line; if both ends are equal it adds nothing.
  ///
  /// - Parameters:
  ///   - end: Where the arc ends.
  ///   - radii: The ellipse's two radii, in points.
  ///   - rotation: The angle of the first radius, in radians from the x axis.
  ///   - isLarge: Whether the arc is the one of half a turn or more.
  ///   - isClockwise: Whether it is clockwise on screen.
  /// - Accuracy: within 0.028 % of the larger radius.
  /// - SeeAlso: [SVG 2, section 9.5.1](https://www.w3.org/TR/SVG2/paths.html#ArcOutOfRangeParameters)
  package mutating func arc(
    to end: Point,
    radii: Point,
    rotation: Double = 0,
    isLarge: Bool,
    isClockwise: Bool
  ) {
    guard end != self.end else { return }
    var arc = Arc(
      from: self.end,
      to: end,
      radii: radii,
      rotation: rotation,
      isLarge: isLarge,
      isClockwise: isClockwise
    )
    if arc.count == 0 { line(to: end) }
    for index in 0..<arc.count {
      let curve = arc.next()
      // The last curve ends exactly at the given point, without a rounding error.
      cubic(curve.first, curve.second, to: index + 1 < arc.count ? curve.end : end)
    }
  }
}

extension Arc {
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
  package init(
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
    let (count, turn) = Self.split(half)
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
}
