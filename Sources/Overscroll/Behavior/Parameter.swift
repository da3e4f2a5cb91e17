/// Parameters by number, and the check of all of them: a table that a program with a fixed behavior does not need.
///
/// ```swift
/// var behavior = Behavior.mrefresh
/// behavior[.hold] = 80
/// let checked = try behavior.validated()
/// ```
extension Behavior {
  /// The parameters of a behavior by number, for code that selects them at run time.
  ///
  /// A quantity is in the unit of the property that its name says, and at most 10^6; ``validated()`` has the
  /// other limit. A choice stands beside its type, whose raw value it is, and a flag is 0 or 1. They are in the
  /// order in which a trace has them; a page that sets `floor` or one after it needs the full engine.
  package enum Parameter: UInt8, CaseIterable, Sendable {
    case startDistance
    case arm
    case armStrictness  // Threshold.Strictness
    case fire
    case fireStrictness  // Threshold.Strictness
    case trigger  // Trigger
    case lead
    case leadUnit  // Lead.Unit
    case hold
    case holdMeans  // Hold.Means
    case holdFollowsScroll  // flag
    case actionDelay
    case endWithContact  // EndWithContact
    case opening
    case openingCurve  // NamedCurve
    case closing
    case closingCurve  // NamedCurve
    case minimumRunning
    case resultHold
    case placement  // Placement
    case indicatorExtent
    case ignoredInset
    case resting
    case shortContent  // ContentPolicy
    case emptyContent  // ContentPolicy
    case whenExhausted  // ExhaustedPolicy
    case budgetPerDrag
    case backOff
    #if !OVERSCROLL_BASIC
    case floor
    case floorStrictness  // Threshold.Strictness
    case floorLeave
    case floorMotion
    case floorCurve  // NamedCurve
    case dragRate
    case dragLimit
    case movesContent  // flag
    case locksContent  // flag
    case prefetch
    #endif
  }

  /// A motion's timing as a number.
  package enum NamedCurve: UInt8, CaseIterable, Sendable {
    /// A spring, or a curve without a name.
    case spring
    case linear
    case easeInOut
    case systemDefault

    /// The named curve that equals a curve, or spring.
    init(_ curve: Curve?) {
      switch curve {
      case Curve.linear?: self = .linear
      case Curve.easeInOut?: self = .easeInOut
      case Curve.systemDefault?: self = .systemDefault
      default: self = .spring
      }
    }

    /// The curve with this name; nil for a spring.
    var curve: Curve? {
      switch self {
      case .spring: nil
      case .linear: .linear
      case .easeInOut: .easeInOut
      case .systemDefault: .systemDefault
      }
    }
  }

  /// Reads or writes a parameter as a number.
  ///
  /// Setting the arm distance or strictness also sets that of firing, so set those of firing after
  /// those of arming. A number that stands for no choice is ignored; a number out of range is
  /// reported by ``validated()``.
  ///
  /// - Parameter parameter: Which one.
  /// - Complexity: O(1).
  package subscript(parameter: Parameter) -> Double {
    get {
      var copy = self
      return copy.exchange(parameter, nil)
    }
    set { _ = exchange(parameter, newValue) }
  }

  /// Returns the behavior if every parameter is in its range.
  ///
  /// - Returns: The same behavior.
  /// - Throws: ``BehaviorError`` naming the first parameter that is not finite or out of range.
  public func validated() throws(BehaviorError) -> Behavior {
    var copy = self
    try copy.check()
    return copy
  }

  /// Whether every parameter is in its range.
  var isValid: Bool {
    mutating get {
      do {
        try check()
        return true
      } catch {
        return false
      }
    }
  }

