internal import OverscrollGraphics

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
