internal import OverscrollGraphics

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
