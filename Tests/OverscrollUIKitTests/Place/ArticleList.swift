#if os(Linux)
import UIKit

/// A table or collection view of articles, and where each article is in it.
@MainActor
struct ArticleList {
  let articles: Articles
  let view: UIScrollView

  init(_ ids: some Sequence<Int>, isCollection: Bool) {
    articles = Articles(ids)
    if isCollection {
      let layout = UICollectionViewFlowLayout()
      layout.minimumLineSpacing = 0
      layout.estimatedItemSize = CGSize(width: 390, height: Articles.estimate)
      view = UICollectionView(frame: .zero, collectionViewLayout: layout)
    } else {
      let table = UITableView(frame: .zero, style: .plain)
      table.estimatedRowHeight = Articles.estimate
      view = table
    }
  }

  /// Gives the list its articles, in a window.
  func fill() {
    if let table = view as? UITableView {
      table.delegate = articles
      table.dataSource = articles
    }
    (view as? UICollectionView)?.dataSource = articles
  }

  /// Reads the list's data again.
  func reload() {
    (view as? UITableView)?.reloadData()
    (view as? UICollectionView)?.reloadData()
  }

  /// The first article that begins below a distance from the upper end of the view.
  func first(below distance: CGFloat) -> Int? {
    let area = CGRect(origin: view.contentOffset, size: view.bounds.size)
    var paths: [IndexPath] = []
    if let table = view as? UITableView { paths = table.indexPathsForRows(in: area) ?? [] }
    if let collection = view as? UICollectionView {
      let shown = collection.collectionViewLayout.layoutAttributesForElements(in: area)
      paths = shown?.map(\.indexPath) ?? []
    }
    let ids = paths.sorted().map { articles.ids[$0.item] }
    return ids.first { screenPlace(of: $0).map { $0 >= distance } == true }
  }

  /// From the upper end of the view to an article, in points; nil if the list does not have it.
  func screenPlace(of id: Int) -> CGFloat? {
    guard let item = articles.ids.firstIndex(of: id) else { return nil }
    let path = IndexPath(item: item, section: 0)
    let top = view.contentOffset.y
    if let table = view as? UITableView { return table.rectForRow(at: path).minY - top }
    let collection = view as? UICollectionView
    return collection?.layoutAttributesForItem(at: path).map { $0.frame.minY - top }
  }
}
#endif
