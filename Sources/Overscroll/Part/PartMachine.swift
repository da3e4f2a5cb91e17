/// The state machine of one part: the only place where its phase changes.
///
/// Pure: the next phase depends only on the phase, the stimulus and the times passed in. The table
/// of all phases and events is in `Documentation/Transitions`; every cell is tested.
struct PartMachine: Sendable {
  /// The present behavior.
  var behavior: Behavior
  /// The present phase.
  private(set) var phase = Phase.idle
  private var storedFloor = StoredFloorPhase()
  /// The token of the latest run; 0 before the first.
  private(set) var token = RunToken(number: 0)
  /// When the run's action starts or its result disappears, in seconds; otherwise infinity.
  private(set) var dueAt = Double.infinity
  /// How the current run will end; nil until its action has ended.
  private(set) var pendingOutcome: Outcome?
  private var mayEndAt = 0.0
  /// The phase after closing, or after a pull: idle or exhausted.
  private var phaseAfterClosing = Phase.idle
  private var delayedBegin = DelayedBegin()
  /// The request that a pull has begun.
  var prefetching = Prefetching()
  /// Whether the part was reset during the current run.
  private var isReset = false

  init(behavior: Behavior) {
    self.behavior = behavior
  }

  /// The present state of the floor.
  private(set) var floor: FloorPhase {
    get { storedFloor.phase }
    set { storedFloor.phase = newValue }
  }

  /// What a stimulus can change.
  var state: State {
    var state = State(phase: phase, storedFloor: storedFloor)
    state.isPrefetching = prefetching.isLive
    return state
  }

  /// A phase together with the state of the floor, and with whether a pull has begun a request.
  struct State: Equatable {
    var phase: Phase
    fileprivate var storedFloor: StoredFloorPhase
    #if OVERSCROLL_BASIC
    // As in `StoredFloorPhase`.
    var isPrefetching: Bool {
      get { false }
      set {}
    }
    #else
    var isPrefetching = false
    #endif

    var floor: FloorPhase { storedFloor.phase }
  }

  /// Whether a run is in progress.
  var isRunning: Bool { phase == .running }

  /// Whether a run's action has started and not ended.
  var isActionAtWork: Bool { isRunning && dueAt == .infinity && pendingOutcome == nil }

  /// Whether a run has ended and its indicator is not closed yet, for any outcome.
  var isFinishing: Bool {
    switch phase {
    case .finishing: true
    case .idle, .pulling, .armed, .running, .exhausted: false
    }
  }

  /// The timing of a motion to a gap.
  func timing(to target: Double) -> MotionTiming {
    if floor.isEntered { return behavior.floor.motion }
    return target > 0 ? behavior.opening : behavior.closing
  }

  /// Whether a motion to a gap is the return of content that nothing held open: a bounce.
  ///
  /// A closing by a curve, or without motion, is also that of content that was not held. A floor has a motion of its own.
  func isBounce(to target: Double) -> Bool {
    target == 0 && !isFinishing && !floor.isEntered
  }

  /// Whether an indicator is open or opening: a run is in progress, or its result is shown.
  var isOpen: Bool { isRunning || dueAt != .infinity }

  /// Whether the indicator is closing.
  var isClosing: Bool { isFinishing && dueAt == .infinity }

  /// The machine's next deadline, in seconds; infinity when there is none.
  func deadline(isLive: Bool) -> Double {
    let beginsAt = beginsAt
    let own = pendingOutcome == nil ? dueAt : isDeferred(isLive) ? .infinity : mayEndAt
    return beginsAt < own ? beginsAt : own
  }

  /// When a run that was requested with a delay begins, in seconds; otherwise infinity.
  var beginsAt: Double {
    get { delayedBegin.dueAt }
    set { delayedBegin.dueAt = newValue }
  }

