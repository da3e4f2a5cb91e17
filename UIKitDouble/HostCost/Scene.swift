import OverscrollUIKit
import UIKit

/// What the finger does, as one offset for each change.
enum Scene: String {
  /// It scrolls through content, far from its edges.
  case content
  /// It pulls at the top, back and forth over the distance that arms.
  case pulling

  /// The offset of a change: a triangle between two places, a few points a step.
  ///
  /// - Parameter step: The number of the change, from 0.
  /// - Returns: A content offset, in points.
  func offset(at step: Int) -> CGFloat {
    let period = 120
    let phase = step % period
    let share = CGFloat(phase < period / 2 ? phase : period - phase) / CGFloat(period / 2)
    switch self {
    case .content: return 3_000 + 240 * share
    case .pulling: return -10 - 100 * share
    }
  }
}

/// Who observes the scroll view.
enum Watcher: String {
  /// An observer that reads what every control has to read, and nothing else.
  case floor
  /// A refresh that draws its own look.
  case header
  /// A refresh whose look is a view of the app's that draws nothing.
  case blank

  @MainActor
  func watch(
    _ list: UIScrollView,
    _ see: @escaping @MainActor (CGFloat) -> Void
  ) -> NSKeyValueObservation? {
    switch self {
    case .floor:
      return list.observe(\.contentOffset) { list, _ in
        MainActor.assumeIsolated {
          let inset = list.adjustedContentInset
          let dragging: CGFloat = list.isDragging ? 1 : 0
          let time = CGFloat(CACurrentMediaTime())
          see(list.contentOffset.y + inset.top + list.bounds.height + dragging + time)
        }
      }
    case .header:
      list.overscroll.onRefresh(.ring) {}
    case .blank:
      list.overscroll.onRefresh(.ring) {}.show(BlankIndicator())
    }
    return nil
  }
}

private final class BlankIndicator: UIView, PullIndicator {
  func update(_ progress: PullProgress) {}
  func start() {}
  func stop(_ outcome: Outcome) {}
}
