internal import OverscrollMath

/// Where the content is along its axis, and the motion that takes it elsewhere.
///
/// With native bounce the position is the scroll view's; with engine bounce it is a displacement
/// kept here, on top of a scroll view that stops at its edges. Either way the rest of the engine
/// sees one number: the gap at an edge, in points, above 0 past it.
///
/// Its questions are `mutating`, although they change nothing, so that they are asked in place: a value
/// of this size is otherwise copied at each call, half of the engine's time and a tenth of its wasm.
///
/// Stage: reads metrics and motion; its writes are turned into effects by reactions.
struct ContentPosition: Sendable {
  let bounce: Bounce
  private(set) var metrics = ScrollMetrics(offset: 0, viewport: 0, extent: 0)

  private var motion = Settle.none
  private var restingAtStart = 0.0
  private var restingAtEnd = 0.0
  private var displacedEdge = Edge.start
  private var displacement = 0.0
  private var rawTravel = 0.0
  private var lastShown = 0.0
  private var velocity = VelocityEstimate()

  /// No gesture or spring moves content faster than this, in points per second.
  ///
  /// Four viewports of a phone a second: faster than a finger, slow enough that a spring with any
  /// recorded speed stays on the screen.
  static let fastest = 3_000.0

  /// Points from both edges at which the toolkit's speed is not measured.
  ///
  /// Four time constants of the estimate at 1,000 points per second.
  static let far = 100.0

  init(bounce: Bounce) {
    self.bounce = bounce
  }

