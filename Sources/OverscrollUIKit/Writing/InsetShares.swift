#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Our shares of the insets at both edges.
struct InsetShares {
  private var start = InsetShare()
  private var end = InsetShare()

  /// Whether something of the insets is ours.
  var isAny: Bool { start.contribution > 0 || end.contribution > 0 }

  /// Whether the app has put a number of its own in the place of a sum.
  var isReplaced: (start: Bool, end: Bool) { (start.isReplaced, end.isReplaced) }

  /// Points of an edge's inset that are ours.
  func contribution(at edge: Edge) -> CGFloat {
    switch edge {
    case .start: start.contribution
    case .end: end.contribution
    }
  }

  /// Points of what stands at an edge that are ours: none once the app has replaced it.
  func included(at edge: Edge) -> CGFloat {
    switch edge {
    case .start: start.included
    case .end: end.included
    }
  }

  /// Takes note of what stands there.
  mutating func read(_ inset: UIEdgeInsets, _ geometry: ScrollGeometry) {
    start.read(inset[geometry.side(.start)])
    end.read(inset[geometry.side(.end)])
  }

  /// Sets our contribution at an edge, in points, and returns the inset to write.
  mutating func write(_ points: CGFloat, at edge: Edge, over present: CGFloat) -> CGFloat {
    switch edge {
    case .start: start.write(points, over: present)
    case .end: end.write(points, over: present)
    }
  }
}
#endif
