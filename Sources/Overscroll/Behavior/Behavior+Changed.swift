// What an app's settings change about a behavior. Separate file: hosts use this, apps do not.
extension Behavior {
  /// The same behavior without motion: nothing takes time, and no action waits for it.
  package var withoutMotion: Behavior {
    var still = self
    still.opening.seconds = 0
    still.closing.seconds = 0
    still.floor.motion.seconds = 0
    still.actionDelay = 0
    return still
  }

  /// The same behavior with a floor at its usual distance, unless it has one.
  ///
  /// - Returns: The behavior; unchanged if there is no longer pull than that of a run, or if pulls do
  ///   not move the content.
  package var withFloor: Behavior {
    var raised = self
    raised.floor.arm.distance = max(arm.distance, fire.distance) * Floor.usualFactor
    return floor.isEnabled || trigger == .reach || !raised.isValid ? self : raised
  }

  /// The same behavior without a floor.
  package var withoutFloor: Behavior {
    var flat = self
    flat.floor.arm.distance = 0
    return flat
  }

  /// The same behavior for an indicator that is at least as long as its images.
  ///
  /// What it holds and reserves, and the pull that it takes, grow with it, as in MJRefresh.
  ///
  /// - Parameter points: The length of the images.
  /// - Returns: The behavior; unchanged for images that are not longer.
  package func asHigh(as points: Double) -> Behavior {
    let growth = points - indicatorExtent
    guard growth > 0, growth.isFinite else { return self }
    var higher = self
    higher.indicatorExtent += growth
    higher.arm.distance += growth
    higher.fire.distance += growth
    if floor.isEnabled { higher.floor.arm.distance += growth }
    if drag.limit > 0 { higher.drag.limit += growth }
    if hold.distance > 0 { higher.hold.distance += growth }
    if resting > 0 { higher.resting += growth }
    return higher
  }

  /// The same behavior for a picture that is larger by a factor, as for large text.
  package func scaled(by factor: Double) -> Behavior {
    var scaled = self
    scaled.startDistance *= factor
    scaled.arm.distance *= factor
    scaled.fire.distance *= factor
    scaled.hold.distance *= factor
    scaled.floor.arm.distance *= factor
    scaled.drag.limit *= factor
    scaled.indicatorExtent *= factor
    scaled.ignoredInset *= factor
    scaled.resting *= factor
    return scaled
  }

  /// As a list whose toolkit bounces by itself configures it.
  ///
  /// Section headers stick at the inset, which would keep them below the bar in a list that is scrolled.
  package func onNativeList(_ axis: Axis) -> Behavior {
    guard role == .refresh, axis == .vertical, trigger == .release, hold.means == .inset
    else { return self }
    var behavior = self
    behavior.hold.followsScroll = true
    return behavior
  }
}
