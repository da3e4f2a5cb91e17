import OverscrollUIKit
import UIKit

/// A table: pull to refresh, pull longer for another page, scroll to load older articles.
final class TableScreen: UIViewController, UITableViewDataSource {
  private let feed: Feed
  private let table = UITableView(frame: .zero, style: .plain)

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
    table.register(UITableViewCell.self, forCellReuseIdentifier: "article")
    table.overscroll.onRefresh(.arrow, for: self) { screen in
      try await screen.feed.reload()
      screen.table.reloadData()
    }
    table.overscroll.onLoadMore(for: self) { screen in
      let outcome = try await screen.feed.more()
      screen.table.reloadData()
      return outcome
    }
    table.overscroll.refresh?.setFloor(FloorScreen())
    table.overscroll.refresh?.begin()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feed.articles.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "article", for: indexPath)
    cell.contentConfiguration = feed.articles[indexPath.row].row
    return cell
  }
}
