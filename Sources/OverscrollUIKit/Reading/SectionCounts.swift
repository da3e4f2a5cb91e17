#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// The items of a table or collection view, counted in the order of their sections.
///
/// A list may have a section for each item. So they are counted once, and again when the length of the content, the
/// number of sections or that of the items in the section that is read has changed.
@MainActor
package struct SectionCounts {
  private let size: CGSize
  /// The items before each section, and last the number of all.
  private let starts: [Int]
  /// The section that is read.
  var near = 0

  /// Counts the items of a list; nil for a scroll view of another kind.
  init?(of scrollView: UIScrollView) {
    guard let sections = Self.sections(of: scrollView) else { return nil }
    size = scrollView.contentSize
    var starts = [0]
    var count = 0
    for section in 0..<sections {
      count += Self.items(of: scrollView, in: section)
      starts.append(count)
    }
    self.starts = starts
  }

  /// Whether a list has no items, asked up to the first section with one; false for a scroll view of another kind.
  static func areEmpty(in scrollView: UIScrollView) -> Bool {
    guard let sections = sections(of: scrollView) else { return false }
    return (0..<sections).allSatisfy { items(of: scrollView, in: $0) == 0 }
  }

  /// Whether a list has these items, as far as is asked for each time.
  func isPresent(in scrollView: UIScrollView) -> Bool {
    guard Self.sections(of: scrollView) == starts.count - 1, scrollView.contentSize == size else {
      return false
    }
    guard near < starts.count - 1 else { return true }
    return Self.items(of: scrollView, in: near) == starts[near + 1] - starts[near]
  }

  /// The number of items.
  package var count: Int { starts.last ?? 0 }

  /// The number of an item, from 0 on.
  package func index(of path: IndexPath) -> Int { starts[path.section] + path.item }

  /// The path of an item; nil without one.
  package func path(of item: Int) -> IndexPath? {
    guard (0..<count).contains(item) else { return nil }
    var (low, high) = (0, starts.count - 1)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    return IndexPath(item: item - starts[low], section: low)
  }

  /// The items before and after those that are visible; nil if none is.
  ///
  /// What is visible is computed from the layout, because cells follow the offset a frame later.
  func around(_ scrollView: UIScrollView) -> (before: Int?, after: Int?) {
    // Of content that is pulled past an edge, the nearest rows count as visible.
    var seen = scrollView.bounds
    seen.origin.x = max(0, min(seen.minX, scrollView.contentSize.width - seen.width))
    seen.origin.y = max(0, min(seen.minY, scrollView.contentSize.height - seen.height))
    var (first, last) = (Int.max, -1)
    for path in Self.paths(in: seen, of: scrollView) {
      let item = index(of: path)
      (first, last) = (min(first, item), max(last, item))
    }
    return last < 0 ? (nil, nil) : (first, count - 1 - last)
  }

  /// The items of a list whose layout is in an area, in any order.
  package static func paths(in area: CGRect, of scrollView: UIScrollView) -> [IndexPath] {
    if let table = scrollView as? UITableView { return table.indexPathsForRows(in: area) ?? [] }
    let layout = (scrollView as? UICollectionView)?.collectionViewLayout
    var paths: [IndexPath] = []
    for shown in layout?.layoutAttributesForElements(in: area) ?? []
    where shown.representedElementCategory == .cell {
      paths.append(shown.indexPath)
    }
    return paths
  }

  package static func items(of scrollView: UIScrollView, in section: Int) -> Int {
    (scrollView as? UITableView)?.numberOfRows(inSection: section)
      ?? (scrollView as? UICollectionView)?.numberOfItems(inSection: section) ?? 0
  }

  private static func sections(of scrollView: UIScrollView) -> Int? {
    (scrollView as? UITableView)?.numberOfSections
      ?? (scrollView as? UICollectionView)?.numberOfSections
  }
}
#endif
