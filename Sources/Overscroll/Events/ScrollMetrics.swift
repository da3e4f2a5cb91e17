/// The geometry of a scroll view along its axis at one instant, as reported by the host.
///
/// All in points, growing towards the content's end. At rest at the start edge the offset is
/// `-baseStart`; a smaller offset is past the edge.
///
/// ```swift
/// ScrollMetrics(offset: -80, viewport: 640, extent: 4_000, baseStart: 0)
/// ```
@usableFromInline package struct ScrollMetrics: Equatable, Sendable {
  /// The content coordinate at the start edge of the viewport.
  package var offset: Double
  /// The visible length, 0 or more.
  package var viewport: Double
  /// The length of the content, 0 or more.
  package var extent: Double
  /// The host's own inset at the start: safe area and app, without our contribution.
  package var baseStart: Double
  /// The host's own inset at the end: safe area and app, without our contribution.
  package var baseEnd: Double
  /// Whether a nested scroll view under the contact can still scroll in that direction.
  package var innerCanScroll: Bool
  /// Items between the reader and the start, if the host knows them.
  package var itemsToStart: Int?
  /// Items between the reader and the end, if the host knows them.
  package var itemsToEnd: Int?

  /// Makes metrics.
  ///
  /// - Parameters:
  ///   - offset: The content coordinate at the start edge of the viewport, in points.
  ///   - viewport: The visible length, in points.
  ///   - extent: The content's length, in points.
  ///   - baseStart: The host's own inset at the start, in points.
  ///   - baseEnd: The host's own inset at the end, in points.
  ///   - innerCanScroll: Whether a nested scroll view takes the movement first.
  ///   - itemsToStart: Items before the first visible one, or nil.
  ///   - itemsToEnd: Items after the last visible one, or nil.
  package init(
    offset: Double,
    viewport: Double,
    extent: Double,
    baseStart: Double = 0,
    baseEnd: Double = 0,
    innerCanScroll: Bool = false,
    itemsToStart: Int? = nil,
    itemsToEnd: Int? = nil
  ) {
    self.offset = offset
    self.viewport = viewport
    self.extent = extent
    self.baseStart = baseStart
    self.baseEnd = baseEnd
    self.innerCanScroll = innerCanScroll
    self.itemsToStart = itemsToStart
    self.itemsToEnd = itemsToEnd
  }

  /// How far the content lies past an edge, measured with the host's own insets.
  ///
  /// Content shorter than the viewport rests at the start edge, so its end edge is measured from
  /// there.
  ///
  /// - Parameter edge: The edge to measure at.
  /// - Returns: Points, above 0 past the edge, below 0 inside the content.
  package func gap(at edge: Edge) -> Double {
    edge.sign * (restOffset(at: edge) - offset)
  }

  /// The offset that leaves a gap at an edge.
  ///
  /// - Parameters:
  ///   - gap: Points past the edge.
  ///   - edge: The edge to leave it at.
  /// - Returns: A content offset, in points.
  package func offset(leaving gap: Double, at edge: Edge) -> Double {
    restOffset(at: edge) - edge.sign * gap
  }

  /// The sum of the absolute values: not finite if one of them is not.
  var size: Double {
    abs(offset) + abs(viewport) + abs(extent) + abs(baseStart) + abs(baseEnd)
  }

  /// Whether only the offset differs.
  func isSame(butForOffset other: ScrollMetrics) -> Bool {
    viewport == other.viewport && extent == other.extent && baseStart == other.baseStart
      && baseEnd == other.baseEnd && innerCanScroll == other.innerCanScroll
      && itemsToStart == other.itemsToStart && itemsToEnd == other.itemsToEnd
  }

  private func restOffset(at edge: Edge) -> Double {
    switch edge {
    case .start: -baseStart
    case .end: max(-baseStart, extent + baseEnd - viewport)
    }
  }
}

/// One of the two ends of a scroll axis.
///
/// The engine is one-dimensional. The host maps `start` to the top, or to the leading side of a
/// horizontal list (the right side in a right-to-left language).
public enum Edge: UInt8, CaseIterable, Sendable {
  /// The end where content begins: top or leading.
  case start
  /// The end where content ends: bottom or trailing.
  case end

  /// The direction in which an overscroll at this edge moves the content.
  ///
  /// - Returns: 1 at the start (content moves towards its end), -1 at the end. No unit.
  package var sign: Double {
    switch self {
    case .start: 1
    case .end: -1
    }
  }
}

/// The scroll direction.
///
/// The engine treats both alike; the axis is stored for recordings.
public enum Axis: UInt8, CaseIterable, Sendable {
  /// Vertical scrolling.
  case vertical
  /// Horizontal scrolling.
  case horizontal
}

/// Whether the toolkit or the engine moves the content past its edge.
public enum Bounce: UInt8, CaseIterable, Sendable {
  /// The toolkit overscrolls and reports it; an inset holds an indicator open.
  case native
  /// The engine turns finger travel into a displacement, because the toolkit stops at the edge.
  case engine
}
