import OverscrollClassics
import OverscrollUIKit
import UIKit

/// The table of YQRefreshHeadView's demo, with a target and an action.
final class YQScreen: UITableViewController {
  private(set) var reloads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    headerWithTarget()
  }

  func headerWithTarget() {
    tableView.overscroll.add(.yq).setTarget(self, action: Selector("reload"))
  }

  func reload() { reloads += 1 }

  func reloaded() { tableView.overscroll.refresh?.end() }

  func beginWithoutAction() {
    tableView.overscroll.refresh?.begin(callsAction: false)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }
}

// Without the Objective-C runtime a target finds its methods itself.
extension YQScreen: @preconcurrency SelectorPerforming {
  func perform(named name: String, with object: Any?, with other: Any?) { reload() }
}
