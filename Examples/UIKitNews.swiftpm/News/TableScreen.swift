import OverscrollPaging
import OverscrollPlace
import OverscrollUIKit
import UIKit

/// A table: pull to refresh, pull longer for another page, scroll to load older articles.
///
/// What is read stays where it is when articles come in above it, whose number is shown, and when pictures arrive.
/// When the system restores the app's window, the app passes the activity on, and the list is restored from it,
/// at the row that was read.
final class TableScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// The activity that stores the list; also in the app's Info.plist.
  static let activityType = "example.overscroll.UIKitNews.table"

  private let feed: Feed
  private let table = UITableView(frame: .zero, style: .plain)
  private lazy var place = table.overscroll.keepPlace(staysAtTop: true) { [feed] in
    feed.articles.indices.contains($0.row) ? feed.articles[$0.row].id : nil
  }
  /// What was read when the list was stored, until the view is loaded.
  private var anchor: ReadingAnchor<Int>?

  init(_ feed: Feed) {
    self.feed = feed
    super.init(nibName: nil, bundle: nil)
    title = "Table"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.delegate = self
    table.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    table.overscroll.onRefresh(.arrow, for: self) { screen in
      let newest = screen.feed.articles.first?.id
      try await screen.feed.reload()
      screen.place.keep { screen.table.reloadData() }
      screen.place.newItems = screen.feed.articles.firstIndex { $0.id == newest } ?? 0
    }
    table.overscroll.onLoadMore(for: self) { screen in
      let outcome = try await screen.feed.more()
      screen.table.reloadData()
      return outcome
    }
    table.overscroll.refresh?.setFloor(FloorScreen())
    // From the first layout on.
    _ = place
    if feed.articles.isEmpty { table.overscroll.refresh?.begin() } else { showRestored() }
  }

  // MARK: Return

  override func updateUserActivityState(_ activity: NSUserActivity) {
    super.updateUserActivityState(activity)
    guard let anchor = place.anchor, let list = feed.stored(at: anchor) else { return }
    activity.addUserInfoEntries(from: ["list": list])
  }

  override func restoreUserActivityState(_ activity: NSUserActivity) {
    super.restoreUserActivityState(activity)
    guard let list = activity.userInfo?["list"] as? Data else { return }
    anchor = feed.restore(list)
    guard anchor != nil, isViewLoaded else { return }
    // The refresh of an empty list, which would replace what has come back.
    table.overscroll.refresh?.cancel()
    showRestored()
  }

  private func showRestored() {
    table.reloadData()
    table.overscroll.loadMore?.isExhausted = feed.isExhausted
    if let anchor { place.scroll(to: anchor) }
    anchor = nil
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feed.articles.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    let article = feed.articles[indexPath.row]
    var row = article.row
    row.image = feed.pictures[article.id]
    cell.contentConfiguration = row
    if row.image == nil { loadPicture(of: article) }
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    feed.pictures[feed.articles[indexPath.row].id] == nil ? 60 : 120
  }

  private func loadPicture(of article: Article) {
    Task { [weak self, feed] in
      guard await feed.loadPicture(of: article), let self else { return }
      place.keep { self.table.reloadData() }
    }
  }
}
