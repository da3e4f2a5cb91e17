// In a file of its own because only measuring and trimming need it.
extension Path {
  /// The length of everything the path draws, closing lines included, in points.
  ///
  /// To trim a path again and again, measure it once with ``MeasuredPath``.
  ///
  /// - Complexity: O(*n*) in the number of pieces; allocates nothing.
  /// - Accuracy: straight pieces up to rounding, curves within 1e-7 of their control polygon's
  ///   length: by Gauss and Legendre's rule on curves halved until the sum settles.
  public var length: Double {
    var sum = 0.0
    var cursor = PathCursor(numbers)
    while cursor.advance() { sum += cursor.length }
    return sum
  }
}
