import OverscrollClassics
import OverscrollUIKit
import UIKit

/// A table with CLLRefresh's head and foot, which ask a delegate.
final class CLLScreen: UITableViewController, PullControlDelegate {
  private(set) var loads: [ScrollEdge] = []
  private let setUp: (CLLScreen) -> () -> Void

  init(_ setUp: @escaping (CLLScreen) -> () -> Void) {
    self.setUp = setUp
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.backgroundColor = .white
    setUp(self)()
  }

  func headInTheList() {
    tableView.overscroll.add(.cll, delegate: self)
  }

  func headBehindTheList() {
    var style = PullStyle.cll
    style.behavior.placement = .superviewLayer
    tableView.overscroll.add(style, delegate: self)
  }

  func headAndFoot() {
    tableView.overscroll.add(.cll, delegate: self)
    tableView.overscroll.add(.cllFooter, delegate: self)
  }

  func headBehindAndFootInTurn() {
    headBehindTheList()
    tableView.overscroll.add(.cllFooter, delegate: self).isHidden = true
  }

  func pullControl(_ control: PullControl, didBegin run: PullControl.Run) {
    loads.append(control.edge)
  }

  func refreshed(hasMore: Bool) {
    tableView.overscroll.refresh?.end()
    tableView.overscroll.loadMore?.isHidden = !hasMore
  }

  func loadedMore() { tableView.overscroll.loadMore?.end() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    20
  }
}
