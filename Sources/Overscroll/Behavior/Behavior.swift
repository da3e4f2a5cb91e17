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
  /// Visible overscroll at which progress begins, in points, 0 or more.
  public let startDistance: Double
  /// Visible overscroll at which the part arms.
  public let arm: Threshold
  /// Visible overscroll at which letting go (or, with `.reach`, being there) starts a run.
  public let fire: Threshold
  /// What starts a run.
  public let trigger: Trigger
  /// How far and by what means the indicator is held open during a run.
  public let hold: Hold
  /// Seconds from the start of a run to the start of its action, 0 or more.
  public let actionDelay: Double
  /// What happens to an end that comes while a gesture is live.
  public let endWithContact: EndWithContact
  /// How the content moves to the hold distance.
  public let opening: MotionTiming
  /// How the content moves back to its edge.
  public let closing: MotionTiming
  /// Seconds a run lasts at least, however soon its action returns, 0 or more.
  public let minimumRunning: Double
  /// Seconds the result is shown before the indicator closes, 0 or more.
  public let resultHold: Double
  /// Where the indicator sits.
  public let placement: Placement
  /// The indicator's length along the axis, in points, above 0.
  public let indicatorExtent: Double
  /// Points the indicator is moved away from the content, 0 or more.
  public let ignoredInset: Double

  /// Makes a behavior and checks it once, so that nothing later has to.
  ///
  /// - Parameters:
  ///   - startDistance: Visible overscroll at which progress begins, in points.
  ///   - arm: Where the part arms.
  ///   - fire: Where it fires; nil means as `arm`.
  ///   - trigger: What starts a run.
  ///   - hold: How the indicator is held open.
  ///   - actionDelay: Seconds before the action starts.
  ///   - endWithContact: What an end does while a gesture is live.
  ///   - opening: Motion to the hold distance.
  ///   - closing: Motion back to the edge.
  ///   - minimumRunning: Least seconds of a run.
  ///   - resultHold: Seconds the result is shown.
  ///   - placement: Where the indicator sits.
  ///   - indicatorExtent: The indicator's length in points; nil means the hold distance, or the arm
  ///     distance where nothing is held.
  ///   - ignoredInset: Points the indicator is moved away from the content.
  /// - Throws: ``BehaviorError`` naming the first parameter that is not finite or out of range.
  public init(
    startDistance: Double = 0,
    arm: Threshold = Threshold(64),
    fire: Threshold? = nil,
    trigger: Trigger = .release,
    hold: Hold = Hold(56),
    actionDelay: Double = 0,
    endWithContact: EndWithContact = .fold,
    opening: MotionTiming = .spring(response: 0.35),
    closing: MotionTiming = .spring(response: 0.35),
    minimumRunning: Double = 0.3,
    resultHold: Double = 0.5,
    placement: Placement = .withContent,
    indicatorExtent: Double? = nil,
    ignoredInset: Double = 0
  ) throws(BehaviorError) {
    let fire = fire ?? arm
    let extent = indicatorExtent ?? (hold.distance > 0 ? hold.distance : arm.distance)
    try Self.check(startDistance, atLeast: 0, .startDistance)
    try Self.check(arm.distance, above: startDistance, .arm)
    try Self.check(fire.distance, above: 0, .fire)
    try Self.check(hold.distance, atLeast: 0, .hold)
    try Self.check(actionDelay, atLeast: 0, .actionDelay)
    try Self.check(opening.seconds, above: 0, .opening)
    try Self.check(closing.seconds, above: 0, .closing)
    try Self.check(minimumRunning, atLeast: 0, .minimumRunning)
    try Self.check(resultHold, atLeast: 0, .resultHold)
    try Self.check(extent, above: 0, .indicatorExtent)
    try Self.check(ignoredInset, atLeast: 0, .ignoredInset)
    self.init(
      startDistance: startDistance,
      arm: arm,
      fire: fire,
      trigger: trigger,
      hold: hold,
      actionDelay: actionDelay,
      endWithContact: endWithContact,
      opening: opening,
      closing: closing,
      minimumRunning: minimumRunning,
      resultHold: resultHold,
      placement: placement,
      extent: extent,
      ignoredInset: ignoredInset
    )
  }

  /// The plain pull to refresh: arm and fire at 64 visible points, hold 56.
  ///
  /// Springs of response 0.35 s, at least 0.3 s of running, the result shown for 0.5 s.
  public static let standard = Behavior(
    startDistance: 0,
    arm: Threshold(64),
    fire: Threshold(64),
    trigger: .release,
    hold: Hold(56),
    actionDelay: 0,
    endWithContact: .fold,
    opening: .spring(response: 0.35),
    closing: .spring(response: 0.35),
    minimumRunning: 0.3,
    resultHold: 0.5,
    placement: .withContent,
    extent: 56,
    ignoredInset: 0
  )

  private init(
    startDistance: Double,
    arm: Threshold,
    fire: Threshold,
    trigger: Trigger,
    hold: Hold,
    actionDelay: Double,
    endWithContact: EndWithContact,
    opening: MotionTiming,
    closing: MotionTiming,
    minimumRunning: Double,
    resultHold: Double,
    placement: Placement,
    extent: Double,
    ignoredInset: Double
  ) {
    self.startDistance = startDistance
    self.arm = arm
    self.fire = fire
    self.trigger = trigger
    self.hold = hold
    self.actionDelay = actionDelay
    self.endWithContact = endWithContact
    self.opening = opening
    self.closing = closing
    self.minimumRunning = minimumRunning
    self.resultHold = resultHold
    self.placement = placement
    indicatorExtent = extent
    self.ignoredInset = ignoredInset
  }

  private static func check(
    _ value: Double,
    atLeast least: Double,
    _ parameter: BehaviorError.Parameter
  ) throws(BehaviorError) {
    guard value.isFinite, value >= least, value <= largest else {
      throw BehaviorError(parameter: parameter, value: value)
    }
  }

  private static func check(
    _ value: Double,
    above least: Double,
    _ parameter: BehaviorError.Parameter
  ) throws(BehaviorError) {
    guard value > least else { throw BehaviorError(parameter: parameter, value: value) }
    try check(value, atLeast: least, parameter)
  }

  /// No distance or time of a control is above this: a million points or seconds.
  private static let largest = 1e6
}
