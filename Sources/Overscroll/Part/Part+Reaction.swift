/// What an event means for the part at one edge, or the result of a motion.
enum Stimulus: Equatable, Sendable {
  /// A gesture has begun.
  case gestureBegan
  /// The live gesture may have moved the content.
  case pulled
  /// The gesture was released.
  case released
  /// The system has cancelled the gesture, or the part is being reset.
  case gestureCancelled
  /// A run starts without a pull.
  case begun
  /// The run is cancelled.
  case cancelled
  /// The minimum duration of the run may have passed, and its indicator is visible.
  case endDue
  /// As above, but the indicator is not visible, so no result is shown.
  case endDueUnseen
  /// The delay before the action is over.
  case actionDue
  /// The result has been shown for its full duration.
  case resultShown
  /// There may be more to load again.
  case reset
  /// The app, or a refresh, has found that there is no more to load.
  case exhausted
  /// The part was attached to its scroll view.
  case attached
  /// The part has a new behavior.
  case configured
  /// Neither the engine nor a gesture moves the content since the gesture has ended.
  case gestureEnded
  /// The toolkit or the app has scrolled.
  case scrolled
  /// The screen that a floor has may have another length.
  case resized
  /// Rows were inserted before the reader, in place of what was displaced.
  case covered
  /// The host has scrolled to the run.
  case uncovered
  /// The content may not be at the part's target.
  case unsettled
  /// The motion to the hold distance has started.
  case openingStarted
  /// No such motion has started: the content is there, or something else moves it.
  case openingSkipped
  /// The content has reached its target, or nothing will move it.
  case arrived
  /// The floor was requested by something other than a pull.
  case floorRequested
  /// The floor is left.
  case floorLeft
  /// The hold has been removed, together with the result shown there.
  case cleared
}

/// What follows from a stimulus at one edge: effects, and at most one motion.
struct Reaction {
  /// The effects, which are queued in the order of ``Orders``.
  var orders = Orders()
  /// Those of a change of the floor, which are queued after the others.
  var floorOrders = Orders()
  /// The motion.
  var motion = WantedMotion.none
}

/// The reactions to each stimulus, whether or not it has changed the phase.
extension Part {
  /// The reaction to a stimulus; `previous` is the state before it, nil if that has not changed.
  mutating func react(
    to stimulus: Stimulus,
    after previous: PartMachine.State?,
    _ world: inout World
  ) -> Reaction {
    // What the next run finds is unknown again.
    if stimulus == .reset, !machine.isOpen { history.lastOutcome = nil }
    let reaction =
      if let previous {
        reactToChange(by: stimulus, after: previous, &world)
      } else {
        reactInPhase(to: stimulus, &world)
      }
    switch reaction.motion {
    case .settle, .open:
      // Only one edge can be open at a time: the second part stays covered.
      if world.motion.isContentElsewhere(than: edge, &world.content) { tuckUnderOtherEdge() }
    case .none, .stay:
      break
    }
    return reaction
  }

  private mutating func reactInPhase(to stimulus: Stimulus, _ world: inout World) -> Reaction {
    switch stimulus {
    case .actionDue:
      return Reaction(orders: .startAction)
    case .resultShown:
      return beginClosing(&world)
    case .configured:
      if machine.isOpen { return open(&world) }
    case .attached:
      guard machine.isOpen else { break }
      let orders = openRoom(&world)
      guard room.target > 0 else { return Reaction(orders: orders) }
      world.content.put(room.target, at: edge)
      return Reaction(orders: orders.union(.move), motion: .stay)
    case .gestureEnded:
      if let orders = chooseTarget(&world) { return Reaction(orders: orders, motion: .settle) }
    case .scrolled:
      switch world.content.bounce {
      case .native: return Reaction(orders: followScroll(&world))
      case .engine: if tuckUnderReader(&world) { return Reaction(motion: .settle) }
      }
    case .resized:
      return resizeFloor(&world)
    case .covered:
      tuckUnderRows(&world)
    case .uncovered:
      if let orders = uncover(&world) { return Reaction(orders: orders, motion: .settle) }
    case .unsettled:
      return Reaction(motion: .settle)
    case .openingStarted:
      return Reaction(orders: beginRun())
    case .openingSkipped:
      return Reaction(orders: reportOpened(&world).union(beginRun()))
    case .arrived:
      return Reaction(orders: reportOpened(&world))
    case .gestureBegan, .pulled, .released, .gestureCancelled, .begun, .cancelled, .endDue,
      .endDueUnseen, .reset, .exhausted, .floorRequested, .floorLeft, .cleared:
      break
    }
    return Reaction()
  }

