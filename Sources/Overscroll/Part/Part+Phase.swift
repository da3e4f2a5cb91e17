/// Decides when the phase of a part changes, from gestures, the app and the state machine.
extension Part {
  /// Changes the phase for every stimulus except a pull, which has its own function.
  ///
  /// - Returns: The state before; nil if it has not changed.
  mutating func change(by stimulus: Stimulus, _ world: inout World) -> PartMachine.State? {
    let before = machine.state
    switch stimulus {
    case .gestureBegan:
      beginGesture(&world)
    case .released where machine.floor.isOpenOrOpening:
      // The position a tenth of a second later decides, as it does for a hold. On a floor no pull moves the
      // smallest overscroll: it is that of the gesture's beginning.
      let speed = world.content.speed(at: edge, now: world.now)
      if isFloorPushedBack(from: pulling.smallestOverscroll, by: -speed * 0.1, &world) {
        machine.leaveFloor()
      }
    case .released:
      let overscroll = world.content.overscroll(at: edge)
      let mayFire = mayArm(at: overscroll, &world)
      machine.release(at: overscroll - pulling.carried, mayFire: mayFire, now: world.now)
    case .gestureCancelled:
      machine.release(at: 0, mayFire: false, now: world.now)
      // Nothing of the floor is left to see.
      if world.content.gap(at: edge) <= 0 { machine.leaveFloor() }
    case .begun:
      machine.begin(now: world.now)
    case .cancelled:
      machine.cancel()
    case .endDue, .endDueUnseen:
      let isVisible = stimulus == .endDue
      machine.endIfDue(now: world.now, isLive: world.gesture.isLive, isVisible: isVisible)
    case .reset:
      machine.reset()
      load.rearm()
    case .exhausted:
      machine.exhaust()
    case .attached:
      load.rearm()
    case .arrived:
      if machine.isClosing { machine.close() }
      machine.arriveAtFloor()
    case .floorRequested:
      machine.openFloor()
    case .floorLeft:
      machine.leaveFloor()
    case .cleared:
      machine.close()
      machine.dropFloor()
    case .pulled, .actionDue, .resultShown, .configured, .gestureEnded, .scrolled, .resized,
      .covered, .uncovered, .unsettled, .openingStarted, .openingSkipped:
      return nil
    }
    return recordChange(from: before, &world)
  }

  /// Handles a pull, the most frequent stimulus.
  ///
  /// - Returns: The state before; nil if it has not changed.
  mutating func changeByPull(_ world: inout World) -> PartMachine.State? {
    guard world.gesture.isLive, !machine.floor.isEntered else { return nil }
    let overscroll = world.content.overscroll(at: edge)
    pulling.move(to: overscroll)
    if pulling.isSpent {
      pulling.isSpent = machine.behavior.arm.isMet(by: overscroll)
      return nil
    }
    let before = machine.state
    machine.pull(
      to: overscroll - pulling.carried,
      mayArm: mayArm(at: overscroll, &world),
      now: world.now,
      tolerance: world.tolerance
    )
    return recordChange(from: before, &world)
  }

  /// Whether something other than a pull can start a run now.
  mutating func mayStartOnRequest(_ world: inout World) -> Bool {
    isConfigured && !isBarred(&world)
  }

  /// Whether a gesture or scrolling can start a run of this part.
  mutating func mayStartFromScroll(_ world: inout World) -> Bool {
    !isBarred(&world) && world.presence == .shown && contentPolicy(&world) != .hide
  }

  /// Tells the world whether a refresh is running, or has ended and is still visible.
  mutating func shareRefreshState(in world: inout World) {
    guard machine.behavior.role == .refresh else { return }
    if machine.isRunning { world.isRefreshing = true }
    if machine.isFinishing { world.isRefreshEnding = true }
  }

