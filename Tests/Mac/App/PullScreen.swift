#if canImport(UIKit)
import OverscrollUIKit
import UIKit

/// A hundred rows with a refresh of two seconds, whose pull is recorded.
final class PullScreen: UITableViewController {
  private let recorder: TraceRecorder
  private let isInSheet: Bool

  init(_ scene: String) {
    recorder = TraceRecorder(scene)
    isInSheet = scene == "sheet"
    super.init(style: .plain)
    title = "Pulls"
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.accessibilityIdentifier = "list"
    let control = tableView.overscroll.onRefresh(.ring, for: self) { _ in
      try await Task.sleep(nanoseconds: 2_000_000_000)
    }
    control.keepsPullInSheet = isInSheet
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    recorder.watch(tableView)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    100
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = "Row \(indexPath.row)"
    cell.contentConfiguration = content
    return cell
  }
}
#endif
