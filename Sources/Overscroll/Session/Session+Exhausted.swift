// Separate file because only a host whose apps know it without a run calls this.
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
}
