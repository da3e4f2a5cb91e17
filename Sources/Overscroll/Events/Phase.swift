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
