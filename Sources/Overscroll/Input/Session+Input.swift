/// What each event means. Split from the front door because it is the table one looks things up in.
extension Session {
  /// Works out one event.
  ///
  /// - Returns: False when the event means nothing now and nothing was changed.
  mutating func reduce(_ event: RawEvent) -> Bool {
    switch event.code {
    case .contactBegan:
      return beginContact(event.number, at: event.x)
    case .contactMoved:
      guard let delta = context.gesture.moveContact(event.number, to: event.x) else { return false }
      drag(by: delta)
      return true
    case .contactEnded, .contactCancelled:
      guard context.gesture.isContact(event.number) else { return false }
      endGesture(isLetGo: event.code == .contactEnded)
      return true
    case .wheelBegan:
      guard context.presence == .shown, context.gesture.beginWheel() else { return false }
      beginGesture()
      return true
    case .wheelMoved:
      guard context.gesture.isWheel else { return event.flag }
      if !event.flag { drag(by: event.x) }
      return true
    case .wheelEnded:
      guard context.gesture.isWheel else { return false }
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
      guard context.presence == .hidden else { return false }
      context.presence = .shown
      return true
    case .hidden:
      guard context.presence == .shown else { return false }
      context.presence = .hidden
      finishMotion()
      return true
    case .detached:
      return detach()
    case .environmentChanged:
      context.tolerance = event.x > 0 ? 1 / event.x : 1
      return true
    case .beginRequested, .externalLoadingChanged, .cancelRequested, .resetRequested:
      return act(event.edge) { $0.handle(event, in: &$1) }
    case .actionFinished:
      if !act(event.edge, { $0.handle(event, in: &$1) }) {
        Diagnostics.count(&diagnostics.staleTokens)
      }
      return true
    case .frame:
      act(context.motion.edge) { part, context in
        part.stepMotion(in: &context)
        return true
      }
      return true
    case .woke:
      return true
    }
  }

  private mutating func beginContact(_ id: Int, at position: Double) -> Bool {
    guard context.presence == .shown, !context.gesture.isContact else { return false }
    if context.gesture.isLive { endGesture(isLetGo: false) }
    context.gesture.beginContact(id, at: position)
    beginGesture()
    return true
  }

  private mutating func beginGesture() {
    context.motion.stop()
    context.content.restartVelocity(now: context.now)
    start.beginGesture(in: &context)
    end.beginGesture(in: &context)
    rebase()
  }

  /// Lets a drag go on from exactly where the content is, although its rubber band has changed.
  private mutating func rebase() {
    context.content.rebase(held: start.held, at: .start)
    context.content.rebase(held: end.held, at: .end)
  }

  @inline(never)
  private mutating func endGesture(isLetGo: Bool) {
    context.gesture.end()
    start.endGesture(isLetGo: isLetGo, in: &context)
    end.endGesture(isLetGo: isLetGo, in: &context)
    start.settleAfterGesture(in: &context)
    end.settleAfterGesture(in: &context)
  }

  /// Engine bounce: gives finger travel to the edge that is open, or to the one it leads to.
  @inline(never)
  private mutating func drag(by delta: Double) {
    guard bounce == .engine else { return }
    let leadsTo = delta > 0 ? Edge.start : .end
    act(context.content.displacement.isOpen ? context.content.displacement.edge : leadsTo) {
      part,
      context in
      guard part.isConfigured, part.mayBePulled || context.content.displacement.isOpen else {
        return false
      }
      let gap = context.content.drag(
        by: delta,
        at: part.edge,
        held: part.held,
        tolerance: context.tolerance
      )
      if let gap {
        context.show(gap, at: part.edge)
        context.content.measureDrag(now: context.now)
      }
      part.evaluate(in: &context)
      return true
    }
  }

  /// Takes in a snapshot of the scroll view; one of our own writes only updates the numbers.
  mutating func updateMetrics(_ metrics: ScrollMetrics, isOwnWrite: Bool) {
    let isEdgeMoved = context.motion.isEdgeMoved(by: metrics, &context.content)
    if context.content.update(metrics, now: context.now) { rebase() }
    if isEdgeMoved { context.motion.resume(&context.content, now: context.now) }
    if isOwnWrite {
      recordPlaces()
    } else {
      if context.motion.isMovedByOthers(&context.content, tolerance: context.tolerance) {
        context.motion.stop()
      }
      if start.isConfigured { start.handleScroll(in: &context) }
      if end.isConfigured { end.handleScroll(in: &context) }
    }
    guard !context.motion.isMoving, !context.gesture.isLive else { return }
    start.arrive(in: &context)
    end.arrive(in: &context)
  }

  /// Where the content is now is where we put it: that was no scrolling towards an edge.
  private mutating func recordPlaces() {
    start.load.recordPlace(context.content.seen)
    end.load.recordPlace(-context.content.seen)
  }

  /// Takes in another length of the content and keeps what is being read where it is.
  ///
  /// Where nobody says what was inserted before the reader, the growth that a load-more at the start
  /// has been waiting for was.
  private mutating func changeContent(to extent: Double, insertedBefore: Double?) -> Bool {
    let present = context.content.metrics.extent
    guard extent >= 0, abs(insertedBefore ?? 0) <= max(extent, present) else { return false }
    var inserted = insertedBefore ?? 0
    if extent > present, start.isLoadMore, start.load.awaitsGrowth, insertedBefore != 0 {
      start.load.recordGrowth()
      inserted = insertedBefore ?? extent - present
    }
    let isCovered = extent > present && context.content.displacement.isAt(.end)
    guard inserted != 0 || isCovered, context.presence != .detached else {
      context.content.setExtent(extent)
      return true
    }
    act(context.content.edgeOfReading) {
      $0.keepReading(inserted: inserted, extent: extent, in: &$1)
      return true
    }
    recordPlaces()
    return true
  }

  private mutating func attach() -> Bool {
    guard context.presence == .detached else { return false }
    context.presence = .shown
    start.attach(in: &context)
    end.attach(in: &context)
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
