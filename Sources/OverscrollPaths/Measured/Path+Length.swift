public import OverscrollGraphics

// Separate file because only measuring and trimming need it.
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
