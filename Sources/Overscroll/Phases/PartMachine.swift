/// The phases of one part and the only place where they change.
///
/// Pure: what happens next depends on the phase, what happened and the times passed in, never on
/// pictures, windows or callbacks. The table of every phase and event is in
/// `Documentation/Transitions.md` and is tested cell by cell.
///
/// Stage: phases.
struct PartMachine: Sendable {
  /// The rules in force.
  var behavior: Behavior
  /// Where the part is in its cycle.
  private(set) var phase = Phase.idle
  /// The ticket of the latest run; 0 before the first.
  private(set) var token = RunToken(number: 0)
  /// Seconds at which the run's action starts, or until which its result is shown; else never.
  private(set) var dueAt = Double.infinity
  /// How the run under way ends once it may; nil while its action is at work.
  private(set) var pendingOutcome: Outcome?
  private var mayEndAt = 0.0
  /// Where closing leads: idle, or exhausted.
  private var phaseAfterClosing = Phase.idle

  init(behavior: Behavior) {
    self.behavior = behavior
  }

  /// Whether a run is under way.
  var isRunning: Bool { phase == .running }

  /// Whether a run's action has started and not come back.
  var isActionAtWork: Bool { isRunning && dueAt == .infinity && pendingOutcome == nil }

  /// Whether a run is over, whatever its outcome.
  var isFinishing: Bool {
    switch phase {
    case .finishing: true
    case .idle, .pulling, .armed, .running, .exhausted: false
    }
  }

  /// Whether a run's indicator is open or opening: the run is on, or its result is shown.
  var isOpen: Bool { isRunning || (isFinishing && dueAt != .infinity) }

  /// Whether the indicator is on its way back to the edge.
  var isClosing: Bool { isFinishing && dueAt == .infinity }

  /// The machine's deadline, in seconds; infinity when it has none.
  func deadline(isLive: Bool) -> Double {
    if pendingOutcome == nil { return dueAt }
    return isDeferred(isLive) ? .infinity : mayEndAt
  }

  /// A live gesture moved the content; `mayArm` unless it only came inwards or is barred.
  mutating func pull(to overscroll: Double, mayArm: Bool, now: Double, tolerance: Double) {
    switch phase {
    case .running, .exhausted:
      return
    case .finishing:
      if !mayArm || phaseAfterClosing == .exhausted { return }
    case .idle, .pulling, .armed:
      break
    }
    if mayArm, behavior.trigger == .reach, behavior.fire.isMet(by: overscroll) {
      return start(now)
    }
    let staysArmed = phase == .armed && behavior.fire.isMet(by: overscroll)
    let arms = staysArmed || behavior.arm.isMet(by: overscroll)
    if arms, mayArm, behavior.trigger == .release {
      phase = .armed
    } else {
      phase = overscroll > tolerance ? .pulling : .idle
    }
    dueAt = .infinity
  }

  /// The gesture is over, at an overscroll; `mayFire` only when it was let go.
  mutating func release(at overscroll: Double, mayFire: Bool, now: Double) {
    guard phase == .pulling || phase == .armed else { return }
    if mayFire, behavior.trigger == .release, behavior.fire.isMet(by: overscroll) {
      start(now)
    } else {
      phase = .idle
    }
  }

  /// Something other than a pull asks for a run.
  mutating func begin(now: Double) {
    switch phase {
    case .running, .exhausted: return
    case .finishing: if phaseAfterClosing == .exhausted { return }
    case .idle, .pulling, .armed: break
    }
    start(now)
  }

  /// The action of a run is over.
  ///
  /// Means nothing for another run than the one under way.
  mutating func recordOutcome(_ token: RunToken, _ outcome: Outcome) -> Bool {
    guard isRunning, token == self.token, pendingOutcome == nil else { return false }
    pendingOutcome = outcome
    return true
  }

  /// Ends a run whose outcome is known, once it has lasted long enough and nothing defers it.
  mutating func endIfDue(now: Double, isLive: Bool, isVisible: Bool) {
    guard isRunning, let outcome = pendingOutcome else { return }
    let mayEnd = mayEndAt <= now && !isDeferred(isLive)
    guard mayEnd || outcome == .cancelled else { return }
    end(outcome)
    if isVisible, outcome != .cancelled, behavior.resultHold > 0 {
      dueAt = now + behavior.resultHold
    }
  }

  /// The run is given up, and shows no result.
  mutating func cancel() {
    if isRunning { end(pendingOutcome ?? .cancelled) }
  }

  /// The content is back at its edge.
  mutating func close() {
    guard isFinishing else { return }
    phase = phaseAfterClosing
    dueAt = .infinity
  }

  /// Passes the deadline and says what it was for.
  mutating func handleDeadline(isVisible: Bool) -> Stimulus {
    if pendingOutcome != nil { return isVisible ? .endDue : .endDueUnseen }
    dueAt = .infinity
    return isRunning ? .actionDue : .resultShown
  }

  /// There may be more to load again.
  mutating func reset() {
    if phase == .exhausted { phase = .idle }
    phaseAfterClosing = .idle
  }

  /// The refresh on the other edge found that there is no more to load.
  mutating func exhaust() {
    switch phase {
    case .idle, .pulling, .armed: phase = .exhausted
    case .finishing: phaseAfterClosing = .exhausted
    case .running, .exhausted: break
    }
  }

  @inline(never)  // saves 33 bytes
  private mutating func start(_ now: Double) {
    phase = .running
    token = RunToken(number: token.number &+ 1)
    mayEndAt = now + behavior.minimumRunning
    dueAt = behavior.actionDelay > 0 ? now + behavior.actionDelay : .infinity
    pendingOutcome = nil
  }

  private mutating func end(_ outcome: Outcome) {
    phase = .finishing(outcome)
    phaseAfterClosing = outcome == .exhausted && behavior.role == .loadMore ? .exhausted : .idle
    dueAt = .infinity
    pendingOutcome = nil
  }

  private func isDeferred(_ isLive: Bool) -> Bool {
    isLive && behavior.endWithContact == .defer
  }
}
