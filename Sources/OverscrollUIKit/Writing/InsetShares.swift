#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Our shares of the insets at both edges.
struct InsetShares {
  private var start = InsetShare()
  private var end = InsetShare()

  /// Whether any inset has a share of ours, or will have one.
  var isAny: Bool { start.isPresent || end.isPresent }

  /// Whether the app has replaced a sum with its own value, at each edge.
  var isReplaced: (start: Bool, end: Bool) { (start.isReplaced, end.isReplaced) }

  /// Our contribution to an edge's inset, in points.
  func contribution(at edge: Edge) -> CGFloat {
    switch edge {
    case .start: start.contribution
    case .end: end.contribution
    }
  }

  /// Our share of the present value at an edge, in points: another one once the app has replaced it.
  func included(at edge: Edge) -> CGFloat {
    switch edge {
    case .start: start.included
    case .end: end.included
    }
  }

  /// The app's insets in the place of the present sums at both edges.
  func own(in inset: inout UIEdgeInsets, _ geometry: ScrollGeometry) {
    inset[geometry.side(.start)] = start.own
    inset[geometry.side(.end)] = end.own
  }

  /// Sets the app's insets at both edges, and replaces them by the sums to write.
  mutating func state(_ inset: inout UIEdgeInsets, _ geometry: ScrollGeometry) {
    inset[geometry.side(.start)] = start.state(inset[geometry.side(.start)])
    inset[geometry.side(.end)] = end.state(inset[geometry.side(.end)])
  }

  /// Updates from the present insets.
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

  /// Records the insets that result from a write.
  mutating func wrote(_ inset: UIEdgeInsets, at edge: Edge, _ geometry: ScrollGeometry) {
    switch edge {
    case .start: start.wrote(inset[geometry.side(.start)])
    case .end: end.wrote(inset[geometry.side(.end)])
    }
  }
}
#endif
