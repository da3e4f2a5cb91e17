#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import OverscrollUIKit
import UIKit

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
#endif
