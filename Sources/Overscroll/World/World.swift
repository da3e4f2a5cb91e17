/// What both parts of a session share: the time, the screen, the content, the gesture, the effects.
///
/// Passed as a parameter instead of a global, so each function's signature shows what it changes.
struct World: Sendable {
  /// The present time, in seconds.
  var now = 0.0
  /// One device pixel, in points: what toolkits round offsets to.
  var tolerance = 1.0
  /// Whether the session is attached and visible.
  var presence = Presence.detached
  /// The live gesture.
  var gesture = LiveGesture()
  /// Where the content is.
  var content: Content
  /// The motion of the content without a finger.
  var motion = Motion()
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

  init(bounce: Bounce) {
    content = Content(bounce: bounce)
  }

  /// Whether a floor has the screen, so that nothing starts.
  var isOnFloor: Bool { storedFloor.phase.isEntered }

  /// Moves the content to a gap, with the effect that shows it.
  mutating func show(_ gap: Double, at edge: Edge) {
    content.put(gap, at: edge)
    queueMove(at: edge)
  }

  /// Advances the current motion by one frame.
  mutating func stepMotion() {
    guard motion.isMoving else { return }
    show(motion.nextGap(now: now), at: motion.edge)
  }

  /// Completes the current motion, without the stimulus that results.
  mutating func jumpToEndOfMotion() {
    motion.stop()
    show(motion.target, at: motion.edge)
    content.restartVelocity(now: now)
  }

  /// Whether any of an indicator at an edge is visible: in the gap, or in the resting room.
  mutating func isIndicatorVisible(at edge: Edge) -> Bool {
    let gap = motion.present(at: edge, &content, now: now).gap
    return presence == .shown && gap + content.resting(at: edge) > tolerance
  }

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
