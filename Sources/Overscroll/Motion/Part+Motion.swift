/// How the content is moved when no finger moves it. Split from the reactions because it knows
/// distances, not phases.
extension Part {
  /// Moves the content to where the part wants it, unless the toolkit or the reader sees to that.
  @inline(never)
  mutating func settle(in context: inout Context) {
    // The content can be away from one edge only; whoever comes second waits inside the content.
    if context.motion.isBusy(elsewhereThan: edge, &context.content) { isTucked = held > 0 }
    let target = isTucked ? 0 : held
    let mayMove = isConfigured && context.presence != .detached
    guard mayMove, needsMotion(to: target, &context) else {
      if context.motion.isMoving(at: edge) {
        let gap = context.motion.presentGap(at: edge, &context.content, now: context.now)
        context.motion.stop()
        if mayMove, context.content.gap(at: edge) != gap { context.show(gap, at: edge) }
      }
      return arrive(in: &context)
    }
    let timing = target > 0 ? machine.behavior.opening : machine.behavior.closing
    context.motion.start(
      to: target,
      at: edge,
      timing: timing,
      &context.content,
      now: context.now
    )
    if context.presence == .hidden { return finishMotion(in: &context) }
    // A toolkit may have followed the inset, or be bouncing: from here on, the content is ours.
    if context.content.bounce == .native || timing.seconds == 0 { stepMotion(in: &context) }
  }

  private mutating func needsMotion(to target: Double, _ context: inout Context) -> Bool {
    if context.motion.isBusy(elsewhereThan: edge, &context.content) { return false }
    let gap = context.motion.presentGap(at: edge, &context.content, now: context.now)
    switch context.content.bounce {
    case .engine:
      return max(0, gap) != target
    case .native:
      if isTucked { return false }
      if target == 0 { return gap > context.tolerance }
      // The toolkit's own bounce comes to rest at an inset.
      return switch machine.behavior.hold.means {
      case .inset: gap < target - context.tolerance
      case .insetAndOffset: abs(gap - target) > context.tolerance
      case .offset: true
      }
    }
  }

  /// A gesture is over: takes displaced content to the hold or to the edge, and opens what a run
  /// that began under the finger has not been able to open.
  ///
  /// The content's speed decides between the two, by where it would be a tenth of a second later:
  /// content that rests a little inside an open indicator would look broken.
  mutating func settleAfterGesture(in context: inout Context) {
    guard isConfigured, !context.motion.isMoving else { return }
    let isDisplaced = context.content.displacement.isAt(edge)
    let opensLate = machine.isOpen && !hasOpened
    guard isDisplaced || opensLate else { return }
    if opensLate { hold(in: &context) }
    let present = context.motion.presentMotion(at: edge, &context.content, now: context.now)
    isTucked =
      opensLate
      ? present.gap < -context.tolerance : present.gap + present.velocity * 0.1 < held / 2
    settle(in: &context)
  }

  /// Shows the next picture of the motion under way at this edge.
  @inline(never)
  mutating func stepMotion(in context: inout Context) {
    guard context.motion.isMoving else { return }
    context.show(context.motion.nextGap(now: context.now), at: edge)
  }

  /// Takes the motion under way at this edge to its end at once.
  @inline(never)
  mutating func finishMotion(in context: inout Context) {
    guard context.motion.isMoving else { return }
    let target = context.motion.target
    context.motion.stop()
    context.show(target, at: edge)
    context.content.restartVelocity(now: context.now)
    arrive(in: &context)
  }

  /// The content is where it was going, or will not be moved by us.
  @inline(never)
  mutating func arrive(in context: inout Context) {
    if machine.isClosing { return finishClosing(in: &context) }
    guard machine.isOpen, !hasOpened, context.presence != .detached else { return }
    guard abs(context.content.gap(at: edge) - held) <= context.tolerance else { return }
    hasOpened = true
    context.effects.append(edge, .reportMilestone, detail: UInt32(Milestone.opened.rawValue))
  }

  /// Keeps what is being read where it is, although something was inserted before it.
  mutating func keepReading(inserted points: Double, extent: Double, in context: inout Context) {
    let wasMoving = context.motion.isMoving(at: edge)
    let wasDisplaced = context.content.displacement.isAt(edge)
    context.content.insert(points, extent: extent, now: context.now)
    if context.motion.isMoving(at: context.content.edgeOfReading) { context.motion.stop() }
    if wasDisplaced {
      let displacement = context.content.displacement.signedPoints
      context.effects.append(edge, .setDisplacement, value: displacement)
    }
    if wasMoving || wasDisplaced, context.content.overscroll(at: edge) == 0 {
      isTucked = machine.isOpen
    }
    context.effects.append(edge, .scrollTo, value: context.content.metrics.offset)
    if context.gesture.isLive {
      context.content.rebase(held: held, at: edge)
    } else if wasMoving {
      settle(in: &context)
    }
  }

  /// The control has come onto its scroll view: places what a run holds open, without a motion.
  mutating func attach(in context: inout Context) {
    load.rearm()
    guard machine.isOpen else { return }
    hold(in: &context)
    if !isTucked, held > 0 { context.show(held, at: edge) }
    arrive(in: &context)
  }

  /// Ends whatever the part is doing and leaves the content at its own edge.
  mutating func clear(in context: inout Context) {
    let before = machine.phase
    machine.release(at: 0, mayFire: false, now: context.now)
    react(from: before, in: &context)
    _ = cancel(in: &context)
    if context.motion.edge == edge { context.motion.stop() }
    if context.content.displacement.isAt(edge) { context.show(0, at: edge) }
    context.content.restartVelocity(now: context.now)
    finishClosing(in: &context)
  }
}
