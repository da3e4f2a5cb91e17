/// How the floor takes the screen and gives it back. Split from the reactions because most parts
/// have none.
extension Reactions {
  /// Adds the effects of a change of the floor.
  ///
  /// `isPhaseNew` says that the same stimulus has changed the phase.
  ///
  /// - Returns: The resulting motion; nil for that of the phase.
  mutating func reactToFloor(
    after previous: FloorPhase,
    isPhaseNew: Bool,
    _ phases: inout Phases,
    _ scene: inout Scene
  ) -> WantedMotion? {
    let floor = phases.machine.floor
    scene.context.effects.append(edge, .reportFloor, detail: UInt32(floor.rawValue))
    switch floor {
    case .armed:
      if !isPhaseNew { playHaptic(&scene) }
    case .opening:
      isTucked = false
      _ = holdFloor(&scene)
      return .settle
    case .closing:
      if scene.context.gesture.isLive { return .stay }
      held = 0
      return .settle
    case .closed:
      if previous.isEntered { giveBack(&scene) }
    case .open:
      break
    }
    return nil
  }

  /// Reserves the whole screen, without moving the content.
  ///
  /// - Returns: Whether its length has changed.
  mutating func holdFloor(_ scene: inout Scene) -> Bool {
    let screen = scene.content.screen(at: edge)
    guard held != screen else { return false }
    held = screen
    ledger.held = scene.content.bounce == .native ? screen : 0
    orderContribution(&scene)
    return true
  }
}
