/// The effects of a stimulus at one edge: what is held open, and what the host and app receive.
///
/// Effects are added in the order in which a host performs them. At most one motion results.
///
/// Stage: reactions.
struct Reactions: Sendable {
  /// The part's edge.
  let edge: Edge
  /// Points held open for a run; 0 when nothing is.
  var held = 0.0
  /// Whether the user has scrolled the content over the hold.
  var isTucked = false
  /// Whether the present run's opening was reported.
  private(set) var hasOpened = false
  /// The recent phases, for drawing.
  private(set) var history = PhaseHistory()
  /// Our share of the inset.
  var ledger = InsetLedger()

  init(edge: Edge) {
    self.edge = edge
  }

  /// The part's target gap.
  var target: Double { isTucked ? 0 : held }

  /// Adds the effects of a stimulus, whether or not it has changed the phase.
  ///
  /// `previous` is the phase before the stimulus, nil if unchanged. `isContentElsewhere` says that
  /// the content is displaced at the other edge, or moving there.
  ///
  /// - Returns: The resulting motion.
  mutating func react(
    to stimulus: Stimulus,
    after previous: PartMachine.State?,
    isContentElsewhere: Bool,
    _ phases: inout Phases,
    _ scene: inout Scene
  ) -> WantedMotion {
    let wanted: WantedMotion
    if let previous {
      wanted = reactToChange(by: stimulus, after: previous, &phases, &scene)
    } else {
      wanted = reactInPhase(to: stimulus, &phases, &scene)
    }
    switch wanted {
    case .settle, .open:
      // Only one edge can be open at a time: the second part stays covered.
      if isContentElsewhere { isTucked = held > 0 }
    case .none, .stay:
      break
    }
    return wanted
  }

  private mutating func reactInPhase(
    to stimulus: Stimulus,
    _ phases: inout Phases,
    _ scene: inout Scene
  ) -> WantedMotion {
    switch stimulus {
    case .actionDue:
      startAction(&phases, &scene)
    case .resultShown:
      return beginClosing(&scene)
    case .configured:
      if phases.machine.isOpen { return open(&phases, &scene) ? .settle : .none }
    case .attached:
      guard phases.machine.isOpen else { return .none }
      hold(&phases, &scene)
      if !isTucked, held > 0 { scene.show(held, at: edge) }
      return .stay
    case .unsettled:
      return .settle
    case .openingStarted, .openingEnded:
      if stimulus == .openingEnded { reportOpened(&phases, &scene) }
      beginRun(&phases, &scene)
    case .arrived:
      reportOpened(&phases, &scene)
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
    _ scene: inout Scene
  ) -> WantedMotion {
    let isFloorNew = phases.machine.floor != previous.floor
    let isPhaseNew = !isFloorNew || phases.machine.phase != previous.phase
    let wanted =
      isPhaseNew
      ? reactToPhase(by: stimulus, after: previous.phase, &phases, &scene) : WantedMotion.none
    guard isFloorNew else { return wanted }
    return reactToFloor(after: previous.floor, isPhaseNew: isPhaseNew, &phases, &scene) ?? wanted
  }

  private mutating func reactToPhase(
    by stimulus: Stimulus,
    after previous: Phase,
    _ phases: inout Phases,
    _ scene: inout Scene
  ) -> WantedMotion {
    let phase = phases.machine.phase
    history.begin(after: previous, now: scene.context.now)
    if case .finishing = previous {
      // The contribution goes before the milestone, unless a finger pulls the indicator open again.
      if stimulus != .pulled, phase == .idle || phase == .exhausted { giveBack(&scene) }
      report(.closed, &scene)
    }
    scene.context.effects.append(edge, .reportPhase, detail: UInt32(phase.code))
    switch phase {
    case .idle, .pulling, .exhausted:
      giveBack(&scene)
    case .armed:
      giveBack(&scene)
      playHaptic(&scene)
    case .running:
      history.lastOutcome = nil
      hasOpened = false
      // Under a finger immediately; otherwise after the motion's result.
      if open(&phases, &scene) { return .open }
      beginRun(&phases, &scene)
    case .finishing(let outcome):
      history.lastOutcome = outcome
      reportOutcome(outcome, phases.machine.behavior.role, &scene)
      if phases.machine.isClosing { return beginClosing(&scene) }
    }
    return .none
  }

  /// Opens the indicator for a run, from the content's present position.
  ///
  /// - Returns: Whether the content is to be moved there; false under a finger.
  private mutating func open(_ phases: inout Phases, _ scene: inout Scene) -> Bool {
    hold(&phases, &scene)
    if scene.context.gesture.isLive { scene.content.rebase(held: held, at: edge) }
    return !scene.context.gesture.isLive
  }

  /// Closes the indicator: immediately if a finger holds the content.
  private mutating func beginClosing(_ scene: inout Scene) -> WantedMotion {
    report(.closingBegan, &scene)
    isTucked = false
    if scene.context.gesture.isLive { return .stay }
    held = 0
    return .settle
  }

  /// Clears the outcome of the latest run.
  mutating func forgetOutcome() {
    history.lastOutcome = nil
  }

  // MARK: - What the host and the app receive

  /// Announces the run and starts its action, unless it is delayed.
  private mutating func beginRun(_ phases: inout Phases, _ scene: inout Scene) {
    announce(.began, &scene)
    if phases.machine.isActionAtWork { startAction(&phases, &scene) }
  }

  /// Plays a haptic for a finger or a pressed pointer.
  func playHaptic(_ scene: inout Scene) {
    if scene.context.gesture.isContact { scene.context.effects.append(edge, .playHaptic) }
  }

  private mutating func startAction(_ phases: inout Phases, _ scene: inout Scene) {
    scene.context.effects.append(edge, .startAction, detail: phases.machine.token.number)
  }

  private mutating func reportOutcome(_ outcome: Outcome, _ role: Role, _ scene: inout Scene) {
    let announcement: Announcement
    switch outcome {
    case .succeeded: announcement = .succeeded
    case .exhausted: announcement = .exhausted
    case .failed: announcement = .failed
    case .cancelled: return
    }
    if role == .refresh, outcome != .failed {
      scene.context.effects.append(edge, .storeLastUpdated)
    }
    announce(announcement, &scene)
  }

  private mutating func reportOpened(_ phases: inout Phases, _ scene: inout Scene) {
    guard phases.machine.isOpen, !hasOpened, scene.context.presence != .detached else { return }
    guard abs(scene.content.gap(at: edge) - held) <= scene.context.tolerance else { return }
    hasOpened = true
    report(.opened, &scene)
  }

  private func report(_ milestone: Milestone, _ scene: inout Scene) {
    scene.context.effects.append(edge, .reportMilestone, detail: UInt32(milestone.rawValue))
  }

  private func announce(_ announcement: Announcement, _ scene: inout Scene) {
    scene.context.effects.append(edge, .announce, detail: UInt32(announcement.rawValue))
  }
}
