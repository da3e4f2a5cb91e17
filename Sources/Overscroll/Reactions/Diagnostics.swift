/// Counts of what the engine was told and could not use; nothing is swallowed without a trace.
///
/// Stage: reactions. The counts stop at their maximum instead of wrapping.
public struct Diagnostics: Equatable, Sendable {
  /// Events dropped because a number in them cannot be used.
  ///
  /// It was NaN, infinite or beyond 10^12, or a parameter of a behavior out of its range.
  package internal(set) var rejectedNumbers: UInt32 = 0
  /// Events whose time was earlier than the last one's and was clamped to it.
  package internal(set) var clampedTimes: UInt32 = 0
  /// Events that cannot occur in the present phase, or belong to no contact or part we know.
  package internal(set) var ignoredEvents: UInt32 = 0
  /// Ends that carried the token of a run which is over.
  package internal(set) var staleTokens: UInt32 = 0

  /// Starts with every count at 0.
  public init() {}

  static func count(_ counter: inout UInt32) {
    if counter < .max { counter += 1 }
  }
}
