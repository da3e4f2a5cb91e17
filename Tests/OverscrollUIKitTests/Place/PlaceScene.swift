import OverscrollPlace
import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUIKitTestSupport
import UIKit

/// A list of articles in which a place is kept, and where each article is on the screen.
@MainActor
final class PlaceScene {
  enum Kind: CaseIterable, Sendable {
    case table
    case collection
  }

  let scene: ListScene
  let place: PullControls.Place<Int>
  private let content: ArticleList

  /// Makes a list with bars of 20 points above and 30 below it.
  init(
    _ world: UIKitWorld,
    _ kind: Kind = .table,
    count: Int = 100,
    staysAtTop: Bool = false
  ) {
    content = ArticleList(1_000..<1_000 + count, isCollection: kind == .collection)
    scene = ListScene(world, list: content.view, top: 20, bottom: 30)
    content.fill()
    world.step()
    content.view.contentOffset.y = -20
    let articles = content.articles
    place = content.view.overscroll.keepPlace(staysAtTop: staysAtTop) { articles.ids[$0.item] }
    world.step()
  }

  var world: UIKitWorld { scene.world }
  var articles: Articles { content.articles }
  var list: UIScrollView { content.view }

  /// The visible edge, in the content.
  var edge: CGFloat { list.contentOffset.y + 20 }

  /// From the visible edge to an article, in points; nil if the list does not have it.
  func distance(of id: Int) -> CGFloat? {
    content.screenPlace(of: id).map { $0 - 20 }
  }

  /// The first article that begins in the visible part, which is the one that is read.
  var reading: Int? {
    articles.ids.first { (distance(of: $0) ?? -1) >= -0.5 }
  }

  func reload() { content.reload() }

  /// Scrolls as a reader does, a screen at most at a time, so that rows are measured on the way.
  func read(to offset: CGFloat) {
    while abs(list.contentOffset.y - offset) > 0.5 {
      let before = list.contentOffset.y
      let step = min(max(offset - before, -300), 300)
      let most = list.contentSize.height + 30 - list.bounds.height
      list.contentOffset.y = min(max(before + step, -20), most)
      world.step()
      if abs(list.contentOffset.y - before) < 1 { return }
    }
  }

  /// The movement of what is read by a change, in points; the change is laid out without time.
  func movement(of change: () -> Void) -> CGFloat {
    guard let id = reading, let before = distance(of: id) else { return .infinity }
    change()
    world.layOutWindows()
    return distance(of: id).map { abs($0 - before) } ?? .infinity
  }
}

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

/// Items with heights of their own, which a list estimates until it shows them.
@MainActor
final class Articles: NSObject, UITableViewDataSource, UITableViewDelegate,
  UICollectionViewDataSource
{
  var ids: [Int]
  /// What is added to the heights of items, such as an image that has arrived.
  var growth: [Int: CGFloat] = [:]
  /// The factor of the user's text size.
  var textSize: CGFloat = 1
  /// Whether the list estimates them.
  var areEstimated = true

  init(_ ids: some Sequence<Int>) {
    self.ids = Array(ids)
  }

  static let estimate: CGFloat = 60

  /// From 40 to 159 points at the narrow width, different for each item, and less at a larger one.
  func height(_ id: Int, width: CGFloat) -> CGFloat {
    let own = CGFloat(40 + abs(id &* 7_919) % 120)
    return (own * textSize * 390 / max(width, 1)).rounded() + (growth[id] ?? 0)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { ids.count }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard !areEstimated else { return UITableView.automaticDimension }
    return height(ids[indexPath.row], width: tableView.bounds.width)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    ArticleRow(ids[indexPath.row], self)
  }

  func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    ids.count
  }

  func collectionView(
    _ view: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    ArticleCell(ids[indexPath.item], self)
  }
}

private final class ArticleRow: UITableViewCell {
  private let id: Int
  private let articles: Articles

  init(_ id: Int, _ articles: Articles) {
    (self.id, self.articles) = (id, articles)
    super.init(style: .default, reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: articles.height(id, width: targetSize.width))
  }
}

private final class ArticleCell: UICollectionViewCell {
  private let id: Int
  private let articles: Articles

  init(_ id: Int, _ articles: Articles) {
    (self.id, self.articles) = (id, articles)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    CGSize(width: targetSize.width, height: articles.height(id, width: targetSize.width))
  }
}
