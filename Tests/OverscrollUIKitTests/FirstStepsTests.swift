import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// The view controller of the page of first steps, as printed, pulled on the double.
@MainActor
@Suite struct FirstStepsTests {
  @Test nonisolated func everyLineOfThePageStandsHere() throws {
    let shown = try Snippets("Documentation/FirstSteps.md", below: "## UIKit")
    #expect(shown.snippets.count == 1)
    #expect(try shown.missing() == ["final class NumbersController: UITableViewController {"])
  }

  @Test func aPullAddsARowAndScrollingOnLoadsUntilTheLastPage() async throws {
    try await UIKitWorld.run { world in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
      let controller = NumbersController()
      window.rootViewController = controller
      window.makeKeyAndVisible()
      world.step()
      let table = try #require(controller.tableView)
      let finger = Finger(on: table)
      finger.pull(200)
      await letTasksRun()
      finger.wait(3)
      let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
      let content = first?.contentConfiguration as? UIListContentConfiguration
      #expect(content?.text == "0")
      for _ in 0..<8 {
        finger.down()
        for _ in 0..<20 { finger.drag(-60, over: 0.1) }
        finger.up()
        await letTasksRun()
        finger.wait(3)
      }
      #expect(table.numberOfRows(inSection: 0) == 61)
      #expect(table.overscroll.loadMore?.phase == .exhausted)
    }
  }
}

private final class NumbersController: UITableViewController {
  private var numbers = Array(1...20)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "number")
    tableView.overscroll.onRefresh(for: self) { controller in
      try await controller.refresh()
    }
    tableView.overscroll.onLoadMore(for: self) { controller in
      try await controller.loadMore()
    }
  }

  /// Asks a server for what is new; here it is the number before the first.
  private func refresh() async throws {
    numbers.insert(numbers[0] - 1, at: 0)
    tableView.reloadData()
  }

  /// Asks a server for the next page; this list ends after 60.
  private func loadMore() async throws -> PullControl.LoadOutcome {
    let next = numbers[numbers.count - 1] + 1
    guard next < 60 else { return .exhausted }
    numbers += next..<next + 20
    tableView.reloadData()
    return .succeeded
  }

  override func tableView(
    _ tableView: UITableView,
    numberOfRowsInSection section: Int
  ) -> Int {
    numbers.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "number", for: indexPath)
    var content = UIListContentConfiguration.cell()
    content.text = "\(numbers[indexPath.row])"
    cell.contentConfiguration = content
    return cell
  }
}
