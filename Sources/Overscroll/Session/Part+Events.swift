/// Maps events to stimuli of one part, in order. Split from the loop because it is a list.
extension Part {
  /// Sets a behavior, or (with nil) removes the part.
  ///
  /// - Returns: False when there was no part to remove.
  mutating func configure(_ behavior: Behavior?, _ shared: inout Shared) -> Bool {
    let wasConfigured = phases.isConfigured
    if let behavior {
      if wasConfigured, behavior.role != phases.machine.behavior.role { empty(&shared) }
      phases.configure(behavior)
      setDrag(behavior.drag, &shared)
      process(.configured, &shared)
      if phases.machine.floor != .closed, !behavior.floor.isEnabled {
        process(.floorLeft, &shared)
      }
    } else {
      empty(&shared)
      phases.resetBehavior()
      setDrag(Drag(), &shared)
    }
    reactions.updateRestingRoom(&phases, &shared.scene)
    return wasConfigured || phases.isConfigured
  }

  /// Sets how a drag moves the content, which stays where it is.
  private mutating func setDrag(_ drag: Drag, _ shared: inout Shared) {
    guard drag != shared.scene.content.drag(at: edge) else { return }
    shared.scene.content.setDrag(drag, at: edge)
    shared.scene.content.rebase(held: reactions.held, at: edge)
    if shared.scene.content.displacement.isAt(edge) { shared.scene.showDisplacement(at: edge) }
  }

  /// Handles an event for this part alone.
  ///
  /// - Returns: False when the event has no meaning now.
  @inline(never)  // saves 68 bytes
  mutating func handle(_ event: RawEvent, _ shared: inout Shared) -> Bool {
    switch event.code {
    case .beginRequested:
      #if !OVERSCROLL_BASIC
      if event.x > 0 { return planBegin(after: event.x, &shared) }
      #endif
      return begin(&shared)
    case .externalLoadingChanged:
      phases.isExternallyLoading = event.flag
      if phases.isConfigured { pull(&shared) }
      return phases.isConfigured
    case .actionFinished:
      let token = RunToken(number: UInt32(truncatingIfNeeded: event.number))
      guard phases.recordOutcome(token, event.outcome) else { return false }
      endIfDue(&shared)
      return true
    case .cancelRequested:
      return cancel(&shared)
    case .resetRequested:
      return reset(&shared)
    case .floorRequested:
      return event.flag ? openFloor(&shared) : leaveFloor(&shared)
    case .contactBegan, .contactMoved, .contactEnded, .contactCancelled, .wheelBegan,
      .wheelMoved, .wheelEnded, .scrolled, .contentChanged, .attached, .shown, .hidden, .detached,
      .environmentChanged, .frame, .woke:
      return false
    }
  }

  /// Handles a request to begin by something other than a pull.
  mutating func begin(_ shared: inout Shared) -> Bool {
    guard phases.mayBegin(&shared.scene) else { return false }
    // A run whose action has ended only waits for its minimum duration, so the new run replaces it.
    if phases.machine.pendingOutcome != nil { process(.cancelled, &shared) }
    let token = phases.machine.token
    process(.begun, &shared)
    return phases.machine.token != token
  }

  /// Plans a run, which begins if by then nothing else has begun one, and if nothing blocks it.
  private mutating func planBegin(after delay: Double, _ shared: inout Shared) -> Bool {
    guard phases.isConfigured, !phases.machine.isRunning else { return false }
    phases.planBegin(at: shared.scene.context.now + delay)
    return true
  }

  /// Opens the floor.
  mutating func openFloor(_ shared: inout Shared) -> Bool {
    guard phases.mayOpenFloor(&shared.scene),
      !shared.motion.isContentElsewhere(than: edge, &shared.scene.content)
    else { return false }
    process(.floorRequested, &shared)
    return phases.machine.floor.isUp
  }

  /// Begins to close the floor.
  mutating func leaveFloor(_ shared: inout Shared) -> Bool {
    guard phases.machine.floor.isUp else { return false }
    process(.floorLeft, &shared)
    return true
  }

