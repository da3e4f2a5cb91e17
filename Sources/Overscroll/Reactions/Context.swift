/// What both parts of a session share: the time, the gesture, the content's position, the effects.
///
/// Passed along in place rather than reached for, so each function's parameters say what it touches.
struct Context: Sendable {
  /// The present time, in seconds.
  var now = 0.0
  /// What the surroundings ask for.
  var environment = Environment()
  /// Whether and how the session is on the screen.
  var presence = Presence.detached
  /// The live gesture.
  var gesture = GestureTracking()
  /// Where the content is.
  var position: ContentPosition
  /// Orders for the host.
  var effects = EffectQueue()

  /// Whether and how a session is on the screen.
  enum Presence: Sendable {
    /// On no scroll view.
    case detached
    /// On one that cannot be seen.
    case hidden
    /// On one that can be seen.
    case shown
  }

  /// One device pixel, in points: what toolkits round offsets to.
  var tolerance: Double { 1 / environment.scale }
}