  /// Handles a pull; `mayArm` is false if it only moved inwards or if runs are blocked.
  mutating func pull(to overscroll: Double, mayArm: Bool, now: Double, tolerance: Double) {
    switch phase {
    case .running: return
    case .exhausted:
      guard behavior.whenExhausted.loadsAgain else { return }
      phaseAfterClosing = .exhausted
    case .finishing: if !mayArm || isDone { return }
    case .idle, .pulling, .armed: break
    }
    if mayArm, behavior.trigger == .reach, behavior.fire.isMet(by: overscroll) {
      return start(now)
    }
    floor = mayArm && isFloorMet(by: overscroll) ? .armed : .closed
    let staysArmed = phase == .armed && behavior.fire.isMet(by: overscroll)
    let arms = staysArmed || behavior.arm.isMet(by: overscroll)
    if arms, mayArm, behavior.trigger == .release {
      phase = .armed
    } else {
      phase = overscroll > tolerance ? .pulling : phaseAfterClosing
    }
    dueAt = .infinity
    prefetching.isWanted = mayArm && wantsRequest(at: overscroll)
  }

  /// Whether the phase is that of a pull.
  var isPulled: Bool {
    switch phase {
    case .pulling, .armed: true
    case .idle, .running, .finishing, .exhausted: false
    }
  }

  /// Handles the end of a gesture; `mayFire` is true only if it was released, not cancelled.
  mutating func release(at overscroll: Double, mayFire: Bool, now: Double) {
    guard isPulled else { return }
    let opensFloor = mayFire && floor == .armed && isFloorMet(by: overscroll)
    floor = opensFloor ? .opening : .closed
    if mayFire, !opensFloor, behavior.trigger == .release, behavior.fire.isMet(by: overscroll) {
      start(now)
    } else {
      phase = phaseAfterClosing
    }
  }

  /// Starts a run that was requested by something other than a pull.
  mutating func begin(now: Double) {
    switch phase {
    case .running: return
    case .exhausted: if !behavior.whenExhausted.loadsAgain { return }
    case .finishing: if isDone { return }
    case .idle, .pulling, .armed: break
    }
    start(now)
  }

  /// Records how the action of a run has ended.
  ///
  /// Does nothing for a run other than the current one. Until the run ends, its success may still become
  /// that there is no more.
  mutating func recordOutcome(_ token: RunToken, _ outcome: Outcome) -> Bool {
    let isNews = pendingOutcome == nil || (pendingOutcome == .succeeded && outcome == .exhausted)
    guard isRunning, token == self.token, isNews else { return false }
    pendingOutcome = outcome
    return true
  }

  /// Ends a run with a known outcome after its minimum duration, unless something defers it.
  mutating func endIfDue(now: Double, isLive: Bool, isVisible: Bool) {
    guard isRunning, let outcome = pendingOutcome else { return }
    let mayEnd = mayEndAt <= now && !isDeferred(isLive)
    guard mayEnd || outcome == .cancelled else { return }
    end(outcome)
    if isVisible, outcome != .cancelled, behavior.resultHold > 0 {
      dueAt = now + behavior.resultHold
    }
  }

  /// Cancels the run, without showing a result, or the request that a pull has begun.
  mutating func cancel() {
    prefetching.isWanted = false
    if isRunning { end(pendingOutcome ?? .cancelled) }
  }

  /// Records that the answer to the request that a pull has begun is there, if it is this one.
  mutating func recordAnswer(_ token: RunToken) -> Bool {
    guard prefetching.isLive, token == self.token else { return false }
    prefetching.isAnswered = true
    return true
  }

  /// Begins the request that a pull wants, or gives it up.
  mutating func revisePrefetching(now: Double) {
    if prefetching.revise(isPulled: isPulled, now: now) { countToken() }
  }

  /// Opens the floor without a pull, unless a run is in progress.
  mutating func openFloor() {
    guard !isRunning else { return }
    close()
    floor = .opening
  }

  /// Begins to close the floor.
  mutating func leaveFloor() {
    switch floor {
    case .opening, .open: floor = .closing
    case .armed: floor = .closed
    case .closed, .closing: break
    }
  }

