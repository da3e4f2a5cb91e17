/// The room that a part holds open for a run or a floor, and our share of the scroll view's inset.
///
/// The host adds the share to its own inset. It is only written, never read back, and 0 once nothing
/// is held, so no sequence of events can make the inset drift.
struct HeldRoom: Sendable {
  private let edge: Edge
  /// Points held open; 0 when nothing is.
  private(set) var points = 0.0
  /// Whether the content lies over them: the reader has scrolled it there, or new rows have.
  private(set) var isTucked = false
  /// Points always in the inset, with or without a run, 0 or more.
  private var resting = 0.0
  /// Points in the inset for what is held open, 0 or more.
  private var reserved = 0.0
  /// The share that the host received last, in points.
  private var reported = 0.0

  init(edge: Edge) {
    self.edge = edge
  }

  /// Where the content belongs: the gap at the edge, in points.
  var target: Double { isTucked ? 0 : points }

  /// Holds a run open, without moving the content.
  ///
  /// The inset is deferred while a finger is down: a toolkit that computes its drag from the inset
  /// would move the content under the finger.
  mutating func open(_ phases: inout Phases, _ world: inout World) {
    let hold = phases.machine.behavior.hold
    let isReaderInside = isReaderInside(&world)
    points = hold.distance
    let isNewToFinger = world.gesture.isLive && reserved == 0
    let waits = isNewToFinger || (isReaderInside && hold.followsScroll)
    reserved = isInset(hold, &world) && !waits ? points : 0
    orderContribution(&world)
    isTucked = isReaderInside && !world.gesture.isLive && world.content.isMoved(at: edge)
  }

  /// Holds the whole screen open for a floor, without moving the content.
  ///
  /// - Returns: Whether its length has changed.
  mutating func openFloor(_ world: inout World) -> Bool {
    let screen = world.content.screen(at: edge)
    isTucked = false
    guard points != screen else { return false }
    points = screen
    reserved = world.content.bounce == .native ? screen : 0
    orderContribution(&world)
    return true
  }

  /// Holds open what was tucked under the content.
  ///
  /// - Returns: Whether the content must be settled.
  mutating func uncover(_ phases: inout Phases, _ world: inout World) -> Bool {
    guard phases.machine.isRunning, isTucked, !world.gesture.isLive else { return false }
    isTucked = false
    reserved = isInset(phases.machine.behavior.hold, &world) ? points : 0
    orderContribution(&world)
    return true
  }

  /// Holds nothing open any more, but keeps the inset until the content has arrived.
  ///
  /// Under a finger all of it stays.
  mutating func close(_ world: inout World) {
    isTucked = false
    if !world.gesture.isLive { points = 0 }
  }

  /// Gives back the inset of what is not held open any more, without moving the content.
  @inline(never)  // saves 18 bytes
  mutating func release(_ world: inout World) {
    guard points != 0 || reserved != 0 else { return }
    points = 0
    reserved = 0
    orderContribution(&world)
    world.content.rebase(held: 0, at: edge)
  }

  /// Shrinks and grows the inset with the gap during a run, for sticky section headers.
  mutating func followScroll(_ phases: inout Phases, _ world: inout World) {
    let hold = phases.machine.behavior.hold
    guard hold.followsScroll, hold.means != .offset, phases.machine.isOpen else { return }
    reserved = min(world.content.overscroll(at: edge), hold.distance)
    orderContribution(&world)
  }

  // MARK: - Over the hold

  /// Lets the reader scroll the content over the hold; engine bounce only.
  ///
  /// - Returns: Whether the content must be settled.
  mutating func tuckUnderReader(_ phases: inout Phases, _ world: inout World) -> Bool {
    guard isReaderInside(&world), phases.machine.isOpen, !isTucked, !world.gesture.isLive,
      world.content.isMoved(at: edge)
    else { return false }
    isTucked = true
    return true
  }

  /// Tucks the hold because inserted rows have replaced it.
  mutating func tuckUnderRows(_ phases: inout Phases, _ world: inout World) {
    if world.content.overscroll(at: edge) == 0 { isTucked = phases.machine.isOpen }
  }

  /// Tucks the hold because only one edge can be open at a time, and the other one is.
  mutating func tuckUnderOtherEdge() {
    isTucked = points > 0
  }

  /// Decides at the end of a gesture whether displaced content goes to the hold or to the edge.
  ///
  /// Also holds a run open that has begun while a finger or the toolkit moved the content.
  ///
  /// The position a tenth of a second later, extrapolated from the velocity, decides between the
  /// two: content that rests a little inside an open indicator looks broken.
  ///
  /// - Returns: Whether the content must be settled.
  mutating func letGo(hasOpened: Bool, _ phases: inout Phases, _ world: inout World) -> Bool {
    if phases.machine.floor.isUp { return true }
    let opensLate = phases.machine.isOpen && !hasOpened
    guard phases.isConfigured, world.content.displacement.isAt(edge) || opensLate else {
      return false
    }
    if opensLate { open(&phases, &world) }
    guard world.content.isMoved(at: edge) else { return true }
    isTucked =
      opensLate
      ? isReaderInside(&world)
      : world.content.gap(at: edge) + world.content.speed(at: edge, now: world.now) * 0.1
        < points / 2
    return true
  }

  /// Whether the reader has scrolled away from the edge, wherever a motion has drawn the content.
  private func isReaderInside(_ world: inout World) -> Bool {
    world.content.scrolledGap(at: edge) < -world.tolerance
  }

  // MARK: - The inset

  /// Updates the resting room from the content and the phase.
  mutating func updateRestingRoom(_ phases: inout Phases, _ world: inout World) {
    let isExhausted = phases.machine.phase == .exhausted
    let hides =
      (isExhausted && phases.machine.behavior.whenExhausted == .hide)
      || phases.contentPolicy(&world) == .hide
    let keeps = !hides && world.presence != .detached
    let room = keeps ? phases.machine.behavior.resting : 0
    if room != resting {
      resting = room
      world.content.setResting(room, at: edge)
    } else if reserved == 0 {
      return
    }
    orderContribution(&world)
  }

  /// Whether a run is held open by an inset.
  private func isInset(_ hold: Hold, _ world: inout World) -> Bool {
    world.content.bounce == .native && hold.means != .offset
  }

  /// Adds an effect for the share of the inset, if it has changed.
  ///
  /// While anything is held it also covers what short content leaves free, since an inset has no
  /// effect until the content fills the viewport.
  private mutating func orderContribution(_ world: inout World) {
    let held = reserved > 0 ? reserved + world.content.shortfall(at: edge) : 0
    let contribution = world.presence == .detached ? 0 : resting + held
    guard contribution != reported else { return }
    reported = contribution
    world.effects.append(edge, .setContribution, value: contribution)
  }
}
