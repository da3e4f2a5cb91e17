import Overscroll

extension RandomRun {
  /// Runs a run from its beginning until everything is at rest.
  ///
  /// - Parameter keepsTrace: Whether to record a trace.
  /// - Returns: The host with its results.
  package func play(keepsTrace: Bool = false) -> ModelHost {
    var host = ModelHost(bounce: bounce, concurrency: concurrency, keepsTrace: keepsTrace)
    host.send(.scrolled(host.metrics, isOwnWrite: false))
    for step in steps where host.invariants.violation == nil {
      host.pass(step.wait, isPunctual: step.isPunctual)
      host.perform(step.act)
    }
    if host.invariants.violation == nil { host.comeToRest(isHidden: restsHidden) }
    return host
  }
}

extension ModelHost {
  mutating func perform(_ act: RandomRun.Act) {
    switch act {
    case .send(let kind): send(kind)
    case .refused(let kind): send(kind, isRefused: true)
    case .answer(let edge, let outcome): answer(edge, outcome)
    case .touch: send(.contactBegan(id: 1, position: finger))
    case .drag(let points): drag(by: points)
    case .scroll(let points):
      metrics.offset += points
      if bounce == .engine { stayInRange() }
      send(.scrolled(metrics, isOwnWrite: false))
    case .goTo(let edge, let points):
      metrics.offset = edge == .start ? -1e9 : 1e9
      stayInRange()
      metrics.offset += edge == .start ? points : -points
      stayInRange()
      send(.scrolled(metrics, isOwnWrite: false))
    case .resize(let viewport, let extent, let baseStart, let baseEnd):
      metrics.viewport = viewport
      metrics.extent = extent
      metrics.baseStart = baseStart
      metrics.baseEnd = baseEnd
      stayInRange()
      send(.scrolled(metrics, isOwnWrite: false))
    case .change(let points, let before):
      change(to: max(0, metrics.extent + points), before: before)
    case .replace(let extent): change(to: extent, before: nil)
    }
  }

  private mutating func drag(by points: Double) {
    finger += points
    let wasHeld = session.holdsGesture
    send(.contactMoved(id: 1, position: finger))
    guard isFingerDown, !wasHeld, !session.holdsGesture else { return }
    metrics.offset -= points
    if bounce == .engine { stayInRange() }
    send(.scrolled(metrics, isOwnWrite: false))
  }
}
