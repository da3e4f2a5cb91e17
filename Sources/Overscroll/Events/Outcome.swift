/// How a run ended.
public enum Outcome: UInt8, CaseIterable, Sendable {
  /// The action completed.
  case succeeded
  /// The action threw or reported a failure.
  case failed
  /// The run was cancelled, by the app or by a refresh, or its scroll view was removed.
  case cancelled
  /// The action completed, and there is no more to load.
  case exhausted
}
