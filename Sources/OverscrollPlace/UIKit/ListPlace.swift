#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
public import Foundation
public import Overscroll
public import OverscrollHosting
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

/// Where the items of a table or collection view are, counted in the order of their sections.
///
/// Positions are those of the layout, because cells follow it later.
@MainActor
struct ItemLayout {
  let scrollView: UIScrollView
  let geometry: ScrollGeometry
  let counts: SectionCounts

  /// Where an item begins in the content, in points; nil if the layout does not know it.
  func start(of item: Int) -> Double? {
    guard let path = counts.path(of: item),
      path.item < SectionCounts.items(of: scrollView, in: path.section)
    else { return nil }
    return range(of: path)?.lowerBound
  }

  /// The first item that begins at a place in the content or after it, or else the first that ends after it.
  ///
  /// - Parameters:
  ///   - place: The visible edge, in points from the content's start.
  ///   - viewport: The visible length.
  ///   - pixel: An item that begins as much before the place counts as one that begins there.
  /// - Returns: The item; nil if none is there.
  func first(after place: Double, within viewport: Double, pixel: Double) -> Int? {
    let area = geometry.rect(at: place, length: viewport, in: scrollView)
    var (begins, ends) = (Int.max, Int.max)
    for path in SectionCounts.paths(in: area, of: scrollView) {
      guard let range = range(of: path) else { continue }
      let item = counts.index(of: path)
      if range.lowerBound >= place - pixel { begins = min(begins, item) }
      if range.upperBound > place { ends = min(ends, item) }
    }
    let first = begins < Int.max ? begins : ends
    return first < Int.max ? first : nil
  }

  private func range(of path: IndexPath) -> ClosedRange<Double>? {
    if let table = scrollView as? UITableView { return range(table.rectForRow(at: path)) }
    let layout = (scrollView as? UICollectionView)?.collectionViewLayout
    return layout?.layoutAttributesForItem(at: path).map { range($0.frame) }
  }

  private func range(_ frame: CGRect) -> ClosedRange<Double> {
    switch geometry.axis {
    case .vertical: return Double(frame.minY)...Double(frame.maxY)
    case .horizontal:
      let (near, far) = (Double(frame.minX), Double(frame.maxX))
      return geometry.isMirrored ? geometry.extent - far...geometry.extent - near : near...far
    }
  }
}

extension ScrollGeometry {
  /// The rectangle of a range along the axis, over the whole width of the content.
  @MainActor
  fileprivate func rect(at position: Double, length: Double, in scrollView: UIScrollView) -> CGRect
  {
    let size = scrollView.contentSize
    switch axis {
    case .vertical: return CGRect(x: 0, y: position, width: Double(size.width), height: length)
    case .horizontal:
      let x = isMirrored ? extent - position - length : position
      return CGRect(x: x, y: 0, width: length, height: Double(size.height))
    }
  }
}

extension PullControls {
  /// Keeps what is read in place over every change of a table or collection view.
  ///
  /// ```swift
  /// let place = table.overscroll.keepPlace { [feed] in
  ///   feed.articles.indices.contains($0.row) ? feed.articles[$0.row].id : nil
  /// }
  /// ```
  ///
  /// The function must tell the items that the list shows; a diffable data source has `itemIdentifier(for:)`.
  /// Without an item to tell it returns nil: the data may be shorter before the list is told. Replaces an earlier one.
  ///
  /// - Parameters:
  ///   - axis: The axis that the list scrolls along.
  ///   - staysAtTop: Whether a reader at the top keeps the place, too. False, the default, shows what is inserted there.
  ///   - id: Tells which item is at a position.
  /// - Returns: The place, which also scrolls back to one that was stored and marks new items.
  @discardableResult
  public func keepPlace<ID: Hashable>(
    along axis: Axis = .vertical,
    staysAtTop: Bool = false,
    _ id: @escaping @MainActor (IndexPath) -> ID?
  ) -> Place<ID> {
    let session = session(along: axis)
    let list = ListPlace(session)
    let place = Place(list, staysAtTop: staysAtTop) { [weak list] in list?.id($0, id) }
    session.keep(place, by: list)
    return place
  }
}
#endif
