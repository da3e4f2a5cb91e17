package import OverscrollGraphics
internal import OverscrollMath

/// A position on a path: the point and the tangent.
package struct PathPlace: Equatable, Sendable {
  /// The point, in points.
  package let point: Point

  /// The unit tangent, without a unit.
  ///
  /// At a corner it is the tangent of the segment that ends there; at a cusp that of the part that
  /// begins. For a path without length it is the x axis.
  package let tangent: Point
}

// In the same file because only positions need it.
extension MeasuredPath {
  /// Finds the point and the tangent at a distance along the path.
  ///
  /// Gaps between subpaths have no length: at the boundary of two subpaths the position is the end
  /// of the first.
  ///
  /// - Parameter distance: The distance along the path, in points; clamped to 0...``length``.
  /// - Returns: The position, or nil if the path draws nothing.
  /// - Complexity: O(*n*) in the number of segments; allocates nothing.
  /// - Accuracy: the point lies on the outline up to rounding, within 1e-12 of its curve's length
  ///   along it.
  package func place(atLength distance: Double) -> PathPlace? {
    let target = clamp(distance, to: 0...length)
    var cursor = PathCursor(numbers)
    var piece: Cubic?
    var start = 0.0
    var end = 0.0
    for next in reached {
      // A segment without length is used only if no segment with a length follows.
      guard start == end || target > end, cursor.advance() else { break }
      piece = cursor.cubic
      start = end
      end = next
    }
    guard let piece else { return nil }
    let t = piece.parameter(atLength: target - start, of: end - start)
    return PathPlace(point: piece.blossom(t, t, t), tangent: piece.tangent(at: t))
  }
}
