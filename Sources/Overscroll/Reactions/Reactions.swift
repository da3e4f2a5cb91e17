/// The effects of a stimulus at one edge: what is held open, and what the host and app receive.
///
/// Effects are added in the order in which a host performs them. At most one motion results.
struct Reactions: Sendable {
  /// The part's edge.
  let edge: Edge
  /// What is held open.
  var room: HeldRoom
  /// Whether the present run's opening was reported.
  private(set) var hasOpened = false
  /// The recent phases, for drawing.
  private(set) var history = PhaseHistory()

  init(edge: Edge) {
    self.edge = edge
    room = HeldRoom(edge: edge)
  }

  /// Adds the effects of a stimulus, whether or not it has changed the phase.
  ///
  /// `previous` is the state before the stimulus, nil if unchanged.
  ///
  /// - Returns: The resulting motion.
  mutating func react(
    to stimulus: Stimulus,
    after previous: PartMachine.State?,
    _ phases: inout Phases,
    _ world: inout World
  ) -> WantedMotion {
    // What the next run finds is unknown again.
    if stimulus == .reset, !phases.machine.isOpen { history.lastOutcome = nil }
    let wanted: WantedMotion
    if let previous {
      wanted = reactToChange(by: stimulus, after: previous, &phases, &world)
    } else {
      wanted = reactInPhase(to: stimulus, &phases, &world)
    }
    switch wanted {
    case .settle, .open:
      // Only one edge can be open at a time: the second part stays covered.
      if world.motion.isContentElsewhere(than: edge, &world.content) { room.tuckUnderOtherEdge() }
    case .none, .stay:
      break
    }
    return wanted
  }

  private mutating func reactInPhase(
    to stimulus: Stimulus,
    _ phases: inout Phases,
    _ world: inout World
  ) -> WantedMotion {
    switch stimulus {
    case .actionDue:
      startAction(&phases, &world)
    case .resultShown:
      return beginClosing(&world)
    case .configured:
      if phases.machine.isOpen { return open(&phases, &world) ? .settle : .none }
    case .attached:
      guard phases.machine.isOpen else { return .none }
      room.open(&phases, &world)
      if room.target > 0 { world.show(room.target, at: edge) }
      return .stay
    case .letGo:
      return room.letGo(hasOpened: hasOpened, &phases, &world) ? .settle : .none
    case .scrolled:
      switch world.content.bounce {
      case .native: room.followScroll(&phases, &world)
      case .engine: if room.tuckUnderReader(&phases, &world) { return .settle }
      }
    case .resized:
      return resizeFloor(&phases, &world)
    case .covered:
      room.tuckUnderRows(&phases, &world)
    case .uncovered:
      return room.uncover(&phases, &world) ? .settle : .none
    case .unsettled:
      return .settle
    case .openingStarted, .openingEnded:
      if stimulus == .openingEnded { reportOpened(&phases, &world) }
      beginRun(&phases, &world)
    case .arrived:
      reportOpened(&phases, &world)
    case .gestureBegan, .pulled, .released, .gestureCancelled, .begun, .cancelled, .endDue,
      .endDueUnseen, .reset, .exhausted, .floorRequested, .floorLeft, .cleared:
      break
    }
    return .none
  }

  private mutating func reactToChange(
    by stimulus: Stimulus,
    after previous: PartMachine.State,
    _ phases: inout Phases,
    _ world: inout World
  ) -> WantedMotion {
    let isFloorNew = phases.machine.floor != previous.floor
    let isPhaseNew = !isFloorNew || phases.machine.phase != previous.phase
    let wanted =
      isPhaseNew
      ? reactToPhase(by: stimulus, after: previous.phase, &phases, &world) : WantedMotion.none
    guard isFloorNew else { return wanted }
    return reactToFloor(isPhaseNew: isPhaseNew, &phases, &world) ?? wanted
  }

  private mutating func reactToPhase(
    by stimulus: Stimulus,
    after previous: Phase,
    _ phases: inout Phases,
    _ world: inout World
  ) -> WantedMotion {
    let phase = phases.machine.phase
    history.begin(after: previous, now: world.now)
    if case .finishing = previous {
      // The contribution goes before the milestone, unless a finger pulls the indicator open again.
      if stimulus != .pulled, phase == .idle || phase == .exhausted { room.release(&world) }
      report(.closed, &world)
    }
    world.effects.append(edge, .reportPhase, detail: UInt32(phase.code))
    switch phase {
    case .idle, .pulling, .exhausted:
      room.release(&world)
    case .armed:
      room.release(&world)
      playHaptic(&world)
    case .running:
      history.lastOutcome = nil
      hasOpened = false
      // Under a finger immediately; otherwise after the motion's result.
      if open(&phases, &world) { return .open }
      beginRun(&phases, &world)
    case .finishing(let outcome):
      history.lastOutcome = outcome
      reportOutcome(outcome, phases.machine.behavior.role, &world)
      if phases.machine.isClosing { return beginClosing(&world) }
    }
    return .none
  }

  /// Opens the indicator for a run, from the content's present position.
  ///
  /// - Returns: Whether the content is to be moved there; false under a finger.
  private mutating func open(_ phases: inout Phases, _ world: inout World) -> Bool {
    room.open(&phases, &world)
    if world.gesture.isLive { world.content.rebase(held: room.points, at: edge) }
    return !world.gesture.isLive
  }

  /// Closes the indicator: immediately if a finger holds the content.
  private mutating func beginClosing(_ world: inout World) -> WantedMotion {
    report(.closingBegan, &world)
    room.close(&world)
    return world.gesture.isLive ? .stay : .settle
  }

  // MARK: - What the host and the app receive

  /// Announces the run and starts its action, unless it is delayed.
  private mutating func beginRun(_ phases: inout Phases, _ world: inout World) {
    announce(.began, &world)
    if phases.machine.isActionAtWork { startAction(&phases, &world) }
  }

  /// Plays a haptic for a finger or a pressed pointer.
  func playHaptic(_ world: inout World) {
    if world.gesture.isContact { world.effects.append(edge, .playHaptic) }
  }

  private mutating func startAction(_ phases: inout Phases, _ world: inout World) {
    world.effects.append(edge, .startAction, detail: phases.machine.token.number)
  }

  private mutating func reportOutcome(_ outcome: Outcome, _ role: Role, _ world: inout World) {
    let announcement: Announcement
    switch outcome {
    case .succeeded: announcement = .succeeded
    case .exhausted: announcement = .exhausted
    case .failed: announcement = .failed
    case .cancelled: return
    }
    if role == .refresh, outcome != .failed {
      world.effects.append(edge, .storeLastUpdated)
    }
    announce(announcement, &world)
  }

  private mutating func reportOpened(_ phases: inout Phases, _ world: inout World) {
    guard phases.machine.isOpen, !hasOpened, world.presence != .detached else { return }
    guard abs(world.content.gap(at: edge) - room.points) <= world.tolerance else { return }
    hasOpened = true
    report(.opened, &world)
  }

  private func report(_ milestone: Milestone, _ world: inout World) {
    world.effects.append(edge, .reportMilestone, detail: UInt32(milestone.rawValue))
  }

  private func announce(_ announcement: Announcement, _ world: inout World) {
    world.effects.append(edge, .announce, detail: UInt32(announcement.rawValue))
  }
}
