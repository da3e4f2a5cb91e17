public import OverscrollGraphics

// Separate file because only tools and tests store a trimmed path; drawing uses `MeasuredPath`
// directly.
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