  private mutating func reactToChange(
    by stimulus: Stimulus,
    after previous: PartMachine.State,
    _ world: inout World
  ) -> Reaction {
    let isFloorNew = machine.floor != previous.floor
    let isRequestNew = machine.prefetching.isLive != previous.isPrefetching
    let isPhaseNew = machine.phase != previous.phase || !(isFloorNew || isRequestNew)
    var reaction =
      isPhaseNew ? reactToPhase(by: stimulus, after: previous.phase, &world) : Reaction()
    if isFloorNew { reactToFloor(&reaction, isPhaseNew: isPhaseNew, &world) }
    if isRequestNew {
      if machine.prefetching.isLive {
        reaction.orders.insert(.prefetch)
      } else if !machine.isRunning {
        reaction.orders.insert(.cancelAction)
      }
    }
    return reaction
  }

  private mutating func reactToPhase(
    by stimulus: Stimulus,
    after previous: Phase,
    _ world: inout World
  ) -> Reaction {
    history.begin(after: previous, now: world.now)
    var orders = Orders.reportPhase
    if case .finishing = previous { orders.insert(.reportClosed) }
    switch machine.phase {
    case .idle, .pulling, .exhausted:
      let released = releaseRoom(&world)
      // Not under a finger that pulls the indicator open again.
      let isFirst = stimulus != .pulled && !released.isEmpty
      return Reaction(orders: orders.union(isFirst ? .giveBack : released))
    case .armed:
      if world.gesture.isContact { orders.insert(.playHaptic) }
      return Reaction(orders: orders.union(releaseRoom(&world)))
    case .running:
      history.lastOutcome = nil
      hasOpened = false
      var reaction = open(&world)
      reaction.orders.formUnion(orders)
      // Under a finger the run is announced at once; otherwise after the motion's result.
      if reaction.motion == .settle {
        reaction.motion = .open
      } else {
        reaction.orders.formUnion(beginRun())
      }
      return reaction
    case .finishing(let outcome):
      history.lastOutcome = outcome
      orders.formUnion(announced(outcome))
      guard machine.isClosing else { return Reaction(orders: orders) }
      var reaction = beginClosing(&world)
      reaction.orders.formUnion(orders)
      return reaction
    }
  }

  /// Opens the indicator for a run, from the content's present position; under a finger without a motion.
  private mutating func open(_ world: inout World) -> Reaction {
    let orders = openRoom(&world)
    guard world.gesture.isLive else { return Reaction(orders: orders, motion: .settle) }
    world.content.rebase(held: room.points, at: edge)
    return Reaction(orders: orders)
  }

  /// Closes the indicator: immediately if a finger holds the content.
  private mutating func beginClosing(_ world: inout World) -> Reaction {
    closeRoom(&world)
    return Reaction(orders: .reportClosing, motion: world.gesture.isLive ? .stay : .settle)
  }

  /// Announces the run and starts its action, unless it is delayed.
  private mutating func beginRun() -> Orders {
    machine.isActionAtWork ? [.announce, .startAction] : .announce
  }

  private mutating func announced(_ outcome: Outcome) -> Orders {
    switch outcome {
    case .cancelled: []
    case .failed: .announce
    case .succeeded, .exhausted:
      machine.behavior.role == .refresh ? [.storeLastUpdated, .announce] : .announce
    }
  }

  private mutating func reportOpened(_ world: inout World) -> Orders {
    guard machine.isOpen, !hasOpened, world.presence != .detached else { return [] }
    guard abs(world.content.gap(at: edge) - room.points) <= world.tolerance else { return [] }
    hasOpened = true
    return .reportOpened
  }
}
