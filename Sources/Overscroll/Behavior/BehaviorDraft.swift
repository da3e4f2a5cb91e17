/// A behavior in the making: its parameters by number, for those who name them at run time.
///
/// A page's attribute or a tool's slider has a name and a number. A draft takes them one by one,
/// in any order, and is checked as a whole. A program that knows what it changes uses `changing`.
///
/// ```swift
/// var draft = BehaviorDraft(.mrefresh)
/// draft[.hold] = 80
/// let behavior = try draft.checked()
/// ```
public struct BehaviorDraft: Sendable {
  /// What has been made so far; it may be out of range.
  private var behavior: Behavior

  /// Begins with a behavior.
  ///
  /// - Parameter behavior: The one to change.
  public init(_ behavior: Behavior) {
    self.behavior = behavior
  }

  /// The behavior, if it is one.
  ///
  /// - Returns: What has been made.
  /// - Throws: ``BehaviorError`` naming the first parameter that is not finite or out of range.
  public func checked() throws(BehaviorError) -> Behavior {
    try behavior.check()
    return behavior
  }

  /// A parameter, as a number.
  ///
  /// Setting where the part arms sets where it fires as well, distance and strictness each, so those
  /// of firing come after those of arming. A number without a meaning (a choice that does not exist) changes nothing; one that is out of range
  /// is found when the draft is checked.
  ///
  /// - Parameter parameter: Which one.
  /// - Complexity: O(1).
  public subscript(parameter: Parameter) -> Double {
    get {
      switch parameter {
      case .startDistance: behavior.startDistance
      case .arm: behavior.arm.distance
      case .fire: behavior.fire.distance
      case .lead: behavior.lead.amount
      case .hold: behavior.hold.distance
      case .actionDelay: behavior.actionDelay
      case .opening: behavior.opening.seconds
      case .closing: behavior.closing.seconds
      case .minimumRunning: behavior.minimumRunning
      case .resultHold: behavior.resultHold
      case .indicatorExtent: behavior.indicatorExtent
      case .ignoredInset: behavior.ignoredInset
      case .resting: behavior.resting
      case .budgetPerDrag: Double(behavior.budgetPerDrag)
      case .backOff: behavior.backOff
      case .armStrictness: Double(behavior.arm.strictness.rawValue)
      case .fireStrictness: Double(behavior.fire.strictness.rawValue)
      case .trigger: Double(behavior.trigger.rawValue)
      case .leadUnit: Double(behavior.lead.unit.rawValue)
      case .holdMeans: Double(behavior.hold.means.rawValue)
      case .holdFollowsScroll: behavior.hold.followsScroll ? 1 : 0
      case .endWithContact: Double(behavior.endWithContact.rawValue)
      case .placement: Double(behavior.placement.rawValue)
      case .shortContent: Double(behavior.shortContent.rawValue)
      case .emptyContent: Double(behavior.emptyContent.rawValue)
      case .whenExhausted: Double(behavior.whenExhausted.rawValue)
      case .openingCurve: Double(NamedCurve(behavior.opening.curve).rawValue)
      case .closingCurve: Double(NamedCurve(behavior.closing.curve).rawValue)
      }
    }
    set {
      let number = UInt8(exactly: newValue) ?? .max
      switch parameter {
      case .startDistance: behavior.startDistance = newValue
      case .arm:
        behavior.arm.distance = newValue
        behavior.fire.distance = newValue
      case .fire: behavior.fire.distance = newValue
      case .lead: behavior.lead = Lead(unit: behavior.lead.unit, amount: newValue)
      case .hold: behavior.hold.distance = newValue
      case .actionDelay: behavior.actionDelay = newValue
      case .opening: Self.set(&behavior.opening, seconds: newValue)
      case .closing: Self.set(&behavior.closing, seconds: newValue)
      case .minimumRunning: behavior.minimumRunning = newValue
      case .resultHold: behavior.resultHold = newValue
      case .indicatorExtent: behavior.indicatorExtent = newValue
      case .ignoredInset: behavior.ignoredInset = newValue
      case .resting: behavior.resting = newValue
      // What is no whole number is as wrong as one below 0.
      case .budgetPerDrag: behavior.budgetPerDrag = Int(exactly: newValue) ?? -1
      case .backOff: behavior.backOff = newValue
      case .armStrictness:
        Self.choose(&behavior.arm.strictness, number)
        Self.choose(&behavior.fire.strictness, number)
      case .fireStrictness: Self.choose(&behavior.fire.strictness, number)
      case .trigger: Self.choose(&behavior.trigger, number)
      case .leadUnit:
        var unit = behavior.lead.unit
        Self.choose(&unit, number)
        behavior.lead = Lead(unit: unit, amount: behavior.lead.amount)
      case .holdMeans: Self.choose(&behavior.hold.means, number)
      case .holdFollowsScroll: behavior.hold.followsScroll = number == 1
      case .endWithContact: Self.choose(&behavior.endWithContact, number)
      case .placement: Self.choose(&behavior.placement, number)
      case .shortContent: Self.choose(&behavior.shortContent, number)
      case .emptyContent: Self.choose(&behavior.emptyContent, number)
      case .whenExhausted: Self.choose(&behavior.whenExhausted, number)
      case .openingCurve: Self.bend(&behavior.opening, number)
      case .closingCurve: Self.bend(&behavior.closing, number)
      }
    }
  }

  private static func choose<Choice: RawRepresentable<UInt8>>(
    _ choice: inout Choice,
    _ number: UInt8
  ) {
    choice = Choice(rawValue: number) ?? choice
  }

  private static func set(_ timing: inout MotionTiming, seconds: Double) {
    timing = MotionTiming(curve: timing.curve, seconds: seconds)
  }

  private static func bend(_ timing: inout MotionTiming, _ number: UInt8) {
    guard let name = NamedCurve(rawValue: number) else { return }
    timing = MotionTiming(curve: name.curve, seconds: timing.seconds)
  }
}
