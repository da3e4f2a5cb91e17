/// How what happened reaches the machine. Split from the part because it is the stage's entrance.
extension Part {
  /// Takes in an event that is about this part alone.
  ///
  /// - Returns: False when it means nothing now.
  @inline(never)
  mutating func handle(_ event: RawEvent, in context: inout Context) -> Bool {
    switch event.code {
    case .beginRequested:
      return begin(in: &context)
    case .externalLoadingChanged:
      isExternallyLoading = event.flag
      if isConfigured { evaluate(in: &context) }
      return isConfigured
    case .actionFinished:
      let token = RunToken(number: UInt32(truncatingIfNeeded: event.number))
      return finish(token, event.outcome, in: &context)
    case .cancelRequested:
      return cancel(in: &context)
    case .resetRequested:
      return reset(in: &context)
    case .contactBegan, .contactMoved, .contactEnded, .contactCancelled, .wheelBegan,
      .wheelMoved, .wheelEnded, .scrolled, .contentChanged, .attached, .shown, .hidden, .detached,
      .environmentChanged, .frame, .woke:
      return false
    }
  }

  /// A gesture begins: it picks up the content where it is.
  mutating func beginGesture(in context: inout Context) {
    isSpent = false
    // A drag may begin anywhere; a touchpad's gesture that began in the content scrolls it.
    mayBePulled =
      context.gesture.isContact || context.content.gap(at: edge) >= -context.tolerance
    load.recordGesture(isRunning: machine.isOpen)
    floor = context.content.overscroll(at: edge)
    if machine.isClosing { finishClosing(in: &context) }
  }

  /// The live gesture may have moved the content: tells the machine how far.
  @inline(never)
  mutating func evaluate(in context: inout Context) {
    guard context.gesture.isLive else { return }
    let overscroll = context.content.overscroll(at: edge)
    floor = min(floor, overscroll)
    if isSpent {
      isSpent = overscroll > context.tolerance
      return
    }
    let mayArm = mayArm(at: overscroll, &context)
    let before = machine.phase
    machine.pull(
      to: overscroll,
      mayArm: mayArm,
      now: context.now,
      tolerance: context.tolerance
    )
    if machine.phase != before { react(from: before, in: &context) }
  }

  /// The gesture is over: let go by the person, or taken away by the system.
  mutating func endGesture(isLetGo: Bool, in context: inout Context) {
    let overscroll = context.content.overscroll(at: edge)
    let mayFire = isLetGo && !isSpent && mayArm(at: overscroll, &context)
    let before = machine.phase
    machine.release(at: overscroll, mayFire: mayFire, now: context.now)
    react(from: before, in: &context)
    endIfDue(in: &context)
    if isLetGo, loadsAfterGesture(&context) { _ = begin(in: &context) }
  }

  /// Something other than a pull asks for a run.
  @inline(never)
  mutating func begin(in context: inout Context) -> Bool {
    guard isConfigured, !isBarred(&context) else { return false }
    // A run whose action is back only waits for its time: it makes way.
    if machine.pendingOutcome != nil { _ = cancel(in: &context) }
    let before = machine.phase
    guard machine.begin(now: context.now) else { return false }
    react(from: before, in: &context)
    return true
  }

  /// The action of a run is over.
  private mutating func finish(
    _ token: RunToken,
    _ outcome: Outcome,
    in context: inout Context
  ) -> Bool {
    guard machine.finish(token, outcome) else { return false }
    endIfDue(in: &context)
    return true
  }

  /// The run is given up.
  @inline(never)
  mutating func cancel(in context: inout Context) -> Bool {
    let before = machine.phase
    if machine.isActionAtWork {
      context.effects.append(edge, .cancelAction, detail: machine.token.number)
    }
    guard machine.cancel() else { return false }
    react(from: before, in: &context)
    return true
  }

  /// The machine's deadline has come.
  @inline(never)
  mutating func runDeadline(in context: inout Context) {
    switch machine.runDeadline() {
    case .action: startAction(in: &context)
    case .end: endIfDue(in: &context)
    case .result: startClosing(in: &context)
    }
  }

  /// The scroll view has moved by itself, or by the app.
  mutating func handleScroll(in context: inout Context) {
    switch context.content.bounce {
    case .native:
      resizeHold(in: &context)
      evaluate(in: &context)
    case .engine:
      let isReaderInside = context.content.scrolledGap(at: edge) < -context.tolerance
      if isReaderInside, machine.isOpen, !isTucked, !context.gesture.isLive {
        isTucked = true
        settle(in: &context)
      }
    }
  }

  @inline(never)
  private mutating func endIfDue(in context: inout Context) {
    let before = machine.phase
    machine.endIfDue(
      now: context.now,
      isLive: context.gesture.isLive,
      isVisible: isVisible(&context)
    )
    react(from: before, in: &context)
  }

  /// Lets the inset shrink and grow with the gap during a run, for sticky section headers.
  private mutating func resizeHold(in context: inout Context) {
    let hold = machine.behavior.hold
    guard hold.followsScroll, hold.means != .offset, machine.isOpen else { return }
    ledger.held = min(context.content.overscroll(at: edge), hold.distance)
    orderContribution(in: &context)
  }

  /// A pull arms only by going outwards, while the app and an inner scroller leave it to.
  private mutating func mayArm(at overscroll: Double, _ context: inout Context) -> Bool {
    overscroll > floor && mayBePulled && mayStart(&context)
      && !context.content.metrics.innerCanScroll
  }
}