  /// Handles the beginning of a gesture, which continues from the content's position.
  private mutating func beginGesture(_ world: inout World) {
    // A drag can begin anywhere; a touchpad gesture that began inside the content scrolls it.
    let isAtEdge = world.content.gap(at: edge) >= -world.tolerance
    machine.prefetching.renew()
    pulling.begin(
      at: world.content.overscroll(at: edge),
      isPossible: world.gesture.isContact || isAtEdge
    )
    load.recordGesture(isRunning: machine.isOpen)
    if machine.isClosing { machine.close() }
    // A page that is caught on its way back is pulled again.
    if machine.floor == .closing { machine.dropFloor() }
  }

  /// Applies a phase change to the gesture, the load-more and the part at the other edge.
  ///
  /// - Returns: The state before; nil if it has not changed.
  private mutating func recordChange(
    from before: PartMachine.State,
    _ world: inout World
  ) -> PartMachine.State? {
    machine.revisePrefetching(now: world.now)
    guard machine.state != before else { return nil }
    if machine.floor != before.floor { recordFloor(from: before.floor, &world) }
    world.hasRefreshChanged = true
    switch machine.phase {
    case .idle, .pulling, .armed, .exhausted:
      break
    case .running:
      switch machine.behavior.role {
      case .refresh: world.refreshNews = .began
      case .loadMore: load.recordBegin(extent: world.content.metrics.extent)
      }
    case .finishing(let outcome):
      pulling.isSpent = true
      // Other triggers have no back-off.
      let backOff = machine.behavior.trigger == .automatic ? machine.behavior.backOff : .infinity
      load.recordEnd(outcome, now: world.now, backOff: backOff)
      guard machine.behavior.role == .refresh else { break }
      switch outcome {
      case .succeeded: world.refreshNews = .succeeded
      case .exhausted: world.refreshNews = .exhausted
      case .failed, .cancelled: break
      }
    }
    return before
  }

  /// Whether a pull can arm: moving outwards, not blocked by the app or a nested scroll view.
  private mutating func mayArm(at overscroll: Double, _ world: inout World) -> Bool {
    overscroll > pulling.smallestOverscroll && pulling.isPossible && mayStartFromScroll(&world)
      && !world.content.metrics.innerCanScroll
  }

  /// Whether loading by the app, a floor or a refresh blocks every run of this part.
  private mutating func isBarred(_ world: inout World) -> Bool {
    isExternallyLoading || world.isOnFloor || (isLoadMore && world.isRefreshing)
  }
}

/// How far the live gesture pulls at an edge, as far as that counts for arming.
struct Pulling: Sendable {
  /// Whether the live gesture can pull at this edge.
  private(set) var isPossible = false
  /// Whether a run ended during the live gesture, which then pulls again only from below the arm distance.
  var isSpent = false
  /// The smallest overscroll of the live gesture: only a larger one counts as pulling.
  private(set) var smallestOverscroll = 0.0
  #if OVERSCROLL_BASIC
  // The basic engine moves the content itself; see `StoredFloorPhase`.
  var carried: Double { 0 }
  #else
  /// How far a toolkit has carried the content past the edge by itself, as at the end of a fling, in points.
  ///
  /// A finger that catches the content has not pulled that far.
  private(set) var carried = 0.0
  #endif

  /// Handles the beginning of a gesture.
  mutating func begin(at overscroll: Double, isPossible: Bool) {
    self.isPossible = isPossible
    isSpent = false
    smallestOverscroll = overscroll
  }

  /// Handles a movement by the gesture.
  mutating func move(to overscroll: Double) {
    smallestOverscroll = min(smallestOverscroll, overscroll)
    carry(by: 0, to: overscroll)
  }

  /// Handles a movement by the toolkit: `travel` is in points away from the content.
  mutating func carry(by travel: Double, to overscroll: Double) {
    #if !OVERSCROLL_BASIC
    carried = min(max(0, carried + travel), overscroll)
    #endif
  }
}
