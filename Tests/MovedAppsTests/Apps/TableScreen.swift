import OverscrollUIKit
import UIKit

/// An app's table, whose rows come from a server.
///
/// Every use of a control is a method that sets it up when the view is loaded.
final class TableScreen: UITableViewController {
  private(set) var rows: [String]
  /// Where the time of the last refresh is stored; another key for each screen of a test.
  let timeKey = "news.lastUpdated.\(UUID().uuidString)"
  let server: any Server
  private let setUp: (TableScreen) -> () -> Void

  init(_ server: any Server, rows: Int, _ setUp: @escaping (TableScreen) -> () -> Void) {
    self.server = server
    self.rows = (0..<rows).map { "Row \($0)" }
    self.setUp = setUp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp(self)()
  }

  func loadNewData() async throws {
    rows.insert(contentsOf: try await server.rows(5), at: 0)
    tableView.reloadData()
  }

  func loadMoreData() async throws -> PullControl.LoadOutcome {
    rows += try await server.rows(1)
    tableView.reloadData()
    return .succeeded
  }

  func loadLastData() async throws -> PullControl.LoadOutcome {
    rows += try await server.rows(5)
    tableView.reloadData()
    return .exhausted
  }

  func loadOnceData() async throws -> PullControl.LoadOutcome {
    rows += try await server.rows(5)
    tableView.reloadData()
    tableView.overscroll.loadMore?.isHidden = true
    return .succeeded
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }
}

/// Where an app's rows come from.
@MainActor
protocol Server: AnyObject {
  func rows(_ count: Int) async throws -> [String]
}
