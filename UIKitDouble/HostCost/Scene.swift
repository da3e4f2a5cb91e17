import OverscrollUIKit
import UIKit

/// What the finger does, as one offset for each change.
enum Scene: String {
  /// It scrolls through content, far from its edges.
  case content
  /// It pulls at the top, back and forth over the distance that arms.
  case pulling
  /// It pulls like that, and the screen shows every change.
  case frames
  /// It pulls less far, within one phase, and the screen shows every change.
  case steady
  /// It is up while a run goes on, and the screen shows every frame.
  case running

  /// The offset of a change: a triangle between two places, a few points a step.
  ///
  /// - Parameter step: The number of the change, from 0.
  /// - Returns: A content offset, in points, or nil where nothing changes it.
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

  /// Whether the screen is drawn after each change.
  var isSeen: Bool {
    switch self {
    case .content, .pulling: false
    case .frames, .steady, .running: true
    }
  }
}

/// Sums what the baseline reads, so that the compiler does not remove it.
@MainActor
final class Sink {
  // Not checked at run time for overlapping accesses: that would count as the floor's.
  @exclusivity(unchecked) private(set) var sum: CGFloat = 0

  func take(_ number: CGFloat) { sum += number }
}

/// Who observes the scroll view.
enum Watcher {
  /// An observer that reads what every control has to read, and nothing else.
  case floor
  /// A refresh whose look is a view of the app's that draws nothing.
  case blank
  /// A refresh that draws a look, which is what such a watcher is named.
  case look(BuiltinIndicator)

  /// The watchers of a name, which are several for "all", or nil where there are none.
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
          let inset = list.adjustedContentInset
          let dragging: CGFloat = list.isDragging ? 1 : 0
          let time = CGFloat(CACurrentMediaTime())
          sink.take(list.contentOffset.y + inset.top + list.bounds.height + dragging + time)
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

private final class BlankIndicator: UIView, PullIndicatorView {
  func update(_ progress: PullProgress) {}
  func start() {}
  func stop(_ outcome: Outcome) {}
}
