import Overscroll

/// What a load-more keeps of being exhausted, where the engine does not.
struct Exhaustion {
  /// Whether it is exhausted while hidden; set when it is hidden, and read only then.
  var isKept = false
  /// Whether the app has said so since the latest refresh began, whose success then does not reset it.
  var outlastsRefresh = false
}

// No more to load: by the app, and while the part is hidden.
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
    exhaustion = Exhaustion(isKept: true, outlastsRefresh: true)
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
    switch outcome {
    case .succeeded: if !exhaustion.outlastsRefresh { exhaustion.isKept = false }
    case .exhausted: exhaustion.isKept = true
    case .failed, .cancelled: break
    }
  }
}

// Loads that begin by themselves, up to a limit: with the next one, which needs a tap, a reader reaches what is
// below the list.
extension HostedPart {
  /// The behavior that the limit leaves; that of a load that counts stays until it is over.
  func limited(_ behavior: Behavior) -> Behavior {
    guard isAtLimit, !countsLoad, behavior.trigger == .automatic else { return behavior }
    var behavior = behavior
    behavior.trigger = .tap
    return behavior
  }

  private var isAtLimit: Bool {
    @inline(never)  // saves 1 KB of an app
    get { role == .loadMore && settings.automaticLoadLimit.map { automaticLoads >= $0 } ?? false }
  }

  /// Whether the present load is the last that begins by itself.
  ///
  /// The engine may begin the next one with its end, so meanwhile none may. Another trigger would do that as well,
  /// but taking it back after a failure loads anew, without a back-off.
  var isLastLoad: Bool { countsLoad && isAtLimit }

  /// Counts a load that begins.
  func countLoad() {
    guard behavior.trigger == .automatic else { return }
    count {
      countsLoad = true
      automaticLoads += 1
    }
  }

  /// Handles the end of a run: one that brought nothing does not count.
  func loadEnded(_ outcome: Outcome) {
    guard countsLoad else { return }
    count {
      countsLoad = false
      if outcome == .failed || outcome == .cancelled { automaticLoads -= 1 }
    }
  }

  /// Counts anew after a refresh; a load that runs beside it does not count any more.
  func restartCount() {
    count { (countsLoad, automaticLoads) = (false, 0) }
  }

  private func count(_ change: () -> Void) {
    let (trigger, wasLast) = (behavior.trigger, isLastLoad)
    change()
    if behavior.trigger != trigger { list?.configure(self) }
    if isLastLoad != wasLast { sendIsBarred() }
  }
}
