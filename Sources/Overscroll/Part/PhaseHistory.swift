/// The recent phases, so that a picture continues from the previous one.
struct PhaseHistory: Sendable {
  /// Seconds at which the phase began.
  private(set) var beganAt = 0.0
  /// The phase before the present one.
  private(set) var previous = Phase.idle
  /// How many seconds the previous phase lasted.
  private(set) var secondsInPrevious = 0.0
  /// How the latest run ended.
  var lastOutcome: Outcome?

  /// Records a phase change.
  mutating func begin(after previous: Phase, now: Double) {
    self.previous = previous
    secondsInPrevious = now - beganAt
    beganAt = now
  }
}
