/// The position of the content along its axis, from the scroll metrics and the displacement.
///
/// With native bounce the position is the scroll view's. With engine bounce a ``Displacement`` is
/// added, because the scroll view stops at its edges. The rest of the engine reads one number: the
/// gap at an edge, in points, above 0 past it.
///
/// Its getters are `mutating`, although they change nothing, to avoid copies: Swift otherwise
/// copies a value of this size at each call, half of the engine's time and a tenth of its wasm.
struct Content: Sendable {
  #if OVERSCROLL_ENGINE_BOUNCE
  var bounce: Bounce { .engine }
  #else
  let bounce: Bounce
  #endif
  private(set) var metrics = ScrollMetrics(offset: 0, viewport: 0, extent: 0)
  /// How far the engine displaces the content from the scroll view's position.
  private(set) var displacement = Displacement()

  private var restingAtStart = 0.0
  private var restingAtEnd = 0.0
  private var velocity = VelocityEstimate()

  /// Distance from both edges, in points, beyond which the toolkit's velocity is not measured.
  ///
  /// Four time constants of the estimate at 1,000 points per second.
  static let far = 100.0

  #if OVERSCROLL_ENGINE_BOUNCE
  init(bounce: Bounce) {}
  #else
  init(bounce: Bounce) {
    self.bounce = bounce
  }
  #endif

  /// Points past an edge and its resting room; negative inside the content.
  @inline(never)  // saves 26 bytes
  mutating func gap(at edge: Edge) -> Double {
    if displacement.isAt(edge) { return displacement.points }
    let gap = scrolledGap(at: edge)
    switch bounce {
    case .native: return gap
    case .engine: return min(0, gap)
    }
  }

  /// Points past an edge and its resting room, 0 or more.
  mutating func overscroll(at edge: Edge) -> Double {
    // The argument order avoids -0: `max` returns the second of two equal values.
    max(gap(at: edge), 0)
  }

  /// Points past an edge and its resting room, without the displacement.
  mutating func scrolledGap(at edge: Edge) -> Double {
    padded.gap(at: edge)
  }

  /// Points between an edge of the host's own insets and the content, 0 or more.
  mutating func room(at edge: Edge) -> Double {
    switch edge {
    case .start: max(0, seen - metrics.baseStart)
    case .end: max(0, metrics.viewport - metrics.baseEnd - metrics.extent - seen)
    }
  }

  /// Points from an edge, after the host's inset, to the other side of the viewport, 0 or more.
  mutating func screen(at edge: Edge) -> Double {
    max(0, metrics.viewport - (edge == .start ? metrics.baseStart : metrics.baseEnd))
  }

  /// Points that short content leaves free before its end edge, 0 or more.
  mutating func shortfall(at edge: Edge) -> Double {
    guard edge == .end else { return 0 }
    let padded = padded
    return max(0, padded.viewport - padded.baseStart - padded.baseEnd - padded.extent)
  }

  /// Points reserved at an edge, with or without a run: the scrollable content ends there.
  mutating func resting(at edge: Edge) -> Double {
    switch edge {
    case .start: restingAtStart
    case .end: restingAtEnd
    }
  }

  /// Sets the points reserved at an edge.
  mutating func setResting(_ points: Double, at edge: Edge) {
    switch edge {
    case .start: restingAtStart = points
    case .end: restingAtEnd = points
    }
  }

  #if OVERSCROLL_BASIC
  // As in `StoredFloorPhase`.
  func drag(at edge: Edge) -> Drag { Drag() }
  func setDrag(_ drag: Drag, at edge: Edge) {}
  #else
  private var dragAtStart = Drag()
  private var dragAtEnd = Drag()

  /// How a finger's travel past an edge moves the content.
  mutating func drag(at edge: Edge) -> Drag {
    switch edge {
    case .start: dragAtStart
    case .end: dragAtEnd
    }
  }

  /// Sets how a finger's travel past an edge moves the content.
  mutating func setDrag(_ drag: Drag, at edge: Edge) {
    switch edge {
    case .start: dragAtStart = drag
    case .end: dragAtEnd = drag
    }
  }
  #endif

  /// Whether the content moves with a displacement at an edge; the toolkit's bounce always moves it.
  mutating func isMoved(at edge: Edge) -> Bool {
    bounce == .native || drag(at: edge).movesContent
  }

  /// The displacement of the content itself; positive towards its end.
  var shift: Double {
    mutating get { isMoved(at: displacement.edge) ? displacement.signedPoints : 0 }
  }

  /// The scroll metrics with the resting rooms as part of the insets.
  var padded: ScrollMetrics {
    var padded = metrics
    padded.baseStart += restingAtStart
    padded.baseEnd += restingAtEnd
    return padded
  }

