#if canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST
import UIKit

/// The visible items of a table or collection view.
@MainActor
struct ListItems {
  private let counts: SectionCounts
  private let visible: [IndexPath]

  /// Reads a list's items; nil for a list of another kind.
  ///
  /// What is visible is computed from the layout, because cells follow the offset a frame later.
  init?(of scrollView: UIScrollView, _ counts: SectionCounts?) {
    guard let counts else { return nil }
    self.counts = counts
    // Of content that is pulled past an edge, the nearest rows count as visible.
    var seen = scrollView.bounds
    seen.origin.x = max(0, min(seen.minX, scrollView.contentSize.width - seen.width))
    seen.origin.y = max(0, min(seen.minY, scrollView.contentSize.height - seen.height))
    if let table = scrollView as? UITableView {
      visible = table.indexPathsForRows(in: seen) ?? []
    } else if let collection = scrollView as? UICollectionView {
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
  var before: Int? { visible.min().map(counts.index) }

  /// Items after the last visible one; nil if none is visible.
  var after: Int? { visible.max().map { counts.count - 1 - counts.index(of: $0) } }
}
#endif
