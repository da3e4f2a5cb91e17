import OverscrollUIKit
import UIKit

/// A chat: the newest message is at the bottom; older ones load at the top.
final class ChatScreen: UIViewController, UITableViewDataSource {
  private let feed: Feed
  private let table = UITableView(frame: .zero, style: .plain)

  init(_ feed: Feed) {
    self.feed = feed
    super.init(nibName: nil, bundle: nil)
    title = "Chat"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = table
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    table.separatorStyle = .none
    table.rowHeight = UITableView.automaticDimension
    table.register(UITableViewCell.self, forCellReuseIdentifier: "message")
    table.overscroll.onLoadMore(.ring.loadMore, at: .top, for: self) { screen in
      let count = screen.feed.articles.count
      let outcome = try await screen.feed.more()
      screen.insertRows(screen.feed.articles.count - count)
      return outcome
    }
    Task { [weak self] in await self?.open() }
  }

  /// Inserts older messages above the others; no visible row moves.
  private func insertRows(_ count: Int) {
    let rows = (0..<count).map { IndexPath(row: $0, section: 0) }
    UIView.performWithoutAnimation {
      table.performBatchUpdates { self.table.insertRows(at: rows, with: .none) }
    }
  }

  private func open() async {
    do {
      try await feed.reload()
    } catch {
      return  // The chat is empty; a pull retries.
    }
    table.reloadData()
    table.layoutIfNeeded()
    let last = IndexPath(row: feed.articles.count - 1, section: 0)
    table.scrollToRow(at: last, at: .bottom, animated: false)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    feed.articles.count
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    let newestLast = feed.articles.count - 1 - indexPath.row
    cell.contentConfiguration = feed.articles[newestLast].row
    return cell
  }
}
