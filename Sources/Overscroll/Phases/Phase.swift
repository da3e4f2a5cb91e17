/// Where a part is in its cycle.
///
/// Phases are states of the pull, not texts.
///
/// New cases may be added in a later minor version.
public enum Phase: Equatable, Sendable {
  /// Nothing is going on; the content may still be settling back.
  case idle
  /// A live gesture has moved the content past the edge.
  case pulling
  /// The pull is far enough: letting go starts a run.
  case armed
  /// The action is running, or will be when its delay is over.
  case running
  /// The run is over; its result is shown, then the indicator closes.
  case finishing(Outcome)
  /// A load-more has no more to load; nothing starts until the app resets it or a refresh succeeds.
  case exhausted
}
