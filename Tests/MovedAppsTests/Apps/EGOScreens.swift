import Foundation
import OverscrollClassics
import OverscrollIndicators
import OverscrollUIKit
import OverscrollUserDefaults
import UIKit

/// The table of EGOTableViewPullRefresh's demo: the control asks a delegate, and shows a date.
final class EGOScreen: UITableViewController, PullControlDelegate {
  private(set) var loads = 0
  let news: News

  init(_ news: News) {
    self.news = news
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    headerWithDelegateAndDate()
  }

  func headerWithDelegateAndDate() {
    let header = tableView.overscroll.add(.ego, delegate: self)
    header.lastUpdatedStore = news
  }

  func pullControl(_ control: PullControl, didBegin run: PullControl.Run) { reload() }

  func reload() { loads += 1 }

  func doneLoading() { tableView.overscroll.refresh?.end() }

  override func numberOfSections(in tableView: UITableView) -> Int { 10 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    4
  }
}

/// An app's news, which know when they were loaded.
struct News: PullControl.LastUpdatedStore {
  let loaded: Date

  var lastUpdated: Double? {
    get { loaded.timeIntervalSince1970 }
    nonmutating set {}
  }
}

extension TableScreen {
  func headerInGray() {
    let header = tableView.overscroll.onRefresh(.ego(.original, arrow: .gray), for: self) {
      try await $0.loadNewData()
    }
    header.titleColor = .darkGray
    header.detailColor = .darkGray
    header.lastUpdatedStore = UserDefaultsStore(key: timeKey)
  }
}
