/// What an event means for one part: which stimuli, in what order. Split from the loop because it is a list.
extension Part {
  /// Takes on a behavior, or (with nil) gives everything up.
  ///
  /// - Returns: False when there was nothing to give up.
  mutating func configure(_ behavior: Behavior?, _ shared: inout Shared) -> Bool {
    let wasConfigured = phases.isConfigured
    if let behavior {
      if wasConfigured, behavior.role != phases.machine.behavior.role { empty(&shared) }
      phases.configure(behavior)
      process(.configured, &shared)
    } else {
      empty(&shared)
      phases.resetBehavior()
    }
    reactions.updateRestingRoom(&phases, &shared.scene)
    return wasConfigured || phases.isConfigured
  }

  /// Takes in an event that is about this part alone.
  ///
  /// - Returns: False when it means nothing now.
  @inline(never)  // saves 68 bytes
  mutating func handle(_ event: RawEvent, _ shared: inout Shared) -> Bool {
    switch event.code {
    case .beginRequested:
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
    case .contactBegan, .contactMoved, .contactEnded, .contactCancelled, .wheelBegan,
      .wheelMoved, .wheelEnded, .scrolled, .contentChanged, .attached, .shown, .hidden, .detached,
      .environmentChanged, .frame, .woke:
      return false
    }
  }

  /// Something other than a pull asks for a run.
  mutating func begin(_ shared: inout Shared) -> Bool {
    guard phases.mayBegin(&shared.scene) else { return false }
    // A run whose action is back only waits for its time: it makes way.
    if phases.machine.pendingOutcome != nil { process(.cancelled, &shared) }
    let token = phases.machine.token
    process(.begun, &shared)
    return phases.machine.token != token
  }

  /// The run is given up.
  mutating func cancel(_ shared: inout Shared) -> Bool {
    guard phases.machine.isRunning else { return false }
    process(.cancelled, &shared)
    return true
  }

  /// There may be more to load again: the app says so, or a refresh succeeded.
  mutating func reset(_ shared: inout Shared) -> Bool {
    guard phases.isConfigured, !phases.machine.isRunning else { return false }
    if !phases.machine.isOpen { reactions.forgetOutcome() }
    process(.reset, &shared)
    return true
  }

  /// What the refresh at the other edge has done.
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
    process(phases.handleDeadline(isVisible: isVisible(&shared)), &shared)
  }

  /// The gesture is over: let go by the person, or taken away by the system.
  mutating func endGesture(isLetGo: Bool, _ shared: inout Shared) {
    process(isLetGo ? .released : .gestureCancelled, &shared)
    endIfDue(&shared)
    guard isLetGo, phases.loadsAfterGesture(&shared.scene) else { return }
    if !shared.motion.isContentElsewhere(than: edge, &shared.scene.content) { _ = begin(&shared) }
  }

  /// The gesture is over at both edges: the content goes to where one of them wants it.
  @inline(never)  // saves 42 bytes
  mutating func settleAfterGesture(_ shared: inout Shared) {
    guard !shared.motion.isMoving else { return }
    if reactions.letGo(&phases, &shared.scene) { process(.unsettled, &shared) }
  }

  /// The scroll view has moved by itself, or by the app.
  mutating func handleScroll(_ shared: inout Shared) {
    switch shared.scene.content.bounce {
    case .native:
      reactions.resizeHold(&phases, &shared.scene)
      pull(&shared)
    case .engine:
      if reactions.tuckUnderReader(&phases, &shared.scene) {
        process(.unsettled, &shared)
      }
    }
  }

  /// Engine bounce: moves the content by finger travel.
  mutating func drag(by delta: Double, _ shared: inout Shared) {
    let mayMove = phases.mayBePulled || shared.scene.content.displacement.isAway
    guard phases.isConfigured, mayMove else { return }
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

  /// Ends a run that has lasted long enough.
  mutating func endIfDue(_ shared: inout Shared) {
    guard phases.machine.pendingOutcome != nil else { return }
    process(isVisible(&shared) ? .endDue : .endDueUnseen, &shared)
  }

  /// Neither a finger nor the engine moves the content: the toolkit may have brought it where it goes.
  mutating func comeToRest(_ shared: inout Shared) {
    if phases.machine.isOpen ? !reactions.hasOpened : phases.machine.isClosing {
      process(.arrived, &shared)
    }
  }

  /// Keeps what is being read where it is, although something was inserted before it.
  mutating func keepReading(inserted points: Double, extent: Double, _ shared: inout Shared) {
    let wasMoving = shared.motion.isMoving(at: edge)
    let wasDisplaced = shared.scene.content.displacement.isAt(edge)
    shared.scene.content.insert(points, extent: extent, now: shared.scene.context.now)
    if shared.motion.isMoving(at: shared.scene.content.edgeOfReading) { shared.motion.stop() }
    if wasDisplaced {
      let displacement = shared.scene.content.displacement.signedPoints
      shared.scene.context.effects.append(edge, .setDisplacement, value: displacement)
    }
    if wasMoving || wasDisplaced { reactions.tuckUnderRows(&phases, &shared.scene) }
    shared.scene.context.effects.append(edge, .scrollTo, value: shared.scene.content.metrics.offset)
    if shared.scene.context.gesture.isLive {
      shared.scene.content.rebase(held: reactions.held, at: edge)
    } else if wasMoving {
      process(.unsettled, &shared)
    }
  }

  /// Ends whatever the part is doing and leaves the content at its own edge.
  mutating func clear(_ shared: inout Shared) {
    process(.gestureCancelled, &shared)
    _ = cancel(&shared)
    if shared.motion.edge == edge { shared.motion.stop() }
    if shared.scene.content.displacement.isAt(edge) {
      shared.scene.show(0, at: edge)
    }
    shared.scene.content.restartVelocity(now: shared.scene.context.now)
    process(.cleared, &shared)
  }

  /// Whether scrolling has come near enough to start a run by itself, which then starts.
  @inline(never)  // saves 10 bytes
  mutating func loadIfNear(_ shared: inout Shared) {
    reactions.updateRestingRoom(&phases, &shared.scene)
    guard phases.testsTrigger() else { return }
    if phases.firesByItself(&shared.scene) { _ = begin(&shared) }
  }

  /// Whether its indicator changes by itself where it can be seen: while it is open, and while a look
  /// turns from one phase to the next.
  mutating func isAnimated(_ shared: inout Shared) -> Bool {
    (phases.machine.isOpen
      || shared.scene.context.now - reactions.history.beganAt < Self.turnDuration)
      && isVisible(&shared)
  }

  /// The longest time, in seconds, that a look takes to turn from one phase to the next.
  private static var turnDuration: Double { 0.25 }

  /// How far it has come, and where its indicator sits.
  mutating func progressAndPlacement(
    _ shared: inout Shared
  ) -> (progress: PullProgress, placement: IndicatorPlacement) {
    (
      reactions.progress(&phases, &shared.scene),
      reactions.placement(&phases, &shared.scene)
    )
  }

  private mutating func isVisible(_ shared: inout Shared) -> Bool {
    shared.motion.isVisible(at: edge, &shared.scene)
  }

  /// Ends what the part is doing and forgets what it has done.
  private mutating func empty(_ shared: inout Shared) {
    phases.unconfigure()
    clear(&shared)
    process(.reset, &shared)
    phases.resetLoad()
    reactions.forgetOutcome()
  }
}
