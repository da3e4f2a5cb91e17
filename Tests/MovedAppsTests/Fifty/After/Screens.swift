import OverscrollClassics
import OverscrollUIKit
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
    tableView.overscroll.add(.mjBackFooter).onBegin = { [weak self] _ in self?.next() }
  }

  override func loaded(hasMore: Bool) {
    tableView.overscroll.refresh?.end()
    tableView.overscroll.loadMore?.end()
    tableView.overscroll.loadMore?.isHidden = !hasMore
  }
}

final class ChatScreen: FiftyScreen {
  override func addControls() {
    let header = tableView.overscroll.add(.mj)
    header.style?.texts = .none
    header.onBegin = { [weak self] _ in self?.next() }
    header.onPhase = { [weak self] phase in
      self?.show(isLoading: phase == .running)
    }
  }

  override func loaded(hasMore: Bool) {
    tableView.overscroll.refresh?.end()
    tableView.overscroll.refresh?.isHidden = !hasMore
  }

  func show(isLoading: Bool) {
    title = isLoading ? "Loading" : "Chat"
  }
}

final class SearchScreen: FiftyScreen {
  override func addControls() {
    tableView.overscroll.add(.mj).setTarget(
      self,
      action: Selector("reload")
    )
    tableView.overscroll.add(.mjAutoFooter).setTarget(
      self,
      action: Selector("next")
    )
  }

  func search() {
    tableView.overscroll.loadMore?.resetExhausted()
    tableView.overscroll.refresh?.begin()
  }

  override func loaded(hasMore: Bool) {
    tableView.overscroll.refresh?.end()
    if tableView.overscroll.loadMore?.phase == .exhausted { return }
    if hasMore {
      tableView.overscroll.loadMore?.end()
    } else {
      tableView.overscroll.loadMore?.end(.exhausted)
    }
  }
}
