internal import OverscrollMath

/// Where the content is along its axis: what the scroll view's numbers say, and what is displaced.
///
/// With native bounce the position is the scroll view's; with engine bounce it is a ``Displacement``
/// on top of a scroll view that stops at its edges. Either way the rest of the engine sees one
/// number: the gap at an edge, in points, above 0 past it.
///
/// Its questions are `mutating`, although they change nothing, so that they are asked in place: a value
/// of this size is otherwise copied at each call, half of the engine's time and a tenth of its wasm.
///
/// Stage: metrics.
struct Content: Sendable {
  let bounce: Bounce
  private(set) var metrics = ScrollMetrics(offset: 0, viewport: 0, extent: 0)
  /// How far the engine holds the content away from where the scroll view has it.
  private(set) var displacement = Displacement()

  private var restingAtStart = 0.0
  private var restingAtEnd = 0.0
  private var velocity = VelocityEstimate()

  /// Points from both edges at which the toolkit's speed is not measured.
  ///
  /// Four time constants of the estimate at 1,000 points per second.
  static let far = 100.0

  init(bounce: Bounce) {
    self.bounce = bounce
  }

  /// Points past an edge and its resting room; below 0 when the reader is that far inside.
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
    // In this order, a gap of minus nothing is nothing: `max` takes the second of equals.
    max(gap(at: edge), 0)
  }

  /// Points past an edge and its resting room by the toolkit's scrolling alone.
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

  /// Points that short content leaves free before its end edge, 0 or more.
  mutating func shortfall(at edge: Edge) -> Double {
    guard edge == .end else { return 0 }
    let padded = padded
    return max(0, padded.viewport - padded.baseStart - padded.baseEnd - padded.extent)
  }

  /// Points kept at an edge, run or no run: there the content ends for the person who scrolls.
  mutating func resting(at edge: Edge) -> Double {
    switch edge {
    case .start: restingAtStart
    case .end: restingAtEnd
    }
  }

  /// Keeps points at an edge, run or no run.
  mutating func setResting(_ points: Double, at edge: Edge) {
    switch edge {
    case .start: restingAtStart = points
    case .end: restingAtEnd = points
    }
  }

  /// The numbers of the scroll view with the resting rooms as part of its insets.
  var padded: ScrollMetrics {
    var padded = metrics
    padded.baseStart += restingAtStart
    padded.baseEnd += restingAtEnd
    return padded
  }

  /// Where the content is seen, up to its length, in points.
  var seen: Double { displacement.signedPoints - metrics.offset }

  /// The edge whose displacement rows may take the place of.
  var edgeOfReading: Edge { displacement.isAway ? displacement.edge : .start }

  /// Whether the content's speed is of no interest here: before it can be, it will be known again.
  var isFar: Bool {
    let padded = padded
    return padded.gap(at: .start) < -Self.far && padded.gap(at: .end) < -Self.far
  }

  /// The speed of the gap at an edge now, in points per second.
  mutating func speed(at edge: Edge, now: Double) -> Double {
    let speed = velocity.velocity(at: now)
    // Native speed is kept for the start edge's gap; at the end edge the same motion counts down.
    return bounce == .native ? edge.sign * speed : speed
  }

  /// Takes in a snapshot.
  ///
  /// - Returns: Whether the viewport has another length, and with it the rubber band.
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

  /// Takes in a snapshot that differs from the last only by an offset that is far from both edges.
  mutating func updateFarOffset(_ offset: Double, now: Double) {
    metrics.offset = offset
    if bounce == .native { restartVelocity(now: now) }
  }

  /// Takes in the content's new length.
  mutating func setExtent(_ extent: Double) {
    metrics.extent = extent
  }

  /// Takes in finger travel; plus moves content towards its end.
  ///
  /// Engine bounce only.
  ///
  /// Content that is not displaced begins to move only at its edge, and not while an inner scroller
  /// goes first.
  ///
  /// - Returns: The gap that the travel leads to; nil when the content does not move.
  mutating func drag(by delta: Double, at edge: Edge, held: Double, tolerance: Double) -> Double? {
    if !displacement.isAway {
      guard gap(at: edge) >= -tolerance, !metrics.innerCanScroll else { return nil }
      displacement.restartTravel()
    }
    let band = Resistance(viewport: metrics.viewport, held: held)
    return displacement.drag(by: edge.sign * delta, band)
  }

  /// Measures the speed of a displacement that a gesture has just changed.
  mutating func measureDrag(now: Double) {
    velocity.add(displacement.points, time: now)
  }

  /// Continues a drag under another hold, from exactly the present displacement.
  @inline(never)  // saves 58 bytes
  mutating func rebase(held: Double, at edge: Edge) {
    displacement.rebase(Resistance(viewport: metrics.viewport, held: held), at: edge)
  }

  /// Puts the content at a gap and gives the offset or the displacement that shows it.
  mutating func put(_ gap: Double, at edge: Edge) -> Double {
    switch bounce {
    case .native:
      metrics.offset = padded.offset(leaving: gap, at: edge)
      return metrics.offset
    case .engine:
      displacement.open(gap, at: edge)
      return displacement.signedPoints
    }
  }

  /// Moves the offset by what was inserted before the reader, so that nothing read moves.
  ///
  /// With engine bounce the displacement becomes part of the offset as far as there is content for
  /// it: what was inserted takes the place of the open indicator.
  mutating func insert(_ points: Double, extent: Double, now: Double) {
    let atStart = bounce == .native ? max(0, padded.gap(at: .start)) : 0
    let atEnd = bounce == .native ? max(0, padded.gap(at: .end)) : 0
    metrics.extent = extent
    let visible = metrics.offset - displacement.signedPoints + points
    let first = padded.offset(leaving: 0, at: .start)
    let last = padded.offset(leaving: 0, at: .end)
    let offset = clamp(visible, to: (first - atStart)...(last + atEnd))
    displacement.shrink(to: abs(visible - offset))
    metrics.offset = offset
    restartVelocity(now: now)
  }

  /// Forgets the content's speed: something else than a finger or the toolkit has moved it.
  mutating func restartVelocity(now: Double) {
    let value = bounce == .native ? metrics.gap(at: .start) : displacement.points
    velocity.restart(at: value, time: now)
  }
}
