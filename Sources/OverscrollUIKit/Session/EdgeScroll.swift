#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll

/// A scroll from inside the content to a run that has begun out of view.
///
/// The engine moves content past its edges only. UIKit's own animated scroll has a fixed duration,
/// and it is not documented what it does while an inset changes.
struct EdgeScroll {
  let edge: Edge
  /// Points past the edge to scroll to.
  let hold: Double
  private let origin: Double
  private let startedAt: Double
  private let seconds: Double
  private let curve: Curve

  /// Begins a scroll at an offset, with the opening of a behavior.
  init(to edge: Edge, _ behavior: Behavior, from offset: Double, at time: Double) {
    self.edge = edge
    hold = behavior.hold.distance
    origin = offset
    startedAt = time
    seconds = behavior.opening.seconds
    // A spring begins with the velocity of a pull, which this has not.
    curve = behavior.opening.curve ?? .easeInOut
  }

  /// Whether it is over at a time.
  func isOver(at time: Double) -> Bool { time >= startedAt + seconds }

  /// The offset at a time.
  func offset(at time: Double, to target: Double) -> Double {
    guard !isOver(at: time) else { return target }
    return origin + (target - origin) * curve.value(at: (time - startedAt) / seconds)
  }
}
#endif
