import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollUIKit
import UIKit

// The pictures of MRefresh's demo and of its first page.
extension TableScreen {
  func circle() {
    tableView.overscroll.onRefresh(.mrefresh, for: self) { try await $0.loadNewData() }
  }

  func outline() {
    tableView.overscroll.onRefresh(.mrefresh, for: self) { try await $0.loadNewData() }
      .indicator = MRefreshPathIndicator(pathData: Array(Assets.corner.utf8), depth: 2)
  }

  func outlineInPieces() {
    let pieces = [(Assets.corner, 0.0), (Assets.tick, 0.3), (Assets.bar, 0.4)].compactMap {
      (data, start) in
      (try? Path(data: data)).map { PathIndicator.Part($0, from: start) }
    }
    tableView.overscroll.onRefresh(.mrefresh, for: self) { try await $0.loadNewData() }
      .indicator = MRefreshPathIndicator(pieces, depth: 2)
  }

  func outlineInAnotherLayer() {
    var style = PullStyle.mrefresh
    style.light.accent = 0xC02040
    style.light.track = 0xE0E0E0
    var outline = MRefreshPathIndicator(pathData: Array(Assets.corner.utf8))
    outline.lineWidth = 3
    outline.stroke = .accent
    outline.fill = .track
    tableView.overscroll.onRefresh(style, for: self) { try await $0.loadNewData() }
      .indicator = outline
  }

  func otherDistances() {
    var style = PullStyle.mrefresh
    style.behavior.startDistance = 20
    style.behavior.arm.distance = 80
    style.behavior.fire.distance = 80
    style.behavior.hold.distance = 70
    style.behavior.opening.seconds = 0.5
    style.behavior.closing.seconds = 0.5
    tableView.overscroll.onRefresh(style, for: self) { try await $0.loadNewData() }
  }
}