  /// Keeps the content of a floor off a screen whose length has changed.
  mutating func resizeFloor(_ shared: inout Shared) {
    guard phases.machine.floor.isUp, reactions.holdFloor(&shared.scene) else { return }
    if shared.scene.context.gesture.isLive {
      shared.scene.content.rebase(held: reactions.held, at: edge)
    } else if shared.motion.isMoving {
      process(.unsettled, &shared)
    } else {
      shared.scene.show(reactions.held, at: edge)
    }
  }

  /// Cancels the run.
  mutating func cancel(_ shared: inout Shared) -> Bool {
    let wasPlanned = phases.machine.beginsAt != .infinity
    phases.planBegin(at: .infinity)
    guard phases.machine.isRunning else { return wasPlanned }
    process(.cancelled, &shared)
    return true
  }

  /// Resets the part because there may be more to load again.
  mutating func reset(_ shared: inout Shared) -> Bool {
    guard phases.isConfigured else { return false }
    if !phases.machine.isOpen { reactions.forgetOutcome() }
    process(.reset, &shared)
    return true
  }

  /// Handles a change of the refresh at the other edge.
  mutating func handleRefresh(_ news: Context.RefreshNews, _ shared: inout Shared) {
    guard phases.isLoadMore else { return }
    switch news {
    case .began: if shared.scene.context.isRefreshing { _ = cancel(&shared) }
    case .succeeded: _ = reset(&shared)
    case .exhausted: process(.exhausted, &shared)
    }
  }

  /// The machine's deadline has come.
  @inline(never)  // saves 58 bytes
  mutating func handleDeadline(_ shared: inout Shared) {
    if phases.machine.beginsAt != .infinity, phases.machine.beginsAt <= shared.scene.context.now {
      phases.planBegin(at: .infinity)
      _ = begin(&shared)
      return
    }
    process(phases.handleDeadline(isVisible: isVisible(&shared)), &shared)
  }

  /// Handles the end of a gesture: released by the user, or cancelled by the system.
  mutating func endGesture(isLetGo: Bool, _ shared: inout Shared) {
    process(isLetGo ? .released : .gestureCancelled, &shared)
    endIfDue(&shared)
    guard isLetGo, phases.loadsAfterGesture(&shared.scene) else { return }
    if !shared.motion.isContentElsewhere(than: edge, &shared.scene.content) { _ = begin(&shared) }
  }

  /// Settles the content after the end of a gesture, at one of the two edges.
  @inline(never)  // saves 42 bytes
  mutating func settleAfterGesture(_ shared: inout Shared) {
    guard !shared.motion.isMoving else { return }
    if reactions.letGo(&phases, &shared.scene) { process(.unsettled, &shared) }
  }

  /// Handles scrolling by the toolkit or by the app, by as many points if nothing else has changed.
  mutating func handleScroll(by travel: Double, _ shared: inout Shared) {
    switch shared.scene.content.bounce {
    case .native:
      reactions.resizeHold(&phases, &shared.scene)
      if !shared.scene.context.gesture.isLive { phases.recordMomentum(travel, &shared.scene) }
      pull(&shared)
    case .engine:
      if reactions.tuckUnderReader(&phases, &shared.scene) {
        process(.unsettled, &shared)
      }
    }
  }

  /// Moves the content by finger travel; engine bounce only.
  mutating func drag(by delta: Double, _ shared: inout Shared) {
    let mayMove = phases.mayBePulled || shared.scene.content.displacement.isAway
    guard phases.isConfigured, mayMove, !isOpenInFront else { return }
    let gap = shared.scene.content.drag(
      by: delta,
      at: edge,
      held: reactions.held,
      tolerance: shared.scene.context.tolerance
    )
    if let gap {
      shared.scene.show(gap, at: edge)
      shared.scene.content.measureDrag(now: shared.scene.context.now)
    }
    pull(&shared)
  }

