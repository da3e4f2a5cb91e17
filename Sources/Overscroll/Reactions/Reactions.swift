/// What follows from a stimulus at one edge: what is held open, and what the host and the app are told.
///
/// Orders are given in the order in which a host performs them, and at most one motion is wanted.
///
/// Stage: reactions.
struct Reactions: Sendable {
  /// Its edge.
  let edge: Edge
  /// Points kept open for a run; 0 when nothing is.
  var held = 0.0
  /// Whether the reader has moved the content over what is held.
  var isTucked = false
  /// Whether the present run's opening was reported.
  private(set) var hasOpened = false
  /// The phases gone through, for pictures.
  private(set) var history = PhaseHistory()
  /// Our share of the inset.
  var ledger = InsetLedger()

  init(edge: Edge) {
    self.edge = edge
  }

  /// The gap at which the part wants the content.
  var target: Double { isTucked ? 0 : held }

  /// Orders what follows from a stimulus, whether it has changed the phase or not.
  ///
  /// `previous` is the phase that the stimulus has ended, nil for none. `isContentElsewhere` says that
  /// the content is away from the other edge, or on its way there.
  ///
  /// - Returns: The motion that is wanted.
  mutating func react(
    to stimulus: Stimulus,
    after previous: Phase?,
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
      // The content can be away from one edge only: the second part stays covered.
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
      .endDueUnseen, .reset, .exhausted, .cleared:
      break
    }
    return .none
  }

  private mutating func reactToChange(
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
      if scene.context.gesture.isContact { scene.context.effects.append(edge, .playHaptic) }
    case .running:
      history.lastOutcome = nil
      hasOpened = false
      // Under a finger at once; otherwise when the motion has answered.
      if open(&phases, &scene) { return .open }
      beginRun(&phases, &scene)
    case .finishing(let outcome):
      history.lastOutcome = outcome
      reportOutcome(outcome, phases.machine.behavior.role, &scene)
      if phases.machine.isClosing { return beginClosing(&scene) }
    }
    return .none
  }

  /// Holds the indicator open for a run, from wherever the content is.
  ///
  /// - Returns: Whether the content is to be moved there; under a finger it is not.
  private mutating func open(_ phases: inout Phases, _ scene: inout Scene) -> Bool {
    hold(&phases, &scene)
    if scene.context.gesture.isLive { scene.content.rebase(held: held, at: edge) }
    return !scene.context.gesture.isLive
  }

  /// Lets the indicator go back to its edge: at once where a finger holds the content.
  private mutating func beginClosing(_ scene: inout Scene) -> WantedMotion {
    report(.closingBegan, &scene)
    isTucked = false
    if scene.context.gesture.isLive { return .stay }
    held = 0
    return .settle
  }

  /// Forgets how the latest run ended.
  mutating func forgetOutcome() {
    history.lastOutcome = nil
  }

  // MARK: - What the host and the app are told

  /// Announces the run and starts its action, unless that is delayed.
  private mutating func beginRun(_ phases: inout Phases, _ scene: inout Scene) {
    announce(.began, &scene)
    if phases.machine.isActionAtWork { startAction(&phases, &scene) }
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
