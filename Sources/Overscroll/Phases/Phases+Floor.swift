/// Rules specific to the floor. Split from the phases because most parts have none.
extension Phases {
  /// Whether the app can open the floor now: not during a run, and not under a finger.
  mutating func mayOpenFloor(_ scene: inout Scene) -> Bool {
    let isElsewhere = scene.context.isOnFloor && machine.floor != .closing
    return machine.behavior.floor.isEnabled && isConfigured && !isElsewhere
      && !scene.context.isRefreshing && !scene.context.gesture.isLive
      && scene.context.presence != .detached
  }

  /// Whether content that was at a gap has been pushed back so far that the floor closes.
  ///
  /// `further` is in points, beyond where the content is.
  mutating func isFloorPushedBack(
    from gap: Double,
    by further: Double,
    _ scene: inout Scene
  ) -> Bool {
    let present = scene.content.gap(at: edge)
    let screen = scene.content.screen(at: edge)
    // A list without a size, such as a hidden one, says nothing. All the way is enough, wherever the
    // finger took it.
    guard screen > 0, present > 0 else { return screen > 0 }
    return gap - present + further > screen * machine.behavior.floor.leave
  }

  /// What a floor without a finger and without a motion does: it has opened, has closed, or closes
  /// because something else has scrolled its content back.
  mutating func restOnFloor(_ scene: inout Scene) -> Stimulus? {
    switch machine.floor {
    case .closed, .armed: nil
    case .opening, .closing: .arrived
    case .open:
      isFloorPushedBack(from: scene.content.screen(at: edge), by: 0, &scene) ? .floorLeft : nil
    }
  }
}
