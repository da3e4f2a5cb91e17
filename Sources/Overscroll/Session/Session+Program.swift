// What an app may order besides events. Separate file because only some hosts call this.
extension Session {
  /// Records that there is no more to load, although no run has found it.
  ///
  /// A current run continues; nothing starts after it has ended with any outcome but a reset. At an
  /// edge without a part it applies to the part that is configured next.
  ///
  /// - Parameters:
  ///   - edge: The load-more's edge.
  ///   - time: Seconds.
  package mutating func exhaust(_ edge: Edge, at time: Double) {
    advance(to: time)
    act(edge) { $0.process(.exhausted, &$1) }
    completeEvent(isUsed: true)
  }

  /// Sets whether a refresh and a load-more may run at the same time, from now on.
  ///
  /// - Parameters:
  ///   - concurrency: Whether they may; runs that are already current are not changed.
  ///   - time: Seconds.
  package mutating func allow(_ concurrency: Concurrency, at time: Double) {
    guard concurrency != self.concurrency else { return }
    advance(to: time)
    self.concurrency = concurrency
    shared.scene.context.hasRefreshChanged = true
    completeEvent(isUsed: true)
  }

  /// The points that the part at an edge reserves with or without a run.
  package func resting(at edge: Edge) -> Double {
    var content = shared.scene.content
    return content.resting(at: edge)
  }

  /// Holds open a run that the host has scrolled to, because it had begun out of view.
  ///
  /// It moves the content to the hold if it is not there. Does nothing without a run, or under a
  /// finger.
  ///
  /// - Parameters:
  ///   - edge: The part's edge.
  ///   - time: Seconds.
  package mutating func uncover(_ edge: Edge, at time: Double) {
    advance(to: time)
    act(edge) { part, shared in
      guard part.reactions.uncover(&part.phases, &shared.scene) else { return }
      part.process(.unsettled, &shared)
    }
    completeEvent(isUsed: true)
  }
}
