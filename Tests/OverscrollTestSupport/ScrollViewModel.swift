import Overscroll

/// A simulated scroll view connected to a session, with a refresh at one of its edges.
///
/// It performs every effect and pushes snapshots back, with exact insets, a rubber band,
/// deceleration and a bounce at the edges, on its own clock. A complete refresh can be tested
/// without a host. The ``Toolkit`` selects undocumented behavior; a test has to pass with all of
/// them.
///
/// Distances are measured outwards at the refresh's edge: the same test pulls down at the start and
/// up at the end.
package struct ScrollViewModel {
  /// The edge the refresh is at.
  package let edge: Edge
  /// The engine.
  package var session: Session
  /// The present time, in seconds.
  package var time = 0.0
  /// The content offset, in points.
  package internal(set) var offset = 0.0
  /// The engine's displacement of the content, in points; 0 if the toolkit bounces.
  package internal(set) var displacement = 0.0
  /// Every effect performed so far, with its time.
  package internal(set) var log: [PerformedEffect] = []
  /// The largest movement, in points, between two frames that neither touch, toolkit nor app
  /// caused.
  package internal(set) var largestJump = 0.0

  let toolkit: Toolkit
  var viewport = 640.0
  var extent: Double
  var baseStart: Double
  var baseEnd: Double
  var contributionAtStart = 0.0
  var contributionAtEnd = 0.0
  /// The touch's position; nil without a touch.
  var finger: Double?
  /// The speed of the offset while the toolkit moves it; nil at rest.
  var freeVelocity: Double?
  var fingerVelocity = 0.0
  var hasFrames = false
  var wakeAt: Double?
  var isDraining = false
  /// The visible gap at the end of the last event.
  var shownGap = 0.0

  static let frame = 1.0 / 60

  /// Makes a scroll view with a refresh, attached and at rest at the refresh's edge.
  ///
  /// - Parameters:
  ///   - scene: The toolkit and the edge.
  ///   - behavior: The refresh's behavior.
  ///   - extent: The content's length, in points.
  ///   - base: The app's own inset at the refresh's edge, in points.
  ///   - otherBase: The app's own inset at the other edge, in points.
  package init(
    _ scene: Scene,
    _ behavior: Behavior = .standard,
    extent: Double = 4_000,
    base: Double = 0,
    otherBase: Double = 0
  ) {
    edge = scene.edge
    toolkit = scene.toolkit
    session = Session(axis: .vertical, bounce: scene.toolkit.bounce)
    self.extent = extent
    baseStart = scene.edge == .start ? base : otherBase
    baseEnd = scene.edge == .start ? otherBase : base
    offset = baseRest
    send(.configured(edge, behavior))
    report(isOwnWrite: false)
    send(.attached)
  }

  /// Makes a scroll view whose refresh the app began a second ago; it is still running, held open.
  ///
  /// The parameters are those of ``init(_:_:extent:base:otherBase:)``.
  package init(
    running scene: Scene,
    _ behavior: Behavior = .standard,
    extent: Double = 4_000,
    base: Double = 0,
    otherBase: Double = 0
  ) {
    self.init(scene, behavior, extent: extent, base: base, otherBase: otherBase)
    begin()
    run(for: 1)
  }

  // MARK: - What can be seen

  /// Points of gap between the content and the refresh's edge, beyond the app's own inset.
  package var gap: Double { direction * (displacement + baseRest - offset) }

  /// The inset applied at the refresh's edge: the app's own and our contribution.
  package var inset: Double { edge == .start ? insetAtStart : insetAtEnd }

  /// The inset applied at the other edge.
  package var otherInset: Double { edge == .start ? insetAtEnd : insetAtStart }

  /// The phase of the refresh.
  package var phase: Phase { session.phase(edge) }

  /// All orders performed so far.
  package var orders: [Effect.Order] { log.map(\.effect.order) }

  /// The runs whose action was started, in order.
  package var startedRuns: [UInt32] {
    orders.compactMap { if case .startAction(let token) = $0 { token.number } else { nil } }
  }

  /// The milestones reported so far, in order.
  package var milestones: [Milestone] {
    orders.compactMap { if case .reportMilestone(let milestone) = $0 { milestone } else { nil } }
  }

  /// Clears effects and jumps.
  package mutating func forget() {
    log = []
    largestJump = 0
  }

  // MARK: - User, app and system

  /// Sends one event now and performs its effects.
  package mutating func send(_ kind: InputEvent.Kind) {
    session.send(InputEvent(time: time, kind: kind))
    drain()
  }

  /// A touch begins; it stops any motion.
  package mutating func touch() {
    finger = 0
    fingerVelocity = 0
    freeVelocity = nil
    send(.contactBegan(id: 1, position: 0))
  }

  /// Moves the touch at constant speed.
  ///
  /// - Parameters:
  ///   - points: The distance; positive is outwards at the refresh's edge.
  ///   - seconds: How long it takes.
  package mutating func drag(by points: Double, over seconds: Double = 0.2) {
    let steps = max(1, Int((seconds / Self.frame).rounded()))
    let step = direction * points / Double(steps)
    for _ in 0..<steps {
      advance(by: Self.frame)
      fingerVelocity = -direction * points / seconds
      moveFinger(by: step)
    }
  }

  /// Ends the touch: the engine receives the event before the toolkit starts its bounce.
  package mutating func letGo() {
    finger = nil
    freeVelocity = isPastEdge ? 0 : isHeldByEngine ? nil : fingerVelocity
    send(.contactEnded(id: 1))
  }

  /// A whole drag: the finger comes down, moves evenly and lifts.
  ///
  /// The parameters are those of ``drag(by:over:)``.
  package mutating func swipe(by points: Double, over seconds: Double = 0.2) {
    touch()
    drag(by: points, over: seconds)
    letGo()
  }

  /// The system takes the touch away.
  package mutating func cancelTouch() {
    finger = nil
    freeVelocity = isPastEdge ? 0 : nil
    send(.contactCancelled(id: 1))
  }

  /// Advances time: bounce, deceleration, frames and wakes.
  package mutating func run(for seconds: Double) {
    let end = time + seconds
    while time < end - 1e-9 { advance(by: min(Self.frame, end - time)) }
  }

  /// Begins a refresh programmatically.
  package mutating func begin() {
    send(.beginRequested(edge, by: .program))
  }

  /// Ends the action of the current run.
  package mutating func finishAction(_ outcome: Outcome = .succeeded) {
    guard let token = session.currentRun(edge) else { return }
    send(.actionFinished(edge, token, outcome))
  }

  /// Scrolls programmatically without an animation.
  ///
  /// - Parameter points: The new offset, in points from the resting offset at the refresh's edge.
  package mutating func scroll(into points: Double) {
    freeVelocity = nil
    offset = baseRest + direction * points
    reportMovement()
  }

  /// Changes the app's or the system's inset at the refresh's edge; content at rest follows.
  package mutating func changeBase(to points: Double) {
    let follows = finger == nil && gap >= 0
    let before = gap
    if edge == .start { baseStart = points } else { baseEnd = points }
    if follows { offset += direction * (gap - before) }
    reportMovement()
  }

  /// Rotates the screen: changes the viewport's length, and clamps content past its end.
  package mutating func turn(viewport: Double) {
    let isAtEdge = finger == nil && gap >= 0
    let before = gap
    self.viewport = viewport
    if isAtEdge { offset += direction * (gap - before) }
    stayInRange()
    reportMovement()
  }

  /// Changes the content's length; clamps the offset past its end.
  package mutating func change(extent: Double) {
    self.extent = extent
    if finger == nil { stayInRange() }
    reportMovement()
  }
}

/// An effect and the time at which it was performed.
package struct PerformedEffect: Equatable, Sendable {
  /// Seconds.
  package let time: Double
  /// The effect.
  package let effect: Effect
}
