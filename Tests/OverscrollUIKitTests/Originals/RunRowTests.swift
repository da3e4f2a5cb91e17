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

/// Rows 30 and 31 of the originals' features: every duration can be set, and all motion switched off.
@MainActor
@Suite struct DurationRowTests {
  private func shapes(_ scene: ListScene) throws -> [CAShapeLayer] {
    let view = try #require(scene.list.subviews.first { $0 is IndicatorView })
    let layers = view.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
    return layers.filter { !$0.isHidden && $0.opacity > 0 }
  }

  /// The rotation of the arrow, in degrees, 0...180.
  private func turn(_ scene: ListScene) throws -> Double {
    let map = try #require(shapes(scene).first).affineTransform()
    return abs(atan2(Double(map.b), Double(map.a))) * 180 / .pi
  }

  /// MJRefresh's `fastAnimationDuration` is 0.25 seconds for the arrow, and can be set.
  ///
  /// The finger does not move while the arrow turns.
  @Test(arguments: [PullStyle.ego, .mj], [0.1, 0.8])
  func O30_theFlipTakesAsLongAsTheAppSays(_ style: PullStyle, _ seconds: Double) throws {
    try ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh(style) {}
      control.flipDuration = seconds
      scene.finger.down()
      scene.finger.drag(300, over: 0.3)
      #expect(control.phase == .armed)
      scene.finger.hold(1)
      try #expect(turn(scene) > 179)
      // Turning back takes equally long.
      scene.finger.drag(-200, over: 0.001)
      #expect(control.phase == .pulling)
      scene.finger.hold(seconds * 0.8)
      try #expect(turn(scene) > 2)
      scene.finger.hold(seconds * 0.3)
      try #expect(turn(scene) < 1)
    }
  }
}

/// Row 44 of the originals' features: titles that are read, and one that is hidden during a run.
@MainActor
@Suite struct TitleRowTests {
  private func label(_ scene: ListScene) -> UILabel? {
    let view = scene.indicator
    return view?.subviews.compactMap { $0 as? UILabel }.first { !$0.layer.isHidden }
  }

  private func spinnerX(_ scene: ListScene) -> CGFloat? {
    let view = scene.indicator
    let shapes = view?.layer.sublayers?.compactMap { $0 as? CAShapeLayer }
    return shapes?.first { !$0.isHidden }?.affineTransform().tx
  }

  /// MJRefreshAutoFooter's `refreshingTitleHidden`: the spinner is in the middle.
  @Test(arguments: [PullStyle.mjAutoFooter, .mjBackFooter])
  func O44_theTitleOfARunMayBeHidden(_ style: PullStyle) {
    ListScene.run(content: 2_000) { scene in
      let listener = Listener()
      let control = scene.list.overscroll.add(style, delegate: listener)
      control.language = .en
      control.hidesRunningTitle = true
      control.isBusy = true
      scene.finger.scroll(to: 2_000 - 640, animated: false)
      scene.finger.down()
      scene.finger.drag(-60, over: 0.2)
      #expect(label(scene)?.text?.isEmpty == false)
      scene.finger.up()
      scene.finger.wait(1)
      control.isBusy = false
      control.begin()
      scene.finger.wait(0.5)
      #expect(label(scene) == nil)
      #expect(abs((spinnerX(scene) ?? 0) - 195) < 0.01)
      // A screen reader says what is seen by others.
      let view = scene.indicator
      #expect(view?.accessibilityLabel == control.title(for: .running))
      control.end()
      scene.finger.wait(0.05)
      #expect(label(scene) != nil || style != .mjAutoFooter)
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
