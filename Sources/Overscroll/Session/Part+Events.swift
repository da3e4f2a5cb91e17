/// Maps events to stimuli of one part, in order. Split from the loop because it is a list.
extension Part {
  /// Sets a behavior, or (with nil) removes the part.
  ///
  /// - Returns: False when there was no part to remove.
  mutating func configure(_ behavior: Behavior?, _ world: inout World) -> Bool {
    let wasConfigured = phases.isConfigured
    if let behavior {
      if wasConfigured, behavior.role != phases.machine.behavior.role { empty(&world) }
      phases.configure(behavior)
      setDrag(behavior.drag, &world)
      process(.configured, &world)
      if !behavior.floor.isEnabled { process(.floorLeft, &world) }
    } else {
      empty(&world)
      phases.resetBehavior()
      setDrag(Drag(), &world)
    }
    reactions.room.updateRestingRoom(&phases, &world)
    return wasConfigured || phases.isConfigured
  }

  /// Sets how a drag moves the content, which stays where it is.
  private mutating func setDrag(_ drag: Drag, _ world: inout World) {
    guard drag != world.content.drag(at: edge) else { return }
    world.content.setDrag(drag, at: edge)
    world.content.rebase(held: reactions.room.points, at: edge)
    if world.content.displacement.isAt(edge) { world.showDisplacement(at: edge) }
  }

