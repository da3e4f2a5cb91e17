import Overscroll

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
    get { settings.automaticLoadLimit.map { automaticLoads >= $0 } ?? false }
  }

  /// Whether the present load is the last that begins by itself.
  ///
  /// The engine may begin the next one with its end, so meanwhile none may. Another trigger would do that as well,
  /// but taking it back after a failure loads anew, without a back-off.
  var isLastLoad: Bool { countsLoad && isAtLimit }

  /// Counts a load that begins.
  func countLoad() {
    guard role == .loadMore, behavior.trigger == .automatic else { return }
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
