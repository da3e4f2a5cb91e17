// In a file of its own because it belongs to geometry as much as to paths.
extension Path {
  /// The path after a map of the plane; Bézier curves stay exact.
  ///
  /// - Parameter map: Where each point goes.
  /// - Returns: A path with the same pieces.
  /// - Complexity: O(*n*) in the number of pieces; allocates the result.
  public func transformed(by map: Transform) -> Path {
    var result = Path()
    for element in self {
      switch element {
      case .move(let point): result.move(to: map.apply(to: point))
      case .line(let end): result.line(to: map.apply(to: end))
      case .quadratic(let control, let end):
        result.quadratic(map.apply(to: control), to: map.apply(to: end))
      case .cubic(let first, let second, let end):
        result.cubic(map.apply(to: first), map.apply(to: second), to: map.apply(to: end))
      case .close: result.close()
      }
    }
    return result
  }
}
