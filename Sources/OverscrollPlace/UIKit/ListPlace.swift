#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollHosting
import OverscrollUIKit
import UIKit

/// What a scroll view does to keep the place in its list.
@MainActor
final class ListPlace: PlaceHost, PlaceView {
  // The attachment owns both.
  unowned private let session: ScrollViewSession
  private var marker: NewItemsMarker?

  init(_ session: ScrollViewSession) {
    self.session = session
  }

  private var layout: ItemLayout? {
    guard let scrollView = session.scrollView, let counts = session.counts else { return nil }
    return ItemLayout(scrollView: scrollView, geometry: session.geometry, counts: counts)
  }

  var isReady: Bool { session.isInWindow && session.counts != nil }

  var width: Double { session.scrollView.map { Double($0.bounds.width) } ?? 0 }

  var length: Double { session.viewport }

  var itemCount: Int { session.counts?.count ?? 0 }

  var isAtStart: Bool { (session.placeOfEdge ?? 0) <= session.pixel }

  var isHistory: Bool { session.list.part(.start)?.role == .loadMore }

  var firstItem: Int? {
    guard let edge = session.placeOfEdge else { return nil }
    let first = layout?.first(after: edge, within: session.viewport, pixel: session.pixel)
    if let first { session.noteNear(first) }
    return first
  }

  func start(of item: Int) -> Double? { layout?.start(of: item) }

  func distance(of item: Int) -> Double? {
    guard let edge = session.placeOfEdge else { return nil }
    return start(of: item).map { $0 - edge }
  }

  /// The item at an index path, by the app's function.
  func id<ID>(_ item: Int, _ id: (IndexPath) -> ID?) -> ID? {
    session.counts?.path(of: item).flatMap(id)
  }

  func beginChange() { session.beginChange() }

  func endChange(movingBy points: Double) -> Bool { session.endChange(movingBy: points) }

  func layOut() { session.scrollView?.layoutIfNeeded() }

  func showNewItems(_ count: Int) {
    guard count > 0, let scrollView = session.scrollView else {
      marker?.removeFromSuperview()
      marker = nil
      return
    }
    let marker = marker ?? NewItemsMarker { [weak session] in session?.scrollToStart() }
    self.marker = marker
    marker.show(count, in: session.list.parts.first?.language ?? SystemWords.present.language)
    if marker.superview == nil { scrollView.addSubview(marker) }
    placeMarker()
  }

  /// Keeps the marker at the visible edge.
  func placeMarker() {
    guard let marker, let scrollView = session.scrollView else { return }
    marker.place(in: scrollView, at: session.visibleTop, session.upright)
  }

  func remove() {
    marker?.removeFromSuperview()
  }
}
#endif
