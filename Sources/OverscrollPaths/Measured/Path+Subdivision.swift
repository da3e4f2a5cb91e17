package import OverscrollGraphics
internal import OverscrollMath

// MRefresh's preparation of an outline. Separate file because only a look that draws an outline
// segment by segment needs it.
extension Path {
  /// The same outline with more segments of the same degree.
  ///
  /// From a depth of 1, every drawn segment is split into 2 to the power of depth + 1 segments, at
  /// equal parameter steps: 4, 8, 16. Moves and closes are unchanged. A depth of 0 or less changes
  /// nothing; one above 8 counts as 8.
  ///
  /// - Parameter depth: How often the segments are halved, minus one.
  /// - Returns: The subdivided outline.
  /// - Complexity: O(*n*) in the number of resulting segments; allocates the result.
  /// - SeeAlso: [De Casteljau's algorithm](https://en.wikipedia.org/wiki/De_Casteljau%27s_algorithm)
  package func subdivided(depth: Int) -> Path {
    guard depth > 0 else { return self }
    var path = Path()
    let count = 2 << (depth < 8 ? depth : 8)
    for element in elements {
      // The path tracks the start of the next segment, after a close too.
      let start = path.end
      switch element {
      case .move(let point): path.move(to: point)
      case .close: path.close()
      case .line, .quadratic, .cubic:
        for index in 0..<count {
          let a = Double(index) / Double(count)
          path.append(element, from: start, a, Double(index + 1) / Double(count))
        }
      }
    }
    return path
  }

  /// The smallest axis-aligned rectangle around all points that define the path.
  ///
  /// Control points and moves count, so it may be larger than ``bounds``; more segments bring it
  /// closer. Nil for an empty path.
  ///
  /// - Complexity: O(*n*) in the number of segments.
  package var controlBounds: Rect? {
    var low = Point(.infinity, .infinity)
    var high = Point(-.infinity, -.infinity)
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        include(point, &low, &high)
      case .quadratic(let control, let end):
        include(control, &low, &high)
        include(end, &low, &high)
      case .cubic(let first, let second, let end):
        include(first, &low, &high)
        include(second, &low, &high)
        include(end, &low, &high)
      case .close:
        break
      }
    }
    guard low.x <= high.x else { return nil }
    return Rect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Writes the pieces, or the first of them, to a display list or another path.
  ///
  /// - Parameters:
  ///   - count: How many, moves and closes included.
  ///   - sink: What takes them.
  /// - Complexity: O(*n*) in the number of pieces written.
  package func append(first count: Int = .max, to sink: inout some PathSink) {
    var left = count
    for element in elements {
      guard left > 0 else { return }
      left -= 1
      switch element {
      case .move(let point): sink.move(to: point)
      case .line(let end): sink.line(to: end)
      case .quadratic(let control, let end): sink.quadratic(control, to: end)
      case .cubic(let first, let second, let end): sink.cubic(first, second, to: end)
      case .close: sink.close()
      }
    }
  }

  /// Adds every segment of another path.
  ///
  /// - Parameter other: The path to add.
  /// - Complexity: O(*n*) in the number of added segments.
  package mutating func append(_ other: Path) {
    other.append(to: &self)
  }

  /// Adds the part of a segment between two parameters.
  private mutating func append(
    _ element: PathElement,
    from start: Point,
    _ a: Double,
    _ b: Double
  ) {
    switch element {
    case .move, .close: break
    case .line(let end): line(to: mix(start, end, b))
    case .quadratic(let control, let end):
      func blossom(_ a: Double, _ b: Double) -> Point {
        mix(mix(start, control, a), mix(control, end, a), b)
      }
      quadratic(blossom(a, b), to: blossom(b, b))
    case .cubic(let first, let second, let end):
      let part = Cubic(start: start, first: first, second: second, end: end).part(from: a, to: b)
      cubic(part.first, part.second, to: part.end)
    }
  }
}

private func include(_ point: Point, _ low: inout Point, _ high: inout Point) {
  low = Point(min(low.x, point.x), min(low.y, point.y))
  high = Point(max(high.x, point.x), max(high.y, point.y))
}
