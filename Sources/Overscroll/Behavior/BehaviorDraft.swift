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
  public mutating func checked() throws(BehaviorError) -> Behavior {
    try check()
    return behavior
  }

  /// A parameter, as a number.
  ///
  /// Setting where the part arms sets where it fires as well, distance and strictness each, so those
  /// of firing come after those of arming. A number without a meaning (a choice that does not exist)
  /// changes nothing; one that is out of range is found when the draft is checked.
  ///
  /// - Parameter parameter: Which one.
  /// - Complexity: O(1).
  public subscript(parameter: Parameter) -> Double {
    mutating get { exchange(parameter, nil) }
    set { _ = exchange(parameter, newValue) }
  }

  // One way for both directions, and in place: the list of all parameters then exists once, and a
  // page loads it once.
  private mutating func exchange(_ parameter: Parameter, _ value: Double?) -> Double {
    // Beyond every choice there is.
    let number = value.map { UInt8(exactly: $0) ?? .max }
    switch parameter {
    case .startDistance: return take(value, &behavior.startDistance)
    case .arm:
      behavior.fire.distance = value ?? behavior.fire.distance
      return take(value, &behavior.arm.distance)
    case .fire: return take(value, &behavior.fire.distance)
    case .lead: return take(value, &behavior.lead.amount)
    case .hold: return take(value, &behavior.hold.distance)
    case .actionDelay: return take(value, &behavior.actionDelay)
    case .opening: return take(value, &behavior.opening.seconds)
    case .closing: return take(value, &behavior.closing.seconds)
    case .minimumRunning: return take(value, &behavior.minimumRunning)
    case .resultHold: return take(value, &behavior.resultHold)
    case .indicatorExtent: return take(value, &behavior.indicatorExtent)
    case .ignoredInset: return take(value, &behavior.ignoredInset)
    case .resting: return take(value, &behavior.resting)
    case .backOff: return take(value, &behavior.backOff)
    case .budgetPerDrag:
      // What is no whole number is as wrong as one below 0.
      if let value { behavior.budgetPerDrag = Int(exactly: value) ?? -1 }
      return Double(behavior.budgetPerDrag)
    case .holdFollowsScroll:
      if let value { behavior.hold.followsScroll = value == 1 }
      return behavior.hold.followsScroll ? 1 : 0
    case .armStrictness:
      _ = choose(number, &behavior.fire.strictness)
      return choose(number, &behavior.arm.strictness)
    case .fireStrictness: return choose(number, &behavior.fire.strictness)
    case .trigger: return choose(number, &behavior.trigger)
    case .leadUnit: return choose(number, &behavior.lead.unit)
    case .holdMeans: return choose(number, &behavior.hold.means)
    case .endWithContact: return choose(number, &behavior.endWithContact)
    case .placement: return choose(number, &behavior.placement)
    case .shortContent: return choose(number, &behavior.shortContent)
    case .emptyContent: return choose(number, &behavior.emptyContent)
    case .whenExhausted: return choose(number, &behavior.whenExhausted)
    case .openingCurve: return bend(number, &behavior.opening)
    case .closingCurve: return bend(number, &behavior.closing)
    }
  }

  /// The first parameter that is not finite or out of range.
  mutating func check() throws(BehaviorError) {
    for parameter in BehaviorError.Parameter.allCases {
      guard let number = Parameter(rawValue: parameter.rawValue) else { continue }
      let value = self[number]
      let isFarEnough =
        switch parameter {
        case .arm: value > behavior.startDistance
        case .fire, .indicatorExtent, .backOff: value > 0
        case .lead: value >= -Self.largest
        case .startDistance, .hold, .actionDelay, .opening, .closing, .minimumRunning,
          .resultHold, .ignoredInset, .resting, .budgetPerDrag:
          value >= 0
        }
      guard isFarEnough, value <= Self.largest else {
        throw BehaviorError(parameter: parameter, value: value)
      }
    }
  }

  /// No distance or time of a control is above this: a million points or seconds.
  private static let largest = 1e6
}

@inline(never)  // saves 29 bytes
private func take(_ value: Double?, _ number: inout Double) -> Double {
  number = value ?? number
  return number
}

private func choose<Choice: RawRepresentable<UInt8>>(
  _ number: UInt8?,
  _ choice: inout Choice
) -> Double {
  if let number { choice = Choice(rawValue: number) ?? choice }
  return Double(choice.rawValue)
}

private func bend(_ number: UInt8?, _ timing: inout MotionTiming) -> Double {
  if let number, let name = BehaviorDraft.NamedCurve(rawValue: number) { timing.curve = name.curve }
  return Double(BehaviorDraft.NamedCurve(timing.curve).rawValue)
}
