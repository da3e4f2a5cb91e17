/// Says which parameter of a behavior cannot be used, and what was given.
public struct BehaviorError: Error, Equatable, Sendable {
  /// The parameter that was refused.
  public let parameter: Parameter
  /// The value that was given.
  public let value: Double

  /// The parameters of a behavior, each with the range it must be in.
  public enum Parameter: UInt8, CaseIterable, Sendable {
    /// Points, 0 to 10^6.
    case startDistance
    /// Points, above the start distance, to 10^6.
    case arm
    /// Points, above 0, to 10^6.
    case fire
    /// Points, viewports or items, within 10^6.
    case lead
    /// Points, 0 to 10^6.
    case hold
    /// Seconds, 0 to 10^6.
    case actionDelay
    /// Seconds, 0 to 10^6.
    case opening
    /// Seconds, 0 to 10^6.
    case closing
    /// Seconds, 0 to 10^6.
    case minimumRunning
    /// Seconds, 0 to 10^6.
    case resultHold
    /// Points, above 0, to 10^6.
    case indicatorExtent
    /// Points, 0 to 10^6.
    case ignoredInset
    /// Points, 0 to 10^6.
    case resting
    /// A number of runs, 0 to 10^6.
    case budgetPerDrag
    /// Seconds, above 0, to 10^6.
    case backOff
  }
}
