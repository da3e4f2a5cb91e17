#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

// Where things are in the scroll view, and what the engine orders there. Separate file because reading
// reports to the engine, and nothing here does but of its own writes.
extension ScrollViewSession {
  /// Whether we contribute to an edge's inset.
  func hasRoom(at edge: Edge) -> Bool { writer.contribution(at: edge) > 0 }

  /// The frame of an indicator, in the content's coordinates.
  func frame(
    of placement: IndicatorPlacement,
    at edge: Edge,
    in scrollView: UIScrollView
  ) -> CGRect {
    let geometry = input.geometry
    let ours = writer.included(at: edge)
    let inset = scrollView.adjustedContentInset[geometry.side(edge)] - ours
    let offset = geometry.offset(of: scrollView)
    let length = geometry.length(scrollView.bounds.size)
    let position: Double
    switch edge {
    case .start:
      position = offset + Double(inset) + placement.position
    case .end:
      position = offset + length - Double(inset) - placement.position - placement.extent
    }
    return geometry.frame(at: position, length: placement.extent, in: scrollView)
  }

  /// The frame of a given length beyond an edge, in the content's coordinates.
  func frame(beyond edge: Edge, length: Double) -> CGRect? {
    guard let scrollView else { return nil }
    let position = edge == .start ? -length : input.geometry.extent
    return input.geometry.frame(at: position, length: length, in: scrollView)
  }

  /// The progress of a part, and the frame of its floor's page, in the content's coordinates.
  func floor(_ edge: Edge, in scrollView: UIScrollView) -> (PullProgress, CGRect) {
    let (progress, placement) = list.engine.progressAndFloorPlacement(edge)
    return (progress, frame(of: placement, at: edge, in: scrollView))
  }

  /// Sets our contribution to an edge's inset, in points.
  @inline(never)  // saves 5 KB of an app
  func contribute(_ points: Double, at edge: Edge) {
    guard let scrollView else { return }
    writer.contribute(CGFloat(points), at: edge, of: scrollView, input.geometry)
    report(isOwnWrite: true)
  }

  /// Replaces the sums in insets by the app's own values.
  func own(in inset: inout UIEdgeInsets) {
    if let scrollView { writer.own(in: &inset, of: scrollView, input.geometry) }
  }

  /// Begins a write of insets that the app has stated: adds our shares along the axis.
  func beginStating(_ inset: inout UIEdgeInsets) {
    writer.beginStating(&inset, input.geometry)
  }

  /// Ends a write of insets that the app has stated; the offset went where UIKit puts it.
  func endStating() {
    guard let scrollView else { return }
    writer.endStating(scrollView, input.geometry)
    if place != nil { attachment?.setNeedsPlaceCheck() }
    report(isOwnWrite: false)
  }

  /// Sets the engine's offset.
  func move(to offset: Double) {
    guard let scrollView, !staysPut else { return }
    if keepsMotion {
      writer.shift(to: offset, of: scrollView, input.geometry)
    } else {
      writer.move(to: offset, of: scrollView, input.geometry, isInMotion: wasMovingContent)
    }
    report(isOwnWrite: true)
  }

  /// Sets whether the axis counts from right to left; our inset shares change sides.
  func mirror(_ isMirrored: Bool) {
    guard input.geometry.isMirrored != isMirrored else { return }
    let shares = Edge.allCases.map { ($0, Double(writer.contribution(at: $0))) }
    for (edge, points) in shares where points > 0 { contribute(0, at: edge) }
    input.mirror(isMirrored)
    writer.forgetShares()
    for (edge, points) in shares where points > 0 { contribute(points, at: edge) }
  }

  /// Adds our share again to an inset that the app has replaced.
  ///
  /// UIKit may have clamped the offset to the inset without our share; it is restored.
  func renewReplacedInsets(_ scrollView: UIScrollView) {
    guard let replaced = writer.replacedShares(of: scrollView, input.geometry) else { return }
    let clamped = input.clampedOffset(scrollView)
    guard writer.beginRenewal(at: list.clock.now) else {
      // The app writes its inset in each layout: the offset alone holds the indicator open until the next.
      attachment?.renewInsetsWithNextLayout()
      if let clamped { move(to: clamped) }
      return
    }
    if replaced.start { contribute(Double(writer.contribution(at: .start)), at: .start) }
    if replaced.end { contribute(Double(writer.contribution(at: .end)), at: .end) }
    if let clamped {
      move(to: input.geometry.inRange(clamped, of: scrollView))
    } else if !list.engine.isMovingContent {
      // UIKit may have followed an inset that the app had saved with an earlier share.
      bringIntoRange()
    }
    writer.endRenewal()
  }

  /// Scrolls content back to its edge if it rests past it and nothing else will move it.
  func bringIntoRange() {
    guard let scrollView, !input.hasGesture else { return }
    let offset = input.geometry.offset(of: scrollView)
    let target = input.geometry.inRange(offset, of: scrollView)
    guard target != offset, !scrollView.isDecelerating else { return }
    move(to: target)
  }
}
#endif
