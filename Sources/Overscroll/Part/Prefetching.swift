/// The request that a pull begins for the run that letting go would start.
///
/// A gesture begins one at most, and after three in a row that no run has taken over none begins for ten
/// seconds: a finger that plays with the threshold sends no storm of requests.
struct Prefetching: Sendable {
  #if OVERSCROLL_BASIC
  // As in `StoredFloorPhase`.
  var beganAt: Double {
    get { .infinity }
    set {}
  }
  var isWanted: Bool {
    get { false }
    set {}
  }
  var isAnswered: Bool {
    get { false }
    set {}
  }

  mutating func renew() {}
  mutating func revise(isPulled: Bool, now: Double) -> Bool { false }
  mutating func take() {}
  #else
  /// When the request began, in seconds; infinity without one.
  private(set) var beganAt = Double.infinity
  /// Whether the pull is so far that there is a request.
  var isWanted = false
  /// Whether the answer is there.
  var isAnswered = false
  /// Whether the present gesture has begun a request.
  private var isSpent = false
  private var droppedInARow: UInt8 = 0
  private var resumesAt = -Double.infinity

  /// Handles the beginning of a gesture.
  mutating func renew() {
    isSpent = false
  }

  /// Begins the request that is wanted, or gives up the one that is not wanted any more.
  ///
  /// - Returns: Whether a request has begun.
  mutating func revise(isPulled: Bool, now: Double) -> Bool {
    isWanted = isWanted && isPulled
    if isWanted, !isSpent, resumesAt <= now {
      beganAt = now
      isSpent = true
      return true
    }
    guard isLive, !isWanted else { return false }
    end()
    droppedInARow += 1
    guard droppedInARow == 3 else { return false }
    droppedInARow = 0
    resumesAt = now + 10
    return false
  }

  /// Hands the request over to a run.
  mutating func take() {
    end()
    droppedInARow = 0
  }

  private mutating func end() {
    beganAt = .infinity
    isAnswered = false
  }
  #endif

  /// Whether a request has begun, and is neither given up nor that of a run.
  var isLive: Bool { beganAt != .infinity }
}
