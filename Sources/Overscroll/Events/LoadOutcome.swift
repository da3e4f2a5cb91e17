/// What the handler of a load-more says about a load that it was not told to cancel.
public enum LoadOutcome: CaseIterable, Sendable {
  /// There may be more to load.
  case succeeded
  /// There is no more to load.
  case exhausted
  /// The load failed; throwing an error says the same.
  case failed
}

extension Outcome {
  /// The outcome of a run whose handler has returned.
  package init(_ loaded: LoadOutcome) {
    self =
      switch loaded {
      case .succeeded: .succeeded
      case .exhausted: .exhausted
      case .failed: .failed
      }
  }
}