  // One function reads and writes, in place: the table of parameters then exists once in wasm.
  @discardableResult
  package mutating func exchange(_ parameter: Parameter, _ value: Double?) -> Double {
    // Larger than the raw value of any choice.
    let number = value.map { UInt8(exactly: $0) ?? .max }
    switch parameter {
    case .startDistance: return take(value, &startDistance)
    case .arm:
      fire.distance = value ?? fire.distance
      return take(value, &arm.distance)
    case .fire: return take(value, &fire.distance)
    case .lead: return take(value, &lead.amount)
    case .hold: return take(value, &hold.distance)
    case .actionDelay: return take(value, &actionDelay)
    case .opening: return take(value, &opening.seconds)
    case .closing: return take(value, &closing.seconds)
    case .minimumRunning: return take(value, &minimumRunning)
    case .resultHold: return take(value, &resultHold)
    case .indicatorExtent: return take(value, &indicatorExtent)
    case .ignoredInset: return take(value, &ignoredInset)
    case .resting: return take(value, &resting)
    case .backOff: return take(value, &backOff)
    case .budgetPerDrag:
      // A number that is not whole is as invalid as a negative one.
      if let value { budgetPerDrag = Int(exactly: value) ?? -1 }
      return Double(budgetPerDrag)
    case .holdFollowsScroll: return turn(value, &hold.followsScroll)
    case .armStrictness:
      _ = choose(number, &fire.strictness)
      return choose(number, &arm.strictness)
    case .fireStrictness: return choose(number, &fire.strictness)
    case .trigger: return choose(number, &trigger)
    case .leadUnit: return choose(number, &lead.unit)
    case .holdMeans: return choose(number, &hold.means)
    case .endWithContact: return choose(number, &endWithContact)
    case .placement: return choose(number, &placement)
    case .shortContent: return choose(number, &shortContent)
    case .emptyContent: return choose(number, &emptyContent)
    case .whenExhausted: return choose(number, &whenExhausted)
    case .openingCurve: return bend(number, &opening)
    case .closingCurve: return bend(number, &closing)
    #if !OVERSCROLL_BASIC
    case .floor: return take(value, &floor.arm.distance)
    case .floorLeave: return take(value, &floor.leave)
    case .floorMotion: return take(value, &floor.motion.seconds)
    case .floorStrictness: return choose(number, &floor.arm.strictness)
    case .floorCurve: return bend(number, &floor.motion)
    case .dragRate: return take(value, &drag.rate)
    case .dragLimit: return take(value, &drag.limit)
    case .movesContent: return turn(value, &drag.movesContent)
    case .locksContent: return turn(value, &locksContent)
    case .prefetch: return take(value, &prefetch.fraction)
    #endif
    }
  }

  /// Throws for the first parameter that is not finite or out of range.
  package mutating func check() throws(BehaviorError) {
    for parameter in Parameter.allCases {
      let value = exchange(parameter, nil)
      let isFarEnough =
        switch parameter {
        case .arm: value > startDistance
        case .fire, .indicatorExtent, .backOff: value > 0
        case .lead: value >= -Self.largest
        case .startDistance, .hold, .actionDelay, .minimumRunning, .resultHold, .ignoredInset,
          .resting, .budgetPerDrag, .opening, .closing, .armStrictness, .fireStrictness, .trigger,
          .leadUnit, .holdMeans, .holdFollowsScroll, .endWithContact, .placement, .shortContent,
          .emptyContent, .whenExhausted, .openingCurve, .closingCurve:
          value >= 0
        #if !OVERSCROLL_BASIC
        case .floor: value == 0 || value > max(arm.distance, fire.distance)
        case .floorLeave: value > 0 && value <= 1
        case .dragRate: value > 0
        case .dragLimit:
          value == 0 || value > max(arm.distance, max(fire.distance, floor.arm.distance))
        case .prefetch: value >= 0 && value <= 1
        case .movesContent: value == 1 || !floor.isEnabled
        case .floorMotion, .floorStrictness, .floorCurve, .locksContent: value >= 0
        #endif
        }
      guard isFarEnough, value <= Self.largest else {
        throw BehaviorError(parameter: parameter, value: value)
      }
    }
  }

  /// Upper limit of every distance or time: a million points or seconds.
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

private func turn(_ value: Double?, _ flag: inout Bool) -> Double {
  if let value { flag = value == 1 }
  return flag ? 1 : 0
}

private func bend(_ number: UInt8?, _ timing: inout MotionTiming) -> Double {
  if let number, let name = Behavior.NamedCurve(rawValue: number) { timing.curve = name.curve }
  return Double(Behavior.NamedCurve(timing.curve).rawValue)
}

/// An invalid parameter of a behavior: which parameter, and the rejected value.
public struct BehaviorError: Error, Equatable, Sendable {
  /// The rejected parameter; its range is documented at its property.
  package let parameter: Behavior.Parameter
  /// The rejected value.
  public let value: Double
}

// Embedded Swift cannot print the name of a case.
#if !hasFeature(Embedded)
extension BehaviorError: CustomStringConvertible {
  /// The rejected value and its parameter in one sentence.
  public var description: String {
    "\(value) is out of the range of the behavior's parameter \(parameter)."
  }
}
#endif
