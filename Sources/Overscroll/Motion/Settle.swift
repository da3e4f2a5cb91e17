/// A motion of the content towards a place, as a pure function of time that can be cut off anywhere.
///
/// The value is the gap at one edge, in points. Cutting off is sampling: the next motion starts
/// from the value and speed found, so no retargeting can jump.
///
/// Stage: motion.
package struct Settle: Sendable {
  /// Points within which a spring counts as arrived: below a device pixel of any screen.
  package static let tolerance = 0.2

  /// The edge whose gap moves.
  package let edge: Edge
  /// The gap it ends at, in points, 0 or more.
  package let target: Double
  /// When it is over, in seconds.
  package let endsAt: Double

  private let origin: Double
  private let velocity: Double
  private let startedAt: Double
  private let timing: MotionTiming

  /// Starts a motion.
  ///
  /// - Parameters:
  ///   - edge: The edge whose gap moves.
  ///   - origin: The present gap, in points.
  ///   - target: The gap to reach, in points.
  ///   - velocity: The present speed of the gap, in points per second. Curves do not keep it.
  ///   - startedAt: The present time, in seconds.
  ///   - timing: A spring or a curve.
  package init(
    edge: Edge,
    origin: Double,
    target: Double,
    velocity: Double,
    startedAt: Double,
    timing: MotionTiming
  ) {
    self.edge = edge
    self.origin = origin
    self.target = target
    self.velocity = velocity
    self.startedAt = startedAt
    self.timing = timing
    switch timing {
    case .spring(let response):
      endsAt =
        startedAt
        + Spring(response: response).duration(
          within: Self.tolerance,
          distance: origin - target,
          velocity: velocity
        )
    case .curve(_, let seconds):
      endsAt = startedAt + seconds
    }
  }

  /// The gap and its speed at a time.
  ///
  /// A motion that closes never passes the edge: it stops at 0.
  ///
  /// - Parameter time: Seconds; from ``endsAt`` on the gap is the target, at rest.
  /// - Returns: The gap in points and its speed in points per second.
  package func sample(at time: Double) -> (gap: Double, velocity: Double) {
    guard time < endsAt else { return (target, 0) }
    let elapsed = max(0, time - startedAt)
    switch timing {
    case .spring(let response):
      let state = Spring(response: response).sample(
        at: elapsed,
        distance: origin - target,
        velocity: velocity
      )
      let gap = target + state.distance
      return gap > 0 ? (gap, state.velocity) : (0, 0)
    case .curve(let curve, let seconds):
      let share = curve.value(at: elapsed / seconds)
      return (origin + (target - origin) * share, 0)
    }
  }
}
