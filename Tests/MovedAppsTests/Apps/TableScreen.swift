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

/// The images of MJRefresh's example app: a steamed bun that is pulled, and eaten.
enum Bun {
  static let pulled = images(60)
  static let eaten = images(3)

  static func images(_ count: Int) -> [UIImage] {
    (0..<count).map { _ in UIImage(cgImage: CGImage(width: 30, height: 40)) }
  }
}

extension PullControl {
  func setBunImages() {
    setImages(Bun.pulled, for: .pull)
    setImages(Bun.eaten, for: .run)
  }
}

/// A control of an app's own: a label in a color that follows the pull, and a lamp.
final class LampView: UIView, PullIndicatorView {
  let label = UILabel()
  let lamp = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 16, weight: .bold)
    label.textAlignment = .center
    addSubview(label)
    addSubview(lamp)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    lamp.frame = CGRect(x: bounds.width - 40, y: bounds.midY - 10, width: 20, height: 20)
  }

  func update(_ progress: PullProgress) {
    let share = min(1, progress.fraction)
    label.textColor = UIColor(
      red: 1 - share / 2,
      green: 0.5 - share / 2,
      blue: share / 2,
      alpha: 1
    )
    switch progress.phase {
    case .idle, .pulling, .finishing:
      label.text = "Pull me"
      lamp.backgroundColor = .clear
    case .armed:
      label.text = "Let me go"
      lamp.backgroundColor = .orange
    case .running:
      label.text = "Wait for me"
      lamp.backgroundColor = .orange
    case .exhausted:
      label.text = "Nothing left"
      lamp.backgroundColor = .clear
    }
  }

  func start() {}

  func stop(_ outcome: PullControl.Outcome) {}
}
