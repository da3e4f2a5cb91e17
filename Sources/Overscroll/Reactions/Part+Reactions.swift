/// What follows from a change of phase. Split from the part because it is the last stage.
extension Part {
  /// Orders what follows from a change of phase, if there was one.
  @inline(never)
  mutating func react(from before: Phase, in context: inout Context) {
    let phase = machine.phase
    guard phase != before else { return }
    previousPhase = before
    secondsInPrevious = context.now - phaseBeganAt
    phaseBeganAt = context.now
    if case .finishing = before {
      context.effects.append(edge, .reportMilestone, detail: UInt32(Milestone.closed.rawValue))
    }
    context.effects.append(edge, .reportPhase, detail: UInt32(phase.code))
    switch phase {
    case .idle, .pulling, .exhausted:
      giveBack(in: &context)
    case .armed:
      giveBack(in: &context)
      if context.gesture.isContact { context.effects.append(edge, .playHaptic) }
    case .running:
      startRun(in: &context)
    case .finishing(let outcome):
      lastOutcome = outcome
      isSpent = isSpent || context.gesture.isLive
      load.recordEnd(outcome, now: context.now, backOff: machine.behavior.backOff)
      reportOutcome(outcome, in: &context)
      if machine.isClosing { startClosing(in: &context) }
    }
  }

  private mutating func startRun(in context: inout Context) {
    lastOutcome = nil
    hasOpened = false
    switch machine.behavior.role {
    case .refresh: context.refreshNews = .began
    case .loadMore: load.recordBegin(extent: context.content.metrics.extent)
    }
    open(in: &context)
    announce(.began, in: &context)
    if machine.isActionAtWork { startAction(in: &context) }
  }

  /// Orders the action of the run under way to start.
  mutating func startAction(in context: inout Context) {
    context.effects.append(edge, .startAction, detail: machine.token.number)
  }

  private mutating func reportOutcome(_ outcome: Outcome, in context: inout Context) {
    switch outcome {
    case .succeeded, .exhausted:
      if machine.behavior.role == .refresh {
        context.effects.append(edge, .storeLastUpdated)
        context.refreshNews = outcome == .exhausted ? .exhausted : .succeeded
      }
      announce(outcome == .exhausted ? .exhausted : .succeeded, in: &context)
    case .failed:
      announce(.failed, in: &context)
    case .cancelled:
      break
    }
  }

  private mutating func announce(_ announcement: Announcement, in context: inout Context) {
    context.effects.append(edge, .announce, detail: UInt32(announcement.rawValue))
  }

  /// Holds the indicator open for a run, from wherever the content is.
  @inline(never)
  mutating func open(in context: inout Context) {
    hold(in: &context)
    if context.gesture.isLive {
      context.content.rebase(held: held, at: edge)
    } else {
      settle(in: &context)
    }
  }

  /// Keeps open what a run needs, without moving the content.
  ///
  /// The inset waits for the finger: a toolkit that works out its drag from the inset would move the
  /// content under it.
  mutating func hold(in context: inout Context) {
    let hold = machine.behavior.hold
    let isReaderInside = context.content.gap(at: edge) < -context.tolerance
    let isInset = context.content.bounce == .native && hold.means != .offset
    held = hold.distance
    let isNewToFinger = context.gesture.isLive && ledger.held == 0
    let waits = isNewToFinger || (isReaderInside && hold.followsScroll)
    ledger.held = isInset && !waits ? held : 0
    orderContribution(in: &context)
    isTucked = isReaderInside && !context.gesture.isLive
  }

  /// Lets the indicator go back to its edge.
  mutating func startClosing(in context: inout Context) {
    context.effects.append(edge, .reportMilestone, detail: UInt32(Milestone.closingBegan.rawValue))
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
    let before = machine.phase
    machine.close()
    react(from: before, in: &context)
  }

  /// Zeroes what is held, without moving the content.
  private mutating func giveBack(in context: inout Context) {
    guard held != 0 || ledger.held != 0 else { return }
    held = 0
    ledger.held = 0
    orderContribution(in: &context)
    context.content.rebase(held: 0, at: edge)
  }

  /// Tells the host our share of the inset, if it is another than it knows.
  @inline(never)
  mutating func orderContribution(in context: inout Context) {
    let isAttached = context.presence != .detached
    ledger.shortfall = context.content.shortfall(at: edge)
    guard let points = ledger.change(isAttached: isAttached) else { return }
    context.effects.append(edge, .setContribution, value: points)
  }
}
