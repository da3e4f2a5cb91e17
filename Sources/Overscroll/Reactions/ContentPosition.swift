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
  /// The motion under way.
  var motion: Settle?

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

  init(bounce: Bounce) {
    self.bounce = bounce
  }

  /// Points past an edge; below 0 when the reader is that far inside the content.
  mutating func gap(at edge: Edge) -> Double {
    switch bounce {
    case .native: metrics.gap(at: edge)
    case .engine:
      displacement > 0 && displacedEdge == edge ? displacement : min(0, metrics.gap(at: edge))
    }
  }

  /// Points past an edge, 0 or more.
  mutating func overscroll(at edge: Edge) -> Double {
    max(0, gap(at: edge))
  }

  /// Whether the engine holds the content away from its place.
  var isDisplaced: Bool { displacement > 0 }

  /// Whether a motion is under way.
  var isMoving: Bool { motionEndsAt != .infinity }

  /// When the motion under way ends, in seconds; never (infinity) when there is none.
  var motionEndsAt: Double { motion?.endsAt ?? .infinity }

  /// The edge of the motion under way; the start when there is none.
  var edgeOfMotion: Edge { motion?.edge ?? .start }

  /// The edge whose gap a displacement shows.
  var edgeOfDisplacement: Edge { displacedEdge }

  /// Takes in a snapshot.
  mutating func update(_ metrics: ScrollMetrics, now: Double) {
    self.metrics = metrics
    if bounce == .native { velocity.add(metrics.gap(at: .start), time: now) }
  }

  /// Takes in finger travel; plus moves content towards its end.
  ///
  /// Engine bounce only.
  ///
  /// Content that is not displaced begins to move only at its edge, and not while an inner scroller
  /// goes first.
  ///
  /// - Returns: The order that shows where the content is now; nil when it did not move.
  mutating func drag(
    by delta: Double,
    at edge: Edge,
    held: Double,
    tolerance: Double,
    now: Double
  ) -> Effect.Order? {
    if !isDisplaced {
      guard gap(at: edge) >= -tolerance, !metrics.innerCanScroll else { return nil }
      rawTravel = 0
    }
    let travel = max(0, rawTravel + edge.sign * delta)
    guard travel != rawTravel else { return nil }
    rawTravel = travel
    let order = show(resistance(held).visible(forRaw: travel), at: edge)
    velocity.add(displacement, time: now)
    return order
  }

  /// Continues a drag under another hold, from exactly the present displacement.
  mutating func rebase(held: Double, at edge: Edge) {
    if displacedEdge == edge { rawTravel = resistance(held).raw(forVisible: displacement) }
  }

  /// Puts the content at a gap and gives the order that shows it.
  mutating func show(_ gap: Double, at edge: Edge) -> Effect.Order {
    lastShown = gap
    switch bounce {
    case .native:
      metrics.offset = metrics.offset(leaving: gap, at: edge)
      return .scrollTo(metrics.offset)
    case .engine:
      displacedEdge = edge
      displacement = gap
      return .setDisplacement(edge.sign * gap)
    }
  }

  /// Cuts off the motion under way where it was last shown, for a gesture to go on from there.
  mutating func interrupt(now: Double) {
    motion = nil
    velocity.restart(at: bounce == .native ? metrics.gap(at: .start) : displacement, time: now)
  }

  /// Starts a motion from the present gap with the present speed.
  mutating func settle(to target: Double, at edge: Edge, timing: MotionTiming, now: Double) {
    let present = presentMotion(at: edge, now: now)
    let speed = clamp(present.velocity, to: -Self.fastest...Self.fastest)
    motion = Settle(
      edge: edge,
      origin: present.gap,
      target: target,
      velocity: speed,
      startedAt: now,
      timing: timing
    )
    lastShown = present.gap
  }

  /// The gap and its speed now, whether a motion, a finger or the toolkit moves it.
  mutating func presentMotion(at edge: Edge, now: Double) -> (gap: Double, velocity: Double) {
    if let motion, motion.edge == edge { return motion.sample(at: now) }
    let speed = velocity.velocity(at: now)
    // Native speed is kept for the start edge's gap; at the end edge the same motion counts down.
    return (gap(at: edge), bounce == .native ? edge.sign * speed : speed)
  }

  /// Whether a snapshot shows the content somewhere else than the motion under way put it.
  mutating func isMovedByOthers(tolerance: Double) -> Bool {
    guard bounce == .native, let motion else { return false }
    return abs(metrics.gap(at: motion.edge) - lastShown) > tolerance
  }

  private func resistance(_ held: Double) -> Resistance {
    Resistance(viewport: metrics.viewport, held: held)
  }
}
