import Overscroll

/// A scroll from inside the content to a run that has begun out of view, or back from past an edge.
///
/// The engine moves content past its edges only. UIKit's own animated scroll has a fixed duration,
/// and it is not documented what it does while an inset changes.
struct EdgeScroll {
  let edge: Edge
  /// Points past the edge to scroll to; 0 for a scroll back.
  let hold: Double
  private var origin: Double
  private var startedAt: Double
  private let seconds: Double
  private let curve: Curve

  /// Begins a scroll at an offset, with the opening of a behavior.
  init(to edge: Edge, _ behavior: Behavior, from offset: Double, at time: Double) {
    self.init(to: edge, behavior.hold.distance, behavior.opening, from: offset, at: time)
  }

  /// Begins a scroll back to an edge, with the closing of a behavior.
  init(backTo edge: Edge, _ behavior: Behavior, from offset: Double, at time: Double) {
    self.init(to: edge, 0, behavior.closing, from: offset, at: time)
  }

  private init(
    to edge: Edge,
    _ hold: Double,
    _ timing: MotionTiming,
    from offset: Double,
    at time: Double
  ) {
    self.edge = edge
    self.hold = hold
    origin = offset
    startedAt = time
    seconds = timing.seconds
    // A spring begins with the velocity of a pull, which this has not.
    curve = timing.curve ?? .easeInOut
  }

  /// Whether it is over at a time.
  func isOver(at time: Double) -> Bool { time >= startedAt + seconds }

  /// Goes on from another offset, to which content that has come before the reader has moved it.
  ///
  /// It ends at the same time, unless the way is longer now than the whole one was.
  mutating func resume(from offset: Double, at time: Double, to target: Double) {
    let left = 1 - curve.value(at: (time - startedAt) / seconds)
    if left > 0, abs(offset - target) <= abs(origin - target) {
      origin = target + (offset - target) / left
    } else {
      (origin, startedAt) = (offset, time)
    }
  }

  /// The offset at a time.
  func offset(at time: Double, to target: Double) -> Double {
    guard !isOver(at: time) else { return target }
    return origin + (target - origin) * curve.value(at: (time - startedAt) / seconds)
  }
}
