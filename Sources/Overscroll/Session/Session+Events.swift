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
      guard let delta = world.gesture.moveContact(event.number, to: event.x) else {
        return false
      }
      drag(by: delta)
      return true
    case .contactEnded, .contactCancelled:
      guard world.gesture.isContact(event.number) else { return false }
      endGesture(isReleased: event.code == .contactEnded)
      return true
    case .wheelBegan:
      guard world.presence == .shown, world.gesture.beginWheel()
      else {
        return false
      }
      beginGesture()
      return true
    case .wheelMoved:
      guard world.gesture.isWheel else { return event.flag }
      if !event.flag { drag(by: event.x) }
      return true
    case .wheelEnded:
      guard world.gesture.isWheel else { return false }
      endGesture(isReleased: true)
      return true
    case .scrolled:
      updateMetrics(event.metrics, isOwnWrite: event.flag)
      return true
    case .contentChanged:
      return changeContent(to: event.x, insertedBefore: event.flag ? event.y : nil)
    case .attached:
      return attach()
    case .shown:
      guard world.presence == .hidden else { return false }
      world.presence = .shown
      return true
    case .hidden:
      guard world.presence == .shown else { return false }
      world.presence = .hidden
      return true
    case .detached:
      return detach()
    case .environmentChanged:
      world.tolerance = event.x > 0 ? 1 / event.x : 1
      return true
    case .beginRequested, .externalLoadingChanged, .cancelRequested, .resetRequested,
      .floorRequested, .exhaustRequested, .uncoverRequested:
      return act(event.edge) { $0.handle(event, &$1) }
    case .concurrencyChanged:
      concurrency = event.flag ? .independent : .exclusive
      world.hasRefreshChanged = true
      return true
    case .actionFinished, .prefetchFinished:
      if !act(event.edge, { $0.handle(event, &$1) }) { Diagnostics.count(&diagnostics.staleTokens) }
      return true
    case .frame:
      let places = places
      world.stepMotion()
      recordMove(from: places)
      return true
    case .woke:
      // Requested again if it came early.
      nextDeadline = .infinity
      return true
    }
  }

  private mutating func beginContact(_ id: Int, at position: Double) -> Bool {
    guard world.presence == .shown, !world.gesture.isContact else {
      return false
    }
    if world.gesture.isLive { endGesture(isReleased: false) }
    world.gesture.beginContact(id, at: position)
    beginGesture()
    return true
  }

  private mutating func beginGesture() {
    world.motion.stop()
    world.content.restartVelocity(now: world.now)
    start.process(.gestureBegan, &world)
    end.process(.gestureBegan, &world)
    rebase()
  }

  /// Continues a drag from exactly the present position after its rubber band has changed.
  private mutating func rebase() {
    world.content.rebase(held: start.room.points, at: .start)
    world.content.rebase(held: end.room.points, at: .end)
  }

  private mutating func endGesture(isReleased: Bool) {
    world.gesture.end()
    start.endGesture(isReleased: isReleased, &world)
    end.endGesture(isReleased: isReleased, &world)
    start.settleAfterGesture(&world)
    end.settleAfterGesture(&world)
  }

  /// Applies finger travel to the open edge, or to the one it leads to; engine bounce only.
  private mutating func drag(by delta: Double) {
    guard bounce == .engine, !isContentLocked else { return }
    let displacement = world.content.displacement
    // The content of a floor stops where its list begins: it is not pulled at the other edge.
    let next = floorEdge ?? (delta > 0 ? .start : .end)
    act(displacement.isAway ? displacement.edge : next) {
      $0.drag(by: delta, &$1)
    }
  }

  /// Updates the scroll metrics; for the host's own writes, only the numbers.
  mutating func updateMetrics(_ metrics: ScrollMetrics, isOwnWrite: Bool) {
    let isMoved =
      world.presence == .shown
      && metrics.isSame(butForOffset: world.content.metrics)
    let travel = isMoved ? metrics.offset - world.content.metrics.offset : 0
    let places = isOwnWrite ? places : (0, 0)
    if world.content.update(metrics, now: world.now) { rebase() }
    followEdge()
    if world.isOnFloor {
      start.process(.resized, &world)
      end.process(.resized, &world)
    }
    if isOwnWrite {
      recordMove(from: places)
    } else {
      if world.motion.isMovedByOthers(&world.content, tolerance: world.tolerance) {
        // No other scrolling stops the content on its way to a floor, which opens in full.
        if world.storedFloor.phase.isOpenOrOpening {
          world.motion.resume(&world.content, now: world.now)
        } else {
          world.motion.stop()
        }
      }
      if start.isConfigured { start.handleScroll(by: travel, &world) }
      if end.isConfigured { end.handleScroll(by: travel, &world) }
    }
    guard !world.motion.isMoving, !world.gesture.isLive else { return }
    start.comeToRest(&world)
    end.comeToRest(&world)
  }

  /// Lets a motion whose edge has moved go on from where the content is (R17).
  ///
  /// Called for reported metrics before they are compared with the motion, and after every event.
  /// Content that lies inside its end now has arrived: what is read does not follow an end. It does follow a bar
  /// at its start, as UIKit's content at rest does, and a floor opens in full.
  @inline(never)
  mutating func followEdge() {
    guard world.motion.isEdgeMoved(&world.content, tolerance: world.tolerance) else { return }
    world.motion.resume(&world.content, now: world.now)
    let edge = world.motion.edge
    guard edge == .end, world.content.gap(at: edge) < 0, !world.storedFloor.phase.isOpenOrOpening
    else { return }
    world.motion.stop()
  }

  /// The edge whose floor has the screen, if any.
  private var floorEdge: Edge? {
    if start.machine.floor.isEntered { return .start }
    return end.machine.floor.isEntered ? .end : nil
  }

  /// How far the reader has come towards each edge, in points.
  var places: (start: Double, end: Double) {
    mutating get {
      (world.content.place(towards: .start), world.content.place(towards: .end))
    }
  }

  /// Records that the content has moved by other means than scrolling (R6).
  mutating func recordMove(from before: (start: Double, end: Double)) {
    let places = places
    start.load.recordMove(from: before.start, to: places.start)
    end.load.recordMove(from: before.end, to: places.end)
  }

  /// Sets the content's length and keeps the visible rows in place.
  ///
  /// If the host does not report how much was inserted before the reader, growth that a load-more
  /// at the start awaits counts as such.
  private mutating func changeContent(to extent: Double, insertedBefore: Double?) -> Bool {
    let present = world.content.metrics.extent
    guard extent >= 0, abs(insertedBefore ?? 0) <= max(extent, present) else { return false }
    var inserted = insertedBefore ?? 0
    end.load.recordInsertion(inserted)
    if extent > present, start.load.awaitsGrowth, insertedBefore != 0 {
      start.load.recordGrowth()
      inserted = insertedBefore ?? extent - present
    }
    let isCovered =
      extent > present && world.content.displacement.isAt(.end)
      && world.content.isMoved(at: .end)
    let isInSight = world.presence != .detached && !world.isOnFloor
    guard inserted != 0 || isCovered, isInSight else {
      world.content.setExtent(extent)
      return true
    }
    let places = places
    act(world.content.edgeOfReading) {
      $0.keepReading(inserted: inserted, extent: extent, &$1)
    }
    recordMove(from: places)
    return true
  }

  private mutating func attach() -> Bool {
    guard world.presence == .detached else { return false }
    world.presence = .shown
    start.process(.attached, &world)
    end.process(.attached, &world)
    return true
  }

  private mutating func detach() -> Bool {
    guard world.presence != .detached else { return false }
    world.presence = .detached
    world.gesture.end()
    start.clear(&world)
    end.clear(&world)
    return true
  }
}
