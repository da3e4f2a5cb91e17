package import OverscrollGraphics

// Separate file because only fitting a path into a box needs it.
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
