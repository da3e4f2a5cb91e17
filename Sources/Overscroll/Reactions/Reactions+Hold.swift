/// How a part holds content open, and its inset. Separate file because it uses points, not
/// phases.
extension Reactions {
  /// Reserves what a run holds open, without moving the content.
  ///
  /// The inset is deferred while a finger is down: a toolkit that computes its drag from the inset
  /// would move the content under the finger.
  mutating func hold(_ phases: inout Phases, _ scene: inout Scene) {
    let hold = phases.machine.behavior.hold
    let isReaderInside = isReaderInside(&scene)
    let isInset = scene.content.bounce == .native && hold.means != .offset
    held = hold.distance
    let isNewToFinger = scene.context.gesture.isLive && ledger.held == 0
    let waits = isNewToFinger || (isReaderInside && hold.followsScroll)
    ledger.held = isInset && !waits ? held : 0
    orderContribution(&scene)
    isTucked =
      isReaderInside && !scene.context.gesture.isLive && scene.content.isMoved(at: edge)
  }

  /// Whether the reader has scrolled away from the edge, wherever a motion has drawn the content.
  private func isReaderInside(_ scene: inout Scene) -> Bool {
    scene.content.scrolledGap(at: edge) < -scene.context.tolerance
  }

  /// Holds open what was tucked under the content.
  ///
  /// - Returns: Whether the content must be settled.
  mutating func uncover(_ phases: inout Phases, _ scene: inout Scene) -> Bool {
    guard phases.machine.isRunning, isTucked, !scene.context.gesture.isLive else { return false }
    isTucked = false
    let isInset =
      scene.content.bounce == .native && phases.machine.behavior.hold.means != .offset
    ledger.held = isInset ? held : 0
    orderContribution(&scene)
    return true
  }

  /// Releases the hold, without moving the content.
  @inline(never)  // saves 18 bytes
  mutating func giveBack(_ scene: inout Scene) {
    guard held != 0 || ledger.held != 0 else { return }
    held = 0
    ledger.held = 0
    orderContribution(&scene)
    scene.content.rebase(held: 0, at: edge)
  }

  /// Shrinks and grows the inset with the gap during a run, for sticky section headers.
  mutating func resizeHold(_ phases: inout Phases, _ scene: inout Scene) {
    let hold = phases.machine.behavior.hold
    guard hold.followsScroll, hold.means != .offset, phases.machine.isOpen else { return }
    ledger.held = min(scene.content.overscroll(at: edge), hold.distance)
    orderContribution(&scene)
  }

  /// Lets the user scroll the content over the hold; engine bounce only.
  ///
  /// - Returns: Whether the content must be settled.
  mutating func tuckUnderReader(_ phases: inout Phases, _ scene: inout Scene) -> Bool {
    guard isReaderInside(&scene), phases.machine.isOpen, !isTucked, !scene.context.gesture.isLive,
      scene.content.isMoved(at: edge)
    else { return false }
    isTucked = true
    return true
  }

  /// Decides at the end of a gesture whether displaced content goes to the hold or to the edge.
  ///
  /// Also opens what a run could not open yet, because a finger or the toolkit moved the content.
  ///
  /// The position a tenth of a second later, extrapolated from the velocity, decides between the
  /// two: content that rests a little inside an open indicator looks broken.
  ///
  /// - Returns: Whether the content must be settled.
  mutating func letGo(_ phases: inout Phases, _ scene: inout Scene) -> Bool {
    if phases.machine.floor.isUp { return true }
    let opensLate = phases.machine.isOpen && !hasOpened
    guard phases.isConfigured, scene.content.displacement.isAt(edge) || opensLate else {
      return false
    }
    if opensLate { hold(&phases, &scene) }
    guard scene.content.isMoved(at: edge) else { return true }
    isTucked =
      opensLate
      ? isReaderInside(&scene)
      : scene.content.gap(at: edge) + scene.content.speed(at: edge, now: scene.context.now) * 0.1
        < held / 2
    return true
  }

  /// Tucks the hold because inserted rows have replaced it.
  mutating func tuckUnderRows(_ phases: inout Phases, _ scene: inout Scene) {
    if scene.content.overscroll(at: edge) == 0 { isTucked = phases.machine.isOpen }
  }

  /// Updates the resting room from the content and the phase.
  mutating func updateRestingRoom(_ phases: inout Phases, _ scene: inout Scene) {
    let isExhausted = phases.machine.phase == .exhausted
    let hides =
      (isExhausted && phases.machine.behavior.whenExhausted == .hide)
      || phases.contentPolicy(&scene) == .hide
    let keeps = phases.isConfigured && !hides && scene.context.presence != .detached
    let points = keeps ? phases.machine.behavior.resting : 0
    if points != ledger.resting {
      ledger.resting = points
      scene.content.setResting(points, at: edge)
    } else if ledger.held == 0 {
      return
    }
    orderContribution(&scene)
  }

  /// Adds an effect for the contribution to the inset, if it has changed.
  mutating func orderContribution(_ scene: inout Scene) {
    ledger.shortfall = scene.content.shortfall(at: edge)
    guard let points = ledger.change(isAttached: scene.context.presence != .detached) else {
      return
    }
    scene.context.effects.append(edge, .setContribution, value: points)
  }
}
