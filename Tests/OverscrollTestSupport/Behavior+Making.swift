import Overscroll

// Behaviors in an expression, for tests.
extension Behavior {
  /// Another behavior.
  ///
  /// - Parameter change: Changes the copy.
  /// - Returns: The changed copy.
  package func with(_ change: (inout Behavior) -> Void) -> Behavior {
    var behavior = self
    change(&behavior)
    return behavior
  }

  /// The standard behavior with other values, validated.
  ///
  /// It fires where it arms, and its indicator is as long as what it holds or reserves, unless they say otherwise.
  package init(
    role: Role = standard.role,
    startDistance: Double = standard.startDistance,
    arm: Threshold = standard.arm,
    fire: Threshold? = nil,
    trigger: Trigger = standard.trigger,
    lead: Lead = standard.lead,
    hold: Hold = standard.hold,
    actionDelay: Double = standard.actionDelay,
    endWithContact: EndWithContact = standard.endWithContact,
    opening: MotionTiming = standard.opening,
    closing: MotionTiming = standard.closing,
    minimumRunning: Double = standard.minimumRunning,
    resultHold: Double = standard.resultHold,
    placement: Placement = standard.placement,
    indicatorExtent: Double? = nil,
    ignoredInset: Double = standard.ignoredInset,
    resting: Double = standard.resting,
    shortContent: ContentPolicy = standard.shortContent,
    emptyContent: ContentPolicy = standard.emptyContent,
    whenExhausted: ExhaustedPolicy = standard.whenExhausted,
    budgetPerDrag: Int = standard.budgetPerDrag,
    backOff: Double = standard.backOff,
    floor: Floor = standard.floor,
    drag: Drag = standard.drag,
    locksContent: Bool = standard.locksContent,
    prefetch: Prefetch = standard.prefetch
  ) throws(BehaviorError) {
    let room = hold.distance > 0 ? hold.distance : resting
    let changed = Behavior.standard.with {
      $0.role = role
      $0.startDistance = startDistance
      $0.arm = arm
      $0.fire = fire ?? arm
      $0.trigger = trigger
      $0.lead = lead
      $0.hold = hold
      $0.actionDelay = actionDelay
      $0.endWithContact = endWithContact
      $0.opening = opening
      $0.closing = closing
      $0.minimumRunning = minimumRunning
      $0.resultHold = resultHold
      $0.placement = placement
      $0.indicatorExtent = indicatorExtent ?? (room > 0 ? room : arm.distance)
      $0.ignoredInset = ignoredInset
      $0.resting = resting
      $0.shortContent = shortContent
      $0.emptyContent = emptyContent
      $0.whenExhausted = whenExhausted
      $0.budgetPerDrag = budgetPerDrag
      $0.backOff = backOff
      $0.floor = floor
      $0.drag = drag
      $0.locksContent = locksContent
      $0.prefetch = prefetch
    }
    self = try changed.validated()
  }
}
