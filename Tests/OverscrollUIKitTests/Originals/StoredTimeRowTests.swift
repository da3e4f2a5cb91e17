#if os(Linux)
import Foundation
import OverscrollClassics
import OverscrollIndicators
import OverscrollUIKit
import OverscrollUIKitTestSupport
import OverscrollUserDefaults
import Testing
import UIKit

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

  private func detail(_ scene: ListScene) -> String? {
    let view = scene.list.subviews.first { $0 is IndicatorView }
    return (view?.subviews.last as? UILabel)?.text
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

  @Test func O46_theFirstRunAfterAnUpdateShowsTheDateOfMJRefresh() throws {
    let key = mjKey + ".shown"
    let defaults = try defaults(key)
    defer { defaults.removeObject(forKey: key) }
    var parts = DateComponents()
    (parts.year, parts.month, parts.day, parts.hour, parts.minute) = (2019, 3, 7, 14, 5)
    let date: Date = try #require(Calendar.current.date(from: parts))
    defaults.set(date, forKey: key)
    ListScene.run { scene in
      scene.list.overscroll.onRefresh(.mj) {}.configure {
        $0.language = .en
        $0.lastUpdatedStore = UserDefaultsStore(key: key, suite: Self.suite)
      }
      scene.finger.down()
      scene.finger.drag(60, over: 0.2)
      #expect(detail(scene) == "Last update: 2019-03-07 14:05")
    }
  }

  /// EGO stores the sentence that it shows, and never reads it; apps do.
  @Test func O46_theSentenceOfEGOIsShownUntilARefreshAndThenWritten() async throws {
    let defaults = try defaults(egoKey)
    defer { defaults.removeObject(forKey: egoKey) }
    let sentence = "Last Updated: 03/07/2010 09:05:PM"
    defaults.set(sentence, forKey: egoKey)
    await ListScene.run { scene in
      let store = UserDefaultsStore(key: "row46.time", suite: Self.suite, lineKey: egoKey)
      store.lastUpdated = nil
      let control = scene.list.overscroll.onRefresh(.ego) {}
      control.language = .en
      control.lastUpdatedStore = store
      scene.finger.down()
      scene.finger.drag(60, over: 0.2)
      #expect(detail(scene) == sentence)
      scene.finger.up()
      scene.finger.wait(1)
      // A pull that starts nothing is no update.
      #expect(defaults.string(forKey: egoKey) == sentence)
      control.begin()
      await letTasksRun()
      scene.finger.wait(2)
      #expect(store.lastUpdated != nil)
      let written = defaults.string(forKey: egoKey)
      #expect(written != sentence)
      #expect(written?.hasPrefix("Last Updated: ") == true)
      scene.finger.down()
      scene.finger.drag(60, over: 0.2)
      #expect(detail(scene) == written)
      store.lastUpdated = nil
    }
  }
}
#endif