  /// Points past an edge and its resting room; below 0 when the reader is that far inside.
  @inline(never)
  mutating func gap(at edge: Edge) -> Double {
    if isDisplaced(at: edge) { return displacement }
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
  mutating func rest(_ points: Double, at edge: Edge) {
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
  var seen: Double { signedDisplacement - metrics.offset }

  /// The edge whose displacement rows may take the place of.
  var edgeOfReading: Edge { isDisplaced ? displacedEdge : .start }

  /// Whether the engine holds the content away from its place.
  var isDisplaced: Bool { displacement > 0 }

  /// Whether the engine holds the content away from this edge.
  mutating func isDisplaced(at edge: Edge) -> Bool {
    displacement > 0 && displacedEdge == edge
  }

  /// The edge that the displacement shows.
  var edgeOfDisplacement: Edge { displacedEdge }

  /// The displacement, plus towards the content's end, in points.
  var signedDisplacement: Double { displacedEdge.sign * displacement }

  /// Points past an edge and its resting room by the toolkit's scrolling alone.
  mutating func scrolledGap(at edge: Edge) -> Double {
    padded.gap(at: edge)
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
  mutating func pass(_ offset: Double, now: Double) {
    metrics.offset = offset
    if bounce == .native { restartVelocity(now: now) }
  }

  /// Whether the content's speed is of no interest here: before it can be, it will be known again.
  var isFar: Bool {
    let padded = padded
    return padded.gap(at: .start) < -Self.far && padded.gap(at: .end) < -Self.far
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
  mutating func drag(
    by delta: Double,
    at edge: Edge,
    held: Double,
    tolerance: Double
  ) -> Double? {
    if !isDisplaced {
      guard gap(at: edge) >= -tolerance, !metrics.innerCanScroll else { return nil }
      rawTravel = 0
    }
    let travel = max(0, rawTravel + edge.sign * delta)
    guard travel != rawTravel else { return nil }
    rawTravel = travel
    return Resistance(viewport: metrics.viewport, held: held).visible(forRaw: travel)
  }

  /// Notes where a gesture has left the content, for its speed.
  mutating func noteDrag(now: Double) {
    velocity.add(displacement, time: now)
  }

  /// Continues a drag under another hold, from exactly the present displacement.
  @inline(never)
  mutating func rebase(held: Double, at edge: Edge) {
    guard displacedEdge == edge else { return }
    rawTravel = Resistance(viewport: metrics.viewport, held: held).raw(forVisible: displacement)
  }

  /// Puts the content at a gap and gives the offset or the displacement that shows it.
  mutating func show(_ gap: Double, at edge: Edge) -> Double {
    lastShown = gap
    switch bounce {
    case .native:
      metrics.offset = padded.offset(leaving: gap, at: edge)
      return metrics.offset
    case .engine:
      displacedEdge = edge
      displacement = gap
      return signedDisplacement
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
    let visible = metrics.offset - signedDisplacement + points
    let first = padded.offset(leaving: 0, at: .start)
    let last = padded.offset(leaving: 0, at: .end)
    let offset = clamp(visible, to: (first - atStart)...(last + atEnd))
    displacement = min(displacement, abs(visible - offset))
    metrics.offset = offset
    if isMoving, edgeOfMotion == edgeOfReading { stop() }
    restartVelocity(now: now)
  }

  /// Whether a motion is under way.
  var isMoving: Bool { motion.endsAt != .infinity }

  /// Whether a motion or a displacement at the other edge keeps the content from coming to this one.
  mutating func isBusy(elsewhereThan edge: Edge) -> Bool {
    (isMoving && motion.edge != edge) || (isDisplaced && displacedEdge != edge)
  }

  /// When the motion under way ends, in seconds; never (infinity) when there is none.
  var motionEndsAt: Double { motion.endsAt }

  /// The gap the motion under way leads to, in points.
  var motionTarget: Double { motion.target }

  /// The edge of the motion under way; the start when there is none.
  var edgeOfMotion: Edge { motion.edge }

  /// Cuts off the motion under way where it was last shown.
  mutating func stop() {
    motion.stop()
  }

  /// Forgets the content's speed: something else than a finger or the toolkit has moved it.
  mutating func restartVelocity(now: Double) {
    velocity.restart(at: bounce == .native ? metrics.gap(at: .start) : displacement, time: now)
  }

  /// Starts a motion from the present gap with the present speed.
  mutating func settle(to target: Double, at edge: Edge, timing: MotionTiming, now: Double) {
    let present = presentMotion(at: edge, now: now)
    motion = Settle(
      edge: edge,
      origin: present.gap,
      target: target,
      velocity: clamp(present.velocity, to: -Self.fastest...Self.fastest),
      startedAt: now,
      timing: timing
    )
    lastShown = gap(at: edge)
  }

  /// The gap now, whether a motion, a finger or the toolkit moves the content.
  mutating func presentGap(at edge: Edge, now: Double) -> Double {
    if isMoving, motion.edge == edge { return motion.sample(at: now).gap }
    return gap(at: edge)
  }

  /// The gap and its speed now, whether a motion, a finger or the toolkit moves it.
  @inline(never)
  mutating func presentMotion(at edge: Edge, now: Double) -> (gap: Double, velocity: Double) {
    if isMoving, motion.edge == edge { return motion.sample(at: now) }
    let speed = velocity.velocity(at: now)
    // Native speed is kept for the start edge's gap; at the end edge the same motion counts down.
    return (gap(at: edge), bounce == .native ? edge.sign * speed : speed)
  }

  /// Whether a snapshot shows another inset of the host's own at the edge of the motion under way,
  /// as when a bar changes its height.
  mutating func isEdgeOfMotion(movedBy metrics: ScrollMetrics) -> Bool {
    guard bounce == .native, isMoving else { return false }
    switch motion.edge {
    case .start: return metrics.baseStart != self.metrics.baseStart
    case .end: return metrics.baseEnd != self.metrics.baseEnd
    }
  }

  /// Goes on with the motion under way from the gap that another edge has given it.
  mutating func followEdge(now: Double) {
    lastShown = gap(at: motion.edge)
    motion = motion.resumed(from: lastShown, at: now)
  }

  /// Whether a snapshot shows the content somewhere else than the motion under way put it.
  mutating func isMovedByOthers(tolerance: Double) -> Bool {
    guard isMoving, bounce == .native else { return false }
    return abs(gap(at: motion.edge) - lastShown) > tolerance
  }
}
