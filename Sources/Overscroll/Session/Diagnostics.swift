/// Counts of events that the engine could not use.
///
/// The counts stop at their maximum instead of wrapping.
package struct Diagnostics: Equatable, Sendable {
  /// Events dropped because of an invalid number.
  ///
  /// A number was NaN, infinite or beyond 10^12, or a parameter of a behavior was out of its range.
  package internal(set) var rejectedNumbers: UInt32 = 0
  /// Events whose time was earlier than the last one's and was clamped to it.
  package internal(set) var clampedTimes: UInt32 = 0
  /// Events that cannot occur in the present phase, or have an unknown contact or part.
  package internal(set) var ignoredEvents: UInt32 = 0
  /// Calls that ended a run with the token of an earlier one.
  package internal(set) var staleTokens: UInt32 = 0

  /// Starts with every count at 0.
  package init() {}

  static func count(_ counter: inout UInt32) {
    if counter < .max { counter += 1 }
  }
}
