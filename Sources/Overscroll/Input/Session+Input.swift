/// What each event means: input and metrics become stimuli of the machines. Split from the front
/// door because it is the table one looks things up in.
extension Session {
  /// Works out one event.
  ///
  /// - Returns: False when the event means nothing now and nothing was changed.
  mutating func reduce(_ kind: InputEvent.Kind) -> Bool {
    switch kind {
    case .configured(let edge, let behavior):
      return configure(edge, behavior)
    case .contactBegan(let id, let position):
      return beginContact(id, at: position)
    case .contactMoved(let id, let position):
      guard let delta = gesture.moveContact(id, to: position) else { return false }
      drag(by: delta)
      return true
    case .contactEnded(let id):
      guard gesture.endContact(id) else { return false }
      endGesture(isLetGo: true)
      return true
    case .contactCancelled(let id):
      guard gesture.endContact(id) else { return false }
      endGesture(isLetGo: false)
      return true
    case .wheelBegan:
      guard presence == .shown, gesture.beginWheel() else { return false }
      beginGesture()
      return true
    case .wheelMoved(let delta, let isMomentum):
      guard gesture.isWheel else { return isMomentum }
      if !isMomentum { drag(by: delta) }
      return true
    case .wheelEnded:
      guard gesture.isWheel else { return false }
      gesture.end()
      endGesture(isLetGo: true)
      return true
    case .scrolled(let metrics, let isOwnWrite):
      scroll(to: metrics, isOwnWrite: isOwnWrite)
      return true
    case .attached:
      return attach()
    case .shown:
      guard presence == .hidden else { return false }
      presence = .shown
      return true
    case .hidden:
      return hide()
    case .detached:
      return detach()
    case .environmentChanged(let environment):
      self.environment = environment
      return true
    case .beginRequested(let edge, _):
      guard let part = self[edge], !part.isExternallyLoading else { return false }
      return drive(edge, .begun)
    case .externalLoadingChanged(let edge, let isLoading):
      guard self[edge] != nil else { return false }
      self[edge]?.isExternallyLoading = isLoading
      evaluate(edge)
      return true
    case .actionFinished(let edge, let token, let outcome):
      return finishAction(edge, token, outcome)
    case .cancelRequested(let edge):
      return drive(edge, .cancelled)
    case .frame:
      stepMotion()
      return true
    case .woke:
      return true
    }
  }

  private mutating func configure(_ edge: Edge, _ behavior: Behavior?) -> Bool {
    guard let behavior else {
      guard self[edge] != nil else { return false }
      clear(edge)
      self[edge] = nil
      return true
    }
    guard let part = self[edge] else {
      self[edge] = Part(behavior: behavior, now: now)
      return true
    }
    self[edge]?.behavior = behavior
    if part.isOpen { open(edge) }
    return true
  }

  private mutating func beginContact(_ id: Int, at position: Double) -> Bool {
    guard presence == .shown, !gesture.isContact else { return false }
    if gesture.isWheel {
      gesture.end()
      endGesture(isLetGo: false)
    }
    guard gesture.beginContact(id, at: position) else { return false }
    beginGesture()
    return true
  }

  private mutating func beginGesture() {
    position.interrupt(held: self[position.edgeOfDisplacement]?.held ?? 0, now: now)
    startGesture(.start)
    startGesture(.end)
  }

  private mutating func startGesture(_ edge: Edge) {
    guard var part = self[edge] else { return }
    part.isSpent = false
    part.floor = position.overscroll(at: edge)
    self[edge] = part
    if part.isClosing { finishClosing(edge) }
  }

  /// Engine bounce: gives finger travel to the edge it leads to, or to the one that is open.
  private mutating func drag(by delta: Double) {
    guard bounce == .engine else { return }
    let edge =
      position.isDisplaced ? position.edgeOfDisplacement : (delta > 0 ? Edge.start : .end)
    guard let part = self[edge], position.isDisplaced || canPull(at: edge) else { return }
    if position.drag(by: delta, at: edge, held: part.held, now: now) {
      effects.append(edge, position.signedDisplacement)
    }
    evaluate(edge)
  }

  private func canPull(at edge: Edge) -> Bool {
    position.gap(at: edge) >= -tolerance && !position.metrics.innerCanScroll
  }

  private mutating func endGesture(isLetGo: Bool) {
    letGo(.start, isLetGo)
    letGo(.end, isLetGo)
    if position.isDisplaced { settleAfterGesture(position.edgeOfDisplacement) }
  }

  private mutating func letGo(_ edge: Edge, _ isLetGo: Bool) {
    guard let part = self[edge] else { return }
    let overscroll = position.overscroll(at: edge)
    let mayFire = isLetGo && !part.isSpent && mayArm(part, at: overscroll)
    _ = drive(edge, isLetGo ? .released(at: overscroll, mayFire: mayFire) : .abandoned)
  }

  /// Takes in a snapshot of the scroll view; one of our own writes only updates the numbers.
  private mutating func scroll(to metrics: ScrollMetrics, isOwnWrite: Bool) {
    position.update(metrics, now: now)
    if isOwnWrite { return }
    if let motion = position.motion, position.isMovedByOthers(tolerance: tolerance) {
      position.motion = nil
      arrive(motion.edge)
    }
    followScroll(.start)
    followScroll(.end)
  }

  private mutating func followScroll(_ edge: Edge) {
    guard let part = self[edge] else { return }
    if gesture.isLive {
      if bounce == .native { evaluate(edge) }
      return
    }
    switch bounce {
    case .native:
      if position.motion == nil { arrive(edge) }
    case .engine:
      let isScrolledAway = position.metrics.gap(at: edge) < -tolerance
      if part.isOpen, !part.isTucked, isScrolledAway {
        self[edge]?.isTucked = true
        settle(edge)
      }
    }
  }

  /// Tells a machine how far the live gesture has moved the content.
  private mutating func evaluate(_ edge: Edge) {
    guard gesture.isLive, var part = self[edge] else { return }
    let overscroll = position.overscroll(at: edge)
    let wasSpent = part.isSpent
    part.floor = min(part.floor, overscroll)
    part.isSpent = wasSpent && overscroll > tolerance
    self[edge] = part
    if wasSpent { return }
    _ = drive(edge, .pulled(to: overscroll, mayArm: mayArm(part, at: overscroll)))
  }

  private func mayArm(_ part: Part, at overscroll: Double) -> Bool {
    overscroll > part.floor && !part.isExternallyLoading && !position.metrics.innerCanScroll
  }

  private mutating func attach() -> Bool {
    guard presence == .detached else { return false }
    presence = .shown
    placeOpen(.start)
    placeOpen(.end)
    return true
  }

  private mutating func hide() -> Bool {
    guard presence == .shown else { return false }
    presence = .hidden
    if position.motion != nil { finishMotion() }
    return true
  }

  private mutating func detach() -> Bool {
    guard presence != .detached else { return false }
    presence = .detached
    gesture.end()
    clear(.start)
    clear(.end)
    return true
  }

  private mutating func finishAction(_ edge: Edge, _ token: RunToken, _ outcome: Outcome) -> Bool {
    guard self[edge] != nil else { return false }
    if !drive(edge, .finished(token, outcome)) { Diagnostics.count(&diagnostics.staleTokens) }
    return true
  }
}
