/// How a run ended.
public enum Outcome: UInt8, CaseIterable, Sendable {
  /// The action did what it was for.
  case succeeded
  /// The action threw or said so.
  case failed
  /// The run was given up, by the app or for a refresh, or its scroll view went away.
  case cancelled
  /// The action did what it was for, and there is no more to load.
  case exhausted
}
