#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// The items of a table or collection view, in the order of their sections.
@MainActor
struct ListItems {
  /// The number of items in each section.
  private let counts: [Int]
  private let visible: [IndexPath]

  /// Reads a list's items; nil for a list of another kind.
  ///
  /// What is visible is computed from the layout, because cells follow the offset a frame later.
  init?(of scrollView: UIScrollView) {
    // Of content that is pulled past an edge, the nearest rows count as visible.
    var seen = scrollView.bounds
    seen.origin.x = max(0, min(seen.minX, scrollView.contentSize.width - seen.width))
    seen.origin.y = max(0, min(seen.minY, scrollView.contentSize.height - seen.height))
    if let table = scrollView as? UITableView {
      counts = (0..<table.numberOfSections).map(table.numberOfRows(inSection:))
      visible = table.indexPathsForRows(in: seen) ?? []
    } else if let collection = scrollView as? UICollectionView {
      counts = (0..<collection.numberOfSections).map(collection.numberOfItems(inSection:))
      let shown = collection.collectionViewLayout.layoutAttributesForElements(in: seen) ?? []
      visible = shown.filter { $0.representedElementCategory == .cell }.map(\.indexPath)
    } else {
      return nil
    }
  }

  /// Whether a list has no items, counted without looking at its layout; nil for another kind.
  static func isEmpty(_ scrollView: UIScrollView) -> Bool? {
    if let table = scrollView as? UITableView {
      return (0..<table.numberOfSections).allSatisfy { table.numberOfRows(inSection: $0) == 0 }
    }
    guard let collection = scrollView as? UICollectionView else { return nil }
    return (0..<collection.numberOfSections).allSatisfy {
      collection.numberOfItems(inSection: $0) == 0
    }
  }

  /// Items before the first visible one; nil if none is visible.
  var before: Int? { visible.min().map(index(of:)) }

  /// Items after the last visible one; nil if none is visible.
  var after: Int? { visible.max().map { counts.reduce(0, +) - 1 - index(of: $0) } }

  private func index(of path: IndexPath) -> Int {
    counts.prefix(path.section).reduce(path.item, +)
  }
}
#endif
