/// The floor: when it opens and closes, and how it takes the screen and gives it back.
extension Part {
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

  /// Applies a change of the floor to both parts and to the gesture.
  mutating func recordFloor(from before: FloorPhase, _ world: inout World) {
    world.storedFloor.phase = machine.floor
    // The finger that holds the content of a floor that the app has closed pulls no run.
    if before.isOpenOrOpening { pulling.isSpent = true }
  }

  /// Adds to a reaction what a change of the floor results in.
  ///
  /// `isPhaseNew` says that the same stimulus has changed the phase.
  mutating func reactToFloor(
    _ reaction: inout Reaction,
    isPhaseNew: Bool,
    _ world: inout World
  ) {
    reaction.floorOrders = .reportFloor
    switch machine.floor {
    case .armed:
      if !isPhaseNew, world.gesture.isContact { reaction.floorOrders.insert(.playHaptic) }
    case .opening:
      reaction.floorOrders.formUnion(openFloorRoom(&world) ?? [])
      reaction.motion = .settle
    case .closing:
      closeRoom(&world)
      reaction.motion = world.gesture.isLive ? .stay : .settle
    case .closed:
      reaction.floorOrders.formUnion(releaseRoom(&world))
    case .open:
      break
    }
    // One effect has the final share.
    if reaction.floorOrders.contains(.contribute) {
      reaction.orders.subtract([.contribute, .giveBack])
    }
  }

  /// Keeps the content of a floor off a screen whose length has changed.
  mutating func resizeFloor(_ world: inout World) -> Reaction {
    guard machine.floor.isOpenOrOpening, let orders = openFloorRoom(&world) else {
      return Reaction()
    }
    if world.gesture.isLive {
      world.content.rebase(held: room.points, at: edge)
      return Reaction(orders: orders)
    }
    if world.motion.isMoving { return Reaction(orders: orders, motion: .settle) }
    world.content.put(room.points, at: edge)
    return Reaction(orders: orders.union(.move))
  }
}
