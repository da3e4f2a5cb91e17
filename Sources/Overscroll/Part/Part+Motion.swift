/// Starts and ends the motion that results from a reaction.
extension Part {
  /// Moves the content to the part's target, unless the toolkit or the reader moves it.
  ///
  /// - Returns: The resulting stimulus; nil while the content is moving.
  mutating func carryOut(_ wanted: WantedMotion, _ world: inout World) -> Stimulus? {
    switch wanted {
    case .none: nil
    case .stay: .arrived
    case .settle: settle(&world) ? .arrived : nil
    case .open: settle(&world) ? .openingSkipped : .openingStarted
    }
  }

  /// - Returns: Whether the content has arrived, or the engine will not move it.
  private mutating func settle(_ world: inout World) -> Bool {
    let mayMove = isConfigured && world.presence != .detached
    let present = world.motion.present(at: edge, &world.content, now: world.now)
    guard mayMove, isMotionNeeded(from: present.gap, &world) else {
      if world.motion.isMoving(at: edge) {
        world.motion.stop()
        if mayMove, world.content.gap(at: edge) != present.gap { world.show(present.gap, at: edge) }
      }
      return true
    }
    let target = room.target
    let timing = machine.timing(to: target)
    world.motion.start(
      from: present,
      to: target,
      at: edge,
      isBounce: machine.isBounce(to: target),
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
    let target = room.target
    switch world.content.bounce {
    case .engine:
      return max(0, gap) != target
    case .native:
      if room.isTucked { return false }
      if target == 0 { return gap > world.tolerance }
      return switch machine.behavior.hold.means {
      case .inset: abs(gap - target) > world.tolerance
      case .offset: true
      }
    }
  }
}

/// The motion that results from a reaction, if any.
enum WantedMotion: Sendable {
  /// No motion.
  case none
  /// The content moves to the part's target.
  case settle
  /// The same for a run that begins, which is announced once the content moves.
  case open
  /// The content stays in place, which counts as having arrived.
  case stay
}
