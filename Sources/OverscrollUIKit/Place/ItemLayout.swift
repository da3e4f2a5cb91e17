#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import Overscroll
import UIKit

/// Where the items of a table or collection view are, counted in the order of their sections.
///
/// Positions are those of the layout, because cells follow it later.
@MainActor
struct ItemLayout {
  private enum List {
    case table(UITableView)
    case collection(UICollectionView)
  }

  private let list: List
  private let geometry: ScrollGeometry
  let counts: SectionCounts

  /// Reads a list; nil for a scroll view of another kind.
  init?(of scrollView: UIScrollView, _ geometry: ScrollGeometry, _ counts: SectionCounts?) {
    guard let counts else { return nil }
    self.geometry = geometry
    self.counts = counts
    if let table = scrollView as? UITableView {
      list = .table(table)
    } else if let collection = scrollView as? UICollectionView {
      list = .collection(collection)
    } else {
      return nil
    }
  }

  /// Where an item begins in the content, in points; nil if the layout does not know it.
  func start(of item: Int) -> Double? {
    guard let path = counts.path(of: item),
      path.item < SectionCounts.items(of: scrollView, in: path.section)
    else { return nil }
    switch list {
    case .table(let table): return range(table.rectForRow(at: path)).lowerBound
    case .collection(let collection):
      return collection.collectionViewLayout.layoutAttributesForItem(at: path)
        .map { range($0.frame).lowerBound }
    }
  }

  /// The first item that begins at a place in the content or after it, or else the first that ends after it.
  ///
  /// - Parameters:
  ///   - place: The visible edge, in points from the content's start.
  ///   - viewport: The visible length.
  ///   - pixel: An item that begins as much before the place counts as one that begins there.
  /// - Returns: The item; nil if none is there.
  func first(after place: Double, within viewport: Double, pixel: Double) -> IndexPath? {
    let area = geometry.rect(at: place, length: viewport, in: scrollView)
    var found: [(path: IndexPath, range: ClosedRange<Double>)] = []
    switch list {
    case .table(let table):
      found = (table.indexPathsForRows(in: area) ?? []).map {
        ($0, range(table.rectForRow(at: $0)))
      }
    case .collection(let collection):
      found = (collection.collectionViewLayout.layoutAttributesForElements(in: area) ?? [])
        .filter { $0.representedElementCategory == .cell }
        .map { ($0.indexPath, range($0.frame)) }
    }
    found.sort { $0.path < $1.path }
    let begins = found.first { $0.range.lowerBound >= place - pixel }
    return (begins ?? found.first { $0.range.upperBound > place })?.path
  }

  private var scrollView: UIScrollView {
    switch list {
    case .table(let table): table
    case .collection(let collection): collection
    }
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
