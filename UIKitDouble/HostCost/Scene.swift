import Overscroll
import OverscrollCatalog
import OverscrollIndicators
import OverscrollUIKit
import UIKit

/// The touch movement, as one offset for each change.
enum Scene: String {
  /// Scrolls through content, far from its edges.
  case content
  /// Pulls at the top, back and forth across the arm distance.
  case pulling
  /// The same pull, with a frame drawn after every change.
  case frames
  /// A shorter pull, within one phase, with a frame drawn after every change.
  case steady
  /// No touch during a run, with every frame drawn.
  case running

  /// The offset of a change: a triangle wave between two offsets, a few points per step.
  ///
  /// - Parameter step: The number of the change, from 0.
  /// - Returns: A content offset, in points, or nil if it does not change.
  func offset(at step: Int) -> CGFloat? {
    let period = 120
    let phase = step % period
    let share = CGFloat(phase < period / 2 ? phase : period - phase) / CGFloat(period / 2)
    switch self {
    case .content: return 3_000 + 240 * share
    case .pulling, .frames: return -10 - 100 * share
    case .steady: return -10 - 48 * share
    case .running: return nil
    }
  }

  /// Whether a frame is drawn after each change.
  var isSeen: Bool {
    switch self {
    case .content, .pulling: false
    case .frames, .steady, .running: true
    }
  }
}

/// Sums the values read by the baseline, so that the compiler does not remove the reads.
@MainActor
final class Sink {
  // Without runtime exclusivity checks, which would count toward the baseline.
  @exclusivity(unchecked) private(set) var sum: CGFloat = 0

  func take(_ number: CGFloat) { sum += number }
}

/// The observers of the scroll view.
enum Watcher {
  /// An observer that only reads what every control has to read, and the clock.
  case floor
  /// A refresh with a custom view that draws nothing.
  case blank
  /// A refresh that draws a look, whose name is the watcher's name.
  case look(BuiltinIndicator)

  /// The watchers of a name: several for "all", nil if there are none.
  static func named(_ name: String) -> [Watcher]? {
    switch name {
    case "floor": return [.floor]
    case "blank": return [.blank]
    case "all": return BuiltinIndicator.allCases.map { .look($0) }
    default:
      let found = BuiltinIndicator.allCases.first { "\($0)" == name }
      return found.map { [.look($0)] }
    }
  }

  @MainActor
  func watch(_ list: UIScrollView, _ sink: Sink) -> NSKeyValueObservation? {
    switch self {
    case .floor:
      return list.observe(\.contentOffset) { list, _ in
        MainActor.assumeIsolated {
          readAll(list, sink)
          sink.take(CGFloat(CACurrentMediaTime()))
        }
      }
    case .blank:
      list.overscroll.onRefresh(.ring) {}.configure { $0.indicatorView = BlankIndicator() }
    case .look(let look):
      list.overscroll.onRefresh(PullStyle(look)) {}
    }
    return nil
  }
}

/// Without captured values, which would be allocated.
@MainActor
private func readAll(_ list: UIScrollView, _ sink: Sink) {
  let dragging: CGFloat = list.isDragging ? 1 : 0
  sink.take(list.contentOffset.y + list.adjustedContentInset.top + list.bounds.height + dragging)
}

private final class BlankIndicator: UIView, PullIndicatorView {
  func update(_ progress: PullProgress) {}
  func start() {}
  func stop(_ outcome: Outcome) {}
}
