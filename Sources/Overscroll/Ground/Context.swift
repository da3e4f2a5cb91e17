/// What every stage may read and order: the time, the screen, the gesture, the effects.
///
/// Passed along in place rather than reached for, so each function's parameters say what it touches.
struct Context: Sendable {
  /// The present time, in seconds.
  var now = 0.0
  /// One device pixel, in points: what toolkits round offsets to.
  var tolerance = 1.0
  /// Whether and how the session is on the screen.
  var presence = Presence.detached
  /// The live gesture.
  var gesture = LiveGesture()
  /// Orders for the host.
  var effects = EffectQueue()
  /// Whether a refresh is under way that keeps load-mores from starting.
  var isRefreshing = false
  /// Whether a refresh shows its result or goes back: rows it brought may not be laid out yet.
  var isRefreshEnding = false
  /// Whether a refresh has changed its phase since the two above were worked out.
  var hasRefreshChanged = false
  /// What a refresh has done that the other part has not heard of yet.
  var refreshNews: RefreshNews?

  /// Whether and how a session is on the screen.
  enum Presence: Sendable {
    /// On no scroll view.
    case detached
    /// On one that cannot be seen.
    case hidden
    /// On one that can be seen.
    case shown
  }

  /// What a refresh has done that a load-more has to hear of.
  enum RefreshNews: Sendable {
    /// It has begun.
    case began
    /// It has brought news, so there may be more to load again.
    case succeeded
    /// It has brought all there is.
    case exhausted
  }
}
