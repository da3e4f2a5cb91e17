#if os(Linux)
import OverscrollText
import OverscrollUIKit
import OverscrollUIKitTestSupport
import OverscrollUserDefaults
import Testing
import UIKit

/// The texts of a pull, and the store for the time of the last refresh.
@MainActor
@Suite struct WordingTests {
  private func lines(_ scene: ListScene) -> [String] {
    scene.world.layOutWindows()
    let view = scene.list.subviews.first { $0 is IndicatorView && !$0.isHidden }
    return view?.subviews.compactMap { ($0 as? UILabel)?.text } ?? []
  }

  @Test func titleAndDetailFollowPhaseLanguageAndStore() async {
    await ListScene.run { scene in
      let shelf = Shelf()
      let control = scene.list.overscroll.onRefresh(.arrow) {}.configure {
        $0.lastUpdatedStore = shelf
      }
      scene.finger.down()
      scene.finger.drag(40, over: 0.2)
      #expect(lines(scene) == ["Pull down to refresh", "Never updated"])
      scene.finger.drag(200, over: 0.2)
      #expect(lines(scene).first == "Release to refresh")
      control.language = .zhHans
      #expect(
        lines(scene)
          == [TextKey.headerArmed, .neverUpdated].map { Language.zhHans.text($0).description }
      )
      control.language = nil
      scene.finger.up()
      await letTasksRun()
      scene.finger.wait(0.5)
      #expect(shelf.kept != nil)
      #expect(lines(scene).last?.hasPrefix("Last updated: Today ") == true)
    }
  }

  @Test func aTitleSetByTheProgressIsInTheSamePicture() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh(.arrow) {}
      control.onProgress = { progress in
        let title = "\(Int(progress.overscroll)) points"
        control.titles = { _ in title }
      }
      scene.finger.down()
      scene.finger.drag(20, over: 0.1)
      scene.list.contentOffset.y = -30
      #expect(lines(scene).first == "30 points")
    }
  }

  @Test func aLargerTextSizeOfTheSystemMakesTheLettersLarger() throws {
    try ListScene.run { scene in
      scene.list.overscroll.onRefresh(.arrow) {}
      scene.finger.down()
      scene.finger.drag(40, over: 0.2)
      let view = try #require(scene.list.subviews.first { $0 is IndicatorView && !$0.isHidden })
      let label = try #require(view.subviews.first as? UILabel)
      let usual = label.font.pointSize
      #expect(usual == 14)
      scene.world.traits.preferredContentSizeCategory = .accessibilityLarge
      #expect(label.font.pointSize > 1.5 * usual)
    }
  }

  @Test func userDefaultsKeepATimePerKey() {
    let suite = "overscroll.tests"
    let store = UserDefaultsStore(key: "news", suite: suite)
    store.lastUpdated = nil
    #expect(store.lastUpdated == nil)
    store.lastUpdated = 12.5
    #expect(store.lastUpdated == 12.5)
    #expect(UserDefaultsStore(key: "mail", suite: suite).lastUpdated == nil)
    store.lastUpdated = nil
  }
}
#endif
