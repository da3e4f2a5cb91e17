/// A motion of the content towards a target, as a pure function of time.
///
/// The value is the gap at one edge, in points. A motion can be interrupted at any time by sampling
/// it: the next motion starts from the sampled value and velocity, so retargeting is continuous.
package struct Settle: Sendable {
  /// Distance at which a spring counts as arrived, in points: below one pixel of any screen.
  package static let tolerance = 0.2

  /// The edge whose gap moves.
  package let edge: Edge
  /// The gap it ends at, in points, 0 or more.
  package let target: Double
  /// When it ends, in seconds.
  package private(set) var endsAt: Double

  /// No motion: at the edge, without an end.
  static let none = Settle(
    edge: .start,
    target: 0,
    endsAt: .infinity,
    origin: 0,
    velocity: 0,
    startedAt: 0,
    timing: .spring(response: 1)
  )

  private let origin: Double
  private let velocity: Double
  private let startedAt: Double
  private var timing: MotionTiming

  /// Starts a motion.
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
        seconds = ContentMotion.bounceResponse
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

  private init(
    edge: Edge,
    target: Double,
    endsAt: Double,
    origin: Double,
    velocity: Double,
    startedAt: Double,
    timing: MotionTiming
  ) {
    self.edge = edge
    self.target = target
    self.endsAt = endsAt
    self.origin = origin
    self.velocity = velocity
    self.startedAt = startedAt
    self.timing = timing
  }

  /// Stops the motion.
  mutating func stop() {
    endsAt = .infinity
  }

  /// The same motion from another gap, with its present velocity.
  ///
  /// - Parameters:
  ///   - gap: The gap to continue from, in points.
  ///   - now: The present time, in seconds.
  /// - Returns: A motion to the same target.
  func resumed(from gap: Double, at now: Double) -> Settle {
    Settle(
      edge: edge,
      origin: gap,
      target: target,
      velocity: sample(at: now).velocity,
      startedAt: now,
      timing: timing
    )
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
}
