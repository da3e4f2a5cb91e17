/// What follows from a change of phase. Split from the part because it is the last stage.
extension Part {
  /// Gives the machine a stimulus and orders what follows from the change it made.
  ///
  /// - Returns: False when there is no part here, or the stimulus meant nothing to it.
  @discardableResult
  @inline(never)
  mutating func drive(
    _ stimulus: RefreshMachine.Stimulus,
    in context: inout Context
  ) -> Bool {
    guard isConfigured else { return false }
    let overscroll = context.position.overscroll(at: edge)
    let around = RefreshMachine.Surroundings(
      now: context.now,
      isLive: context.gesture.isLive,
      isVisible: context.presence == .shown && overscroll > context.tolerance,
      tolerance: context.tolerance
    )
    switch machine.take(stimulus, around) {
    case .ignored:
      return false
    case .none:
      break
    case .phase(let before):
      phaseBeganAt = context.now
      react(leaving: before, in: &context)
    case .actionDue:
      startAction(in: &context)
    case .resultShown:
      startClosing(in: &context)
    }
    return true
  }

  private mutating func react(leaving before: Phase, in context: inout Context) {
    switch before {
    case .finishing:
      context.effects.append(edge, .reportMilestone(.closed))
    case .idle, .pulling, .armed, .running:
      break
    }
    switch machine.state {
    case .idle, .pulling:
      reportPhase(in: &context)
      giveBack(in: &context)
    case .armed:
      reportPhase(in: &context)
      giveBack(in: &context)
      if context.gesture.isContact { context.effects.append(edge, .playHaptic) }
    case .running(let run):
      lastOutcome = nil
      hasOpened = false
      reportPhase(in: &context)
      open(in: &context)
      context.effects.append(edge, .announce(.began))
      if run.actionDueAt == .infinity { startAction(in: &context) }
    case .finishing(let ending):
      lastOutcome = ending.outcome
      isSpent = isSpent || context.gesture.isLive
      if ending.abandonsAction { context.effects.append(edge, .cancelAction(ending.token)) }
      reportPhase(in: &context)
      reportOutcome(ending.outcome, in: &context)
      if ending.isClosing { startClosing(in: &context) }
    }
  }

  private mutating func reportPhase(in context: inout Context) {
    context.effects.append(edge, .reportPhase(machine.state.phase))
  }

  private mutating func reportOutcome(_ outcome: Outcome, in context: inout Context) {
    switch outcome {
    case .succeeded:
      context.effects.append(edge, .storeLastUpdated)
      context.effects.append(edge, .announce(.succeeded))
    case .failed:
      context.effects.append(edge, .announce(.failed))
    case .cancelled:
      break
    }
  }

  private mutating func startAction(in context: inout Context) {
    guard let currentRun = machine.state.currentRun else { return }
    context.effects.append(edge, .startAction(currentRun))
  }

  /// Holds the indicator open for a run, from wherever the content is.
  @inline(never)
  mutating func open(in context: inout Context) {
    held = machine.behavior.hold.distance
    switch machine.behavior.hold.means {
    case .inset: ledger.held = context.position.bounce == .native ? held : 0
    case .offset: ledger.held = 0
    }
    orderContribution(in: &context)
    let isLive = context.gesture.isLive
    isTucked = !isLive && context.position.gap(at: edge) < -context.tolerance
    if isLive {
      context.position.rebase(held: held, at: edge)
    } else {
      settle(in: &context)
    }
  }

  /// Lets the indicator go back to its edge.
  private mutating func startClosing(in context: inout Context) {
    context.effects.append(edge, .reportMilestone(.closingBegan))
    isTucked = false
    if context.gesture.isLive {
      finishClosing(in: &context)
    } else {
      held = 0
      settle(in: &context)
    }
  }

  /// Ends the closing in this frame: the motion is over, or a finger holds the content.
  @inline(never)
  mutating func finishClosing(in context: inout Context) {
    giveBack(in: &context)
    drive(.closed, in: &context)
  }

  /// Zeroes what is held, without moving the content.
  private mutating func giveBack(in context: inout Context) {
    guard held != 0 || ledger.held != 0 else { return }
    held = 0
    ledger.held = 0
    orderContribution(in: &context)
    context.position.rebase(held: 0, at: edge)
  }

  private mutating func orderContribution(in context: inout Context) {
    let isAttached = context.presence != .detached
    guard let points = ledger.change(isAttached: isAttached) else { return }
    context.effects.append(edge, .setContribution(points))
  }
}
