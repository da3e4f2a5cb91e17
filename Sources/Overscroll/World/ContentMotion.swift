internal import OverscrollMath

/// The motion that animates the content to a gap without a finger; at most one at a time.
///
/// Its getters are `mutating`, although they change nothing; see ``Content``.
struct ContentMotion: Sendable {
  private var settle = Settle.none
  /// The last gap that the motion wrote, in points.
  private var lastShown = 0.0
  /// The offset without a gap at the edge of the motion when it began, in points.
  private var rest = 0.0

  /// Upper limit of the velocity of a motion, in points per second.
  ///
  /// Four viewports of a phone per second: faster than a finger, slow enough that a spring with any
  /// recorded velocity stays on the screen.
  static let fastest = 3_000.0

  /// The spring of a bounce: UIScrollView's, which the recordings listed in `UIKitDouble/README.md`
  /// show both after a throw and from rest, of 10.95 per second; this is 10.94.
  static let bounceResponse = 0.574_218_75

  /// The speed of a bounce from rest by its distance, per second, also recorded.
  ///
  /// Below 50 points per second is rest. Both numbers have few digits in binary, which saves 10 bytes.
  static let bounceStart = 7.25

  /// Whether a motion is active.
  var isMoving: Bool { settle.endsAt != .infinity }

  /// When the current motion ends, in seconds; infinity when there is none.
  var endsAt: Double { settle.endsAt }

  /// The target gap of the latest motion, in points; 0 before the first.
  var target: Double { settle.target }

  /// The edge of the latest motion; the start edge before the first.
  var edge: Edge { settle.edge }

  /// Whether a motion is active at this edge.
  mutating func isMoving(at edge: Edge) -> Bool {
    isMoving && settle.edge == edge
  }

  /// Whether a motion or a displacement at the other edge blocks a motion at this one.
  @inline(never)  // saves 135 bytes
  mutating func isContentElsewhere(than edge: Edge, _ content: inout Content) -> Bool {
    (isMoving && settle.edge != edge)
      || (content.displacement.isAway && content.displacement.edge != edge)
  }

  /// Stops the current motion at its last written gap.
  mutating func stop() {
    settle.stop()
  }

  /// Starts a motion from a gap with its velocity, or with that of a bounce.
  ///
  /// With engine bounce content inside its edge is displaced from where it is.
  mutating func start(
    from present: (gap: Double, velocity: Double),
    to target: Double,
    at edge: Edge,
    isBounce: Bool,
    timing: MotionTiming,
    _ content: inout Content,
    now: Double
  ) {
    let startsItself = isBounce && abs(present.velocity) < 50
    let velocity = startsItself ? -Self.bounceStart * present.gap : present.velocity
    settle = Settle(
      edge: edge,
      origin: content.bounce == .engine ? max(0, present.gap) : present.gap,
      target: target,
      velocity: clamp(velocity, to: -Self.fastest...Self.fastest),
      startedAt: now,
      timing: timing,
      isBounce: isBounce
    )
    lastShown = content.gap(at: edge)
    rest = content.padded.offset(leaving: 0, at: edge)
  }

  /// The gap of the current motion at this time.
  mutating func nextGap(now: Double) -> Double {
    lastShown = settle.sample(at: now).gap
    return lastShown
  }

  /// The present gap and its velocity, whether a motion, a finger or the toolkit moves the content.
  @inline(never)
  mutating func present(
    at edge: Edge,
    _ content: inout Content,
    now: Double
  ) -> (gap: Double, velocity: Double) {
    if isMoving(at: edge) { return settle.sample(at: now) }
    return (content.gap(at: edge), content.speed(at: edge, now: now))
  }

  /// Whether the edge of the current motion has moved: by rows, an inset, the viewport or a resting room.
  ///
  /// The same gap is then at another place on the screen. With engine bounce a displacement has no edge.
  mutating func isEdgeMoved(_ content: inout Content, tolerance: Double) -> Bool {
    guard content.bounce == .native, isMoving else { return false }
    return abs(content.padded.offset(leaving: 0, at: settle.edge) - rest) > tolerance
  }

  /// Continues the current motion from where the content is, with the present speed.
  mutating func resume(_ content: inout Content, now: Double) {
    lastShown = content.gap(at: settle.edge)
    rest = content.padded.offset(leaving: 0, at: settle.edge)
    settle = settle.resumed(from: lastShown, at: now)
  }

  /// Whether the content is not where the current motion last put it.
  mutating func isMovedByOthers(_ content: inout Content, tolerance: Double) -> Bool {
    guard isMoving, content.bounce == .native else { return false }
    return abs(content.gap(at: settle.edge) - lastShown) > tolerance
  }
}
