// In a file of its own because only tools and people's own looks turn a path round.
extension Path {
  /// The same outline, run through from its end to its start.
  ///
  /// The last subpath comes first. Closed subpaths stay closed and keep the point they start at.
  /// What is drawn from the start of the one is what is drawn towards the end of the other.
  ///
  /// - Returns: The path the other way round.
  /// - Complexity: O(*n*) in the number of pieces; allocates the result and a list of the pieces.
  /// - Accuracy: exact: it has the same points in another order.
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

  /// Adds one subpath, given without its move, the other way round.
  private mutating func append(reversed elements: ArraySlice<PathElement>, from start: Point) {
    var pieces = elements
    let isClosed = pieces.last == .close
    if isClosed { pieces.removeLast() }
    let corner = pieces.last?.end ?? start
    move(to: isClosed ? start : corner)
    // The closing line comes first now, and a first line becomes the closing one.
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
  /// Where the piece ends; for a close, which is never asked, the origin.
  fileprivate var end: Point {
    switch self {
    case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point):
      point
    case .close: .zero
    }
  }
}
