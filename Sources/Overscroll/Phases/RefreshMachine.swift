/// The phases of one part and the only place where they change.
///
/// Pure: what happens next depends on the state, the stimulus and the times passed in, never on
/// pictures, windows or callbacks. The table of every state and stimulus is in `ARCHITECTURE.md`
/// and is tested cell by cell.
///
/// Stage: phases. Reactions compare the state before with the state after; see `Reaction`.
struct RefreshMachine: Equatable, Sendable {
  /// What the part is doing, with exactly the data valid then.
  enum State: Equatable, Sendable {
    /// Nothing is going on.
    case idle
    /// A live gesture has moved the content past the edge.
    case pulling
    /// The pull is far enough.
    case armed
    /// A run is under way.
    case running(Run)
    /// A run is over.
    case finishing(Ending)
  }

  /// A run under way.
  struct Run: Equatable, Sendable {
    /// Its ticket.
    let token: RunToken
    /// Seconds from which it may end.
    let mayEndAt: Double
    /// Seconds at which its action is due; nil once it was started.
    var actionDueAt: Double?
    /// How it ends once it may; nil while its action is at work.
    var pendingOutcome: Outcome?
  }

  /// A run that is over.
  struct Ending: Equatable, Sendable {
    /// Its ticket.
    let token: RunToken
    /// How it ended.
    let outcome: Outcome
    /// Whether its action was at work and has to be cancelled.
    let abandonsAction: Bool
    /// Seconds until which the result is shown; nil once the indicator closes.
    var showsUntil: Double?
  }

  /// What can happen to a part.
  enum Stimulus: Equatable, Sendable {
    /// A live gesture moved the content; `mayArm` unless it only came inwards or is barred.
    case pulled(to: Double, mayArm: Bool)
    /// The gesture was let go at an overscroll.
    case released(at: Double, mayFire: Bool)
    /// The gesture was taken away or left without letting go.
    case abandoned
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

  /// What a machine may look at beside its own state.
  struct Surroundings {
    /// The part's behavior.
    var behavior: Behavior
    /// The present time, in seconds.
    var now: Double
    /// Whether a gesture is live.
    var isLive: Bool
    /// Whether the indicator can be seen, so that showing a result is worth the time.
    var isVisible: Bool
    /// Overscroll at or below this is none, in points: one device pixel.
    var tolerance: Double
  }

  private(set) var state = State.idle
  private var runs: UInt32 = 0

  /// The phase as everybody else sees it.
  var phase: Phase {
    switch state {
    case .idle: .idle
    case .pulling: .pulling
    case .armed: .armed
    case .running: .running
    case .finishing(let ending): .finishing(ending.outcome)
    }
  }

  /// When the machine wants a `due`, in seconds; nil when it waits for nothing.
  func deadline(isLive: Bool, defersEnd: Bool) -> Double? {
    switch state {
    case .idle, .pulling, .armed:
      return nil
    case .running(let run):
      if let due = run.actionDueAt, run.pendingOutcome == nil { return due }
      if run.pendingOutcome == nil || (isLive && defersEnd) { return nil }
      return run.mayEndAt
    case .finishing(let ending):
      return ending.showsUntil
    }
  }

  /// Takes in one stimulus.
  ///
  /// - Returns: False when the stimulus means nothing in this state, and nothing was changed.
  mutating func take(_ stimulus: Stimulus, _ around: Surroundings) -> Bool {
    switch stimulus {
    case .pulled(let overscroll, let mayArm):
      return pull(to: overscroll, mayArm: mayArm, around)
    case .released(let overscroll, let mayFire):
      return release(at: overscroll, mayFire: mayFire, around)
    case .abandoned:
      return release(at: 0, mayFire: false, around)
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

  private mutating func pull(to overscroll: Double, mayArm: Bool, _ around: Surroundings) -> Bool {
    switch state {
    case .running:
      return true
    case .finishing where !mayArm:
      return true
    case .idle, .pulling, .armed, .finishing:
      break
    }
    let behavior = around.behavior
    if mayArm, behavior.trigger == .reach, behavior.fire.isMet(by: overscroll) {
      return startRun(around)
    }
    let isFar = behavior.arm.isMet(by: overscroll)
    let staysArmed = state == .armed && behavior.fire.isMet(by: overscroll)
    if behavior.trigger == .release, mayArm, isFar || staysArmed {
      state = .armed
    } else {
      state = overscroll > around.tolerance ? .pulling : .idle
    }
    return true
  }

  private mutating func release(
    at overscroll: Double,
    mayFire: Bool,
    _ around: Surroundings
  ) -> Bool {
    switch state {
    case .idle:
      return true
    case .pulling, .armed:
      if mayFire, around.behavior.trigger == .release, around.behavior.fire.isMet(by: overscroll) {
        return startRun(around)
      }
      state = .idle
      return true
    case .running(let run):
      endIfDue(run, around)
      return true
    case .finishing:
      return true
    }
  }

  private mutating func begin(_ around: Surroundings) -> Bool {
    switch state {
    case .idle, .pulling, .armed, .finishing: startRun(around)
    case .running: false
    }
  }

  private mutating func startRun(_ around: Surroundings) -> Bool {
    runs &+= 1
    let delay = around.behavior.actionDelay
    state = .running(
      Run(
        token: RunToken(number: runs),
        mayEndAt: around.now + around.behavior.minimumRunning,
        actionDueAt: delay > 0 ? around.now + delay : nil,
        pendingOutcome: nil
      )
    )
    return true
  }

  private mutating func finish(
    _ token: RunToken,
    _ outcome: Outcome,
    _ around: Surroundings
  ) -> Bool {
    guard case .running(var run) = state, run.token == token, run.pendingOutcome == nil else {
      return false
    }
    run.pendingOutcome = outcome
    state = .running(run)
    endIfDue(run, around)
    return true
  }

  private mutating func cancel() -> Bool {
    guard case .running(let run) = state else { return false }
    state = .finishing(
      Ending(
        token: run.token,
        outcome: run.pendingOutcome ?? .cancelled,
        abandonsAction: run.pendingOutcome == nil && run.actionDueAt == nil,
        showsUntil: nil
      )
    )
    return true
  }

  private mutating func close() -> Bool {
    guard case .finishing = state else { return false }
    state = .idle
    return true
  }

  private mutating func pass(_ around: Surroundings) -> Bool {
    switch state {
    case .idle, .pulling, .armed:
      return false
    case .running(var run):
      if let due = run.actionDueAt, due <= around.now, run.pendingOutcome == nil {
        run.actionDueAt = nil
        state = .running(run)
      } else {
        endIfDue(run, around)
      }
      return true
    case .finishing(var ending):
      guard let until = ending.showsUntil, until <= around.now else { return false }
      ending.showsUntil = nil
      state = .finishing(ending)
      return true
    }
  }

  /// Ends a run whose outcome is known, once it has lasted long enough and nothing defers it.
  private mutating func endIfDue(_ run: Run, _ around: Surroundings) {
    guard let outcome = run.pendingOutcome else { return }
    let isDeferred = around.isLive && around.behavior.endWithContact == .defer
    guard outcome == .cancelled || (run.mayEndAt <= around.now && !isDeferred) else { return }
    let shows = outcome != .cancelled && around.isVisible && around.behavior.resultHold > 0
    state = .finishing(
      Ending(
        token: run.token,
        outcome: outcome,
        abandonsAction: false,
        showsUntil: shows ? around.now + around.behavior.resultHold : nil
      )
    )
  }
}
