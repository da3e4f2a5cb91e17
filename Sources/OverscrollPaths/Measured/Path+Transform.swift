package import OverscrollGraphics

// Separate file because it belongs to geometry as much as to paths.
extension Path {
  /// The transformed path; Bézier curves are exact.
  ///
  /// - Parameter map: The transform.
  /// - Returns: A path with the same segments.
  /// - Complexity: O(*n*) in the number of segments; allocates the result.
  package func transformed(by map: Transform) -> Path {
    var result = Path()
    for element in elements {
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
