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

// Separate file because only pictures with their own coordinates need it.
extension Transform {
  /// Scales a rectangle uniformly to fit into another, and centers it.
  ///
  /// A rectangle without width or without height is scaled by the other extent; one without both
  /// keeps its size and is centered.
  ///
  /// - Parameters:
  ///   - source: The rectangle to fit, such as a path's bounds.
  ///   - target: The rectangle to fit it into.
  /// - Returns: The map from `source` into `target`.
  package static func fit(_ source: Rect, in target: Rect) -> Transform {
    let across = source.width > 0 ? target.width / source.width : .infinity
    let down = source.height > 0 ? target.height / source.height : .infinity
    let scale = min(across, down)
    let factor = scale < .infinity ? scale : 1
    return Transform(
      a: factor,
      b: 0,
      c: 0,
      d: factor,
      tx: target.center.x - source.center.x * factor,
      ty: target.center.y - source.center.y * factor
    )
  }
}
