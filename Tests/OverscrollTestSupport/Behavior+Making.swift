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
    role: Role = .refresh,
    startDistance: Double = 0,
    arm: Threshold = Threshold(64),
    fire: Threshold? = nil,
    trigger: Trigger = .release,
    lead: Lead = .points(0),
    hold: Hold = Hold(56),
    actionDelay: Double = 0,
    endWithContact: EndWithContact = .fold,
    opening: MotionTiming = .spring(response: 0.35),
    closing: MotionTiming = .spring(response: 0.35),
    minimumRunning: Double = 0.3,
    resultHold: Double = 0.5,
    placement: Placement = .withContent,
    indicatorExtent: Double? = nil,
    ignoredInset: Double = 0,
    resting: Double = 0,
    shortContent: ContentPolicy = .fill,
    emptyContent: ContentPolicy = .hide,
    whenExhausted: ExhaustedPolicy = .show,
    budgetPerDrag: Int = 0,
    backOff: Double = 2,
    floor: Floor = Floor(Threshold(0)),
    drag: Drag = Drag(),
    locksContent: Bool = false
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
    }
    self = try changed.validated()
  }
}
