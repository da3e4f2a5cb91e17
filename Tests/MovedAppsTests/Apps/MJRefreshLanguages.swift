import OverscrollClassics
import OverscrollUIKit
import UIKit

// The screen of MJRefresh's example app that changes the language.
extension TableScreen {
  func languages() {
    tableView.overscroll.onRefresh(.mj, for: self) { try await $0.loadNewData() }
      .fadesWithPull = true
    tableView.overscroll.onLoadMore(.mjAutoFooter, for: self) { try await $0.loadMoreData() }
  }

  func choose(_ language: PullControl.Language) {
    tableView.overscroll.refresh?.language = language
    tableView.overscroll.loadMore?.language = language
  }
}
