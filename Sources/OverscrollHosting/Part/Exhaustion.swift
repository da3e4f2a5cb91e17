import Overscroll

/// What a load-more keeps of being exhausted, where the engine does not.
struct Exhaustion {
  /// Whether it is exhausted while hidden.
  var isKept = false
  /// Whether the app has said so since the latest refresh began, whose success then does not reset it.
  var outlastsRefresh = false
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
    exhaustion = Exhaustion(isKept: isHidden, outlastsRefresh: true)
    if !isHidden { list.send(.exhaustRequested(edge)) }
  }

  /// Records that there may be more to load again.
  func reset() {
    exhaustion = Exhaustion()
    send(.resetRequested(edge))
  }

  /// Handles the end of a refresh: the engine has no part here while it is hidden.
  func refreshEnded(_ outcome: Outcome) {
    if outcome == .succeeded { restartCount() }
    guard isHidden else { return }
    switch outcome {
    case .succeeded: exhaustion.isKept = exhaustion.isKept && exhaustion.outlastsRefresh
    case .exhausted: exhaustion.isKept = role == .loadMore
    case .failed, .cancelled: break
    }
  }
}
