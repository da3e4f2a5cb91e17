import Overscroll

/// A scroll from inside the content to a run that has begun out of view, or back from past an edge.
///
/// The engine moves content past its edges only. UIKit's own animated scroll has a fixed duration,
/// and it is not documented what it does while an inset changes.
struct EdgeScroll {
  let edge: Edge
  /// Points past the edge to scroll to; 0 for a scroll back.
  let hold: Double
  /// Whether it is over once the content is no longer past an edge.
  let endsInRange: Bool
  /// The last frame's time, and the offset that it left.
  var shown: (time: Double, offset: Double)
  private var origin: Double
  private var startedAt: Double
  /// Where it was to end, in the last frame.
  private var target: Double
  private let seconds: Double
  private let curve: Curve

  /// Begins a scroll at an offset, with the opening of a behavior.
  init(to edge: Edge, _ behavior: Behavior, from offset: Double, at time: Double) {
    let hold = behavior.hold.distance
    self.init(to: edge, hold, behavior.opening, from: offset, at: time, endsInRange: false)
  }

  /// Begins a scroll back to an edge, with the closing of a behavior.
  init(
    backTo edge: Edge,
    _ behavior: Behavior,
    from offset: Double,
    at time: Double,
    endsInRange: Bool
  ) {
    self.init(to: edge, 0, behavior.closing, from: offset, at: time, endsInRange: endsInRange)
  }

  private init(
    to edge: Edge,
    _ hold: Double,
    _ timing: MotionTiming,
    from offset: Double,
    at time: Double,
    endsInRange: Bool
  ) {
    self.edge = edge
    self.hold = hold
    self.endsInRange = endsInRange
    shown = (time, offset)
    (origin, target) = (offset, offset)
    startedAt = time
    seconds = timing.seconds
    // A spring begins with the velocity of a pull, which this has not.
    curve = timing.curve ?? .easeInOut
  }

  /// Whether it is over at a time.
  func isOver(at time: Double) -> Bool { time >= startedAt + seconds }

  /// Goes on at the same speed where content that has come before the reader has moved it, or an inset its end.
  ///
  /// - Parameters:
  ///   - offset: The present offset.
  ///   - target: Where it ends now.
  mutating func resume(from offset: Double, to target: Double) {
    guard offset != shown.offset || target != self.target else { return }
    let way = target - offset
    let speed = (self.target - origin) * curve.slope(at: share(at: shown.time))
    // Where in the curve what is left has that speed: it grows from 0 without a bound.
    var (low, high) = (0.0, 1.0)
    for _ in 0..<30 {
      let middle = (low + high) / 2
      let left = 1 - curve.value(at: middle)
      let isBefore = curve.slope(at: middle) * abs(way) < abs(speed) * left
      (low, high) = isBefore ? (middle, high) : (low, middle)
    }
    startedAt = shown.time - low * seconds
    origin = target - way / (1 - curve.value(at: low))
    self.target = target
  }

  /// The offset at a time.
  func offset(at time: Double) -> Double {
    guard !isOver(at: time) else { return target }
    return origin + (target - origin) * curve.value(at: share(at: time))
  }

  /// The share of its duration that has passed.
  private func share(at time: Double) -> Double { (time - startedAt) / seconds }
}
