internal import OverscrollMath

/// Writes a path as SVG path data, in the shortest form that reads back as an equal path.
///
/// Each segment can be written in several ways: with absolute or relative numbers, as a shorthand,
/// without the letter if it repeats. The best one depends on the preceding text, so the writer uses
/// dynamic programming to find the shortest total. Arcs are cubic curves in a path and remain so.
///
/// ```swift
/// let bytes = PathDataWriter.write(path)  // M4 12l6 6L20 6
/// ```
///
/// - SeeAlso: [SVG 2, section 9.3](https://www.w3.org/TR/SVG2/paths.html#PathData)
package struct PathDataWriter {
  /// For each segment so far its spellings, each with the best one before it.
  private var steps: [[PathDataSpelling]] = []

  // The reader's state at this point of the text.
  private var current = Point.zero
  private var start = Point.zero
  private var control = Point.zero
  private var previous = PathDataCommand.Shape.move

  /// Writes a path.
  ///
  /// The choice of commands is optimal, and each number has the fewest digits that round-trip.
  /// Coordinates are clamped to the range of single precision, the limit of path data; NaN becomes
  /// the lower end.
  ///
  /// - Parameter path: The path to write.
  /// - Returns: The data, in ASCII; empty for an empty path.
  /// - Complexity: O(*n*) in the number of segments; allocates a few spellings for each.
  package static func write(_ path: Path) -> [UInt8] {
    var writer = PathDataWriter()
    let elements = Array(path)
    for (index, element) in elements.enumerated() {
      writer.add(element, before: index + 1 < elements.count ? elements[index + 1] : nil)
    }
    return writer.text
  }

  private mutating func add(_ element: PathElement, before next: PathElement?) {
    var spellings: [PathDataSpelling] = []
    let from = current
    switch element {
    case .move(let point):
      let end = held(point)
      // A segment after a close implicitly starts a subpath at the same point.
      if previous == .close && end == current && next?.isDrawn == true {
        spellings.append(PathDataSpelling())
      }
      spell("M", [end], &spellings)
      (start, current, previous) = (end, end, .move)
    case .line(let point):
      let end = held(point)
      spell("L", [end], &spellings)
      if end.y == from.y { spell("H", [end], &spellings, only: 0) }
      if end.x == from.x { spell("V", [end], &spellings, only: 1) }
      (current, previous) = (end, .line)
    case .quadratic(let point, let last):
      let (a, end) = (held(point), held(last))
      spell("Q", [a, end], &spellings)
      if a == mirrored(.quadratic) { spell("T", [end], &spellings) }
      (control, current, previous) = (a, end, .quadratic)
    case .cubic(let first, let second, let last):
      let (a, b, end) = (held(first), held(second), held(last))
      spell("C", [a, b, end], &spellings)
      if a == mirrored(.cubic) { spell("S", [b, end], &spellings) }
      (control, current, previous) = (b, end, .cubic)
    case .close:
      spellings.append(PathDataSpelling(letter: UInt8(ascii: "Z")))
      (current, previous) = (start, .close)
    }
    if let last = steps.last {
      for index in spellings.indices { spellings[index].follow(last) }
    }
    steps.append(spellings)
  }

  /// The control point that the reader assumes for a smooth curve.
  private func mirrored(_ shape: PathDataCommand.Shape) -> Point {
    guard previous == shape else { return current }
    return Point(2 * current.x - control.x, 2 * current.y - control.y)
  }

  /// Adds a command's absolute spelling, and its relative one if sums can give the points exactly.
  private func spell(
    _ letter: Unicode.Scalar,
    _ points: [Point],
    _ spellings: inout [PathDataSpelling],
    only axis: Int? = nil
  ) {
    for isRelative in [false, true] {
      var spelling = PathDataSpelling(
        letter: UInt8(ascii: letter) | (isRelative ? 0x20 : 0)
      )
      var isWhole = true
      for point in points {
        for (index, (sum, base)) in [(point.x, current.x), (point.y, current.y)].enumerated() {
          if let axis, axis != index { continue }
          guard let number = ShortestDecimal(for: sum, from: isRelative ? base : 0) else {
            isWhole = false
            continue
          }
          spelling.append(number)
        }
      }
      if isWhole { spellings.append(spelling) }
    }
  }

  /// The spellings of the shortest result.
  private var text: [UInt8] {
    var chosen: [PathDataSpelling] = []
    guard
      var index = steps.last?.indices.min(by: {
        steps[steps.count - 1][$0].cost < steps[steps.count - 1][$1].cost
      })
    else { return [] }
    for spellings in steps.reversed() {
      chosen.append(spellings[index])
      index = spellings[index].predecessor
    }
    var bytes: [UInt8] = []
    for spelling in chosen.reversed() { spelling.append(to: &bytes) }
    return bytes
  }
}

private func held(_ point: Point) -> Point {
  let range = -0x1.fffffep127...0x1.fffffep127
  return Point(clamp(point.x, to: range), clamp(point.y, to: range))
}

extension PathElement {
  fileprivate var isDrawn: Bool {
    switch self {
    case .line, .quadratic, .cubic: true
    case .move, .close: false
    }
  }
}
