internal import OverscrollMath

/// One cubic Bézier curve, for measuring and cutting; every other piece of a path becomes one.
struct Cubic {
  var start = Point.zero
  var first = Point.zero
  var second = Point.zero
  var end = Point.zero

  /// The part between two parameters, by De Casteljau's steps; exact at 0 and 1.
  func part(from a: Double, to b: Double) -> Cubic {
    Cubic(
      start: blossom(a, a, a),
      first: blossom(a, a, b),
      second: blossom(a, b, b),
      end: blossom(b, b, b)
    )
  }

  /// De Casteljau's steps with a parameter of its own for each: the control points of a part.
  @inline(never)  // much arithmetic, wanted in several places
  func blossom(_ a: Double, _ b: Double, _ c: Double) -> Point {
    let middle = mix(first, second, a)
    return mix(
      mix(mix(start, first, a), middle, b),
      mix(middle, mix(second, end, a), b),
      c
    )
  }

  /// The length from the start to a parameter, in points.
  ///
  /// - Accuracy: within 1e-8 of the control polygon.
  @inline(never)  // wanted when measuring and, in a loop, when cutting
  func length(to t: Double) -> Double {
    refined(from: 0, to: t, estimate: panel(from: 0, to: t), tolerance: tolerance, depth: 16)
  }

  /// The parameter at which the curve has come a given way.
  ///
  /// Exactly 0 and 1 at the ends. Between them Newton's steps, replaced by halving where they would
  /// leave the bracket: at a cusp, where the speed is 0, they would.
  func parameter(atLength target: Double, of total: Double) -> Double {
    if target >= total { return 1 }
    if target <= 0 { return 0 }
    let tolerance = tolerance
    var low = 0.0
    var high = 1.0
    var t = target / total
    for _ in 0..<40 {
      let excess = length(to: t) - target
      if excess.magnitude <= tolerance { break }
      if excess > 0 { high = t } else { low = t }
      t -= excess / speed(at: t)
      if !(t > low && t < high) { t = (low + high) / 2 }
    }
    return t
  }

  /// The way the estimates of a length may differ: a share of the control polygon.
  private var tolerance: Double {
    1e-8 * (start.distance(to: first) + first.distance(to: second) + second.distance(to: end))
  }

  /// The length of the derivative, in points per parameter.
  private func speed(at t: Double) -> Double {
    let from = mix(mix(start, first, t), mix(first, second, t), t)
    let to = mix(mix(first, second, t), mix(second, end, t), t)
    return 3 * from.distance(to: to)
  }

  /// Halves a stretch until the sum over its halves no longer differs from the estimate.
  private func refined(
    from a: Double,
    to b: Double,
    estimate: Double,
    tolerance: Double,
    depth: Int
  ) -> Double {
    let middle = (a + b) / 2
    let left = panel(from: a, to: middle)
    let right = panel(from: middle, to: b)
    guard depth > 0 && (left + right - estimate).magnitude > tolerance else { return left + right }
    return refined(from: a, to: middle, estimate: left, tolerance: tolerance, depth: depth - 1)
      + refined(from: middle, to: b, estimate: right, tolerance: tolerance, depth: depth - 1)
  }

  /// Gauss and Legendre's rule with five points, exact for polynomials up to degree 9.
  ///
  /// Nodes and weights: M. Abramowitz and I. Stegun, Handbook of Mathematical Functions, table
  /// 25.4.
  private func panel(from a: Double, to b: Double) -> Double {
    let half = (b - a) / 2
    let middle = (a + b) / 2
    func pair(_ node: Double) -> Double {
      speed(at: middle - half * node) + speed(at: middle + half * node)
    }
    return half
      * (0.568_888_888_888_888_9 * speed(at: middle)
        + 0.478_628_670_499_366_47 * pair(0.538_469_310_105_683_1)
        + 0.236_926_885_056_189_08 * pair(0.906_179_845_938_664))
  }
}

/// The place a share of the way from one point to another; exact at 0 and at 1.
func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
  Point(a.x * (1 - t) + b.x * t, a.y * (1 - t) + b.y * t)
}
