internal import OverscrollMath

/// One cubic Bézier curve, for measuring and cutting; every other piece of a path becomes one.
struct Cubic {
  var start = Point.zero
  var first = Point.zero
  var second = Point.zero
  var end = Point.zero

  /// The part between two parameters, by De Casteljau's steps; exact at 0 and 1.
  @inline(never)  // saves 176 bytes of wasm
  func part(from a: Double, to b: Double) -> Cubic {
    Cubic(
      start: blossom(a, a, a),
      first: blossom(a, a, b),
      second: blossom(a, b, b),
      end: blossom(b, b, b)
    )
  }

  /// De Casteljau's steps with a parameter of its own for each: the control points of a part.
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

  /// The curve moved to start at the origin.
  ///
  /// Far from it coordinates are coarse: parts of a short curve there would be so uneven that no
  /// two estimates of its length agree, and halving would go on to the end.
  private var atOrigin: Cubic {
    Cubic(
      start: .zero,
      first: Point(first.x - start.x, first.y - start.y),
      second: Point(second.x - start.x, second.y - start.y),
      end: Point(end.x - start.x, end.y - start.y)
    )
  }

  /// How far the estimates of a length may differ: a share of the control polygon, and where the
  /// squares of such lengths are too small for a double, more.
  private var tolerance: Double {
    1e-8 * (start.distance(to: first) + first.distance(to: second) + second.distance(to: end))
      + 1e-150
  }

  /// Halves the curve until the sum over the halves no longer differs from the estimate.
  private func refined(_ estimate: Double, tolerance: Double, depth: Int) -> Double {
    let left = part(from: 0, to: 0.5)
    let right = part(from: 0.5, to: 1)
    let (a, b) = (left.estimate, right.estimate)
    let isSettled = isRegular && (a + b - estimate).magnitude <= tolerance
    // What is out of range settles nowhere.
    if depth == 0 || isSettled || !(a + b).isFinite { return a + b }
    return left.refined(a, tolerance: tolerance, depth: depth - 1)
      + right.refined(b, tolerance: tolerance, depth: depth - 1)
  }

  /// Whether the curve nowhere comes near to a cusp or turns back.
  ///
  /// No two of the derivative's control vectors are more than a quarter turn apart, so that the
  /// speed nowhere falls far below them. Without this an estimate can agree with its halves and be
  /// wrong: a curve that turns back and forth between two nodes looks like one that does not.
  private var isRegular: Bool {
    let a = Point(first.x - start.x, first.y - start.y)
    let b = Point(second.x - first.x, second.y - first.y)
    let c = Point(end.x - second.x, end.y - second.y)
    return min(a.x * b.x + a.y * b.y, b.x * c.x + b.y * c.y, a.x * c.x + a.y * c.y) >= 0
  }

  /// The length by Gauss and Legendre's rule with five points.
  ///
  /// Nodes and weights: M. Abramowitz and I. Stegun, Handbook of Mathematical Functions, table
  /// 25.4, moved from -1...1 to 0...1.
  private var estimate: Double {
    0.284_444_444_444_444_45 * speed(at: 0.5)
      + 0.239_314_335_249_683_24
      * (speed(at: 0.230_765_344_947_158_45) + speed(at: 0.769_234_655_052_841_6))
      + 0.118_463_442_528_094_54
      * (speed(at: 0.046_910_077_030_668) + speed(at: 0.953_089_922_969_332))
  }

  /// The length of the derivative, in points per parameter.
  private func speed(at t: Double) -> Double {
    let from = mix(mix(start, first, t), mix(first, second, t), t)
    let to = mix(mix(first, second, t), mix(second, end, t), t)
    return 3 * from.distance(to: to)
  }
}

/// The place a share of the way from one point to another; exact at 0 and at 1.
func mix(_ a: Point, _ b: Point, _ t: Double) -> Point {
  Point(a.x * (1 - t) + b.x * t, a.y * (1 - t) + b.y * t)
}
