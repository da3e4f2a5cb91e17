internal import OverscrollMath

/// The motion that takes the content to a gap when no finger moves it: at most one at a time.
///
/// Its questions are `mutating`, although they change nothing; see ``Content``.
///
/// Stage: motion.
struct ContentMotion: Sendable {
  private var settle = Settle.none
  /// The gap that the motion last showed, in points.
  private var lastShown = 0.0

  /// No gesture or spring moves content faster than this, in points per second.
  ///
  /// Four viewports of a phone a second: faster than a finger, slow enough that a spring with any
  /// recorded speed stays on the screen.
  static let fastest = 3_000.0

  /// Whether a motion is under way.
  var isMoving: Bool { settle.endsAt != .infinity }

  /// When the motion under way ends, in seconds; infinity when there is none.
  var endsAt: Double { settle.endsAt }

  /// The gap the latest motion leads to, in points; 0 before the first.
  var target: Double { settle.target }

  /// The edge of the latest motion; the start before the first.
  var edge: Edge { settle.edge }

  /// Whether a motion is under way at this edge.
  mutating func isMoving(at edge: Edge) -> Bool {
    isMoving && settle.edge == edge
  }

  /// Whether a motion or a displacement at the other edge keeps the content from coming to this one.
  @inline(never)  // saves 135 bytes
  mutating func isContentElsewhere(than edge: Edge, _ content: inout Content) -> Bool {
    (isMoving && settle.edge != edge)
      || (content.displacement.isAway && content.displacement.edge != edge)
  }

  /// Cuts off the motion under way where it was last shown.
  mutating func stop() {
    settle.stop()
  }

  /// Starts a motion from the present gap with the present speed.
  mutating func start(
    to target: Double,
    at edge: Edge,
    timing: MotionTiming,
    _ content: inout Content,
    now: Double
  ) {
    let present = presentMotion(at: edge, &content, now: now)
    settle = Settle(
      edge: edge,
      origin: present.gap,
      target: target,
      velocity: clamp(present.velocity, to: -Self.fastest...Self.fastest),
      startedAt: now,
      timing: timing
    )
    lastShown = content.gap(at: edge)
  }

  /// The gap that the motion under way shows now.
  mutating func nextGap(now: Double) -> Double {
    lastShown = settle.sample(at: now).gap
    return lastShown
  }

  /// The gap now, whether a motion, a finger or the toolkit moves the content.
  @inline(never)  // saves 14 bytes
  mutating func presentGap(at edge: Edge, _ content: inout Content, now: Double) -> Double {
    if isMoving(at: edge) { return settle.sample(at: now).gap }
    return content.gap(at: edge)
  }

  /// The gap and its speed now, whether a motion, a finger or the toolkit moves it.
  mutating func presentMotion(
    at edge: Edge,
    _ content: inout Content,
    now: Double
  ) -> (gap: Double, velocity: Double) {
    if isMoving(at: edge) { return settle.sample(at: now) }
    return (content.gap(at: edge), content.speed(at: edge, now: now))
  }

  /// Whether a snapshot shows another inset of the host's own at the edge of the motion under way,
  /// as when a bar changes its height.
  mutating func isBaseInsetChanged(by metrics: ScrollMetrics, _ content: inout Content) -> Bool {
    guard content.bounce == .native, isMoving else { return false }
    switch settle.edge {
    case .start: return metrics.baseStart != content.metrics.baseStart
    case .end: return metrics.baseEnd != content.metrics.baseEnd
    }
  }

  /// Goes on with the motion under way from the gap that the new inset leaves.
  mutating func resume(_ content: inout Content, now: Double) {
    lastShown = content.gap(at: settle.edge)
    settle = settle.resumed(from: lastShown, at: now)
  }

  /// Whether a snapshot shows the content somewhere else than the motion under way put it.
  mutating func isMovedByOthers(_ content: inout Content, tolerance: Double) -> Bool {
    guard isMoving, content.bounce == .native else { return false }
    return abs(content.gap(at: settle.edge) - lastShown) > tolerance
  }
}
