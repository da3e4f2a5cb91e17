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

  /// The length from the start to a parameter, in points.
  ///
  /// - Accuracy: within 1e-7 of the control polygon's length.
  @inline(never)  // saves 43 bytes of wasm
  func length(to t: Double) -> Double {
    let part = atOrigin.part(from: 0, to: t)
    return part.refined(part.estimate, tolerance: tolerance, depth: 16)
  }

  /// The parameter at a given arc length.
  ///
  /// Exactly 0 and 1 at the ends. Between them Newton's method, with bisection where a step would
  /// leave the bracket, as at a cusp, where the speed is 0.
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

  /// The curve translated to start at the origin.
  ///
  /// Far from it the precision of coordinates is too low: estimates of a short curve's length would
  /// never agree, and bisection would always reach its limit.
  private var atOrigin: Cubic {
    Cubic(
      start: .zero,
      first: Point(first.x - start.x, first.y - start.y),
      second: Point(second.x - start.x, second.y - start.y),
      end: Point(end.x - start.x, end.y - start.y)
    )
  }

  /// The tolerance between length estimates: relative to the control polygon, and larger where
  /// squares of such lengths underflow.
  private var tolerance: Double {
    1e-8 * (start.distance(to: first) + first.distance(to: second) + second.distance(to: end))
      + 1e-150
  }

  /// Bisects the curve until the sum of both halves agrees with the estimate.
  private func refined(_ estimate: Double, tolerance: Double, depth: Int) -> Double {
    let left = part(from: 0, to: 0.5)
    let right = part(from: 0.5, to: 1)
    let (a, b) = (left.estimate, right.estimate)
    let isSettled = isRegular && (a + b - estimate).magnitude <= tolerance
    // Values out of range never converge.
    if depth == 0 || isSettled || !(a + b).isFinite { return a + b }
    return left.refined(a, tolerance: tolerance, depth: depth - 1)
      + right.refined(b, tolerance: tolerance, depth: depth - 1)
  }

  /// Whether the curve has no cusp or reversal nearby.
  ///
  /// The derivative's control vectors differ by at most a quarter turn, so the speed never falls
  /// far below them. Without this check an estimate can agree with its halves and be wrong: the
  /// nodes may miss a curve that reverses between them.
  private var isRegular: Bool {
    let a = Point(first.x - start.x, first.y - start.y)
    let b = Point(second.x - first.x, second.y - first.y)
    let c = Point(end.x - second.x, end.y - second.y)
    return min(a.x * b.x + a.y * b.y, b.x * c.x + b.y * c.y, a.x * c.x + a.y * c.y) >= 0
  }

  /// The length by five-point Gauss-Legendre quadrature.
  ///
  /// Nodes and weights: M. Abramowitz and I. Stegun, Handbook of Mathematical Functions, table
  /// 25.4, mapped from -1...1 to 0...1.
  private var estimate: Double {
    0.284_444_444_444_444_45 * speed(at: 0.5)
      + 0.239_314_335_249_683_24
      * (speed(at: 0.230_765_344_947_158_45) + speed(at: 0.769_234_655_052_841_6))
      + 0.118_463_442_528_094_54
      * (speed(at: 0.046_910_077_030_668) + speed(at: 0.953_089_922_969_332))
  }

  /// The norm of the derivative, in points per parameter.
  private func speed(at t: Double) -> Double {
    let from = mix(mix(start, first, t), mix(first, second, t), t)
    let to = mix(mix(first, second, t), mix(second, end, t), t)
    return 3 * from.distance(to: to)
  }
}

/// Linear interpolation between two points; exact at 0 and at 1.
func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
  Point(a.x * (1 - t) + b.x * t, a.y * (1 - t) + b.y * t)
}
