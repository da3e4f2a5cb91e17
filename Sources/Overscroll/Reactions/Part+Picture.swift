/// What is needed in order to draw a part. Split from the reactions because it changes nothing.
extension Part {
  /// How far it has come.
  @inline(never)
  mutating func progress(in context: inout Context) -> Progress {
    let overscroll = context.content.overscroll(at: edge)
    let start = machine.behavior.startDistance
    return Progress(
      overscroll: overscroll,
      fraction: max(0, (overscroll - start) / (machine.behavior.arm.distance - start)),
      phase: machine.phase,
      secondsInPhase: context.now - phaseBeganAt,
      previousPhase: previousPhase,
      secondsInPrevious: secondsInPrevious,
      lastOutcome: lastOutcome
    )
  }

  /// Where its indicator sits.
  @inline(never)
  mutating func placement(in context: inout Context) -> IndicatorPlacement {
    IndicatorPlacement(
      machine.behavior.placement,
      extent: machine.behavior.indicatorExtent,
      ignoredInset: machine.behavior.ignoredInset,
      gap: max(0, context.content.gap(at: edge) + context.content.resting(at: edge)),
      room: context.content.room(at: edge)
    )
  }
}
