// In a file of its own because only places on a path ask for it.
extension Cubic {
  /// The way the curve goes at a parameter: a vector of length 1.
  ///
  /// The way to the next control point that lies elsewhere, of what is left of the curve; at the
  /// curve's end, of what is behind. Without length it points along the x axis.
  func tangent(at t: Double) -> Point {
    let ahead = part(from: t, to: 1)
    if let way = direction(from: ahead.start, to: ahead.first, ahead.second, ahead.end) {
      return way
    }
    let behind = part(from: 0, to: t)
    let way = direction(from: behind.end, to: behind.second, behind.first, behind.start)
    return way.map { Point(-$0.x, -$0.y) } ?? Point(1, 0)
  }

  /// The direction to the first of three points that is not the origin up to rounding.
  private func direction(from origin: Point, to a: Point, _ b: Point, _ c: Point) -> Point? {
    let size = start.distance(to: first) + first.distance(to: second) + second.distance(to: end)
    for point in [a, b, c] {
      let distance = origin.distance(to: point)
      // Rounding moves a point by some 1e-16 of the size, more after several steps; and the squares of
      // distances much below 1e-150 are too small for a double.
      if distance > max(1e-12 * size, 1e-150) && distance < .infinity {
        return Point((point.x - origin.x) / distance, (point.y - origin.y) / distance)
      }
    }
    return nil
  }
}
