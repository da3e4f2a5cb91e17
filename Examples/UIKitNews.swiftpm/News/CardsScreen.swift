import OverscrollUIKit
import UIKit

/// A collection of cards, vertical or horizontal; a horizontal one is pulled at its leading edge.
final class CardsScreen: UIViewController, UICollectionViewDataSource {
  private let feed: Feed
  private let direction: UICollectionView.ScrollDirection
  private let collection: UICollectionView

  init(_ feed: Feed, along direction: UICollectionView.ScrollDirection) {
    self.feed = feed
    self.direction = direction
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = direction
    layout.itemSize = CGSize(width: 160, height: 120)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    layout.sectionInset = UIEdgeInsets(top: 12, left: 12, bottom: 12, right: 12)
    collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    super.init(nibName: nil, bundle: nil)
    title = direction == .vertical ? "Collection" : "Shelf"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = collection
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collection.backgroundColor = .systemBackground
    collection.dataSource = self
    collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "article")
    let isVertical = direction == .vertical
    collection.overscroll.onRefresh(.ring, at: isVertical ? .top : .leading, for: self) { screen in
      try await screen.feed.reload()
      screen.collection.reloadData()
    }
    collection.overscroll
      .onLoadMore(.ring.loadMore, at: isVertical ? .bottom : .trailing, for: self) { screen in
        let outcome = try await screen.feed.more()
        screen.collection.reloadData()
        return outcome
      }
    collection.overscroll.refresh?.begin()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int {
    feed.articles.count
  }

  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "article",
      for: indexPath
    )
    cell.contentConfiguration = feed.articles[indexPath.item].row
    cell.backgroundColor = .secondarySystemBackground
    cell.layer.cornerRadius = 12
    cell.layer.masksToBounds = true
    return cell
  }
}

/// The page that a longer pull of the table brings down.
final class FloorScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let label = UILabel(frame: view.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.text = "The second floor. Push it up to go back."
    label.textAlignment = .center
    label.numberOfLines = 0
    view.addSubview(label)
  }
}

/// Some hills, 96 by 96 points, instead of a photograph.
@MainActor
enum Hills {
  static let picture = Data(base64Encoded: png).flatMap { UIImage(data: $0) }

  private static let png =
    """
    iVBORw0KGgoAAAANSUhEUgAAAGAAAABgAgMAAACf9p+rAAAACVBMVEXP4/d/qMk8bnEI8NI0AAAA+UlEQVR42u3RPR\
    KDIBCGYSg4AvfxCBZi4RE8hZegT8NM3FMGWH4+41KkzbideeK+oko988wzz/w22rlJBOvcMrhBvsUkmOVNcQabpF2G\
    YR5sEp7LlRkk7hFTYR7BIrfv4Jxc1x0mOfFdtx2WEWBEQ/sC5gJQtxfY6WiHUAGA6NUOoc7++0pEHajDFuGop1PkId\
    F22QgBEkTv+gIVnZgooBMQJkrdZPCQKHUrwKt8owgB2hzRDCe0GSwDYTvX09/ucOSPuiXw0E71fJUgQLteZTihXZ+F\
    GtQEJ9cMhAlObgweEhzZGQIkeDMxECbS1VrBQyIt2CsI8/fwAXUpw4/UGEvEAAAAAElFTkSuQmCC
    """
}
