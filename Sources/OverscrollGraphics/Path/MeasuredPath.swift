internal import OverscrollMath

/// A path with the length of each piece worked out once, so that any part of it can be drawn often.
///
/// For pictures that the pull draws: the first 37 % of an outline in this frame, 38 % in the next.
///
/// ```swift
/// let icon = MeasuredPath(path)
/// list.beginPath()
/// icon.append(from: 0, to: progress, to: &list)
/// list.stroke(.accent, StrokeStyle(width: 2))
/// ```
public struct MeasuredPath: Sendable {
  /// The path that was measured.
  public let path: Path
  /// How far the path has come at the end of each piece, in points.
  private var reached: [Double] = []

  /// Measures a path.
  ///
  /// - Parameter path: The path to measure.
  /// - Complexity: O(*n*) in the number of pieces; allocates one number for each.
  public init(_ path: Path) {
    self.path = path
    var sum = 0.0
    for segment in PathSegments(path) {
      sum += segment.length
      reached.append(sum)
    }
  }

  /// The length of everything the path draws, closing lines included, in points.
  ///
  /// - Accuracy: as ``Path/length``.
  public var length: Double { reached.last ?? 0 }

  /// Writes the part between two shares of the length to a display list or another path.
  ///
  /// Gaps between subpaths have no length. A subpath that lies in the part as a whole stays
  /// closed, so that its corner is joined; a piece that lies in it as a whole stays as it is, one
  /// that is cut becomes a line or a cubic curve. A subpath without length, a dot under round
  /// caps, belongs to the part when its place does. Nothing is written when `from` is not less
  /// than `to`.
  ///
  /// - Parameters:
  ///   - from: Where the part starts, as a share of the length; held to 0...1.
  ///   - to: Where it ends, as a share of the length; held to 0...1.
  ///   - sink: What takes the part.
  /// - Complexity: O(*n*) in the number of pieces; allocates nothing itself.
  /// - Accuracy: ends within 2e-8 of the cut curve's control polygon, along the path.
  public func append(from: Double, to: Double, to sink: inout some PathSink) {
    let lower = clamp(from, to: 0...1) * length
    let upper = clamp(to, to: 0...1) * length
    guard from < to else { return }
    var index = 0
    var position = 0.0
    var isAtStart = false  // of a subpath
    var isDrawing = false  // the sink stands where this piece starts
    var isWhole = false  // everything of this subpath so far was written
    for segment in PathSegments(path) {
      let begin = position
      position = reached[index]
      index += 1
      if case .move = segment.element {
        isAtStart = true
        isDrawing = false
        continue
      }
      let startsInside = begin >= lower
      let endsInside = position <= upper
      // A piece with length that only touches the part is no part of it; one without length is.
      let isInside =
        begin < position ? begin < upper && position > lower : startsInside && endsInside
      if isInside {
        let size = position - begin
        let cubic = startsInside && endsInside ? nil : segment.cubic
        let low = startsInside ? 0 : share(lower - begin, of: size, cubic)
        let high = endsInside ? 1 : share(upper - begin, of: size, cubic)
        let part = cubic?.part(from: low, to: high)
        if !isDrawing {
          sink.move(to: part?.start ?? mix(segment.start, segment.end, low))
          isDrawing = true
          isWhole = isAtStart && startsInside
        }
        if let part {
          sink.cubic(part.first, part.second, to: part.end)
        } else {
          write(segment, upTo: high, isClosed: isWhole && endsInside, to: &sink)
        }
      }
      isAtStart = false
    }
  }

  /// The parameter at a length inside a piece.
  private func share(_ length: Double, of size: Double, _ cubic: Cubic?) -> Double {
    cubic?.parameter(atLength: length, of: size) ?? length / size
  }

  /// Writes a straight piece up to a share of it, or any piece as a whole.
  private func write(
    _ segment: PathSegment,
    upTo high: Double,
    isClosed: Bool,
    to sink: inout some PathSink
  ) {
    switch segment.element {
    case .move: break
    case .line: sink.line(to: mix(segment.start, segment.end, high))
    case .quadratic(let control, let end): sink.quadratic(control, to: end)
    case .cubic(let first, let second, let end): sink.cubic(first, second, to: end)
    case .close:
      if isClosed { sink.close() } else { sink.line(to: mix(segment.start, segment.end, high)) }
    }
  }
}