  /// Records that the content is off the screen, or back at its edge.
  mutating func arriveAtFloor() {
    switch floor {
    case .opening: floor = .open
    case .closing: floor = .closed
    case .closed, .armed, .open: break
    }
  }

  /// Ends the floor, wherever the content is.
  mutating func dropFloor() {
    floor = .closed
  }

  /// The fraction of the way from where the part arms to where its floor does; 0 without a floor.
  func floorFraction(of overscroll: Double) -> Double {
    guard behavior.floor.isEnabled else { return 0 }
    let arm = behavior.arm.distance
    return max(0, (overscroll - arm) / (behavior.floor.arm.distance - arm))
  }

  /// Records that the content is back at its edge.
  mutating func close() {
    guard isFinishing else { return }
    phase = phaseAfterClosing
    dueAt = .infinity
  }

  /// Handles the deadline; returns the stimulus it stands for.
  mutating func handleDeadline(isVisible: Bool) -> Stimulus {
    if pendingOutcome != nil { return isVisible ? .endDue : .endDueUnseen }
    dueAt = .infinity
    return isRunning ? .actionDue : .resultShown
  }

  /// Resets the part: there may be more to load again, whatever a current run finds.
  mutating func reset() {
    if phase == .exhausted { phase = .idle }
    phaseAfterClosing = .idle
    isReset = isRunning
  }

  /// Records that there is no more to load, as the app or the refresh at the other edge says.
  mutating func exhaust() {
    switch phase {
    case .idle, .pulling, .armed:
      phase = .exhausted
      if floor == .armed { floor = .closed }
    case .finishing: phaseAfterClosing = .exhausted
    case .running, .exhausted: break
    }
  }

  private mutating func start(_ now: Double) {
    phase = .running
    floor = .closed
    beginsAt = .infinity
    if !prefetching.isLive { countToken() }
    // A request that has begun does not wait.
    dueAt = behavior.actionDelay > 0 && !prefetching.isLive ? now + behavior.actionDelay : .infinity
    // The usual minimum keeps an indicator from flashing, and none is seen where the answer is there already.
    let isAtOnce = prefetching.isAnswered && behavior.minimumRunning <= Behavior.usualMinimum
    mayEndAt = isAtOnce ? now : min(now, prefetching.beganAt) + behavior.minimumRunning
    prefetching.take()
    isReset = false
  }

  private mutating func end(_ outcome: Outcome) {
    phase = .finishing(outcome)
    let isExhausted = outcome == .exhausted && behavior.role == .loadMore && !isReset
    phaseAfterClosing = isExhausted ? .exhausted : .idle
    dueAt = .infinity
    pendingOutcome = nil
  }

  /// A run has a token of its own, also before it starts.
  private mutating func countToken() {
    token = RunToken(number: token.number &+ 1)
  }

  /// Whether a pull is so far that the request of its run begins.
  private func wantsRequest(at overscroll: Double) -> Bool {
    guard behavior.prefetch != .never, behavior.trigger == .release else { return false }
    return phase == .armed || overscroll >= behavior.prefetch.fraction * behavior.arm.distance
  }

  private func isFloorMet(by overscroll: Double) -> Bool {
    behavior.floor.isEnabled && behavior.floor.arm.isMet(by: overscroll)
  }

  /// Whether there is no more to load once the indicator has closed, so that nothing starts.
  private var isDone: Bool {
    phaseAfterClosing == .exhausted && !behavior.whenExhausted.loadsAgain
  }

  private func isDeferred(_ isLive: Bool) -> Bool {
    isLive && behavior.endWithContact == .defer
  }
}

/// When a run that was requested with a delay begins.
struct DelayedBegin: Sendable {
  #if OVERSCROLL_BASIC
  // As in `StoredFloorPhase`.
  var dueAt: Double {
    get { .infinity }
    set {}
  }
  #else
  /// Seconds; infinity when none was requested.
  var dueAt = Double.infinity
  #endif
}
