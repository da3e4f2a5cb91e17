/// A piece of a path together with where it starts.
struct PathSegment {
  let element: PathElement
  let start: Point
  /// Where the piece ends; for a close, the start of its subpath.
  let end: Point

  /// The piece as a cubic curve, unless it is straight.
  var cubic: Cubic? {
    switch element {
    case .move, .line, .close: nil
    case .quadratic(let control, let end): Cubic(start: start, control: control, end: end)
    case .cubic(let first, let second, let end):
      Cubic(start: start, first: first, second: second, end: end)
    }
  }
}

/// Reads a path piece by piece, keeping track of where each starts.
struct PathSegments: Sequence, IteratorProtocol {
  private var elements: Path.Iterator
  private var current = Point.zero
  private var subpathStart = Point.zero

  init(_ path: Path) {
    elements = path.makeIterator()
  }

  mutating func next() -> PathSegment? {
    guard let element = elements.next() else { return nil }
    let start = current
    switch element {
    case .move(let point):
      current = point
      subpathStart = point
    case .line(let end), .quadratic(_, let end), .cubic(_, _, let end): current = end
    case .close: current = subpathStart
    }
    return PathSegment(element: element, start: start, end: current)
  }
}
