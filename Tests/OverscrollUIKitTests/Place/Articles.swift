#if os(Linux)
import OverscrollTestSupport
import UIKit

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
#endif
