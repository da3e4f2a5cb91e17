/// What a part is doing, with exactly the data valid then.
///
/// Stage: phases. Small, because every reader copies it; the machine around it is not.
enum PartState: Sendable {
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

  /// A run under way.
  struct Run: Sendable {
    /// Its ticket.
    let token: RunToken
    /// Seconds from which it may end.
    let mayEndAt: Double
    /// Seconds at which its action is due; never (infinity) once it was started.
    var actionDueAt: Double
    /// How it ends once it may; nil while its action is at work.
    var pendingOutcome: Outcome?
  }

  /// A run that is over.
  struct Ending: Sendable {
    /// Its ticket.
    let token: RunToken
    /// How it ended.
    let outcome: Outcome
    /// Whether its action was at work and has to be cancelled.
    let abandonsAction: Bool
    /// Seconds until which the result is shown; never (infinity) once the indicator closes.
    var showsUntil: Double

    /// Whether the indicator is on its way back to the edge.
    var isClosing: Bool { showsUntil == .infinity }
  }

  /// The phase as everybody else sees it.
  var phase: Phase {
    switch self {
    case .idle: .idle
    case .pulling: .pulling
    case .armed: .armed
    case .running: .running
    case .finishing(let ending): .finishing(ending.outcome)
    }
  }

  /// The ticket of the run under way.
  var currentRun: RunToken? {
    switch self {
    case .running(let run): run.token
    case .idle, .pulling, .armed, .finishing: nil
    }
  }

  /// Whether a run's indicator is open or opening: the run is on, or its result is shown.
  var isOpen: Bool {
    switch self {
    case .running: true
    case .finishing(let ending): !ending.isClosing
    case .idle, .pulling, .armed: false
    }
  }

  /// Whether the indicator is on its way back to the edge.
  var isClosing: Bool {
    switch self {
    case .finishing(let ending): ending.isClosing
    case .idle, .pulling, .armed, .running: false
    }
  }

  /// When the part wants to be woken, in seconds; never (infinity) when it waits for nothing.
  ///
  /// - Parameter isEndDeferred: Whether an end has to wait for the live gesture.
  /// - Returns: Seconds on the clock of the session.
  func deadline(isEndDeferred: Bool) -> Double {
    switch self {
    case .idle, .pulling, .armed: .infinity
    case .running(let run) where run.pendingOutcome == nil: run.actionDueAt
    case .running(let run): isEndDeferred ? .infinity : run.mayEndAt
    case .finishing(let ending): ending.showsUntil
    }
  }
}
