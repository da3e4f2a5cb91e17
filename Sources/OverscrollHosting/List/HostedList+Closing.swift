package import Overscroll

// A part that is hidden, removed or replaced during a run closes as a cancelled one does, and only then
// leaves the engine. Until then a part that replaces it waits.
extension HostedList {
  /// The part at an edge that the app has a control of.
  package func controlled(_ edge: Edge) -> HostedPart? {
    parts.first { $0.edge == edge && !$0.isLeaving }
  }

  /// Begins to close a part, if there is something that the user sees close.
  ///
  /// - Returns: Whether it closes now.
  func beginClosing(_ part: HostedPart) -> Bool {
    guard isShown, self.part(part.edge) === part, engine.phase(part.edge).isRunOrResult
    else { return false }
    part.isClosing = true
    // Nothing else begins meanwhile.
    part.sendIsBarred()
    send(.cancelRequested(part.edge))
    return true
  }

  /// Lets parts leave whose indicator has closed, or (at once) all that are closing.
  func endClosings(atOnce: Bool = false) {
    for part in parts where part.isClosing && (atOnce || isClosed(part.edge)) {
      part.isClosing = false
      if part.isLeaving { release(part) } else { configure(part) }
    }
  }

  private func isClosed(_ edge: Edge) -> Bool {
    guard engine.phase(edge) == .idle, !engine.isMovingContent else { return false }
    return host?.hasGesture == false || engine.progress(edge).overscroll == 0
  }

  /// Lets the part that waits at an edge take over what is closing there.
  func handOver(at edge: Edge) {
    guard let old = part(edge), old.isLeaving, controlled(edge) != nil else { return }
    release(old)
  }
}
