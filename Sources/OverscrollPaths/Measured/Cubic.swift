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

// Only positions on a path need it.
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

/// The derivative of a cubic curve, for its length.
///
/// A third of it, with the parameter in -1...1, is `middle + turn * s + bend * s^2`. The length is
/// 1.5 times the integral of its norm. Vectors of two numbers take half the instructions of points.
struct Hodograph {
  private var middle: SIMD2<Double>
  private var turn: SIMD2<Double>
  private var bend: SIMD2<Double>

  @inline(__always)  // a quarter of the time of measuring, and saves 105 bytes of wasm with `part`
  init(_ cubic: Cubic) {
    let inner = cubic.first.vector(to: cubic.second)
    middle = 0.25 * (cubic.start.vector(to: cubic.end) + inner)
    turn = 0.5 * (cubic.second.vector(to: cubic.end) - cubic.start.vector(to: cubic.first))
    bend = middle - inner
  }

  /// The part at the parameters from `center - half` to `center + half`.
  @inline(__always)
  func part(center: Double, half: Double) -> Hodograph {
    var part = self
    part.middle = half * (middle + center * (turn + center * bend))
    part.turn = half * half * (turn + (2 * center) * bend)
    part.bend = half * half * half * bend
    return part
  }

  /// The norm of the derivative, in points per unit of the curve's own parameter, in 0...1.
  func speed(at s: Double) -> Double {
    3 * (middle + s * (turn + s * bend)).square.squareRoot()
  }

  /// The length, in points, by Gauss-Legendre quadrature with eight nodes.
  ///
  /// The curve is halved while the bound of the error exceeds the accuracy. The norm of the
  /// derivative is analytic up to the derivative's roots. If they are outside an ellipse with the
  /// foci -1 and 1 and the sum `r` of its half axes, the error of n nodes decreases as `r^-2n`
  /// (L. N. Trefethen, Approximation Theory and Approximation Practice, theorem 19.3).
  ///
  /// - Parameters:
  ///   - accuracy: The largest error, in points; at least 1e-13 of the control polygon's length.
  ///   - depth: How many more times the curve may be halved. Many are needed only at a cusp, where
  ///     each divides the error by four.
  /// - Returns: The length.
  func length(accuracy: Double, depth: Int = 24) -> Double {
    let n = middle.square
    let ends = middle + bend
    // A control point on an end of the curve puts a root there. The norm is analytic in spite of it,
    // so the other root decides; their product is known.
    let isAtEnd = min((ends - turn).square, (ends + turn).square) <= 0x1p-80 * n
    let inverse = isAtEnd ? bend.square : inverseRoot(n)
    // `r^2 + r^-2` for the ellipse whose longer half axis is the root's distance from 0; 1 if there
    // is none.
    var power = inverse < n ? 4 * n / inverse - 2 : 1
    for _ in 0..<4 { power *= power }
    let size = n + inverse
    // The error is at most `size.squareRoot() / 4` times the eighth power: a factor found by a search
    // for the worst curve. All is squared, which saves a root. False for numbers that are out of
    // range, which halving would not change.
    if size / 16 > max(accuracy * accuracy, 0x1p-94 * size) * power && depth > 0 {
      return part(center: -0.5, half: 0.5).length(accuracy: accuracy / 2, depth: depth - 1)
        + part(center: 0.5, half: 0.5).length(accuracy: accuracy / 2, depth: depth - 1)
    }
    // M. Abramowitz and I. Stegun, Handbook of Mathematical Functions, table 25.4; weights times 1.5.
    return term(0.183_434_642_495_649_8, 0.544_025_675_067_543)
      + term(0.525_532_409_916_329, 0.470_559_968_816_830_93)
      + term(0.796_666_477_413_626_7, 0.333_571_551_680_061_7)
      + term(0.960_289_856_497_536_3, 0.151_842_804_435_564_4)
  }

  /// The nodes at both signs of a parameter, times their weight.
  private func term(_ s: Double, _ weight: Double) -> Double {
    let even = middle + (s * s) * bend
    let odd = s * turn
    // One instruction takes both roots.
    let norms = SIMD2((even + odd).square, (even - odd).square).squareRoot()
    return weight * (norms.x + norms.y)
  }

  /// The square of the norm of `middle`, over that of the root nearest to 0.
  ///
  /// The inverse roots `u` and `v` are the sum and the difference of two complex numbers, which gives
  /// `|u|^2 + |v|^2` by the parallelogram law; `u v` is `bend / middle`.
  @inline(__always)
  private func inverseRoot(_ n: Double) -> Double {
    // The discriminant, `turn^2 - 4 middle bend`, as a complex number.
    let x = turn.x * turn.x - turn.y * turn.y - 4 * (middle.x * bend.x - middle.y * bend.y)
    let y = 2 * turn.x * turn.y - 4 * (middle.x * bend.y + middle.y * bend.x)
    let sum = turn.square + (x * x + y * y).squareRoot()
    // Rounding may take the difference below 0.
    return (sum + max(sum * sum - 16 * n * bend.square, 0).squareRoot()) / 4
  }
}

extension SIMD2<Double> {
  /// The square of the norm.
  fileprivate var square: Double { x * x + y * y }
}

extension Point {
  fileprivate func vector(to other: Point) -> SIMD2<Double> {
    SIMD2(other.x - x, other.y - y)
  }
}
