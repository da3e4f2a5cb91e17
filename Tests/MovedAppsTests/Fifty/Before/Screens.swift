import MJRefresh
import UIKit

final class FeedScreen: FiftyScreen {
  override func addControls() {
    tableView.addHeader { [weak self] in self?.reload() }
    tableView.addFooter { [weak self] in self?.next() }
    tableView.beginLoading()
  }

  override func loaded(hasMore: Bool) {
    tableView.endLoading(hasMore: hasMore, isEmpty: rows == 0)
  }
}

final class BunScreen: FiftyScreen {
  override func addControls() {
    tableView.addGifHeader { [weak self] in self?.reload() }
    tableView.mj_footer = MJRefreshBackNormalFooter { [weak self] in
      guard self?.tableView.mj_header?.isRefreshing == false else { return }
      self?.next()
    }
  }

  override func loaded(hasMore: Bool) {
    tableView.mj_header?.endRefreshing()
    tableView.mj_footer?.endRefreshing()
    tableView.mj_footer?.isHidden = !hasMore
  }
}

final class ChatScreen: FiftyScreen {
  private var header: MJRefreshNormalHeader?
  private var observation: NSKeyValueObservation?

  override func addControls() {
    let header = MJRefreshNormalHeader { [weak self] in self?.next() }
    header.stateLabel?.isHidden = true
    header.lastUpdatedTimeLabel?.isHidden = true
    tableView.mj_header = header
    observation = header.observe(\.state) { [weak self] header, _ in
      MainActor.assumeIsolated {
        self?.show(isLoading: header.state == .refreshing)
      }
    }
    self.header = header
  }

  override func loaded(hasMore: Bool) {
    tableView.mj_header?.endRefreshing()
    tableView.mj_header = hasMore ? header : nil
  }

  func show(isLoading: Bool) {
    title = isLoading ? "Loading" : "Chat"
  }
}

final class SearchScreen: FiftyScreen {
  override func addControls() {
    tableView.mj_header = MJRefreshNormalHeader(
      refreshingTarget: self,
      refreshingAction: Selector("reload")
    )
    tableView.mj_footer = MJRefreshAutoNormalFooter(
      refreshingTarget: self,
      refreshingAction: Selector("next")
    )
  }

  func search() {
    tableView.mj_footer?.resetNoMoreData()
    tableView.mj_header?.refreshingBlock?()
    tableView.mj_header?.beginRefreshing()
  }

  override func loaded(hasMore: Bool) {
    tableView.mj_header?.endRefreshing()
    if tableView.mj_footer?.state == .noMoreData { return }
    if hasMore {
      tableView.mj_footer?.endRefreshing()
    } else {
      tableView.mj_footer?.endRefreshingWithNoMoreData()
    }
  }
}
