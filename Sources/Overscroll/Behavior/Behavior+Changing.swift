/// Another behavior that differs in a few parameters. A file of its own, because a list of every
/// parameter is long and says nothing.
extension Behavior {
  /// Makes a behavior that differs from this one in the parameters that are given.
  ///
  /// ```swift
  /// let behavior = try Behavior.mrefresh.changing(startDistance: 60, hold: Hold(80))
  /// ```
  ///
  /// - Parameters:
  ///   - startDistance: Visible overscroll at which progress begins, in points.
  ///   - arm: Where the part arms.
  ///   - fire: Where it fires; nil means as `arm` if that is given, else as before.
  ///   - trigger: What starts a run.
  ///   - lead: How long before the edge an automatic run starts.
  ///   - hold: How the indicator is held open.
  ///   - actionDelay: Seconds before the action starts.
  ///   - endWithContact: What an end does while a gesture is live.
  ///   - opening: Motion to the hold distance.
  ///   - closing: Motion back to the edge.
  ///   - minimumRunning: Least seconds of a run.
  ///   - resultHold: Seconds the result is shown.
  ///   - placement: Where the indicator sits.
  ///   - indicatorExtent: The indicator's length in points.
  ///   - ignoredInset: Points the indicator is moved away from the content.
  ///   - resting: Points always kept at the edge.
  ///   - shortContent: What a load-more does while the content is short.
  ///   - emptyContent: What a load-more does while there is no content.
  ///   - whenExhausted: Whether an exhausted load-more keeps its room.
  ///   - budgetPerDrag: Automatic runs a drag may start; 0 means any number.
  ///   - backOff: Seconds after a failure without an automatic run.
  /// - Returns: The other behavior, for the same role.
  /// - Throws: ``BehaviorError`` naming the first parameter that is not finite or out of range.
  public func changing(
    startDistance: Double? = nil,
    arm: Threshold? = nil,
    fire: Threshold? = nil,
    trigger: Trigger? = nil,
    lead: Lead? = nil,
    hold: Hold? = nil,
    actionDelay: Double? = nil,
    endWithContact: EndWithContact? = nil,
    opening: MotionTiming? = nil,
    closing: MotionTiming? = nil,
    minimumRunning: Double? = nil,
    resultHold: Double? = nil,
    placement: Placement? = nil,
    indicatorExtent: Double? = nil,
    ignoredInset: Double? = nil,
    resting: Double? = nil,
    shortContent: ContentPolicy? = nil,
    emptyContent: ContentPolicy? = nil,
    whenExhausted: ExhaustedPolicy? = nil,
    budgetPerDrag: Int? = nil,
    backOff: Double? = nil
  ) throws(BehaviorError) -> Behavior {
    try Behavior(
      role: role,
      startDistance: startDistance ?? self.startDistance,
      arm: arm ?? self.arm,
      fire: fire ?? arm ?? self.fire,
      trigger: trigger ?? self.trigger,
      lead: lead ?? self.lead,
      hold: hold ?? self.hold,
      actionDelay: actionDelay ?? self.actionDelay,
      endWithContact: endWithContact ?? self.endWithContact,
      opening: opening ?? self.opening,
      closing: closing ?? self.closing,
      minimumRunning: minimumRunning ?? self.minimumRunning,
      resultHold: resultHold ?? self.resultHold,
      placement: placement ?? self.placement,
      indicatorExtent: indicatorExtent ?? self.indicatorExtent,
      ignoredInset: ignoredInset ?? self.ignoredInset,
      resting: resting ?? self.resting,
      shortContent: shortContent ?? self.shortContent,
      emptyContent: emptyContent ?? self.emptyContent,
      whenExhausted: whenExhausted ?? self.whenExhausted,
      budgetPerDrag: budgetPerDrag ?? self.budgetPerDrag,
      backOff: backOff ?? self.backOff
    )
  }
}
