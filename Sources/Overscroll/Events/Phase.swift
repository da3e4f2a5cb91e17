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

/// The state of a part's floor: the page that a longer pull opens.
///
/// While a floor is ``armed``, the phase of its part is that of a pull. From ``opening`` to
/// ``closing`` it is idle or exhausted, since nothing can start then.
public enum FloorPhase: UInt8, CaseIterable, Sendable {
  /// Nothing of the floor, or as much as a pull shows.
  case closed
  /// The pull is far enough: letting go opens the floor.
  case armed
  /// The content moves off the screen, or is being pushed back.
  case opening
  /// The content is off the screen.
  case open
  /// The content moves back to its edge.
  case closing

  /// Whether the floor has the screen: nothing else starts.
  package var isEntered: Bool {
    switch self {
    case .closed, .armed: false
    case .opening, .open, .closing: true
    }
  }

  /// Whether the content belongs off the screen.
  package var isOpenOrOpening: Bool {
    switch self {
    case .opening, .open: true
    case .closed, .armed, .closing: false
    }
  }
}

/// A state of a floor as it is stored.
struct StoredFloorPhase: Equatable, Sendable {
  #if OVERSCROLL_BASIC
  // A page of the browser that names no floor loads an engine without one, a tenth smaller. The
  // compiler removes what depends on this constant.
  var phase: FloorPhase {
    get { .closed }
    set {}
  }
  #else
  var phase = FloorPhase.closed
  #endif
}