  /// Handles an event for this part alone.
  ///
  /// - Returns: False when the event has no meaning now.
  @inline(never)  // saves 68 bytes
  mutating func handle(_ event: RawEvent, _ world: inout World) -> Bool {
    switch event.code {
    case .beginRequested:
      #if !OVERSCROLL_BASIC
      if event.x > 0 { return planBegin(after: event.x, &world) }
      #endif
      return begin(&world)
    case .externalLoadingChanged:
      phases.isExternallyLoading = event.flag
      if phases.isConfigured { pull(&world) }
      return phases.isConfigured
    case .actionFinished:
      let token = RunToken(number: UInt32(truncatingIfNeeded: event.number))
      guard phases.recordOutcome(token, event.outcome) else { return false }
      endIfDue(&world)
      return true
    case .cancelRequested:
      return cancel(&world)
    case .resetRequested:
      return reset(&world)
    case .floorRequested:
      return event.flag ? openFloor(&world) : leaveFloor(&world)
    case .exhaustRequested:
      phases.outlastsRefresh = phases.isConfigured
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
    guard phases.mayBegin(&world) else { return false }
    // A run whose action has ended only waits for its minimum duration, so the new run replaces it.
    if phases.machine.pendingOutcome != nil { process(.cancelled, &world) }
    let token = phases.machine.token
    process(.begun, &world)
    return phases.machine.token != token
  }

  /// Plans a run, which begins if by then nothing else has begun one, and if nothing blocks it.
  private mutating func planBegin(after delay: Double, _ world: inout World) -> Bool {
    guard phases.isConfigured, !phases.machine.isRunning else { return false }
    phases.planBegin(at: world.now + delay)
    return true
  }

  /// Opens the floor.
  mutating func openFloor(_ world: inout World) -> Bool {
    guard phases.mayOpenFloor(&world),
      !world.motion.isContentElsewhere(than: edge, &world.content)
    else { return false }
    process(.floorRequested, &world)
    return phases.machine.floor.isUp
  }

  /// Begins to close the floor.
  mutating func leaveFloor(_ world: inout World) -> Bool {
    guard phases.machine.floor.isUp else { return false }
    process(.floorLeft, &world)
    return true
  }

  /// Cancels the run.
  mutating func cancel(_ world: inout World) -> Bool {
    let wasPlanned = phases.machine.beginsAt != .infinity
    phases.planBegin(at: .infinity)
    guard phases.machine.isRunning else { return wasPlanned }
    process(.cancelled, &world)
    return true
  }

  /// Resets the part because there may be more to load again.
  mutating func reset(_ world: inout World) -> Bool {
    guard phases.isConfigured else { return false }
    phases.outlastsRefresh = false
    process(.reset, &world)
    return true
  }

  /// Handles a change of the refresh at the other edge.
  ///
  /// The refresh that has loaded everything does not reset what the app has said during it.
  mutating func handleRefresh(_ news: World.RefreshNews, _ world: inout World) {
    if news == .began { phases.outlastsRefresh = false }
    guard phases.isLoadMore else { return }
    switch news {
    case .began: if world.isRefreshing { _ = cancel(&world) }
    case .succeeded: if !phases.outlastsRefresh { _ = reset(&world) }
    case .exhausted: process(.exhausted, &world)
    }
  }

  /// A deadline has come.
  @inline(never)  // saves 58 bytes
  mutating func handleDeadline(_ world: inout World) {
    if phases.load.resumesAt <= world.now {
      phases.load.recordResumption(isRunning: phases.machine.isRunning)
      return
    }
    if phases.machine.beginsAt <= world.now {
      phases.planBegin(at: .infinity)
      _ = begin(&world)
      return
    }
    process(phases.handleDeadline(isVisible: isVisible(&world)), &world)
  }

  /// Handles the end of a gesture: released by the user, or cancelled by the system.
  mutating func endGesture(isLetGo: Bool, _ world: inout World) {
    process(isLetGo ? .released : .gestureCancelled, &world)
    endIfDue(&world)
    guard isLetGo, phases.loadsAfterGesture(&world) else { return }
    if !world.motion.isContentElsewhere(than: edge, &world.content) { _ = begin(&world) }
  }

  /// Settles the content after the end of a gesture, at one of the two edges.
  @inline(never)  // saves 42 bytes
  mutating func settleAfterGesture(_ world: inout World) {
    guard !world.motion.isMoving else { return }
    process(.letGo, &world)
  }

  /// Handles scrolling by the toolkit or by the app, by as many points if nothing else has changed.
  mutating func handleScroll(by travel: Double, _ world: inout World) {
    process(.scrolled, &world)
    guard world.content.bounce == .native else { return }
    if !world.gesture.isLive { phases.recordMomentum(travel, &world) }
    pull(&world)
  }

  /// Moves the content by finger travel; engine bounce only.
  mutating func drag(by delta: Double, _ world: inout World) {
    let mayMove = phases.mayBePulled || world.content.displacement.isAway
    guard phases.isConfigured, mayMove, !isOpenInFront else { return }
    let gap = world.content.drag(
      by: delta,
      at: edge,
      held: reactions.room.points,
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
    if phases.machine.isOpen ? !reactions.hasOpened : phases.machine.isClosing {
      process(.arrived, &world)
    }
    if let stimulus = phases.restOnFloor(&world) { process(stimulus, &world) }
  }

  /// Keeps visible rows in place after an insertion before the reader.
  mutating func keepReading(inserted points: Double, extent: Double, _ world: inout World) {
    let wasMoving = world.motion.isMoving(at: edge)
    let wasDisplaced = world.content.displacement.isAt(edge)
    world.content.insert(points, extent: extent, now: world.now)
    if wasMoving { world.motion.stop() }
    if wasDisplaced { world.showDisplacement(at: edge) }
    if wasMoving || wasDisplaced { process(.covered, &world) }
    world.effects.append(edge, .scrollTo, value: world.content.metrics.offset)
    if world.gesture.isLive {
      world.content.rebase(held: reactions.room.points, at: edge)
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
    if world.content.displacement.isAt(edge) || phases.machine.floor.isEntered {
      world.show(0, at: edge)
    }
    world.content.restartVelocity(now: world.now)
    process(.cleared, &world)
  }

  /// Starts an automatic run if scrolling has reached the lead.
  @inline(never)  // saves 10 bytes
  mutating func loadIfNear(_ world: inout World) {
    reactions.room.updateRestingRoom(&phases, &world)
    guard phases.testsTrigger() else { return }
    if phases.firesByItself(&world) { _ = begin(&world) }
  }

  /// Whether its indicator is visible and animating: during a run, and during a look's transition
  /// between phases.
  ///
  /// A result that is held stands still after that.
  mutating func isAnimated(_ world: inout World) -> Bool {
    (phases.machine.isRunning || isTurning(at: world.now)) && isVisible(&world)
  }

  /// Whether a look may still be in its transition to the present phase.
  func isTurning(at time: Double) -> Bool {
    time - reactions.history.beganAt < PullProgress.turnDuration
  }

  /// Its progress, and the placement of its indicator.
  mutating func progressAndPlacement(
    _ world: inout World
  ) -> (progress: PullProgress, placement: IndicatorPlacement) {
    (
      reactions.progress(&phases, &world),
      reactions.placement(&phases, &world)
    )
  }

  /// Whether its indicator may be visible: without any room, a run is shown in front of the content
  /// or where the app draws it.
  private mutating func isVisible(_ world: inout World) -> Bool {
    #if !OVERSCROLL_BASIC
    if phases.machine.behavior.hold.distance == 0, phases.machine.behavior.resting == 0 {
      return world.presence == .shown
    }
    #endif
    return world.isIndicatorVisible(at: edge)
  }

  /// Ends what the part is doing and resets its state.
  private mutating func empty(_ world: inout World) {
    phases.unconfigure()
    clear(&world)
    process(.reset, &world)
    phases.resetLoad()
  }
}
