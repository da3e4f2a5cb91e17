#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
package import OverscrollHosting
package import UIKit

// Changes of the content over which a place is kept. Separate file because lists without a kept place, which
// are most, use none of it.
extension ScrollViewSession {
  /// Keeps a place, in the way of an earlier one.
  package func keep(_ place: any KeptPlace, by view: any PlaceView) {
    placeView?.remove()
    self.place = place
    placeView = view
    noteInset()
  }

  /// One pixel, in points.
  package var pixel: Double { 1 / max(1, list.environment.scale) }

  /// Where the visible edge is in the content, in points: past its start less than 0.
  package var placeOfEdge: Double? {
    scrollView.map { input.geometry.offset(of: $0) + insetOfEdge }
  }

  /// From the view's start to the visible edge, in points.
  private var insetOfEdge: Double {
    guard let scrollView else { return 0 }
    let inset = scrollView.adjustedContentInset[input.geometry.side(.start)]
    return Double(inset - writer.included(at: .start))
  }

  /// Remembers the inset for which the place is known.
  func noteInset() { notedInset = insetOfEdge }

  /// Keeps what is read where it is on the screen under a bar that has another height.
  private func followInset() {
    let travel = insetOfEdge - notedInset
    noteInset()
    if travel != 0 { place?.edgeMoved(by: travel) }
  }

  /// The upper end of what is visible below bars and indicators, in the content's coordinates.
  package var visibleTop: CGFloat {
    guard let scrollView else { return 0 }
    return scrollView.contentOffset.y + scrollView.adjustedContentInset.top
  }

  /// Begins a change: what scrolls until it ends is not reported.
  package func beginChange() {
    forgetCounts()
    guard !input.isInserting else { return }
    report(isOwnWrite: false)
    followInset()
    input.beginInserting()
  }

  /// Ends a change: reports the content's length, with all that has moved as inserted before the reader.
  ///
  /// - Parameter travel: How far the content is to be moved, in points.
  /// - Returns: Whether it has moved.
  package func endChange(movingBy travel: Double) -> Bool {
    guard let scrollView else { return false }
    let length = input.newLength(of: scrollView) ?? input.geometry.extent
    let isChange = input.isInserting || travel != 0
    input.endInserting()
    guard isChange else { return false }
    let isBounce = input.isPastEdge(scrollView)
    input.resize(to: length)
    let offset = input.geometry.offset(of: scrollView)
    let target = travel == 0 ? offset : reachable(offset + travel, from: offset, in: scrollView)
    let isNone = abs(target - offset) < pixel / 2
    // The list may have moved by itself, which the engine does not know of.
    resize(
      to: length,
      insertedBefore: (isNone ? offset : target) - (input.reportedOffset ?? offset),
      duringBounce: isBounce
    )
    // Where UIKit has moved the content and the engine knows nothing of that, it orders nothing.
    if !isNone, abs(input.geometry.offset(of: scrollView) - target) >= pixel / 2 {
      keepsMotion = !isBounce
      move(to: target)
      keepsMotion = false
    }
    return !isNone && input.geometry.offset(of: scrollView) != offset
  }

  /// The nearest offset at which the content can be: not farther past an edge than it is.
  private func reachable(
    _ target: Double,
    from offset: Double,
    in scrollView: UIScrollView
  ) -> Double {
    let range = input.geometry.range(of: scrollView)
    let mayBePast = input.hasGesture || scrollView.isDecelerating || list.engine.isMovingContent
    let first = mayBePast ? min(range.lowerBound, offset) : range.lowerBound
    let last = mayBePast ? max(range.upperBound, offset) : range.upperBound
    return min(max(target, first), last)
  }

  /// Handles a change of the content's length while a place is kept.
  ///
  /// - Returns: Whether the place handles it, after the list's layout in the same turn.
  func defersContentChange() -> Bool {
    guard place != nil, isInWindow else { return false }
    input.beginInserting()
    attachment?.setNeedsPlaceCheck()
    return true
  }

  /// Handles a layout of the list.
  func laidOut() {
    guard let place else { return }
    followInset()
    if input.isInserting {
      if !place.contentChanged() { _ = endChange(movingBy: 0) }
    } else {
      place.laidOut()
    }
    placeView?.placeMarker()
  }

  /// Scrolls to the start of the content, as a tap on the status bar does.
  package func scrollToStart() {
    guard let scrollView else { return }
    let first = input.geometry.range(of: scrollView).lowerBound
    let target = input.geometry.contentOffset(first, in: scrollView)
    scrollView.setContentOffset(target, animated: !UIAccessibility.isReduceMotionEnabled)
  }
}
#endif
