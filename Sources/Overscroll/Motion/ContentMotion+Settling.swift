/// Starts, advances and ends a settling motion. Split from the motion because it reads behaviors.
extension ContentMotion {
  /// Moves the content to a part's target, unless the toolkit or the reader moves it.
  ///
  /// - Returns: The resulting stimulus; nil while the content is moving.
  mutating func carryOut(
    _ wanted: WantedMotion,
    _ phases: inout Phases,
    _ reactions: inout Reactions,
    _ scene: inout Scene
  ) -> Stimulus? {
    switch wanted {
    case .none: nil
    case .stay: .arrived
    case .settle: settle(&phases, &reactions, &scene) ? .arrived : nil
    case .open: settle(&phases, &reactions, &scene) ? .openingEnded : .openingStarted
    }
  }

  /// Advances the current motion by one frame.
  @inline(never)  // saves 27 bytes
  mutating func step(_ scene: inout Scene) {
    guard isMoving else { return }
    scene.show(nextGap(now: scene.context.now), at: edge)
  }

  /// Completes the current motion immediately.
  mutating func jumpToEnd(_ scene: inout Scene) {
    stop()
    scene.show(target, at: edge)
    scene.content.restartVelocity(now: scene.context.now)
  }

  /// Whether any of the indicator at an edge is visible: in the gap, or in the resting room.
  mutating func isVisible(at edge: Edge, _ scene: inout Scene) -> Bool {
    let gap = presentGap(at: edge, &scene.content, now: scene.context.now)
    return scene.context.presence == .shown
      && gap + scene.content.resting(at: edge) > scene.context.tolerance
  }

  /// - Returns: Whether the content has arrived, or the engine will not move it.
  private mutating func settle(
    _ phases: inout Phases,
    _ reactions: inout Reactions,
    _ scene: inout Scene
  ) -> Bool {
    let edge = phases.edge
    let mayMove = phases.isConfigured && scene.context.presence != .detached
    guard mayMove, isNeeded(&phases, &reactions, &scene) else {
      if isMoving(at: edge) {
        let gap = presentGap(at: edge, &scene.content, now: scene.context.now)
        stop()
        if mayMove, scene.content.gap(at: edge) != gap { scene.show(gap, at: edge) }
      }
      return true
    }
    let target = reactions.target
    let isEngines = scene.content.bounce == .engine
    let isDisplacing = isEngines && phases.machine.floor.isEntered
    let timing = phases.machine.timing(to: target)
    start(
      to: target,
      at: edge,
      isBounce: isEngines && !isDisplacing && phases.machine.isBounce(to: target),
      isDisplacing: isDisplacing,
      timing: timing,
      &scene.content,
      now: scene.context.now
    )
    if scene.context.presence == .hidden {
      jumpToEnd(&scene)
      return true
    }
    // A toolkit may have followed the inset or be bouncing, so write the first position now.
    if scene.content.bounce == .native || timing.seconds == 0 { step(&scene) }
    return false
  }

  private mutating func isNeeded(
    _ phases: inout Phases,
    _ reactions: inout Reactions,
    _ scene: inout Scene
  ) -> Bool {
    let edge = phases.edge
    if isContentElsewhere(than: edge, &scene.content) { return false }
    let target = reactions.target
    let gap = presentGap(at: edge, &scene.content, now: scene.context.now)
    switch scene.content.bounce {
    case .engine:
      return max(0, gap) != target
    case .native:
      if reactions.isTucked { return false }
      if target == 0 { return gap > scene.context.tolerance }
      // The toolkit's own bounce stops at an inset.
      return switch phases.machine.behavior.hold.means {
      case .inset: gap < target - scene.context.tolerance
      case .insetAndOffset: abs(gap - target) > scene.context.tolerance
      case .offset: true
      }
    }
  }
}
