/// State shared by all stages: the time, the screen, the gesture and the queue of effects.
///
/// Passed as a parameter instead of a global, so each function's signature shows what it uses.
struct Context: Sendable {
  /// The present time, in seconds.
  var now = 0.0
  /// One device pixel, in points: what toolkits round offsets to.
  var tolerance = 1.0
  /// Whether the session is attached and visible.
  var presence = Presence.detached
  /// The live gesture.
  var gesture = LiveGesture()
  /// Effects for the host.
  var effects = EffectQueue()
  /// Whether a refresh is running that prevents load-mores from starting.
  var isRefreshing = false
  /// Whether a refresh shows its result or closes: its new rows may not be laid out yet.
  var isRefreshEnding = false
  /// The state of the floor that has changed last.
  var storedFloor = StoredFloorPhase()
  /// Whether a refresh has changed its phase since `isRefreshing` and `isRefreshEnding` were computed.
  var hasRefreshChanged = false
  /// A change of a refresh that the other part has not handled yet.
  var refreshNews: RefreshNews?

  /// Whether a floor has the screen, so that nothing starts.
  var isOnFloor: Bool { storedFloor.phase.isEntered }

  /// Whether a session is attached and visible.
  enum Presence: Sendable {
    /// Not attached to a scroll view.
    case detached
    /// Attached to a scroll view that is not visible.
    case hidden
    /// Attached to a visible scroll view.
    case shown
  }

  /// A change of a refresh that a load-more has to handle.
  enum RefreshNews: Sendable {
    /// It has begun.
    case began
    /// It has succeeded, so there may be more to load again.
    case succeeded
    /// It has loaded everything there is.
    case exhausted
  }
}
