import Foundation
import OverscrollClassics
import OverscrollIndicators
import OverscrollUIKit
import OverscrollUIKitTestSupport
import OverscrollUserDefaults
import Testing
import UIKit

/// Rows 10 and 18 of the originals' features: how a run is begun, and when it is open.
@MainActor
@Suite struct BeginRowTests {
  nonisolated static let headers: [PullStyle] = [
    .arrow, .ego, .cll, .mj, .mrefresh, .yq, .yq(.original),
  ]

  /// MJRefresh brings its header into view, wherever the list is.
  @Test(arguments: headers, UIKitPolicy.every)
  func O10_aBeginMayScrollToItsEdge(_ style: PullStyle, _ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, top: 64) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(style)
      scene.finger.scroll(to: 900, animated: false)
      control.begin()
      scene.finger.wait(1)
      await letTasksRun()
      let hold = style.behavior.hold
      #expect(gate.arrivals == 1)
      #expect(abs(scene.gap - 64 - hold.distance) <= 0.5)
      let share: CGFloat = hold.means == .offset ? 0 : hold.distance
      #expect((scene.list.contentInset.top - 64).isAbout(share))
      await gate.letThrough()
      scene.finger.wait(2)
      #expect(control.phase == .idle)
      scene.expectAtRest(top: 64)
    }
  }
}

/// Row 46 of the originals' features: what an earlier version of the app has stored is shown.
@MainActor
@Suite struct StoredTimeRowTests {
  private static let suite = "overscroll.tests.row46"
  private let mjKey = "MJRefreshHeaderLastUpdatedTimeKey"
  private let egoKey = "EGORefreshTableView_LastRefresh"

  private func defaults(_ key: String) throws -> UserDefaults {
    let defaults = try #require(UserDefaults(suiteName: Self.suite))
    defaults.removeObject(forKey: key)
    return defaults
  }

  /// MJRefresh stores a date, which it reads without looking at its type: it must remain one.
  @Test func O46_theDateOfMJRefreshIsReadAndRemainsADate() throws {
    let defaults = try defaults(mjKey)
    let store = UserDefaultsStore(key: mjKey, suite: Self.suite)
    #expect(store.lastUpdated == nil)
    defaults.set(Date(timeIntervalSince1970: 1_700_000_000), forKey: mjKey)
    #expect(store.lastUpdated == 1_700_000_000)
    store.lastUpdated = 1_700_000_060
    #expect(store.lastUpdated == 1_700_000_060)
    #expect(defaults.object(forKey: mjKey) as? Date == Date(timeIntervalSince1970: 1_700_000_060))
    store.lastUpdated = nil
    #expect(defaults.object(forKey: mjKey) == nil)
  }

  /// EGO stores the sentence that it shows, and never reads it; apps do.
  @Test func O46_theSentenceOfEGOIsReadAndRemainsASentence() throws {
    let defaults = try defaults(egoKey)
    let store = UserDefaultsStore(key: "row46.time", suite: Self.suite, lineKey: egoKey)
    defaults.set("Last Updated: 03/07/2010 09:05:PM", forKey: egoKey)
    #expect(store.lastUpdatedLine == "Last Updated: 03/07/2010 09:05:PM")
    #expect(store.lastUpdated == nil)
    store.lastUpdatedLine = "Last Updated: 03/08/2010 10:00:AM"
    #expect(defaults.string(forKey: egoKey) == "Last Updated: 03/08/2010 10:00:AM")
    store.lastUpdatedLine = nil
    #expect(defaults.object(forKey: egoKey) == nil)
  }
}
