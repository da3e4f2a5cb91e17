import Overscroll

/// What a load-more keeps of being exhausted, where the engine does not.
struct Exhaustion {
  /// Whether it is exhausted while hidden.
  var isKept = false
  /// The refresh during which the app has said so; the success of that one does not reset it.
  var refresh: RunToken?
}

// No more to load: by the app, and while the part is hidden. Separate file, because only a load-more
// has it.
extension HostedPart {
  /// Whether there is no more to load.
  var isExhausted: Bool {
    guard let list, role == .loadMore else { return false }
    if isHidden { return exhaustion.isKept }
    switch list.engine.phase(edge) {
    case .exhausted, .finishing(.exhausted): return true
    case .idle, .pulling, .armed, .running, .finishing: return false
    }
  }

  /// Records that there is no more to load, which outlasts the current refresh.
  func exhaust() {
    guard let list, role == .loadMore else { return }
    exhaustion.refresh = list.refresh?.currentRun?.token
    exhaustion.isKept = isHidden
    if !isHidden { list.send(.exhaustRequested(edge)) }
  }

  /// Records that there may be more to load again.
  func reset() {
    exhaustion = Exhaustion()
    send(.resetRequested(edge))
  }

  /// The outcome of a run for the engine: a refresh that succeeds would reset its load-more.
  func outcome(_ outcome: Outcome, of run: RunToken) -> Outcome {
    guard outcome == .succeeded, role == .refresh, let list else { return outcome }
    return list.parts.contains { $0.exhaustion.refresh == run } ? .exhausted : outcome
  }

  /// Handles the end of a refresh: the engine has no part here while it is hidden.
  func refreshEnded(_ outcome: Outcome) {
    exhaustion.refresh = nil
    if outcome == .succeeded { restartCount() }
    guard isHidden else { return }
    switch outcome {
    case .succeeded: exhaustion.isKept = false
    case .exhausted: exhaustion.isKept = role == .loadMore
    case .failed, .cancelled: break
    }
  }
}
