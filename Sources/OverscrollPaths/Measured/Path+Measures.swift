public import OverscrollGraphics

// Only measuring and trimming need it.
extension Path {
  /// The length of everything the path draws, closing lines included, in points.
  ///
  /// To trim a path repeatedly, measure it once with ``MeasuredPath``.
  ///
  /// - Complexity: O(*n*) in the number of segments; allocates nothing.
  /// - Accuracy: straight segments up to rounding, each curve within 1e-13 of its control polygon's
  ///   length.
  public var length: Double { length(accuracy: 0) }

  /// The length of everything the path draws at a given accuracy: the coarser, the faster.
  ///
  /// ```swift
  /// let dots = Int(path.length(accuracy: 0.1) / 4)
  /// ```
  ///
  /// - Parameter accuracy: The largest error of each curve, in points, 0 or more; one below 1e-13 of
  ///   its control polygon's length counts as that.
  /// - Returns: The length, closing lines included, in points.
  /// - Complexity: O(*n*) in the number of segments; allocates nothing.
  /// - Accuracy: as given, for coordinates whose differences are 0 or between 1e-70 and 1e70. By
  ///   Gauss-Legendre quadrature, after as many bisections as a bound of its error requires.
  package func length(accuracy: Double) -> Double {
    var sum = 0.0
    var cursor = PathCursor(numbers)
    while cursor.advance() { sum += cursor.length(accuracy: accuracy) }
    return sum
  }
}

// Only fitting a path into a box needs it.
extension Path {
  /// The smallest axis-aligned rectangle around everything the path draws.
  ///
  /// Control points, and moves that draw nothing, do not count. A vertical or horizontal line has a
  /// width or height of 0. Line thickness is not included. Nil if the path draws nothing.
  ///
  /// - Complexity: O(*n*) in the number of segments.
  /// - Accuracy: exact up to rounding: from the roots of each curve's derivative.
  package var bounds: Rect? {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    var cursor = PathCursor(numbers)
    while cursor.advance() {
      let cubic = cursor.cubic
      include(cubic.start, &low, &high)
      include(cubic.end, &low, &high)
      guard cursor.kind == .curve else { continue }
      let across = turns(cubic.start.x, cubic.first.x, cubic.second.x, cubic.end.x)
      include(cubic, across.0, &low, &high)
      include(cubic, across.1, &low, &high)
      let down = turns(cubic.start.y, cubic.first.y, cubic.second.y, cubic.end.y)
      include(cubic, down.0, &low, &high)
      include(cubic, down.1, &low, &high)
    }
    guard low.x <= high.x else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }
}

private func include(_ point: Point, _ low: inout Point, _ high: inout Point) {
  low = Point(min(low.x, point.x), min(low.y, point.y))
  high = Point(max(high.x, point.x), max(high.y, point.y))
}

private func include(_ cubic: Cubic, _ t: Double, _ low: inout Point, _ high: inout Point) {
  if t > 0 && t < 1 { include(cubic.blossom(t, t, t), &low, &high) }
}

/// The parameters of the extrema of one coordinate of a cubic curve, on the whole real line.
///
/// The roots of the derivative `a t^2 + b t + c`, in the form without cancellation. It also handles
/// a vanishing `a`: the far root is then infinite or NaN.
private func turns(_ p0: Double, _ p1: Double, _ p2: Double, _ p3: Double) -> (Double, Double) {
  let a = p3 - p0 + 3 * (p1 - p2)
  let b = 2 * (p0 - 2 * p1 + p2)
  let c = p1 - p0
  let square = b * b - 4 * a * c
  guard square >= 0 else { return (-1, -1) }
  let q = -(b + (b < 0 ? -1 : 1) * square.squareRoot()) / 2
  return (q / a, c / q)
}

// Only tools and tests store a trimmed path; drawing uses `MeasuredPath` directly.
extension Path {
  /// The part of the path between two fractions of its length.
  ///
  /// Measures the path each time; for many parts of one path use ``MeasuredPath``, whose rules for
  /// subpaths and split segments also apply here.
  ///
  /// - Parameters:
  ///   - from: The start of the part, as a fraction of the length; clamped to 0...1.
  ///   - to: The end of the part, as a fraction of the length; clamped to 0...1.
  /// - Returns: The part, empty if `from` is not less than `to`.
  /// - Complexity: O(*n*) in the number of segments; allocates the result.
  /// - Accuracy: ends within 1e-12 of the cut curve's length and 1e-9 of the whole length, along
  ///   the path.
  public func trimmed(from: Double, to: Double) -> Path {
    var result = Path()
    MeasuredPath(self).append(from: from, to: to, to: &result)
    return result
  }
}

extension Path {
  /// The transformed path; Bézier curves are exact.
  ///
  /// - Parameter map: The transform.
  /// - Returns: A path with the same segments.
  /// - Complexity: O(*n*) in the number of segments; allocates the result.
  package func transformed(by map: Transform) -> Path {
    var result = Path()
    for element in elements {
      switch element {
      case .move(let point): result.move(to: map.apply(to: point))
      case .line(let end): result.line(to: map.apply(to: end))
      case .quadratic(let control, let end):
        result.quadratic(map.apply(to: control), to: map.apply(to: end))
      case .cubic(let first, let second, let end):
        result.cubic(map.apply(to: first), map.apply(to: second), to: map.apply(to: end))
      case .close: result.close()
      }
    }
    return result
  }
}

// Only pictures with their own coordinates need it.
extension Transform {
  /// Scales a rectangle uniformly to fit into another, and centers it.
  ///
  /// A rectangle without width or without height is scaled by the other extent; one without both
  /// keeps its size and is centered.
  ///
  /// - Parameters:
  ///   - source: The rectangle to fit, such as a path's bounds.
  ///   - target: The rectangle to fit it into.
  /// - Returns: The map from `source` into `target`.
  package static func fit(_ source: Rect, in target: Rect) -> Transform {
    let across = source.width > 0 ? target.width / source.width : .infinity
    let down = source.height > 0 ? target.height / source.height : .infinity
    let scale = min(across, down)
    let factor = scale < .infinity ? scale : 1
    return Transform(
      a: factor,
      b: 0,
      c: 0,
      d: factor,
      tx: target.center.x - source.center.x * factor,
      ty: target.center.y - source.center.y * factor
    )
  }
}
