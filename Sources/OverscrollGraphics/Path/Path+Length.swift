// Separate file because only measuring and trimming need it.
extension Path {
  /// The length of everything the path draws, closing lines included, in points.
  ///
  /// To trim a path repeatedly, measure it once with ``MeasuredPath``.
  ///
  /// - Complexity: O(*n*) in the number of segments; allocates nothing.
  /// - Accuracy: straight segments up to rounding, curves within 1e-7 of their control polygon's
  ///   length: by Gauss-Legendre quadrature with bisection until it converges.
  public var length: Double {
    var sum = 0.0
    var cursor = PathCursor(numbers)
    while cursor.advance() { sum += cursor.length }
    return sum
  }
}
