/// The phases of one part and the only place where they change.
///
/// Pure: what happens next depends on the state, the stimulus and the times passed in, never on
/// pictures, windows or callbacks. The table of every state and stimulus is in `ARCHITECTURE.md`
/// and is tested cell by cell.
///
/// Stage: phases. What follows from a change is worked out by the reactions.
struct RefreshMachine: Sendable {
  /// What can happen to a part.
  enum Stimulus: Sendable {
    /// A live gesture moved the content; `mayArm` unless it only came inwards or is barred.
    case pulled(to: Double, mayArm: Bool)
    /// The gesture is over, at an overscroll; `mayFire` only when it was let go.
    case released(at: Double, mayFire: Bool)
    /// The app, a key, a screen reader or a tap asks for a run.
    case begun
    /// The action of a run is over.
    case finished(RunToken, Outcome)
    /// The run is given up.
    case cancelled
    /// Our own motion to the edge is over, or not needed.
    case closed
    /// The machine's deadline has come.
    case due
  }

  /// What a stimulus did.
  enum Change: Equatable, Sendable {
    /// It means nothing in this state.
    case ignored
    /// The phase is the same.
    case none
    /// The phase is another; the one before is given.
    case phase(before: Phase)
    /// The action of the run under way is due.
    case actionDue
    /// The result has been shown long enough.
    case resultShown
  }

  /// What a machine may look at beside its own state.
  struct Surroundings {
    /// The present time, in seconds.
    var now: Double
    /// Whether a gesture is live.
    var isLive: Bool
    /// Whether the indicator can be seen, so that showing a result is worth the time.
    var isVisible: Bool
    /// Overscroll at or below this is none, in points: one device pixel.
    var tolerance: Double
  }

  /// The rules in force.
  var behavior: Behavior
  private(set) var state = PartState.idle
  private var runs: UInt32 = 0

  init(behavior: Behavior) {
    self.behavior = behavior
  }

  /// Takes in one stimulus and tells what it did.
  mutating func take(_ stimulus: Stimulus, _ around: Surroundings) -> Change {
    let before = state.phase
    let change = step(stimulus, around)
    return state.phase == before ? change : .phase(before: before)
  }

  private mutating func step(_ stimulus: Stimulus, _ around: Surroundings) -> Change {
    switch stimulus {
    case .pulled(let overscroll, let mayArm):
      return pull(to: overscroll, mayArm: mayArm, around)
    case .released(let overscroll, let mayFire):
      return release(at: overscroll, mayFire: mayFire, around)
    case .begun:
      return begin(around)
    case .finished(let token, let outcome):
      return finish(token, outcome, around)
    case .cancelled:
      return cancel()
    case .closed:
      return close()
    case .due:
      return pass(around)
    }
  }

  private mutating func pull(to overscroll: Double, mayArm: Bool, _ around: Surroundings) -> Change
  {
    switch state {
    case .running:
      return .none
    case .finishing where !mayArm:
      return .none
    case .idle, .pulling, .armed, .finishing:
      break
    }
    if mayArm, behavior.trigger == .reach, behavior.fire.isMet(by: overscroll) {
      return startRun(around)
    }
    let isFar = behavior.arm.isMet(by: overscroll)
    let staysArmed = state.phase == .armed && behavior.fire.isMet(by: overscroll)
    if behavior.trigger == .release, mayArm, isFar || staysArmed {
      state = .armed
    } else {
      state = overscroll > around.tolerance ? .pulling : .idle
    }
    return .none
  }

  private mutating func release(
    at overscroll: Double,
    mayFire: Bool,
    _ around: Surroundings
  ) -> Change {
    switch state {
    case .idle:
      return .none
    case .pulling, .armed:
      if mayFire, behavior.trigger == .release, behavior.fire.isMet(by: overscroll) {
        return startRun(around)
      }
      state = .idle
      return .none
    case .running(let run):
      endIfDue(run, around)
      return .none
    case .finishing:
      return .none
    }
  }

  private mutating func begin(_ around: Surroundings) -> Change {
    switch state {
    case .idle, .pulling, .armed, .finishing: startRun(around)
    case .running: .ignored
    }
  }

  private mutating func startRun(_ around: Surroundings) -> Change {
    runs &+= 1
    let delay = behavior.actionDelay
    state = .running(
      PartState.Run(
        token: RunToken(number: runs),
        mayEndAt: around.now + behavior.minimumRunning,
        actionDueAt: delay > 0 ? around.now + delay : .infinity,
        pendingOutcome: nil
      )
    )
    return .none
  }

  private mutating func finish(
    _ token: RunToken,
    _ outcome: Outcome,
    _ around: Surroundings
  ) -> Change {
    guard case .running(var run) = state, run.token == token, run.pendingOutcome == nil else {
      return .ignored
    }
    run.pendingOutcome = outcome
    state = .running(run)
    endIfDue(run, around)
    return .none
  }

  private mutating func cancel() -> Change {
    guard case .running(let run) = state else { return .ignored }
    let isAtWork = run.pendingOutcome == nil && run.actionDueAt == .infinity
    end(run, run.pendingOutcome ?? .cancelled, abandonsAction: isAtWork, showsUntil: .infinity)
    return .none
  }

  private mutating func close() -> Change {
    guard case .finishing = state else { return .ignored }
    state = .idle
    return .none
  }

  private mutating func pass(_ around: Surroundings) -> Change {
    switch state {
    case .idle, .pulling, .armed:
      return .ignored
    case .running(var run):
      if run.actionDueAt <= around.now, run.pendingOutcome == nil {
        run.actionDueAt = .infinity
        state = .running(run)
        return .actionDue
      }
      endIfDue(run, around)
      return .none
    case .finishing(var ending):
      guard ending.showsUntil <= around.now else { return .ignored }
      ending.showsUntil = .infinity
      state = .finishing(ending)
      return .resultShown
    }
  }

  /// Ends a run whose outcome is known, once it has lasted long enough and nothing defers it.
  private mutating func endIfDue(_ run: PartState.Run, _ around: Surroundings) {
    guard let outcome = run.pendingOutcome else { return }
    let mayEnd = run.mayEndAt <= around.now && !isDeferred(around.isLive)
    guard outcome == .cancelled || mayEnd else { return }
    let shows = outcome != .cancelled && around.isVisible && behavior.resultHold > 0
    let showsUntil = shows ? around.now + behavior.resultHold : .infinity
    end(run, outcome, abandonsAction: false, showsUntil: showsUntil)
  }

  private mutating func end(
    _ run: PartState.Run,
    _ outcome: Outcome,
    abandonsAction: Bool,
    showsUntil: Double
  ) {
    state = .finishing(
      PartState.Ending(
        token: run.token,
        outcome: outcome,
        abandonsAction: abandonsAction,
        showsUntil: showsUntil
      )
    )
  }

  /// When the machine wants a `due`, in seconds; never (infinity) when it waits for nothing.
  mutating func deadline(isLive: Bool) -> Double {
    state.deadline(isEndDeferred: isDeferred(isLive))
  }

  private mutating func isDeferred(_ isLive: Bool) -> Bool {
    isLive && behavior.endWithContact == .defer
  }
}
