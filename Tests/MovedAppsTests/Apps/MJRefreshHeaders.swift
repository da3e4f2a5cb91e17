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
