import Overscroll

// Loads that begin by themselves, up to a limit: with the next one, which needs a tap, a reader reaches what is
// below the list.
extension HostedPart {
  /// The behavior that the limit leaves.
  func limited(_ behavior: Behavior) -> Behavior {
    guard let limit = settings.automaticLoadLimit, automaticLoads >= limit,
      behavior.trigger == .automatic
    else { return behavior }
    var behavior = behavior
    behavior.trigger = .tap
    return behavior
  }

  /// Counts a load that begins; at once, because the engine may begin the next one with its end.
  func countLoad() {
    countsLoad = role == .loadMore && behavior.trigger == .automatic
    if countsLoad { countLoads(automaticLoads + 1) }
  }

  /// Handles the end of a run: one that brought nothing does not count.
  func loadEnded(_ outcome: Outcome) {
    if countsLoad, outcome == .failed || outcome == .cancelled { countLoads(automaticLoads - 1) }
    countsLoad = false
  }

  /// Counts anew after a refresh; a load that runs beside it does not count any more.
  func restartCount() {
    countsLoad = false
    countLoads(0)
  }

  /// Sets the number of loads that count.
  private func countLoads(_ count: Int) {
    let trigger = behavior.trigger
    automaticLoads = count
    if behavior.trigger != trigger { list?.configure(self) }
  }
}
