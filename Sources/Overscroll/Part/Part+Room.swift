/// The room that a part holds open for a run or a floor, and our share of the scroll view's inset.
///
/// The host adds the share to its own inset. It is only written, never read back, and 0 once nothing
/// is held, so no sequence of events can make the inset drift.
struct HeldRoom: Sendable {
  /// Points held open; 0 when nothing is.
  fileprivate(set) var points = 0.0
  /// Whether the content lies over them: the reader has scrolled it there, or new rows have.
  fileprivate(set) var isTucked = false
  /// Points always in the inset, with or without a run, 0 or more.
  fileprivate var resting = 0.0
  /// Points in the inset for what is held open, 0 or more.
  fileprivate var reserved = 0.0
  /// The share that the host receives, in points.
  fileprivate(set) var contribution = 0.0

  /// Where the content belongs: the gap at the edge, in points.
  var target: Double { isTucked ? 0 : points }
}

/// What a part holds open, and when. Each function that may change the inset returns the effect.
extension Part {
  /// Holds a run open, without moving the content.
  ///
  /// The inset is deferred while a finger is down: a toolkit that computes its drag from the inset
  /// would move the content under the finger.
  mutating func openRoom(_ world: inout World) -> Orders {
    let hold = machine.behavior.hold
    let isReaderInside = isReaderInside(&world)
    room.points = hold.distance
    let isNewToFinger = world.gesture.isLive && room.reserved == 0
    let waits = isNewToFinger || (isReaderInside && hold.followsScroll)
    room.reserved = isInset(hold, &world) && !waits ? room.points : 0
    room.isTucked = isReaderInside && !world.gesture.isLive && world.content.isMoved(at: edge)
    return contribute(&world)
  }

  /// Holds the whole screen open for a floor, without moving the content.
  ///
  /// - Returns: The effect; nil if its length has not changed.
  mutating func openFloorRoom(_ world: inout World) -> Orders? {
    let screen = world.content.screen(at: edge)
    room.isTucked = false
    guard room.points != screen else { return nil }
    room.points = screen
    room.reserved = world.content.bounce == .native ? screen : 0
    return contribute(&world)
  }

  /// Holds open what was tucked under the content.
  ///
  /// - Returns: The effect; nil if the content stays.
  mutating func uncover(_ world: inout World) -> Orders? {
    guard machine.isRunning, room.isTucked, !world.gesture.isLive else { return nil }
    room.isTucked = false
    room.reserved = isInset(machine.behavior.hold, &world) ? room.points : 0
    return contribute(&world)
  }

  /// Holds nothing open any more, but keeps the inset until the content has arrived.
  ///
  /// Under a finger all of it stays.
  mutating func closeRoom(_ world: inout World) {
    room.isTucked = false
    if !world.gesture.isLive { room.points = 0 }
  }

  /// Gives back the inset of what is not held open any more, without moving the content.
  mutating func releaseRoom(_ world: inout World) -> Orders {
    guard room.points != 0 || room.reserved != 0 else { return [] }
    room.points = 0
    room.reserved = 0
    world.content.rebase(held: 0, at: edge)
    return contribute(&world)
  }

  /// Shrinks and grows the inset with the gap during a run, for sticky section headers.
  mutating func followScroll(_ world: inout World) -> Orders {
    let hold = machine.behavior.hold
    guard hold.followsScroll, hold.means != .offset, machine.isOpen else { return [] }
    room.reserved = min(world.content.overscroll(at: edge), hold.distance)
    return contribute(&world)
  }

  // MARK: - Over the hold

  /// Lets the reader scroll the content over the hold; engine bounce only.
  ///
  /// - Returns: Whether the content must be settled.
  mutating func tuckUnderReader(_ world: inout World) -> Bool {
    guard isReaderInside(&world), machine.isOpen, !room.isTucked, !world.gesture.isLive,
      world.content.isMoved(at: edge)
    else { return false }
    room.isTucked = true
    return true
  }

  /// Tucks the hold because inserted rows have replaced it.
  mutating func tuckUnderRows(_ world: inout World) {
    if world.content.overscroll(at: edge) == 0 { room.isTucked = machine.isOpen }
  }

  /// Tucks the hold because only one edge can be open at a time, and the other one is.
  mutating func tuckUnderOtherEdge() {
    room.isTucked = room.points > 0
  }

  /// Decides at the end of a gesture whether displaced content goes to the hold or to the edge.
  ///
  /// Also holds a run open that has begun while a finger or the toolkit moved the content.
  ///
  /// The position a tenth of a second later, extrapolated from the velocity, decides between the
  /// two: content that rests a little inside an open indicator looks broken.
  ///
  /// - Returns: The effect; nil if the content stays.
  mutating func chooseTarget(_ world: inout World) -> Orders? {
    if machine.floor.isOpenOrOpening { return [] }
    let opensLate = machine.isOpen && !hasOpened
    guard isConfigured, world.content.displacement.isAt(edge) || opensLate else { return nil }
    let orders = opensLate ? openRoom(&world) : []
    guard world.content.isMoved(at: edge) else { return orders }
    room.isTucked =
      opensLate
      ? isReaderInside(&world)
      : world.content.gap(at: edge) + world.content.speed(at: edge, now: world.now) * 0.1
        < room.points / 2
    return orders
  }

  /// Whether the reader has scrolled away from the edge, wherever a motion has drawn the content.
  private mutating func isReaderInside(_ world: inout World) -> Bool {
    world.content.scrolledGap(at: edge) < -world.tolerance
  }

  // MARK: - The inset

  /// Updates the resting room from the content and the phase.
  mutating func updateRestingRoom(_ world: inout World) {
    let isHidden = machine.phase == .exhausted && machine.behavior.whenExhausted == .hide
    let keeps = !isHidden && contentPolicy(&world) != .hide && world.presence != .detached
    let resting = keeps ? machine.behavior.resting : 0
    if resting != room.resting {
      room.resting = resting
      world.content.setResting(resting, at: edge)
    } else if room.reserved == 0 {
      return
    }
    let orders = contribute(&world)
    queue(orders, in: &world)
  }

  /// Whether a run is held open by an inset.
  private mutating func isInset(_ hold: Hold, _ world: inout World) -> Bool {
    world.content.bounce == .native && hold.means != .offset
  }

  /// Computes our share of the inset.
  ///
  /// While anything is held it also covers what short content leaves free, since an inset has no
  /// effect until the content fills the viewport.
  ///
  /// - Returns: The effect, if it has changed.
  private mutating func contribute(_ world: inout World) -> Orders {
    let held = room.reserved > 0 ? room.reserved + world.content.shortfall(at: edge) : 0
    let contribution = world.presence == .detached ? 0 : room.resting + held
    guard contribution != room.contribution else { return [] }
    room.contribution = contribution
    return .contribute
  }
}
