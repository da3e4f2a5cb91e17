// Separate file because only tools and custom looks reverse a path.
extension Path {
  /// The path in the opposite direction.
  ///
  /// The last subpath comes first. Closed subpaths stay closed and keep their start point.
  ///
  /// - Returns: The reversed path.
  /// - Complexity: O(*n*) in the number of segments; allocates the result and a list of the
  ///   segments.
  /// - Accuracy: exact: the same points in another order.
  package func reversed() -> Path {
    var result = Path()
    let elements = Array(self)
    var end = elements.count
    for index in elements.indices.reversed() {
      guard case .move(let start) = elements[index] else { continue }
      result.append(reversed: elements[(index + 1)..<end], from: start)
      end = index
    }
    return result
  }

  /// Adds one reversed subpath, given without its move.
  private mutating func append(reversed elements: ArraySlice<PathElement>, from start: Point) {
    var pieces = elements
    let isClosed = pieces.last == .close
    if isClosed { pieces.removeLast() }
    let corner = pieces.last?.end ?? start
    move(to: isClosed ? start : corner)
    // The closing line now comes first, and a first line becomes the closing one.
    if isClosed && corner != start { line(to: corner) }
    for index in pieces.indices.reversed() {
      let end = index > pieces.startIndex ? pieces[index - 1].end : start
      switch pieces[index] {
      case .line: if !isClosed || index > pieces.startIndex { line(to: end) }
      case .quadratic(let control, _): quadratic(control, to: end)
      case .cubic(let first, let second, _): cubic(second, first, to: end)
      case .move, .close: break
      }
    }
    if isClosed { close() }
  }
}

extension PathElement {
  /// The segment's end; for a close, which is never passed, the origin.
  fileprivate var end: Point {
    switch self {
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
      point
    case .close: .zero
    }
  }
}
