/// Decides when the phase of a part changes, from gestures, the app and the state machine.
///
/// Its getters are `mutating`, although they change nothing; see ``Content``.
struct Phases: Sendable {
  /// The part's edge.
  let edge: Edge
  /// The state machine, with the phase and the behavior.
  private(set) var machine = PartMachine(behavior: .standard)
  /// Whether the edge has a part; otherwise the other properties are meaningless.
  private(set) var isConfigured = false
  /// Whether the app is loading outside of a run.
  var isExternallyLoading = false
  /// The trigger of automatic runs.
  var load = LoadTrigger()
  /// Whether the app has said since the latest refresh began that there is no more to load.
  var outlastsRefresh = false
  /// Whether the live gesture can pull at this edge.
  private(set) var mayBePulled = false
  /// Whether a run ended during the live gesture, which then pulls again only from below the arm distance.
  private var isSpent = false
  /// The smallest overscroll of the live gesture: only a larger one counts as pulling.
  private var smallestOverscroll = 0.0
  /// How far a toolkit alone has carried the content past the edge.
  private var momentum = Momentum()

  init(edge: Edge) {
    self.edge = edge
  }

  /// Whether the part exists and is a load-more.
  var isLoadMore: Bool { isConfigured && machine.behavior.role == .loadMore }

  /// Changes the phase for every stimulus except a pull, which has its own function.
  ///
  /// - Returns: The previous state; nil if it has not changed.
  mutating func change(by stimulus: Stimulus, _ world: inout World) -> PartMachine.State? {
    let before = machine.state
    switch stimulus {
    case .gestureBegan:
      beginGesture(&world)
    case .released where machine.floor.isUp:
      // The position a tenth of a second later decides, as it does for a hold.
      let speed = world.content.speed(at: edge, now: world.now)
      if isFloorPushedBack(from: smallestOverscroll, by: -speed * 0.1, &world) {
        machine.leaveFloor()
      }
    case .released:
      let overscroll = world.content.overscroll(at: edge)
      let mayFire = mayArm(at: overscroll, &world)
      machine.release(at: overscroll - momentum.points, mayFire: mayFire, now: world.now)
    case .gestureCancelled:
      machine.release(at: 0, mayFire: false, now: world.now)
      // Nothing of the floor is left to see.
      if world.content.gap(at: edge) <= 0 { machine.leaveFloor() }
    case .begun:
      machine.begin(now: world.now)
    case .cancelled:
      if machine.isActionAtWork {
        world.effects.append(edge, .cancelAction, detail: machine.token.number)
      }
      machine.cancel()
    case .endDue, .endDueUnseen:
      let isVisible = stimulus == .endDue
      machine.endIfDue(
        now: world.now,
        isLive: world.gesture.isLive,
        isVisible: isVisible
      )
    case .reset:
      machine.reset()
      load.rearm()
    case .exhausted:
      machine.exhaust()
    case .attached:
      load.rearm()
    case .arrived:
      if machine.isClosing { machine.close() }
      machine.arriveAtFloor()
    case .floorRequested:
      machine.openFloor()
    case .floorLeft:
      machine.leaveFloor()
    case .cleared:
      machine.close()
      machine.dropFloor()
    case .pulled, .actionDue, .resultShown, .configured, .letGo, .scrolled, .resized, .covered,
      .uncovered, .unsettled, .openingStarted, .openingEnded:
      return nil
    }
    return recordChange(from: before, &world)
  }

  /// Handles a pull, the most frequent stimulus.
  ///
  /// - Returns: The previous state; nil if it has not changed.
  @inline(never)  // saves 126 bytes
  mutating func pull(_ world: inout World) -> PartMachine.State? {
    guard world.gesture.isLive, !machine.floor.isEntered else { return nil }
    let overscroll = world.content.overscroll(at: edge)
    smallestOverscroll = min(smallestOverscroll, overscroll)
    momentum.move(by: 0, to: overscroll)
    if isSpent {
      isSpent = machine.behavior.arm.isMet(by: overscroll)
      return nil
    }
    let before = machine.state
    machine.pull(
      to: overscroll - momentum.points,
      mayArm: mayArm(at: overscroll, &world),
      now: world.now,
      tolerance: world.tolerance
    )
    return recordChange(from: before, &world)
  }

  /// Records how far a toolkit that bounces has moved the content without a gesture, in points.
  mutating func recordMomentum(_ travel: Double, _ world: inout World) {
    momentum.move(by: -edge.sign * travel, to: world.content.overscroll(at: edge))
  }

  /// Sets the behavior.
  mutating func configure(_ behavior: Behavior) {
    let loadsAnew = loadsOtherwise(behavior)
    isConfigured = true
    machine.behavior = behavior
    if loadsAnew { load.rearm() }
  }

