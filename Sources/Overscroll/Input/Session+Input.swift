/// What each event means. Split from the front door because it is the table one looks things up in.
extension Session {
  /// Works out one event.
  ///
  /// - Returns: False when the event means nothing now and nothing was changed.
  mutating func reduce(_ kind: InputEvent.Kind) -> Bool {
    switch kind {
    case .configured(let edge, let behavior):
      return act(edge) { $0.configure(behavior, in: &$1) }
    case .contactBegan(let id, let position):
      return beginContact(id, at: position)
    case .contactMoved(let id, let position):
      guard let delta = context.gesture.moveContact(id, to: position) else { return false }
      drag(by: delta)
      return true
    case .contactEnded(let id):
      return endContact(id, isLetGo: true)
    case .contactCancelled(let id):
      return endContact(id, isLetGo: false)
    case .wheelMoved(let delta, let isMomentum):
      guard context.gesture.isWheel else { return isMomentum }
      if !isMomentum { drag(by: delta) }
      return true
    case .scrolled(let metrics, let isOwnWrite):
      scroll(to: metrics, isOwnWrite: isOwnWrite)
      return true
    case .environmentChanged(let environment):
      context.environment = environment
      return true
    case .beginRequested(let edge, _):
      return act(edge) { !$0.isExternallyLoading && $0.drive(.begun, in: &$1) }
    case .externalLoadingChanged(let edge, let isLoading):
      return act(edge) { part, context in
        part.isExternallyLoading = isLoading
        part.evaluate(in: &context)
        return part.isConfigured
      }
    case .actionFinished(let edge, let token, let outcome):
      if act(edge, { $0.drive(.finished(token, outcome), in: &$1) }) { return true }
      Diagnostics.count(&diagnostics.staleTokens)
      return true
    case .cancelRequested(let edge):
      return act(edge) { $0.drive(.cancelled, in: &$1) }
    case .signal(let signal):
      return reduce(signal)
    }
  }

  private mutating func reduce(_ signal: Signal) -> Bool {
    switch signal {
    case .wheelBegan:
      guard context.presence == .shown, context.gesture.beginWheel() else { return false }
      beginGesture()
      return true
    case .wheelEnded:
      guard context.gesture.isWheel else { return false }
      endGesture(isLetGo: true)
      return true
    case .attached:
      return attach()
    case .shown:
      guard context.presence == .hidden else { return false }
      context.presence = .shown
      return true
    case .hidden:
      return hide()
    case .detached:
      return detach()
    case .frame:
      return act(context.position.edgeOfMotion) { part, context in
        part.stepMotion(in: &context)
        return true
      }
    case .woke:
      return true
    }
  }

  private mutating func beginContact(_ id: Int, at position: Double) -> Bool {
    guard context.presence == .shown, !context.gesture.isContact else { return false }
    if context.gesture.isLive { endGesture(isLetGo: false) }
    guard context.gesture.beginContact(id, at: position) else { return false }
    beginGesture()
    return true
  }

  private mutating func endContact(_ id: Int, isLetGo: Bool) -> Bool {
    guard context.gesture.isContact(id) else { return false }
    endGesture(isLetGo: isLetGo)
    return true
  }

  private mutating func beginGesture() {
    context.position.interrupt(now: context.now)
    start.beginGesture(in: &context)
    end.beginGesture(in: &context)
    context.position.rebase(held: start.held, at: .start)
    context.position.rebase(held: end.held, at: .end)
  }

  private mutating func endGesture(isLetGo: Bool) {
    context.gesture.end()
    start.endGesture(isLetGo: isLetGo, in: &context)
    end.endGesture(isLetGo: isLetGo, in: &context)
    guard context.position.isDisplaced else { return }
    act(context.position.edgeOfDisplacement) { part, context in
      part.settleAfterGesture(in: &context)
      return true
    }
  }

  /// Engine bounce: gives finger travel to the edge that is open, or to the one it leads to.
  private mutating func drag(by delta: Double) {
    guard bounce == .engine else { return }
    let leadsTo = delta > 0 ? Edge.start : .end
    let edge =
      context.position.isDisplaced ? context.position.edgeOfDisplacement : leadsTo
    act(edge) { part, context in
      guard part.isConfigured else { return false }
      if let order = context.position.drag(
        by: delta,
        at: edge,
        held: part.held,
        tolerance: context.tolerance,
        now: context.now
      ) {
        context.effects.append(edge, order)
      }
      part.evaluate(in: &context)
      return true
    }
  }

  /// Takes in a snapshot of the scroll view; one of our own writes only updates the numbers.
  private mutating func scroll(to metrics: ScrollMetrics, isOwnWrite: Bool) {
    context.position.update(metrics, now: context.now)
    if isOwnWrite { return }
    if context.position.isMovedByOthers(tolerance: context.tolerance) {
      context.position.motion = nil
    }
    start.followScroll(in: &context)
    end.followScroll(in: &context)
  }

  private mutating func attach() -> Bool {
    guard context.presence == .detached else { return false }
    context.presence = .shown
    start.placeOpen(in: &context)
    end.placeOpen(in: &context)
    return true
  }

  private mutating func hide() -> Bool {
    guard context.presence == .shown else { return false }
    context.presence = .hidden
    finishMotion()
    return true
  }

  private mutating func detach() -> Bool {
    guard context.presence != .detached else { return false }
    context.presence = .detached
    context.gesture.end()
    start.clear(in: &context)
    end.clear(in: &context)
    return true
  }
}
