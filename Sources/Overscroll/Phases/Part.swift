/// What one edge of a session is used for: a behavior, its machine and what belongs to a gesture.
///
/// Stage: phases.
struct Part: Sendable {
  /// How it behaves.
  var behavior: Behavior
  /// Its phases.
  var machine = RefreshMachine()
  /// Points kept open for a run; 0 when nothing is.
  var held = 0.0
  /// Whether the reader has moved the content over what is held (engine bounce).
  var isTucked = false
  /// Whether the live gesture has seen a run end and must come back to the edge before it pulls.
  var isSpent = false
  /// The least overscroll of the live gesture: only going beyond it is pulling.
  var floor = 0.0
  /// Whether the app is loading by itself.
  var isExternallyLoading = false
  /// Whether the present run's opening was reported.
  var hasOpened = false
  /// Seconds at which the phase began.
  var phaseBeganAt: Double
  /// How the latest run ended.
  var lastOutcome: Outcome?
  /// Our share of the inset.
  var ledger = InsetLedger()

  init(behavior: Behavior, now: Double) {
    self.behavior = behavior
    phaseBeganAt = now
  }

  /// The ticket of the run under way.
  var currentRun: RunToken? {
    switch machine.state {
    case .running(let run): run.token
    case .idle, .pulling, .armed, .finishing: nil
    }
  }

  /// Whether a run's indicator is open or opening: the run is on, or its result is shown.
  var isOpen: Bool {
    switch machine.state {
    case .running: true
    case .finishing(let ending): ending.showsUntil != nil
    case .idle, .pulling, .armed: false
    }
  }

  /// Whether the indicator is on its way back to the edge.
  var isClosing: Bool {
    switch machine.state {
    case .finishing(let ending): ending.showsUntil == nil
    case .idle, .pulling, .armed, .running: false
    }
  }

  /// Forgets the run before, because another has begun.
  mutating func noteBegin() {
    lastOutcome = nil
    hasOpened = false
  }

  /// Keeps how a run ended; a gesture that saw it end has nothing more to give.
  mutating func noteEnd(_ outcome: Outcome, isLive: Bool) {
    lastOutcome = outcome
    isSpent = isSpent || isLive
  }
}
