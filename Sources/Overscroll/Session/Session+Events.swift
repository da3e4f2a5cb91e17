/// Handles each kind of event. Split from the session because it is the table of all events.
extension Session {
  /// Handles one event.
  ///
  /// - Returns: False when the event has no meaning now and nothing was changed.
  mutating func handle(_ event: RawEvent) -> Bool {
    switch event.code {
    case .contactBegan:
      return beginContact(event.number, at: event.x)
    case .contactMoved:
      guard let delta = shared.scene.context.gesture.moveContact(event.number, to: event.x) else {
        return false
      }
      drag(by: delta)
      return true
    case .contactEnded, .contactCancelled:
      guard shared.scene.context.gesture.isContact(event.number) else { return false }
      endGesture(isLetGo: event.code == .contactEnded)
      return true
    case .wheelBegan:
      guard shared.scene.context.presence == .shown, shared.scene.context.gesture.beginWheel()
      else {
        return false
      }
      beginGesture()
      return true
    case .wheelMoved:
      guard shared.scene.context.gesture.isWheel else { return event.flag }
      if !event.flag { drag(by: event.x) }
      return true
    case .wheelEnded:
      guard shared.scene.context.gesture.isWheel else { return false }
      endGesture(isLetGo: true)
      return true
    case .scrolled:
      updateMetrics(event.metrics, isOwnWrite: event.flag)
      return true
    case .contentChanged:
      return changeContent(to: event.x, insertedBefore: event.flag ? event.y : nil)
    case .attached:
      return attach()
    case .shown:
      guard shared.scene.context.presence == .hidden else { return false }
      shared.scene.context.presence = .shown
      return true
    case .hidden:
      guard shared.scene.context.presence == .shown else { return false }
      shared.scene.context.presence = .hidden
      finishMotion()
      return true
    case .detached:
      return detach()
    case .environmentChanged:
      shared.scene.context.tolerance = event.x > 0 ? 1 / event.x : 1
      return true
    case .beginRequested, .externalLoadingChanged, .cancelRequested, .resetRequested,
      .floorRequested:
      return act(event.edge) { $0.handle(event, &$1) }
    case .actionFinished:
      if !act(event.edge, { $0.handle(event, &$1) }) { Diagnostics.count(&diagnostics.staleTokens) }
      return true
    case .frame:
      shared.motion.step(&shared.scene)
      return true
    case .woke:
      return true
    }
  }

  private mutating func beginContact(_ id: Int, at position: Double) -> Bool {
    guard shared.scene.context.presence == .shown, !shared.scene.context.gesture.isContact else {
      return false
    }
    if shared.scene.context.gesture.isLive { endGesture(isLetGo: false) }
    shared.scene.context.gesture.beginContact(id, at: position)
    beginGesture()
    return true
  }

  private mutating func beginGesture() {
    shared.motion.stop()
    shared.scene.content.restartVelocity(now: shared.scene.context.now)
    start.process(.gestureBegan, &shared)
    end.process(.gestureBegan, &shared)
    rebase()
  }

  /// Continues a drag from exactly the present position after its rubber band has changed.
  private mutating func rebase() {
    shared.scene.content.rebase(held: start.reactions.held, at: .start)
    shared.scene.content.rebase(held: end.reactions.held, at: .end)
  }

  @inline(never)  // saves 72 bytes
  private mutating func endGesture(isLetGo: Bool) {
    shared.scene.context.gesture.end()
    start.endGesture(isLetGo: isLetGo, &shared)
    end.endGesture(isLetGo: isLetGo, &shared)
    start.settleAfterGesture(&shared)
    end.settleAfterGesture(&shared)
  }

  /// Applies finger travel to the open edge, or to the one it leads to; engine bounce only.
  @inline(never)  // saves 37 bytes
  private mutating func drag(by delta: Double) {
    guard bounce == .engine, !isContentLocked else { return }
    let displacement = shared.scene.content.displacement
    // The content of a floor stops where its list begins: it is not pulled at the other edge.
    let next = floorEdge ?? (delta > 0 ? .start : .end)
    act(displacement.isAway ? displacement.edge : next) {
      $0.drag(by: delta, &$1)
    }
  }

