/// How the floor takes the screen and gives it back. Split from the reactions because most parts
/// have none.
extension Reactions {
  /// Adds the effects of a change of the floor.
  ///
  /// `isPhaseNew` says that the same stimulus has changed the phase.
  ///
  /// - Returns: The resulting motion; nil for that of the phase.
  mutating func reactToFloor(
    isPhaseNew: Bool,
    _ phases: inout Phases,
    _ world: inout World
  ) -> WantedMotion? {
    let floor = phases.machine.floor
    world.effects.append(edge, .reportFloor, detail: UInt32(floor.rawValue))
    switch floor {
    case .armed:
      if !isPhaseNew { playHaptic(&world) }
    case .opening:
      _ = room.openFloor(&world)
      return .settle
    case .closing:
      room.close(&world)
      return world.gesture.isLive ? .stay : .settle
    case .closed:
      room.release(&world)
    case .open:
      break
    }
    return nil
  }

  /// Keeps the content of a floor off a screen whose length has changed.
  mutating func resizeFloor(_ phases: inout Phases, _ world: inout World) -> WantedMotion {
    guard phases.machine.floor.isUp, room.openFloor(&world) else { return .none }
    if world.gesture.isLive {
      world.content.rebase(held: room.points, at: edge)
    } else if world.motion.isMoving {
      return .settle
    } else {
      world.show(room.points, at: edge)
    }
    return .none
  }
}
