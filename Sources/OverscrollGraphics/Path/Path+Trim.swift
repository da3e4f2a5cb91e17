// In a file of its own because only tools and tests keep a trimmed path; drawing uses
// `MeasuredPath` directly.
extension Path {
  /// The part of the path between two shares of its length.
  ///
  /// Measures the path each time; for many parts of one path use ``MeasuredPath``, whose rules for
  /// subpaths and cut pieces hold here too.
  ///
  /// - Parameters:
  ///   - from: Where the part starts, as a share of the length; held to 0...1.
  ///   - to: Where it ends, as a share of the length; held to 0...1.
  /// - Returns: The part, empty when `from` is not less than `to`.
  /// - Complexity: O(*n*) in the number of pieces; allocates the result.
  /// - Accuracy: ends within 2e-7 of the cut curve's control polygon and 1e-9 of the whole length,
  ///   along the path.
  public func trimmed(from: Double, to: Double) -> Path {
    var result = Path()
    MeasuredPath(self).append(from: from, to: to, to: &result)
    return result
  }
}
