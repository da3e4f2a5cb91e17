/// Maps events to stimuli of one part, in order. Split from the loop because it is a list.
extension Part {
  /// Sets a behavior, or (with nil) removes the part.
  ///
  /// - Returns: False when there was no part to remove.
  mutating func configure(_ behavior: Behavior?, _ world: inout World) -> Bool {
    let wasConfigured = isConfigured
    if let behavior {
      if wasConfigured, behavior.role != machine.behavior.role { empty(&world) }
      let loadsAnew = loadsOtherwise(behavior)
      isConfigured = true
      machine.behavior = behavior
      if loadsAnew { load.rearm() }
      setDrag(behavior.drag, &world)
      process(.configured, &world)
      if !behavior.floor.isEnabled { process(.floorLeft, &world) }
    } else {
      empty(&world)
      isExternallyLoading = false
      machine.behavior = .standard
      setDrag(Drag(), &world)
    }
    updateRestingRoom(&world)
    return wasConfigured || isConfigured
  }

  /// Sets how a drag moves the content, which stays where it is.
  private mutating func setDrag(_ drag: Drag, _ world: inout World) {
    guard drag != world.content.drag(at: edge) else { return }
    world.content.setDrag(drag, at: edge)
    world.content.rebase(held: room.points, at: edge)
    if world.content.displacement.isAt(edge) { world.queueDisplacement(at: edge) }
  }

  /// Handles an event for this part alone.
  ///
  /// - Returns: False when the event has no meaning now.
  mutating func handle(_ event: RawEvent, _ world: inout World) -> Bool {
    switch event.code {
    case .beginRequested:
      #if !OVERSCROLL_BASIC
      if event.x > 0 { return planBegin(after: event.x, &world) }
      #endif
      return begin(&world)
    case .externalLoadingChanged:
      isExternallyLoading = event.flag
      if isConfigured { pull(&world) }
      return isConfigured
    case .actionFinished:
      let token = RunToken(number: UInt32(truncatingIfNeeded: event.number))
      guard machine.recordOutcome(token, event.outcome) else { return false }
      endIfDue(&world)
      return true
    case .prefetchFinished:
      return machine.recordAnswer(RunToken(number: UInt32(truncatingIfNeeded: event.number)))
    case .cancelRequested:
      return cancel(&world)
    case .resetRequested:
      return reset(&world)
    case .floorRequested:
      return event.flag ? openFloor(&world) : leaveFloor(&world)
    case .exhaustRequested:
      outlastsRefresh = true
      process(.exhausted, &world)
      return true
    case .uncoverRequested:
      process(.uncovered, &world)
      return true
    case .contactBegan, .contactMoved, .contactEnded, .contactCancelled, .wheelBegan,
      .wheelMoved, .wheelEnded, .scrolled, .contentChanged, .attached, .shown, .hidden, .detached,
      .environmentChanged, .frame, .woke, .concurrencyChanged:
      return false
    }
  }

  /// Handles a request to begin by something other than a pull.
  mutating func begin(_ world: inout World) -> Bool {
    guard mayStartOnRequest(&world) else { return false }
    // A run whose action has ended only waits for its minimum duration, so the new run replaces it.
    if machine.pendingOutcome != nil { process(.cancelled, &world) }
    let token = machine.token
    process(.begun, &world)
    return machine.token != token
  }

  /// Plans a run, which begins if by then nothing else has begun one, and if nothing blocks it.
  private mutating func planBegin(after delay: Double, _ world: inout World) -> Bool {
    guard isConfigured, !machine.isRunning else { return false }
    machine.beginsAt = world.now + delay
    return true
  }

  /// Opens the floor.
  mutating func openFloor(_ world: inout World) -> Bool {
    guard mayOpenFloor(&world),
      !world.motion.isContentElsewhere(than: edge, &world.content)
    else { return false }
    process(.floorRequested, &world)
    return machine.floor.isOpenOrOpening
  }

  /// Begins to close the floor.
  mutating func leaveFloor(_ world: inout World) -> Bool {
    guard machine.floor.isOpenOrOpening else { return false }
    process(.floorLeft, &world)
    return true
  }

  /// Cancels the run, or the request that a pull has begun.
  mutating func cancel(_ world: inout World) -> Bool {
    let wasPlanned = machine.beginsAt != .infinity
    machine.beginsAt = .infinity
    guard machine.isRunning || machine.prefetching.isLive else { return wasPlanned }
    process(.cancelled, &world)
    return true
  }

  /// Resets the part because there may be more to load again.
  mutating func reset(_ world: inout World) -> Bool {
    guard isConfigured else { return false }
    outlastsRefresh = false
    process(.reset, &world)
    return true
  }

  /// Handles a change of the refresh at the other edge.
  ///
  /// The refresh that has loaded everything does not reset what the app has said during it.
  mutating func handleRefresh(_ news: World.RefreshNews, _ world: inout World) {
    if news == .began { outlastsRefresh = false }
    guard isLoadMore else { return }
    switch news {
    case .began: if world.isRefreshing { _ = cancel(&world) }
    case .succeeded: if !outlastsRefresh { _ = reset(&world) }
    case .exhausted: process(.exhausted, &world)
    }
  }

