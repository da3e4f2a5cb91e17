internal import OverscrollGraphics
internal import OverscrollMath

/// A cubic Bézier curve, for measuring and splitting; all other segments are converted to it.
struct Cubic {
  var start = Point.zero
  var first = Point.zero
  var second = Point.zero
  var end = Point.zero

  /// The part between two parameters, by De Casteljau's algorithm; exact at 0 and 1.
  @inline(never)  // saves 176 bytes of wasm
  func part(from a: Double, to b: Double) -> Cubic {
    Cubic(
      start: blossom(a, a, a),
      first: blossom(a, a, b),
      second: blossom(a, b, b),
      end: blossom(b, b, b)
    )
  }

  /// De Casteljau's algorithm with one parameter per step: the control points of a part.
  func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
    let middle = mix(first, second, a)
    return mix(
      mix(mix(start, first, a), middle, b),
      mix(middle, mix(second, end, a), b),
      c
    )
  }

  /// The parameter at a given arc length, within 1e-12 of the whole along the curve.
  ///
  /// Exactly 0 and 1 at the ends. Between them Newton's method, with bisection where a step would
  /// leave the bracket, as at a cusp, where the speed is 0.
  @inline(never)  // saves 163 bytes of wasm
  func parameter(atLength target: Double, of total: Double) -> Double {
    if target >= total { return 1 }
    if target <= 0 { return 0 }
    let hodograph = Hodograph(self)
    var low = 0.0
    var high = 1.0
    var t = target / total
    for _ in 0..<40 {
      let part = hodograph.part(center: t - 1, half: t)
      let excess = part.length(accuracy: 0) - target
      if excess.magnitude <= 0x1p-40 * total { break }
      if excess > 0 { high = t } else { low = t }
      t -= excess / hodograph.speed(at: 2 * t - 1)
      if !(t > low && t < high) { t = (low + high) / 2 }
    }
    return t
  }
}

/// Linear interpolation between two points; exact at 0 and at 1.
func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
  Point(a.x * (1 - t) + b.x * t, a.y * (1 - t) + b.y * t)
}

extension Cubic {
  /// Makes a quadratic curve, which degree elevation does not change.
  init(start: Point, control: Point, end: Point) {
    self.init(
      start: start,
      first: mix(start, control, 2.0 / 3),
      second: mix(end, control, 2.0 / 3),
      end: end
    )
  }
}

// Separate file because only positions on a path need it.
extension Cubic {
  /// The unit tangent at a parameter.
  ///
  /// It is the direction to the next distinct control point of the remaining curve; at the curve's
  /// end, of the preceding part. For a curve without length it is the x axis.
  func tangent(at t: Double) -> Point {
    let ahead = part(from: t, to: 1)
    if let way = direction(from: ahead.start, to: ahead.first, ahead.second, ahead.end) {
      return way
    }
    let behind = part(from: 0, to: t)
    let way = direction(from: behind.end, to: behind.second, behind.first, behind.start)
    return way.map { Point(-$0.x, -$0.y) } ?? Point(1, 0)
  }

  /// The direction to the first of three points that differs from the origin, up to rounding.
  private func direction(from origin: Point, to a: Point, _ b: Point, _ c: Point) -> Point? {
    let size = start.distance(to: first) + first.distance(to: second) + second.distance(to: end)
    for point in [a, b, c] {
      let distance = origin.distance(to: point)
      // Rounding moves a point by about 1e-16 of the size, more after several steps; squares of
      // distances far below 1e-150 underflow.
      if distance > max(1e-12 * size, 1e-150) && distance < .infinity {
        return Point((point.x - origin.x) / distance, (point.y - origin.y) / distance)
      }
    }
    return nil
  }
}