  /// The visible position of the content, up to its length, in points.
  var seen: Double {
    mutating get { shift - metrics.offset }
  }

  /// How far the reader has come towards an edge, in points: more is nearer.
  ///
  /// Content that is pulled past the other edge comes no nearer on its way back.
  @inline(never)
  mutating func place(towards edge: Edge) -> Double {
    switch edge {
    case .start: seen + overscroll(at: .end)
    case .end: overscroll(at: .start) - seen
    }
  }

  /// The edge whose displacement inserted rows may replace.
  var edgeOfReading: Edge { displacement.isAway ? displacement.edge : .start }

  /// Whether the content is so far from both edges that its velocity need not be measured.
  var isFar: Bool {
    let padded = padded
    return padded.gap(at: .start) < -Self.far && padded.gap(at: .end) < -Self.far
  }

  /// The velocity of the gap at an edge now, in points per second.
  mutating func speed(at edge: Edge, now: Double) -> Double {
    let speed = velocity.velocity(at: now)
    // Native velocity is stored for the start edge; at the end edge its sign is inverted.
    return bounce == .native ? edge.sign * speed : speed
  }

  /// Updates the metrics.
  ///
  /// - Returns: Whether the viewport's length, and with it the rubber band, has changed.
  mutating func update(_ metrics: ScrollMetrics, now: Double) -> Bool {
    let isTurned = metrics.viewport != self.metrics.viewport
    self.metrics = metrics
    if bounce == .native {
      if isFar {
        restartVelocity(now: now)
      } else {
        velocity.add(metrics.gap(at: .start), time: now)
      }
    }
    return isTurned
  }

  /// Updates only the offset; the new offset is far from both edges.
  mutating func updateFarOffset(_ offset: Double, now: Double) {
    metrics.offset = offset
    if bounce == .native { restartVelocity(now: now) }
  }

  /// Sets the content's length.
  mutating func setExtent(_ extent: Double) {
    metrics.extent = extent
  }

  /// Applies finger travel; a positive delta moves content towards its end.
  ///
  /// Engine bounce only. Content that is not displaced begins to move only at its edge, and not
  /// while a nested scroll view can scroll.
  ///
  /// - Returns: The resulting gap; nil when the content does not move.
  mutating func drag(by delta: Double, at edge: Edge, held: Double, tolerance: Double) -> Double? {
    if !displacement.isAway {
      guard gap(at: edge) >= -tolerance, !metrics.innerCanScroll else { return nil }
      displacement.restartTravel()
    }
    return displacement.drag(by: edge.sign * delta, band(at: edge, held: held))
  }

  /// Measures the velocity of a displacement that a gesture has just changed.
  mutating func measureDrag(now: Double) {
    velocity.add(displacement.points, time: now)
  }

  /// Continues a drag with another hold, from exactly the present displacement.
  @inline(never)  // saves 58 bytes
  mutating func rebase(held: Double, at edge: Edge) {
    displacement.rebase(band(at: edge, held: held), at: edge)
  }

  private mutating func band(at edge: Edge, held: Double) -> Resistance {
    Resistance(viewport: metrics.viewport, held: held, drag: drag(at: edge))
  }

  /// Moves the content to a gap, by its offset or by the displacement.
  mutating func put(_ gap: Double, at edge: Edge) {
    switch bounce {
    case .native: metrics.offset = padded.offset(leaving: gap, at: edge)
    case .engine: displacement.open(gap, at: edge)
    }
  }

  /// Adjusts the offset for content inserted before the reader: visible rows do not move.
  ///
  /// With engine bounce the offset absorbs the displacement as far as there is content for it: the
  /// inserted rows replace the open indicator. More than a point away from its edge, the largest
  /// tolerance, the displacement is going back, and is left alone.
  mutating func insert(_ points: Double, extent: Double, now: Double) {
    let shift = padded.gap(at: displacement.edge) < -1 ? 0 : shift
    let visible = points + metrics.offset - shift
    let first = padded.offset(leaving: 0, at: .start)
    let atStart = bounce == .native ? min(first, metrics.offset) : first
    let atEnd = bounce == .native ? max(0, padded.gap(at: .end)) : 0
    metrics.extent = extent
    let last = padded.offset(leaving: atEnd, at: .end)
    metrics.offset = min(max(visible, atStart), last)
    if shift != 0 { displacement.shrink(to: abs(visible - metrics.offset)) }
    restartVelocity(now: now)
  }

  /// Resets the velocity after a move that was neither the finger's nor the toolkit's.
  mutating func restartVelocity(now: Double) {
    let value = bounce == .native ? metrics.gap(at: .start) : displacement.points
    velocity.restart(at: value, time: now)
  }
}
