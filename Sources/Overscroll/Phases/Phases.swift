/// When the phase of the part at one edge changes: its machine, and what gestures and the app allow.
///
/// Its questions are `mutating`, although they change nothing; see ``Content``.
///
/// Stage: phases.
struct Phases: Sendable {
  /// Its edge.
  let edge: Edge
  /// The phase and the behavior it follows.
  private(set) var machine = PartMachine(behavior: .standard)
  /// Whether the edge is used at all; the rest means nothing otherwise.
  private(set) var isConfigured = false
  /// Whether the app is loading by itself.
  var isExternallyLoading = false
  /// When an automatic load-more starts.
  var load = LoadTrigger()
  /// Whether the live gesture may pull at this edge.
  private(set) var mayBePulled = false
  /// Whether the live gesture has seen a run end and must come back to the edge before it pulls.
  private var isSpent = false
  /// The least overscroll of the live gesture: only going beyond it is pulling.
  private var floor = 0.0

  init(edge: Edge) {
    self.edge = edge
  }

  /// Whether it is a load-more in use.
  var isLoadMore: Bool { isConfigured && machine.behavior.role == .loadMore }

  /// Changes the phase for every stimulus except a pull, which has a function of its own.
  ///
  /// - Returns: The phase that was left; nil when it is still the same.
  mutating func change(by stimulus: Stimulus, _ scene: inout Scene) -> Phase? {
    let before = machine.phase
    switch stimulus {
    case .gestureBegan:
      beginGesture(&scene)
    case .released:
      let overscroll = scene.content.overscroll(at: edge)
      let mayFire = !isSpent && mayArm(at: overscroll, &scene)
      machine.release(at: overscroll, mayFire: mayFire, now: scene.context.now)
    case .gestureCancelled:
      machine.release(at: 0, mayFire: false, now: scene.context.now)
    case .begun:
      machine.begin(now: scene.context.now)
    case .cancelled:
      if machine.isActionAtWork {
        scene.context.effects.append(edge, .cancelAction, detail: machine.token.number)
      }
      machine.cancel()
    case .endDue, .endDueUnseen:
      let isVisible = stimulus == .endDue
      machine.endIfDue(
        now: scene.context.now,
        isLive: scene.context.gesture.isLive,
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
    case .cleared:
      machine.close()
    case .pulled, .actionDue, .resultShown, .configured, .unsettled, .openingStarted,
      .openingEnded:
      return nil
    }
    return recordChange(from: before, &scene)
  }

  /// The live gesture may have moved the content: the stimulus that comes most often, on its own.
  ///
  /// - Returns: The phase that was left; nil when it is still the same.
  @inline(never)  // saves 126 bytes
  mutating func pull(_ scene: inout Scene) -> Phase? {
    guard scene.context.gesture.isLive else { return nil }
    let overscroll = scene.content.overscroll(at: edge)
    floor = min(floor, overscroll)
    if isSpent {
      isSpent = overscroll > scene.context.tolerance
      return nil
    }
    let before = machine.phase
    machine.pull(
      to: overscroll,
      mayArm: mayArm(at: overscroll, &scene),
      now: scene.context.now,
      tolerance: scene.context.tolerance
    )
    return recordChange(from: before, &scene)
  }

  /// Takes on a behavior.
  mutating func configure(_ behavior: Behavior) {
    let loadsAnew = loadsOtherwise(behavior)
    isConfigured = true
    machine.behavior = behavior
    if loadsAnew { load.rearm() }
  }

  /// Says that the edge is no longer used, or used for something else.
  mutating func unconfigure() {
    isConfigured = false
  }

  /// Forgets earlier runs.
  mutating func resetLoad() {
    load = LoadTrigger()
  }

  /// Goes back to the standard behavior, with no loading of the app's own.
  mutating func resetBehavior() {
    isExternallyLoading = false
    machine.behavior = .standard
  }

  /// Records how the action of a run has ended; the phase may change later.
  ///
  /// - Returns: False for another run than the one under way.
  mutating func recordOutcome(_ token: RunToken, _ outcome: Outcome) -> Bool {
    machine.recordOutcome(token, outcome)
  }

  /// Handles the machine's deadline and says what it was for.
  mutating func handleDeadline(isVisible: Bool) -> Stimulus {
    machine.handleDeadline(isVisible: isVisible)
  }

  /// Whether something other than a pull may start a run now.
  mutating func mayBegin(_ scene: inout Scene) -> Bool {
    isConfigured && !isBarred(&scene)
  }

  /// Whether anything at all may start a run of this part by a gesture or by itself.
  mutating func mayStart(_ scene: inout Scene) -> Bool {
    !isBarred(&scene) && scene.context.presence == .shown && contentPolicy(&scene) != .hide
  }

  /// Notes whether it is a refresh that runs, or one that is over and whose indicator is not gone yet.
  mutating func shareRefreshState(in scene: inout Scene) {
    guard machine.behavior.role == .refresh else { return }
    if machine.isRunning { scene.context.isRefreshing = true }
    if machine.isFinishing { scene.context.isRefreshEnding = true }
  }

  /// A gesture begins: it picks up the content where it is.
  private mutating func beginGesture(_ scene: inout Scene) {
    isSpent = false
    // A drag may begin anywhere; a touchpad's gesture that began in the content scrolls it.
    mayBePulled =
      scene.context.gesture.isContact || scene.content.gap(at: edge) >= -scene.context.tolerance
    load.recordGesture(isRunning: machine.isOpen)
    floor = scene.content.overscroll(at: edge)
    if machine.isClosing { machine.close() }
  }

  /// What a change of phase means for the gesture, for a load-more and for the part at the other edge.
  ///
  /// - Returns: The phase that was left; nil when it is still the same.
  private mutating func recordChange(from before: Phase, _ scene: inout Scene) -> Phase? {
    guard machine.phase != before else { return nil }
    if machine.behavior.role == .refresh { scene.context.hasRefreshChanged = true }
    switch machine.phase {
    case .idle, .pulling, .armed, .exhausted:
      break
    case .running:
      switch machine.behavior.role {
      case .refresh: scene.context.refreshNews = .began
      case .loadMore: load.recordBegin(extent: scene.content.metrics.extent)
      }
    case .finishing(let outcome):
      isSpent = isSpent || scene.context.gesture.isLive
      load.recordEnd(outcome, now: scene.context.now, backOff: machine.behavior.backOff)
      guard machine.behavior.role == .refresh else { break }
      switch outcome {
      case .succeeded: scene.context.refreshNews = .succeeded
      case .exhausted: scene.context.refreshNews = .exhausted
      case .failed, .cancelled: break
      }
    }
    return before
  }

  /// A pull arms only by going outwards, while neither the app nor an inner scroller prevents it.
  private mutating func mayArm(at overscroll: Double, _ scene: inout Scene) -> Bool {
    overscroll > floor && mayBePulled && mayStart(&scene)
      && !scene.content.metrics.innerCanScroll
  }

  /// Whether another loading keeps every run of this part from starting: the app's, or a refresh.
  private mutating func isBarred(_ scene: inout Scene) -> Bool {
    isExternallyLoading || (isLoadMore && scene.context.isRefreshing)
  }
}