  /// Ends a run after its minimum duration.
  mutating func endIfDue(_ shared: inout Shared) {
    guard phases.machine.pendingOutcome != nil else { return }
    process(isVisible(&shared) ? .endDue : .endDueUnseen, &shared)
  }

  /// Handles that neither a finger nor the engine moves the content, which may have arrived.
  mutating func comeToRest(_ shared: inout Shared) {
    if phases.machine.isOpen ? !reactions.hasOpened : phases.machine.isClosing {
      process(.arrived, &shared)
    }
    if let stimulus = phases.restOnFloor(&shared.scene) { process(stimulus, &shared) }
  }

  /// Keeps visible rows in place after an insertion before the reader.
  mutating func keepReading(inserted points: Double, extent: Double, _ shared: inout Shared) {
    let wasMoving = shared.motion.isMoving(at: edge)
    let wasDisplaced = shared.scene.content.displacement.isAt(edge)
    shared.scene.content.insert(points, extent: extent, now: shared.scene.context.now)
    if wasMoving { shared.motion.stop() }
    if wasDisplaced { shared.scene.showDisplacement(at: edge) }
    if wasMoving || wasDisplaced { reactions.tuckUnderRows(&phases, &shared.scene) }
    shared.scene.context.effects.append(edge, .scrollTo, value: shared.scene.content.metrics.offset)
    if shared.scene.context.gesture.isLive {
      shared.scene.content.rebase(held: reactions.held, at: edge)
    } else if wasMoving {
      process(.unsettled, &shared)
    }
  }

  /// Ends everything the part is doing and leaves the content at its own edge.
  mutating func clear(_ shared: inout Shared) {
    process(.gestureCancelled, &shared)
    _ = cancel(&shared)
    if shared.motion.edge == edge { shared.motion.stop() }
    // No toolkit brings back content that is a whole screen away.
    if shared.scene.content.displacement.isAt(edge) || phases.machine.floor.isEntered {
      shared.scene.show(0, at: edge)
    }
    shared.scene.content.restartVelocity(now: shared.scene.context.now)
    process(.cleared, &shared)
  }

  /// Starts an automatic run if scrolling has reached the lead.
  @inline(never)  // saves 10 bytes
  mutating func loadIfNear(_ shared: inout Shared) {
    reactions.updateRestingRoom(&phases, &shared.scene)
    guard phases.testsTrigger() else { return }
    if phases.firesByItself(&shared.scene) { _ = begin(&shared) }
  }

  /// Whether its indicator is visible and animating: while it is open, and during a look's
  /// transition between phases.
  mutating func isAnimated(_ shared: inout Shared) -> Bool {
    (phases.machine.isOpen || isTurning(at: shared.scene.context.now)) && isVisible(&shared)
  }

  /// Whether a look may still be in its transition to the present phase.
  func isTurning(at time: Double) -> Bool {
    time - reactions.history.beganAt < Self.turnDuration
  }

  /// The longest transition of a look between two phases, in seconds.
  private static var turnDuration: Double { 0.25 }

  /// Its progress, and the placement of its indicator.
  mutating func progressAndPlacement(
    _ shared: inout Shared
  ) -> (progress: PullProgress, placement: IndicatorPlacement) {
    (
      reactions.progress(&phases, &shared.scene),
      reactions.placement(&phases, &shared.scene)
    )
  }

  /// Whether its indicator may be visible: without any room, a run is shown in front of the content
  /// or where the app draws it.
  private mutating func isVisible(_ shared: inout Shared) -> Bool {
    #if !OVERSCROLL_BASIC
    if phases.machine.behavior.hold.distance == 0, phases.machine.behavior.resting == 0 {
      return shared.scene.context.presence == .shown
    }
    #endif
    return shared.motion.isVisible(at: edge, &shared.scene)
  }

  /// Ends what the part is doing and resets its state.
  private mutating func empty(_ shared: inout Shared) {
    phases.unconfigure()
    clear(&shared)
    process(.reset, &shared)
    phases.resetLoad()
    reactions.forgetOutcome()
  }
}
