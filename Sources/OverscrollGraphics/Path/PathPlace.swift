internal import OverscrollMath

/// A place on a path's outline: where it is and which way the path goes there.
package struct PathPlace: Equatable, Sendable {
  /// The place, in points.
  package let point: Point

  /// The way the path goes there: a vector of length 1, without a unit.
  ///
  /// At a corner it is that of the piece that ends there; at a cusp that of the piece that begins.
  /// Where the path has no length it points along the x axis.
  package let tangent: Point
}

// In the place's file because only places ask for it.
extension MeasuredPath {
  /// Finds where the path has come after a given way, and which way it goes on.
  ///
  /// Gaps between subpaths have no length: where two subpaths meet, the place is the end of the
  /// first.
  ///
  /// - Parameter distance: The way along the path, in points; held to 0...``length``.
  /// - Returns: The place, or nothing when the path draws nothing.
  /// - Complexity: O(*n*) in the number of pieces, a step each; allocates nothing.
  /// - Accuracy: the point lies on the outline up to rounding, within 2e-7 of its curve's control
  ///   polygon along it.
  package func place(atLength distance: Double) -> PathPlace? {
    let target = clamp(distance, to: 0...length)
    var cursor = PathCursor(numbers)
    var piece: Cubic?
    var start = 0.0
    var end = 0.0
    for next in reached {
      // A piece without length stands for a place only when none with a length comes after it.
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
