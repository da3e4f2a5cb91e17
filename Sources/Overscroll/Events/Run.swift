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

/// What the handler of a load-more says about a load that it was not told to cancel.
public enum LoadOutcome: Sendable {
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

/// Identifies one run: ending a run takes its token, so a late call cannot end another run.
///
/// Tokens count up from 1 within one part of one session. A token of an earlier run is stale:
/// ending with it is a no-op and is counted in ``Session/diagnostics``.
package struct RunToken: Equatable, Hashable, Sendable {
  /// The number of the run, from 1.
  package let number: UInt32

  /// Makes a token from its number, for recordings and for hosts in another language.
  ///
  /// - Parameter number: The number of the run; 0 is never issued.
  package init(number: UInt32) {
    self.number = number
  }
}

/// What requested a run other than a pull.
package enum BeginSource: UInt8, CaseIterable, Sendable {
  /// The app's code.
  case program
  /// A key or key combination.
  case key
  /// A screen reader's action or a focused control.
  case accessibility
  /// A tap or click on the indicator.
  case tap
}
