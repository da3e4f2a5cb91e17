/// The request that a pull has begun for the run that letting go would start.
///
/// A gesture begins one at most, and after three in a row that no run has taken over none begins for ten
/// seconds: a finger that plays with the threshold sends no storm of requests.
struct Prefetching: Sendable {
  #if OVERSCROLL_BASIC
  // As in `StoredFloorPhase`.
  var isLive: Bool { false }

  mutating func renew() {}
  mutating func begin(now: Double) -> Bool { false }
  mutating func answer() {}
  mutating func drop(now: Double) {}
  mutating func take() -> (beganAt: Double, isAnswered: Bool)? { nil }
  #else
  /// When the request began, in seconds; infinity without one.
  private var beganAt = Double.infinity
  private var isAnswered = false
  /// Whether the present gesture has begun one.
  private var isSpent = false
  private var droppedInARow: UInt8 = 0
  private var resumesAt = -Double.infinity

  /// Whether a request has begun, and is neither dropped nor that of a run.
  var isLive: Bool { beganAt != .infinity }

  /// Handles the beginning of a gesture.
  mutating func renew() {
    isSpent = false
  }

  /// Begins the request; returns false if there is one, or none may begin.
  mutating func begin(now: Double) -> Bool {
    guard !isLive, !isSpent, resumesAt <= now else { return false }
    beganAt = now
    isAnswered = false
    isSpent = true
    return true
  }

  /// Records that the answer is there.
  mutating func answer() {
    isAnswered = true
  }

  /// Gives the request up.
  mutating func drop(now: Double) {
    guard isLive else { return }
    beganAt = .infinity
    droppedInARow += 1
    guard droppedInARow == 3 else { return }
    droppedInARow = 0
    resumesAt = now + 10
  }

  /// Makes the request that of a run; nil without one.
  mutating func take() -> (beganAt: Double, isAnswered: Bool)? {
    guard isLive else { return nil }
    defer { beganAt = .infinity }
    droppedInARow = 0
    return (beganAt, isAnswered)
  }
  #endif
}
