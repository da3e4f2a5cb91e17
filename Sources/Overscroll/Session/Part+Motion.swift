/// Starts and ends the motion that results from the reactions.
extension Part {
  /// Moves the content to the part's target, unless the toolkit or the reader moves it.
  ///
  /// - Returns: The resulting stimulus; nil while the content is moving.
  @inline(never)  // saves 105 bytes
  mutating func carryOut(_ wanted: WantedMotion, _ world: inout World) -> Stimulus? {
    switch wanted {
    case .none: nil
    case .stay: .arrived
    case .settle: settle(&world) ? .arrived : nil
    case .open: settle(&world) ? .openingEnded : .openingStarted
    }
  }

  /// - Returns: Whether the content has arrived, or the engine will not move it.
  private mutating func settle(_ world: inout World) -> Bool {
    let mayMove = phases.isConfigured && world.presence != .detached
    let present = world.motion.present(at: edge, &world.content, now: world.now)
    guard mayMove, isMotionNeeded(from: present.gap, &world) else {
      if world.motion.isMoving(at: edge) {
        world.motion.stop()
        if mayMove, world.content.gap(at: edge) != present.gap { world.show(present.gap, at: edge) }
      }
      return true
    }
    let target = reactions.room.target
    let isEngines = world.content.bounce == .engine
    let timing = phases.machine.timing(to: target)
    world.motion.start(
      from: present,
      to: target,
      at: edge,
      isBounce: isEngines && phases.machine.isBounce(to: target),
      timing: timing,
      &world.content,
      now: world.now
    )
    // A toolkit may have followed the inset or be bouncing, so write the first position now.
    if world.content.bounce == .native || timing.seconds == 0 { world.stepMotion() }
    return false
  }

  private mutating func isMotionNeeded(from gap: Double, _ world: inout World) -> Bool {
    if world.motion.isContentElsewhere(than: edge, &world.content) { return false }
    let target = reactions.room.target
    switch world.content.bounce {
    case .engine:
      return max(0, gap) != target
    case .native:
      if reactions.room.isTucked { return false }
      if target == 0 { return gap > world.tolerance }
      return switch phases.machine.behavior.hold.means {
      case .inset: abs(gap - target) > world.tolerance
      case .offset: true
      }
    }
  }
}