  /// Records that the edge has no part, or will get another one.
  mutating func unconfigure() {
    isConfigured = false
  }

  /// Resets the state of earlier runs.
  mutating func resetLoad() {
    load = LoadTrigger()
  }

  /// Resets to the standard behavior, without loading by the app.
  mutating func resetBehavior() {
    isExternallyLoading = false
    machine.behavior = .standard
  }

  /// Records how the action of a run has ended; the phase may change later.
  ///
  /// - Returns: False for a run other than the current one.
  mutating func recordOutcome(_ token: RunToken, _ outcome: Outcome) -> Bool {
    machine.recordOutcome(token, outcome)
  }

  /// Sets when a run begins without another request; infinity for never.
  mutating func planBegin(at time: Double) {
    machine.beginsAt = time
  }

  /// The part's next deadline, in seconds; infinity when there is none.
  func deadline(isLive: Bool) -> Double {
    min(machine.deadline(isLive: isLive), load.resumesAt)
  }

  /// Handles the machine's deadline; returns the stimulus it stands for.
  mutating func handleDeadline(isVisible: Bool) -> Stimulus {
    machine.handleDeadline(isVisible: isVisible)
  }

  /// Whether something other than a pull can start a run now.
  mutating func mayBegin(_ world: inout World) -> Bool {
    isConfigured && !isBarred(&world)
  }

  /// Whether a gesture or scrolling can start a run of this part.
  mutating func mayStart(_ world: inout World) -> Bool {
    !isBarred(&world) && world.presence == .shown && contentPolicy(&world) != .hide
  }

  /// Records in the context whether a refresh is running, or has ended and is still visible.
  mutating func shareRefreshState(in world: inout World) {
    guard machine.behavior.role == .refresh else { return }
    if machine.isRunning { world.isRefreshing = true }
    if machine.isFinishing { world.isRefreshEnding = true }
  }

  /// Handles the beginning of a gesture, which continues from the content's position.
  private mutating func beginGesture(_ world: inout World) {
    isSpent = false
    // A drag can begin anywhere; a touchpad gesture that began inside the content scrolls it.
    mayBePulled =
      world.gesture.isContact || world.content.gap(at: edge) >= -world.tolerance
    load.recordGesture(isRunning: machine.isOpen)
    smallestOverscroll = world.content.overscroll(at: edge)
    if machine.isClosing { machine.close() }
    // A page that is caught on its way back is pulled again.
    if machine.floor == .closing { machine.dropFloor() }
  }

  /// Applies a phase change to the gesture, the load-more and the part at the other edge.
  ///
  /// - Returns: The previous state; nil if it has not changed.
  private mutating func recordChange(
    from before: PartMachine.State,
    _ world: inout World
  ) -> PartMachine.State? {
    guard machine.state != before else { return nil }
    if machine.floor != before.floor { recordFloor(from: before.floor, &world) }
    world.hasRefreshChanged = true
    switch machine.phase {
    case .idle, .pulling, .armed, .exhausted:
      break
    case .running:
      switch machine.behavior.role {
      case .refresh: world.refreshNews = .began
      case .loadMore: load.recordBegin(extent: world.content.metrics.extent)
      }
    case .finishing(let outcome):
      isSpent = true
      // Other triggers have no back-off.
      let backOff = machine.behavior.trigger == .automatic ? machine.behavior.backOff : .infinity
      load.recordEnd(outcome, now: world.now, backOff: backOff)
      guard machine.behavior.role == .refresh else { break }
      switch outcome {
      case .succeeded: world.refreshNews = .succeeded
      case .exhausted: world.refreshNews = .exhausted
      case .failed, .cancelled: break
      }
    }
    return before
  }

  /// Applies a change of the floor to both parts and to the gesture.
  private mutating func recordFloor(from before: FloorPhase, _ world: inout World) {
    world.storedFloor.phase = machine.floor
    // The finger that holds the content of a floor that the app has closed pulls no run.
    if before.isUp { isSpent = true }
  }

  /// Whether a pull can arm: moving outwards, not blocked by the app or a nested scroll view.
  private mutating func mayArm(at overscroll: Double, _ world: inout World) -> Bool {
    overscroll > smallestOverscroll && mayBePulled && mayStart(&world)
      && !world.content.metrics.innerCanScroll
  }

  /// Whether loading by the app, a floor or a refresh blocks every run of this part.
  private mutating func isBarred(_ world: inout World) -> Bool {
    isExternallyLoading || world.isOnFloor || (isLoadMore && world.isRefreshing)
  }
}
