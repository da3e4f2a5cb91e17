internal import OverscrollMath

/// What follows from a change of phase: a function of the state before and the state after. Split
/// from the front door because it is the last stage.
extension Session {
  /// Gives a machine a stimulus and reacts to the difference it made.
  ///
  /// - Returns: False when there is no part, or the stimulus meant nothing to it.
  mutating func drive(_ edge: Edge, _ stimulus: RefreshMachine.Stimulus) -> Bool {
    guard var part = self[edge] else { return false }
    let before = part.machine.state
    let phaseBefore = part.machine.phase
    let isTaken = part.machine.take(stimulus, surroundings(of: part, at: edge))
    let after = part.machine.state
    guard after != before else { return isTaken }
    if part.machine.phase != phaseBefore { part.phaseBeganAt = now }
    self[edge] = part
    react(edge, from: before, to: after)
    return isTaken
  }

  private func surroundings(of part: Part, at edge: Edge) -> RefreshMachine.Surroundings {
    RefreshMachine.Surroundings(
      behavior: part.behavior,
      now: now,
      isLive: gesture.isLive,
      isVisible: presence == .shown && position.overscroll(at: edge) > tolerance,
      tolerance: tolerance
    )
  }

  private mutating func react(
    _ edge: Edge,
    from before: RefreshMachine.State,
    to after: RefreshMachine.State
  ) {
    switch (before, after) {
    case (.running(let old), .running(let new)):
      if old.actionDueAt != new.actionDueAt { effects.append(edge, .startAction(new.token)) }
      return
    case (.finishing, .finishing):
      startClosing(edge)
      return
    case (.finishing, _):
      effects.append(edge, .reportMilestone(.closed))
    case (_, .finishing(let ending)) where ending.abandonsAction:
      effects.append(edge, .cancelAction(ending.token))
    case (.idle, _), (.pulling, _), (.armed, _), (.running, _):
      break
    }
    effects.append(edge, .reportPhase(phase(edge)))
    switch after {
    case .idle, .pulling:
      giveBack(edge)
    case .armed:
      giveBack(edge)
      if gesture.isContact { effects.append(edge, .playHaptic) }
    case .running(let run):
      self[edge]?.noteBegin()
      open(edge)
      effects.append(edge, .announce(.began))
      if run.actionDueAt == nil { effects.append(edge, .startAction(run.token)) }
    case .finishing(let ending):
      finish(edge, ending)
    }
  }

  private mutating func finish(_ edge: Edge, _ ending: RefreshMachine.Ending) {
    let isLive = gesture.isLive
    self[edge]?.noteEnd(ending.outcome, isLive: isLive)
    switch ending.outcome {
    case .succeeded:
      effects.append(edge, .storeLastUpdated)
      effects.append(edge, .announce(.succeeded))
    case .failed:
      effects.append(edge, .announce(.failed))
    case .cancelled:
      break
    }
    if ending.showsUntil == nil { startClosing(edge) }
  }

  /// Holds the indicator open for a run, from wherever the content is.
  mutating func open(_ edge: Edge) {
    guard var part = self[edge] else { return }
    let hold = part.behavior.hold
    part.held = hold.distance
    part.ledger.held = bounce == .native && hold.means == .inset ? hold.distance : 0
    part.isTucked = !gesture.isLive && position.gap(at: edge) < -tolerance
    self[edge] = part
    orderContribution(edge)
    if gesture.isLive {
      position.rebase(held: hold.distance)
    } else {
      settle(edge)
    }
  }

  /// Lets the indicator go back to its edge.
  private mutating func startClosing(_ edge: Edge) {
    effects.append(edge, .reportMilestone(.closingBegan))
    self[edge]?.isTucked = false
    if gesture.isLive {
      finishClosing(edge)
    } else {
      self[edge]?.held = 0
      settle(edge)
    }
  }

  /// Ends the closing in this frame: the motion is over, or a finger holds the content.
  mutating func finishClosing(_ edge: Edge) {
    giveBack(edge)
    _ = drive(edge, .closed)
  }

  /// Zeroes what is held, without moving the content.
  private mutating func giveBack(_ edge: Edge) {
    guard let part = self[edge], part.held != 0 || part.ledger.held != 0 else { return }
    self[edge]?.held = 0
    self[edge]?.ledger.held = 0
    orderContribution(edge)
    if position.edgeOfDisplacement == edge { position.rebase(held: 0) }
  }

  private mutating func orderContribution(_ edge: Edge) {
    let isAttached = presence != .detached
    guard let points = self[edge]?.ledger.change(isAttached: isAttached) else { return }
    effects.append(edge, .setContribution(points))
  }
}
