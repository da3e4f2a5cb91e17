/// Rules specific to the floor. Split from the phases because most parts have none.
extension Phases {
  /// Whether the app can open the floor now: not during a run, and not under a finger.
  mutating func mayOpenFloor(_ world: inout World) -> Bool {
    let isElsewhere = world.isOnFloor && machine.floor != .closing
    return machine.behavior.floor.isEnabled && !isElsewhere
      && !world.isRefreshing && !world.gesture.isLive
      && world.presence != .detached
  }

  /// Whether content that was at a gap has been pushed back so far that the floor closes.
  ///
  /// `further` is in points, beyond where the content is.
  mutating func isFloorPushedBack(
    from gap: Double,
    by further: Double,
    _ world: inout World
  ) -> Bool {
    let present = world.content.gap(at: edge)
    let screen = world.content.screen(at: edge)
    // A list without a size, such as a hidden one, says nothing. All the way is enough, wherever the
    // finger took it.
    guard screen > 0, present > 0 else { return screen > 0 }
    return gap - present + further > screen * machine.behavior.floor.leave
  }

  /// What a floor without a finger and without a motion does: it has opened, has closed, or closes
  /// because something else has scrolled its content back.
  mutating func restOnFloor(_ world: inout World) -> Stimulus? {
    switch machine.floor {
    case .closed, .armed: nil
    case .opening, .closing: .arrived
    case .open:
      isFloorPushedBack(from: world.content.screen(at: edge), by: 0, &world) ? .floorLeft : nil
    }
  }
}
