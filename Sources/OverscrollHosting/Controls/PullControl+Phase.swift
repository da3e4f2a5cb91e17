public import Overscroll

extension PullControl {
  /// What a control is doing.
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
    /// The latest run of this load-more failed; it has closed, and waits to be tried again.
    case failed
    /// There is no more to load; nothing starts until the app resets it or a refresh succeeds.
    case exhausted
  }
}

extension PullControl.Phase {
  /// The phase of a part from its state in the engine, which remembers a failure beside its phase.
  init(_ phase: Overscroll.Phase, _ role: Role, lastOutcome: Outcome?) {
    switch phase {
    case .idle: self = role == .loadMore && lastOutcome == .failed ? .failed : .idle
    case .pulling: self = .pulling
    case .armed: self = .armed
    case .running: self = .running
    case .finishing(let outcome): self = .finishing(outcome)
    case .exhausted: self = .exhausted
    }
  }

  /// The phase that looks and texts have.
  package var drawn: Overscroll.Phase {
    switch self {
    case .idle, .failed: .idle
    case .pulling: .pulling
    case .armed: .armed
    case .running: .running
    case .finishing(let outcome): .finishing(outcome)
    case .exhausted: .exhausted
    }
  }
}

extension Phase {
  /// Whether a run is in progress, or its result is shown.
  var isRunOrResult: Bool {
    switch self {
    case .running, .finishing: true
    case .idle, .pulling, .armed, .exhausted: false
    }
  }
}

// The second floor: a page of the app that a longer pull brings down in place of the list. The hosts
// add `setFloor`, which takes a view or a widget.
extension PullControl {
  /// The state of the floor; closed without one.
  public var floor: FloorPhase { progress?.floor ?? .closed }

  /// Opens the floor, as a long pull would.
  ///
  /// - Returns: Whether it opens. It does not without a floor, during a run or under a finger.
  @discardableResult
  public func openFloor() -> Bool {
    part?.list?.request(.floorRequested(edge.edge, isOpen: true))
    return floor.isOpenOrOpening
  }

  /// Closes the floor.
  public func closeFloor() {
    part?.closeFloor()
  }
}
