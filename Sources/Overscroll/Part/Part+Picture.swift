/// The values that a part is drawn from.
extension Part {
  /// The progress of the part.
  mutating func progress(_ world: inout World) -> PullProgress {
    let overscroll = world.content.overscroll(at: edge)
    let start = machine.behavior.startDistance
    return PullProgress(
      overscroll: overscroll,
      fraction: max(0, (overscroll - start) / (machine.behavior.arm.distance - start)),
      phase: machine.phase,
      floor: machine.floor,
      floorFraction: machine.floorFraction(of: overscroll),
      secondsInPhase: world.now - history.beganAt,
      previousPhase: history.previous,
      secondsInPrevious: history.secondsInPrevious,
      lastOutcome: history.lastOutcome
    )
  }

  /// The placement of its indicator.
  mutating func placement(_ world: inout World) -> IndicatorPlacement {
    let behavior = machine.behavior
    let gap = world.content.gap(at: edge) + world.content.resting(at: edge)
    // A displacement at the other edge takes this one along.
    let displacement = world.content.displacement
    let hidden = displacement.edge == edge ? 0 : abs(world.content.shift)
    var placement = IndicatorPlacement(
      behavior.placement,
      extent: behavior.indicatorExtent,
      ignoredInset: behavior.ignoredInset,
      gap: max(0, gap - hidden),
      room: world.content.room(at: edge),
      screen: world.content.screen(at: edge)
    )
    if !world.content.isMoved(at: edge) { placement.layer = .front }
    return placement
  }
}

/// The recent phases, so that a picture continues from the previous one.
struct PhaseHistory: Sendable {
  /// Seconds at which the phase began.
  private(set) var beganAt = 0.0
  /// The phase before the present one.
  private(set) var previous = Phase.idle
  /// How many seconds the previous phase lasted.
  private(set) var secondsInPrevious = 0.0
  /// How the latest run ended.
  var lastOutcome: Outcome?

  /// Records a phase change.
  mutating func begin(after previous: Phase, now: Double) {
    self.previous = previous
    secondsInPrevious = now - beganAt
    beganAt = now
  }
}
