/// How a part behaves: every distance, time and policy of a pull, as one checked value.
///
/// A behavior says nothing about looks. Every parameter has a default, so a change is one line.
///
/// ```swift
/// let behavior = try Behavior(arm: Threshold(80), hold: Hold(60), minimumRunning: 0.5)
/// ```
///
/// Stage: read by phases, motion and reactions.
public struct Behavior: Equatable, Sendable {
  /// What the part is for.
  public internal(set) var role: Role
  /// Visible overscroll at which progress begins, in points, 0 or more.
  public internal(set) var startDistance: Double
  /// Visible overscroll at which the part arms.
  public internal(set) var arm: Threshold
  /// Visible overscroll at which letting go, or only being there, starts a run.
  ///
  /// The trigger says which; being there is ``Trigger/reach``.
  public internal(set) var fire: Threshold
  /// What starts a run.
  public internal(set) var trigger: Trigger
  /// How long before the edge an automatic run starts.
  public internal(set) var lead: Lead
  /// How far and by what means the indicator is held open during a run.
  public internal(set) var hold: Hold
  /// Seconds from the start of a run to the start of its action, 0 or more.
  public internal(set) var actionDelay: Double
  /// What happens to an end that comes while a gesture is live.
  public internal(set) var endWithContact: EndWithContact
  /// How the content moves to the hold distance.
  public internal(set) var opening: MotionTiming
  /// How the content moves back to its edge.
  public internal(set) var closing: MotionTiming
  /// Seconds a run lasts at least, however soon its action returns, 0 or more.
  public internal(set) var minimumRunning: Double
  /// Seconds the result is shown before the indicator closes, 0 or more.
  public internal(set) var resultHold: Double
  /// Where the indicator sits.
  public internal(set) var placement: Placement
  /// The indicator's length along the axis, in points, above 0.
  public internal(set) var indicatorExtent: Double
  /// Points the indicator is moved away from the content, 0 or more.
  public internal(set) var ignoredInset: Double
  /// Points always kept at the edge for the indicator, run or no run, 0 or more.
  public internal(set) var resting: Double
  /// What a load-more does while the content is shorter than the viewport.
  public internal(set) var shortContent: ContentPolicy
  /// What a load-more does while there is no content at all.
  public internal(set) var emptyContent: ContentPolicy
  /// Whether a load-more that has no more to load keeps its resting room.
  public internal(set) var whenExhausted: ExhaustedPolicy
  /// Automatic runs one drag may start; 0 means any number.
  public internal(set) var budgetPerDrag: Int
  /// Seconds after a failed automatic run in which none starts by itself, above 0.
  ///
  /// Doubles with each failure in a row, up to 32 times.
  public internal(set) var backOff: Double

  /// Makes a behavior and checks it once, so that nothing later has to.
  ///
  /// - Parameters:
  ///   - role: What the part is for.
  ///   - startDistance: Visible overscroll at which progress begins, in points.
  ///   - arm: Where the part arms.
  ///   - fire: Where it fires; nil means as `arm`.
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
  ///   - indicatorExtent: The indicator's length in points; nil means the hold distance, or the
  ///     resting room, or the arm distance, whichever is the first above 0.
  ///   - ignoredInset: Points the indicator is moved away from the content.
  ///   - resting: Points always kept at the edge.
  ///   - shortContent: What a load-more does while the content is short.
  ///   - emptyContent: What a load-more does while there is no content.
  ///   - whenExhausted: Whether an exhausted load-more keeps its room.
  ///   - budgetPerDrag: Automatic runs a drag may start; 0 means any number.
  ///   - backOff: Seconds after a failure without an automatic run.
  /// - Throws: ``BehaviorError`` naming the first parameter that is not finite or out of range.
  public init(
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
    backOff: Double = 2
  ) throws(BehaviorError) {
    let room = hold.distance > 0 ? hold.distance : resting
    self.init(
      unchecked: role,
      startDistance: startDistance,
      arm: arm,
      fire: fire ?? arm,
      trigger: trigger,
      lead: lead,
      hold: hold,
      actionDelay: actionDelay,
      endWithContact: endWithContact,
      opening: opening,
      closing: closing,
      minimumRunning: minimumRunning,
      resultHold: resultHold,
      placement: placement,
      indicatorExtent: indicatorExtent ?? (room > 0 ? room : arm.distance),
      ignoredInset: ignoredInset,
      resting: resting,
      shortContent: shortContent,
      emptyContent: emptyContent,
      whenExhausted: whenExhausted,
      budgetPerDrag: budgetPerDrag,
      backOff: backOff
    )
    try check()
  }

  /// The plain pull to refresh: arm and fire at 64 visible points, hold 56.
  ///
  /// Springs of response 0.35 s, at least 0.3 s of running, the result shown for 0.5 s.
  public static var standard: Behavior { plain(.refresh, .release, resting: 0) }

  /// The plain load-more: 44 points of room, automatic half a viewport before the end.
  public static var loadMore: Behavior { plain(.loadMore, .automatic, resting: 44) }

  /// The load-more that waits for a tap: 44 points of room, and nothing by itself.
  public static var tapLoadMore: Behavior { plain(.loadMore, .tap, resting: 44) }

  /// The load-more of a back footer: pull past the end and let go.
  public static var backLoadMore: Behavior { plain(.loadMore, .release, resting: 0) }

  // One function for both kinds: a behavior is many numbers to put in place.
  @inline(never)  // saves 1952 bytes
  private static func plain(_ role: Role, _ trigger: Trigger, resting: Double) -> Behavior {
    let isPulled = resting == 0
    return Behavior(
      unchecked: role,
      trigger: trigger,
      lead: isPulled ? .points(0) : .viewports(0.5),
      hold: Hold(isPulled ? 56 : 0),
      minimumRunning: isPulled ? 0.3 : 0,
      resultHold: isPulled ? 0.5 : 0,
      indicatorExtent: isPulled ? 56 : resting,
      resting: resting
    )
  }

  init(
    unchecked role: Role,
    startDistance: Double = 0,
    arm: Threshold = Threshold(64),
    fire: Threshold = Threshold(64),
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
    indicatorExtent: Double = 56,
    ignoredInset: Double = 0,
    resting: Double = 0,
    shortContent: ContentPolicy = .fill,
    emptyContent: ContentPolicy = .hide,
    whenExhausted: ExhaustedPolicy = .show,
    budgetPerDrag: Int = 0,
    backOff: Double = 2
  ) {
    self.role = role
    self.startDistance = startDistance
    self.arm = arm
    self.fire = fire
    self.trigger = trigger
    self.lead = lead
    self.hold = hold
    self.actionDelay = actionDelay
    self.endWithContact = endWithContact
    self.opening = opening
    self.closing = closing
    self.minimumRunning = minimumRunning
    self.resultHold = resultHold
    self.placement = placement
    self.indicatorExtent = indicatorExtent
    self.ignoredInset = ignoredInset
    self.resting = resting
    self.shortContent = shortContent
    self.emptyContent = emptyContent
    self.whenExhausted = whenExhausted
    self.budgetPerDrag = budgetPerDrag
    self.backOff = backOff
  }

  private func check() throws(BehaviorError) {
    var draft = BehaviorDraft(self)
    // A draft's own curves have names; these may be of anything.
    if !opening.isFinite { draft[.opening] = .nan }
    if !closing.isFinite { draft[.closing] = .nan }
    try draft.check()
  }
}
