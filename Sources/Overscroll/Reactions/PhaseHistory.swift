/// What a picture has to know of the phases gone through, to go on from what was seen.
///
/// Stage: reactions.
struct PhaseHistory: Sendable {
  /// Seconds at which the phase began.
  private(set) var beganAt = 0.0
  /// The phase before the present one.
  private(set) var previous = Phase.idle
  /// How many seconds that lasted.
  private(set) var secondsInPrevious = 0.0
  /// How the latest run ended.
  var lastOutcome: Outcome?

  /// Another phase begins.
  mutating func begin(after previous: Phase, now: Double) {
    self.previous = previous
    secondsInPrevious = now - beganAt
    beganAt = now
  }
}
