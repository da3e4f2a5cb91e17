internal import OverscrollMath

/// Where the content is along its axis, and the motion that takes it elsewhere.
///
/// With native bounce the position is the scroll view's; with engine bounce it is a displacement
/// kept here, on top of a scroll view that stops at its edges. Either way the rest of the engine
/// sees one number: the gap at an edge, in points, above 0 past it.
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
  func gap(at edge: Edge) -> Double {
    switch bounce {
    case .native: metrics.gap(at: edge)
    case .engine:
      displacement > 0 && displacedEdge == edge ? displacement : min(0, metrics.gap(at: edge))
    }
  }

  /// Points past an edge, 0 or more.
  func overscroll(at edge: Edge) -> Double {
    max(0, gap(at: edge))
  }

  /// Whether the engine holds the content away from its place.
  var isDisplaced: Bool { displacement > 0 }

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
  /// - Returns: True when the content moved.
  mutating func drag(by delta: Double, at edge: Edge, held: Double, now: Double) -> Bool {
    if !isDisplaced { rawTravel = 0 }
    let travel = max(0, rawTravel + edge.sign * delta)
    guard travel != rawTravel else { return false }
    rawTravel = travel
    displacedEdge = edge
    displacement = resistance(held).visible(forRaw: travel)
    velocity.add(displacement, time: now)
    return true
  }

  /// Continues a drag under another hold, from exactly the present displacement.
  mutating func rebase(held: Double) {
    rawTravel = resistance(held).raw(forVisible: displacement)
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
      return signedDisplacement
    }
  }

  /// The order that shows the present displacement.
  var signedDisplacement: Effect.Order {
    .setDisplacement(displacedEdge.sign * displacement)
  }

  /// Cuts off the motion under way where it was last shown, for a gesture to go on from there.
  mutating func interrupt(held: Double, now: Double) {
    motion = nil
    velocity.restart(at: bounce == .native ? metrics.gap(at: .start) : displacement, time: now)
    rebase(held: held)
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
  func presentMotion(at edge: Edge, now: Double) -> (gap: Double, velocity: Double) {
    if let motion, motion.edge == edge { return motion.sample(at: now) }
    let speed = velocity.velocity(at: now)
    // Native speed is kept for the start edge's gap; at the end edge the same motion counts down.
    return (gap(at: edge), bounce == .native ? edge.sign * speed : speed)
  }

  /// Whether a snapshot shows the content somewhere else than the motion under way put it.
  func isMovedByOthers(tolerance: Double) -> Bool {
    guard bounce == .native, let motion else { return false }
    return abs(metrics.gap(at: motion.edge) - lastShown) > tolerance
  }

  private func resistance(_ held: Double) -> Resistance {
    Resistance(viewport: metrics.viewport, held: held)
  }
}
