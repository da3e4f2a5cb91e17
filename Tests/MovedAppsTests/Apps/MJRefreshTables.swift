import OverscrollClassics
import OverscrollUIKit
import OverscrollUserDefaults
import UIKit

// The headers of MJRefresh's example app, in its order.
extension TableScreen {
  func headerAsItComes() {
    let header = tableView.overscroll.onRefresh(.mj, for: self) { try await $0.loadNewData() }
    header.lastUpdatedStore = UserDefaultsStore(key: timeKey)
    header.begin()
  }

  func headerWithImages() {
    let header = tableView.overscroll.onRefresh(.mj, for: self) { try await $0.loadNewData() }
    header.setBunImages()
    header.begin()
  }

  func headerWithoutTime() {
    var style = PullStyle.mj
    style.texts = .title
    let header = tableView.overscroll.onRefresh(style, for: self) { try await $0.loadNewData() }
    header.fadesWithPull = true
    header.begin()
  }

  func headerWithoutTexts() {
    var style = PullStyle.mj
    style.texts = .none
    let header = tableView.overscroll.onRefresh(style, for: self) { try await $0.loadNewData() }
    header.setBunImages()
    header.begin()
  }

  func headerInOwnTexts() {
    let header = tableView.overscroll.onRefresh(.mj, for: self) { try await $0.loadNewData() }
    header.titles = { phase in
      switch phase {
      case .idle, .pulling, .finishing, .failed, .exhausted: "Down for the news"
      case .armed: "Up for the news"
      case .running: "Here they come"
      }
    }
    header.titleFont = .systemFont(ofSize: 15)
    header.detailFont = .systemFont(ofSize: 14)
    header.titleColor = .red
    header.detailColor = .blue
    header.begin()
  }

  func ownHeader() {
    var style = PullStyle.mj
    style.behavior.arm.distance = 50
    style.behavior.fire.distance = 50
    style.behavior.hold.distance = 50
    style.behavior.indicatorExtent = 50
    let header = tableView.overscroll.onRefresh(style, for: self) { try await $0.loadNewData() }
    header.indicatorView = LampView()
    header.begin()
  }
}

// The footers of MJRefresh's example app, in its order; above each is the header as it comes.
extension TableScreen {
  func footerAsItComes() {
    headerAsItComes()
    tableView.overscroll.onLoadMore(.mjAutoFooter, for: self) { try await $0.loadMoreData() }
  }

  func footerWithImages() {
    headerAsItComes()
    tableView.overscroll.onLoadMore(.mjAutoFooter, for: self) { try await $0.loadMoreData() }
      .setImages(Bun.eaten, for: .run)
  }

  func footerWithoutRunningTitle() {
    headerAsItComes()
    tableView.overscroll.onLoadMore(.mjAutoFooter, for: self) { try await $0.loadMoreData() }
      .configure {
        $0.setImages(Bun.eaten, for: .run)
        $0.hidesRunningTitle = true
      }
  }

  func footerThatHasLoadedAll() {
    headerAsItComes()
    tableView.overscroll.onLoadMore(.mjAutoFooter, for: self) { try await $0.loadLastData() }
  }

  func loadAgain() {
    tableView.overscroll.onLoadMore(.mjAutoFooter, for: self) { try await $0.loadMoreData() }
  }

  func footerThatIsTapped() {
    headerAsItComes()
    var style = PullStyle.mjAutoFooter
    style.behavior.trigger = .tap
    tableView.overscroll.onLoadMore(style, for: self) { try await $0.loadMoreData() }
  }

  func footerInOwnTexts() {
    headerAsItComes()
    let footer = tableView.overscroll.onLoadMore(.mjAutoFooter, for: self) {
      try await $0.loadMoreData()
    }
    footer.titles = { phase in
      switch phase {
      case .idle, .pulling, .armed, .failed, .finishing: "Tap or go on"
      case .running: "More rows"
      case .exhausted: "That is all"
      }
    }
    footer.titleFont = .systemFont(ofSize: 17)
    footer.titleColor = .blue
  }

  func footerThatLoadsOnce() {
    headerAsItComes()
    tableView.overscroll.onLoadMore(.mjAutoFooter, for: self) { try await $0.loadOnceData() }
  }

  func backFooterBelowAnInset() {
    headerAsItComes()
    var style = PullStyle.mjBackFooter
    style.behavior.ignoredInset = 30
    tableView.overscroll.onLoadMore(style, for: self) { try await $0.loadMoreData() }
    tableView.contentInset.bottom = 30
  }

  func backFooterWithImages() {
    headerAsItComes()
    tableView.overscroll.onLoadMore(.mjBackFooter, for: self) { try await $0.loadLastData() }
      .configure {
        $0.setBunImages()
        $0.fadesWithPull = true
      }
  }

  func ownAutomaticFooter() {
    headerAsItComes()
    var style = PullStyle.mjAutoFooter
    style.behavior.resting = 50
    style.behavior.indicatorExtent = 50
    style.behavior.budgetPerDrag = 2
    tableView.overscroll.onLoadMore(style, for: self) { try await $0.loadMoreData() }
      .indicatorView = LampView()
  }

  func ownBackFooter() {
    headerAsItComes()
    var style = PullStyle.mjBackFooter
    style.behavior.arm.distance = 50
    style.behavior.fire.distance = 50
    style.behavior.hold.distance = 50
    style.behavior.indicatorExtent = 50
    tableView.overscroll.onLoadMore(style, for: self) { try await $0.loadMoreData() }
      .indicatorView = LampView()
  }
}

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
