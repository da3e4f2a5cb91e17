/// A fast path for the steps of a pull. Separate file because only hosts with native bounce call it.
extension Session {
  /// Updates the offset during a pull, if nothing but the position changes with it.
  ///
  /// Same as ``scroll(to:isOwnWrite:at:)``, but cheaper: most steps of a pull change no phase.
  ///
  /// - Parameters:
  ///   - metrics: The scroll metrics, which the host did not write itself.
  ///   - time: Seconds.
  /// - Returns: False when it did nothing, because more may change than the position.
  package mutating func pullQuietly(to metrics: ScrollMetrics, at time: Double) -> Bool {
    let isPulledAtStart = start.phases.isPulled
    guard isPulledAtStart || end.phases.isPulled else { return false }
    guard time >= shared.scene.context.now, time < nextDeadline, !shared.motion.isMoving,
      metrics.isSame(butForOffset: shared.scene.content.metrics),
      abs(time) + metrics.size <= RawEvent.largestSize
    else { return false }
    let step = PullStep(
      offset: metrics.offset,
      time: time,
      hasOrderedFrames: hasOrderedFrames
    )
    let isQuiet =
      isPulledAtStart
      ? start.staysPulled(in: step, &shared) && end.ignoresPull(in: step, &shared)
      : end.staysPulled(in: step, &shared) && start.ignoresPull(in: step, &shared)
    guard isQuiet else { return false }
    shared.scene.context.now = time
    shared.scene.content.updatePulledOffset(metrics.offset, now: time)
    recordTestedPlaces()
    return true
  }
}

/// The part of a step of a pull that both edges read.
private struct PullStep {
  var offset: Double
  var time: Double
  var hasOrderedFrames: Bool
}

extension Part {
  /// Whether a pull at this edge leaves its phase and its frames as they are.
  fileprivate mutating func staysPulled(in step: PullStep, _ shared: inout Shared) -> Bool {
    phases.staysPulled(
      to: shared.scene.content.gap(at: edge, withOffset: step.offset),
      &shared.scene
    ) && isTurning(at: step.time) == step.hasOrderedFrames
  }

  /// Whether a pull at the other edge changes nothing at this one.
  fileprivate mutating func ignoresPull(in step: PullStep, _ shared: inout Shared) -> Bool {
    !phases.isConfigured
      || phases.ignoresPull(
        elsewhereTo: shared.scene.content.gap(at: edge, withOffset: step.offset),
        &shared.scene
      ) && !isTurning(at: step.time)
  }
}
