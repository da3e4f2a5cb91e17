/// The state of a part in its cycle.
///
/// Phases are states of the pull, not texts.
///
/// New cases may be added in a later minor version.
public enum Phase: Equatable, Sendable {
  /// No gesture and no run; the content may still be settling.
  case idle
  /// A live gesture has moved the content past the edge.
  case pulling
  /// The pull is far enough: letting go starts a run.
  case armed
  /// The action is running, or will run after its delay.
  case running
  /// The run has ended; its result is shown, then the indicator closes.
  case finishing(Outcome)
  /// There is no more to load; nothing starts until the app resets it or a refresh succeeds.
  case exhausted
}

/// Phases as numbers, for recordings and for hosts in another language.
extension Phase {
  /// 0 idle, 1 pulling, 2 armed, 3 running, 4 exhausted, 5 and up: finishing with each outcome.
  package var code: UInt8 {
    switch self {
    case .idle: 0
    case .pulling: 1
    case .armed: 2
    case .running: 3
    case .exhausted: 4
    case .finishing(let outcome): 5 + outcome.rawValue
    }
  }

  /// Makes a phase from its code.
  ///
  /// - Parameter code: A ``code``; any other number gives nil.
  package init?(code: UInt8) {
    switch code {
    case 0: self = .idle
    case 1: self = .pulling
    case 2: self = .armed
    case 3: self = .running
    case 4: self = .exhausted
    default:
      guard let outcome = Outcome(rawValue: code - 5) else { return nil }
      self = .finishing(outcome)
    }
  }
}
