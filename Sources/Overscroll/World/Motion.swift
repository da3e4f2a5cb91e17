internal import OverscrollMath

/// The motion of the content to a gap without a finger, as a pure function of time; at most one at a time.
///
/// The value is the gap at one edge, in points. A motion can be interrupted at any time by sampling
/// it: the next motion starts from the sampled value and velocity, so that a new target, or an edge that
/// moves, makes no step (R17). Getters that need the content are `mutating`, although they change nothing;
/// see ``Content``.
package struct Motion: Sendable {
  /// Distance at which a spring counts as arrived, in points: below one pixel of any screen.
  package static let tolerance = 0.2

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

  /// The edge whose gap moves.
  package let edge: Edge
  /// The gap it ends at, in points, 0 or more.
  package let target: Double
  /// When it ends, in seconds; infinity when nothing moves.
  package private(set) var endsAt: Double

  private let origin: Double
  private let velocity: Double
  private let startedAt: Double
  private var timing: MotionTiming
  /// The last gap that the motion wrote, in points.
  private var lastShown = 0.0
  /// The offset without a gap at the edge when the motion began or went on, in points.
  private var rest = 0.0

  /// No motion: at the edge, without an end.
  init() {
    edge = .start
    target = 0
    endsAt = .infinity
    origin = 0
    velocity = 0
    startedAt = 0
    timing = .spring(response: 1)
  }

  /// A motion that starts.
  ///
  /// - Parameters:
  ///   - edge: The edge whose gap moves.
  ///   - origin: The present gap, in points.
  ///   - target: The gap to reach, in points.
  ///   - velocity: The present velocity of the gap, in points per second. Curves do not keep it.
  ///   - startedAt: The present time, in seconds.
  ///   - timing: A spring or a curve.
  ///   - isBounce: Whether a bounce's spring replaces that of the timing.
  @inline(never)  // saves 219 bytes
  package init(
    edge: Edge,
    origin: Double,
    target: Double,
    velocity: Double,
    startedAt: Double,
    timing: MotionTiming,
    isBounce: Bool = false
  ) {
    self.edge = edge
    self.origin = origin
    self.target = target
    self.velocity = velocity
    self.startedAt = startedAt
    self.timing = timing
    var seconds = timing.seconds
    if seconds == 0 {
      // Immediately, but one frame long, so that a toolkit's own bounce does not start from there.
      seconds = 1.0 / 60
    } else if timing.curve == nil {
      if isBounce {
        seconds = Self.bounceResponse
        self.timing.seconds = seconds
      }
      let spring = Spring(response: seconds)
      let distance = origin - target
      seconds = spring.duration(within: Self.tolerance, distance: distance, velocity: velocity)
      if target == 0 {
        seconds = min(seconds, spring.crossing(distance: distance, velocity: velocity))
      }
    }
    endsAt = startedAt + seconds
  }

  /// The gap and its velocity at a time.
  ///
  /// A motion never passes the edge inwards: it stops at 0. One that begins inside the content comes from there.
  ///
  /// - Parameter time: Seconds; from ``endsAt`` on the gap is the target, at rest.
  /// - Returns: The gap in points and its velocity in points per second.
  package func sample(at time: Double) -> (gap: Double, velocity: Double) {
    guard time < endsAt, timing.seconds > 0 else { return (target, 0) }
    let elapsed = max(0, time - startedAt)
    let least = min(origin, 0)
    if let curve = timing.curve {
      let share = elapsed / timing.seconds
      let gap = origin + (target - origin) * curve.value(at: share)
      return (max(least, gap), (target - origin) * curve.slope(at: share) / timing.seconds)
    }
    let state = Spring(response: timing.seconds).sample(
      at: elapsed,
      distance: origin - target,
      velocity: velocity
    )
    let gap = target + state.distance
    return gap > least ? (gap, state.velocity) : (least, 0)
  }

  /// Whether a motion is active.
  var isMoving: Bool { endsAt != .infinity }

  /// Whether a motion is active at this edge.
  mutating func isMoving(at edge: Edge) -> Bool {
    isMoving && self.edge == edge
  }

  /// Whether a motion or a displacement at the other edge blocks a motion at this one.
  @inline(never)  // saves 135 bytes
  mutating func isContentElsewhere(than edge: Edge, _ content: inout Content) -> Bool {
    (isMoving && self.edge != edge)
      || (content.displacement.isAway && content.displacement.edge != edge)
  }

  /// Stops the current motion at its last written gap.
  mutating func stop() {
    endsAt = .infinity
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
    self = Motion(
      edge: edge,
      origin: content.bounce == .engine ? max(0, present.gap) : present.gap,
      target: target,
      velocity: clamp(velocity, to: -Self.fastest...Self.fastest),
      startedAt: now,
      timing: timing,
      isBounce: isBounce
    )
    note(content.gap(at: edge), &content)
  }

  /// Notes where the content and the edge are when the motion begins or goes on.
  private mutating func note(_ gap: Double, _ content: inout Content) {
    lastShown = gap
    rest = content.padded.offset(leaving: 0, at: edge)
  }

  /// The gap of the current motion at this time.
  mutating func nextGap(now: Double) -> Double {
    lastShown = sample(at: now).gap
    return lastShown
  }

  /// The present gap and its velocity, whether a motion, a finger or the toolkit moves the content.
  @inline(never)
  mutating func present(
    at edge: Edge,
    _ content: inout Content,
    now: Double
  ) -> (gap: Double, velocity: Double) {
    if isMoving(at: edge) { return sample(at: now) }
    return (content.gap(at: edge), content.speed(at: edge, now: now))
  }

  /// Whether the edge of the current motion has moved: by rows, an inset, the viewport or a resting room.
  ///
  /// The same gap is then at another place on the screen. With engine bounce a displacement has no edge.
  mutating func isEdgeMoved(_ content: inout Content, tolerance: Double) -> Bool {
    guard content.bounce == .native, isMoving else { return false }
    return abs(content.padded.offset(leaving: 0, at: edge) - rest) > tolerance
  }

  /// Continues the current motion from where the content is, with the present speed.
  mutating func resume(_ content: inout Content, now: Double) {
    let gap = content.gap(at: edge)
    self = Motion(
      edge: edge,
      origin: gap,
      target: target,
      velocity: sample(at: now).velocity,
      startedAt: now,
      timing: timing
    )
    note(gap, &content)
  }

  /// Whether the content is not where the current motion last put it.
  mutating func isMovedByOthers(_ content: inout Content, tolerance: Double) -> Bool {
    guard isMoving, content.bounce == .native else { return false }
    return abs(content.gap(at: edge) - lastShown) > tolerance
  }
}