  /// Updates the scroll metrics; for the host's own writes, only the numbers.
  mutating func updateMetrics(_ metrics: ScrollMetrics, isOwnWrite: Bool) {
    let now = shared.scene.context.now
    let isMoved =
      shared.scene.context.presence == .shown
      && metrics.isSame(butForOffset: shared.scene.content.metrics)
    let travel = isMoved ? metrics.offset - shared.scene.content.metrics.offset : 0
    let isBaseInsetChanged = shared.motion.isBaseInsetChanged(by: metrics, &shared.scene.content)
    if shared.scene.content.update(metrics, now: now) { rebase() }
    if isBaseInsetChanged { shared.motion.resume(&shared.scene.content, now: now) }
    if shared.scene.context.isOnFloor {
      start.resizeFloor(&shared)
      end.resizeFloor(&shared)
    }
    if isOwnWrite {
      recordPlaces()
    } else {
      // No other scrolling stops the content on its way to a floor, which opens in full.
      if !shared.scene.context.storedFloor.phase.isUp,
        shared.motion.isMovedByOthers(
          &shared.scene.content,
          tolerance: shared.scene.context.tolerance
        )
      {
        shared.motion.stop()
      }
      if start.phases.isConfigured { start.handleScroll(by: travel, &shared) }
      if end.phases.isConfigured { end.handleScroll(by: travel, &shared) }
    }
    guard !shared.motion.isMoving, !shared.scene.context.gesture.isLive else { return }
    start.comeToRest(&shared)
    end.comeToRest(&shared)
  }

  /// The edge whose floor has the screen, if any.
  private var floorEdge: Edge? {
    if start.phases.machine.floor.isEntered { return .start }
    return end.phases.machine.floor.isEntered ? .end : nil
  }

  /// Records a position that the engine set itself, which does not count as scrolling.
  private mutating func recordPlaces() {
    start.phases.load.recordPlace(shared.scene.content.place(towards: .start))
    end.phases.load.recordPlace(shared.scene.content.place(towards: .end))
  }

  /// Sets the content's length and keeps the visible rows in place.
  ///
  /// If the host does not report how much was inserted before the reader, growth that a load-more
  /// at the start awaits counts as such.
  private mutating func changeContent(to extent: Double, insertedBefore: Double?) -> Bool {
    let present = shared.scene.content.metrics.extent
    guard extent >= 0, abs(insertedBefore ?? 0) <= max(extent, present) else { return false }
    var inserted = insertedBefore ?? 0
    if extent > present, start.phases.isLoadMore, start.phases.load.awaitsGrowth,
      insertedBefore != 0
    {
      start.phases.load.recordGrowth()
      inserted = insertedBefore ?? extent - present
    }
    let isCovered =
      extent > present && shared.scene.content.displacement.isAt(.end)
      && shared.scene.content.isMoved(at: .end)
    let isInSight = shared.scene.context.presence != .detached && !shared.scene.context.isOnFloor
    guard inserted != 0 || isCovered, isInSight else {
      shared.scene.content.setExtent(extent)
      return true
    }
    act(shared.scene.content.edgeOfReading) {
      $0.keepReading(inserted: inserted, extent: extent, &$1)
    }
    recordPlaces()
    return true
  }

  private mutating func attach() -> Bool {
    guard shared.scene.context.presence == .detached else { return false }
    shared.scene.context.presence = .shown
    start.process(.attached, &shared)
    end.process(.attached, &shared)
    return true
  }

  private mutating func detach() -> Bool {
    guard shared.scene.context.presence != .detached else { return false }
    shared.scene.context.presence = .detached
    shared.scene.context.gesture.end()
    start.clear(&shared)
    end.clear(&shared)
    return true
  }
}