  /// A deadline has come.
  mutating func handleDeadline(_ world: inout World) {
    if load.resumesAt <= world.now {
      load.recordResumption(isRunning: machine.isRunning)
      return
    }
    if machine.beginsAt <= world.now {
      machine.beginsAt = .infinity
      _ = begin(&world)
      return
    }
    process(machine.handleDeadline(isVisible: isVisible(&world)), &world)
  }

  /// Handles the end of a gesture: released by the user, or cancelled by the system.
  mutating func endGesture(isReleased: Bool, _ world: inout World) {
    process(isReleased ? .released : .gestureCancelled, &world)
    endIfDue(&world)
    guard isReleased, loadsAfterGesture(&world) else { return }
    if !world.motion.isContentElsewhere(than: edge, &world.content) { _ = begin(&world) }
  }

  /// Settles the content after the end of a gesture, at one of the two edges.
  mutating func settleAfterGesture(_ world: inout World) {
    guard !world.motion.isMoving else { return }
    process(.gestureEnded, &world)
  }

  /// Handles scrolling by the toolkit or by the app, by as many points if nothing else has changed.
  mutating func handleScroll(by travel: Double, _ world: inout World) {
    process(.scrolled, &world)
    guard world.content.bounce == .native else { return }
    if !world.gesture.isLive {
      pulling.carry(by: -edge.sign * travel, to: world.content.overscroll(at: edge))
    }
    pull(&world)
  }

  /// Moves the content by finger travel; engine bounce only.
  mutating func drag(by delta: Double, _ world: inout World) {
    let mayMove = pulling.isPossible || world.content.displacement.isAway
    guard isConfigured, mayMove, !isOpenInFront else { return }
    let gap = world.content.drag(
      by: delta,
      at: edge,
      held: room.points,
      tolerance: world.tolerance
    )
    if let gap {
      world.show(gap, at: edge)
      world.content.measureDrag(now: world.now)
    }
    pull(&world)
  }

  /// Ends a run after its minimum duration.
  mutating func endIfDue(_ world: inout World) {
    process(isVisible(&world) ? .endDue : .endDueUnseen, &world)
  }

  /// Handles that neither a finger nor the engine moves the content, which may have arrived.
  mutating func comeToRest(_ world: inout World) {
    if machine.isClosing { process(.arrived, &world) }
    if let stimulus = restOnFloor(&world) { process(stimulus, &world) }
  }

  /// Keeps visible rows in place after an insertion before the reader.
  mutating func keepReading(inserted points: Double, extent: Double, _ world: inout World) {
    let wasMoving = world.motion.isMoving(at: edge)
    let wasDisplaced = world.content.displacement.isAt(edge)
    world.content.insert(points, extent: extent, now: world.now)
    if wasMoving { world.motion.stop() }
    if wasDisplaced { world.queueDisplacement(at: edge) }
    if wasMoving || wasDisplaced { process(.covered, &world) }
    world.queueOffset(at: edge)
    if world.gesture.isLive {
      world.content.rebase(held: room.points, at: edge)
    } else if wasMoving {
      process(.unsettled, &world)
    }
  }

  /// Ends everything the part is doing and leaves the content at its own edge.
  mutating func clear(_ world: inout World) {
    process(.gestureCancelled, &world)
    _ = cancel(&world)
    if world.motion.edge == edge { world.motion.stop() }
    // No toolkit brings back content that is a whole screen away.
    if world.content.displacement.isAt(edge) || machine.floor.isEntered {
      world.show(0, at: edge)
    }
    world.content.restartVelocity(now: world.now)
    process(.cleared, &world)
  }

  /// Starts an automatic run if scrolling has reached the lead.
  mutating func loadIfNear(_ world: inout World) {
    updateRestingRoom(&world)
    guard testsTrigger() else { return }
    if firesByItself(&world) { _ = begin(&world) }
  }

  /// Whether its indicator is visible and animating: during a run, and during a look's transition
  /// between phases.
  ///
  /// A result that is held stands still after that.
  mutating func isAnimated(_ world: inout World) -> Bool {
    (machine.isRunning || isTurning(at: world.now)) && isVisible(&world)
  }

  /// Whether a look may still be in its transition to the present phase.
  func isTurning(at time: Double) -> Bool {
    time - history.beganAt < PullProgress.turnDuration
  }

  /// Its progress, and the placement of its indicator.
  mutating func progressAndPlacement(
    _ world: inout World
  ) -> (progress: PullProgress, placement: IndicatorPlacement) {
    (progress(&world), placement(&world))
  }

  /// Whether its indicator may be visible: without any room, a run is shown in front of the content
  /// or where the app draws it.
  private mutating func isVisible(_ world: inout World) -> Bool {
    #if !OVERSCROLL_BASIC
    if machine.behavior.hold.distance == 0, machine.behavior.resting == 0 {
      return world.presence == .shown
    }
    #endif
    return world.isIndicatorVisible(at: edge)
  }

  /// Ends what the part is doing and resets its state.
  private mutating func empty(_ world: inout World) {
    isConfigured = false
    clear(&world)
    process(.reset, &world)
    load = LoadTrigger()
  }
}
