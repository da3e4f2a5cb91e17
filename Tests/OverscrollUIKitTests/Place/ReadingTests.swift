import OverscrollPlace
import OverscrollText
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Test that rows do not move if the user has scrolled on.
@MainActor
@Suite struct ReadingTests {
  @Test(arguments: UIKitPolicy.every)
  func whatIsInsertedBeforeTheReaderMovesNothing(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      scene.list.overscroll.onRefresh {}
      scene.finger.scroll(to: 1_000, animated: false)
      scene.list.overscroll.insertBeforeReader { scene.list.contentSize.height += 300 }
      #expect(scene.list.contentOffset.y == 1_300)
      // Its end is that much further, also for code that checks whether the content is past an
      // edge.
      let end: CGFloat = 4_300 - 640
      scene.finger.scroll(to: end, animated: false)
      scene.list.overscroll.removeAll()
      #expect(scene.list.contentOffset.y == end)
    }
  }

  /// The reference is the same list with the same touches, into which nothing is inserted.
  ///
  /// Where UIKit's setter stops what moves, nothing can be inserted without that.
  @Test(arguments: UIKitPolicy.every.filter { !$0.offsetSetterStopsMotion }, [false, true])
  func aThrowIntoHistoryGoesOnPageAfterPage(_ policy: UIKitPolicy, _ keepsPlace: Bool) {
    var paths: [[CGFloat]] = []
    for inserts in [false, true] {
      UIKitWorld.run(policy: policy) { world in
        let list = ArticleList(1_000..<1_100, isCollection: false)
        list.articles.areEstimated = false
        let scene = ListScene(world, list: list.view)
        list.fill()
        let (articles, controls) = (list.articles, list.view.overscroll)
        controls.onLoadMore(at: .top) { .succeeded }
        if keepsPlace { controls.keepPlace { articles.ids[$0.item] } }
        scene.finger.scroll(to: 5_000, animated: false)
        scene.finger.pull(300, over: 0.1)
        var path: [CGFloat] = []
        for frame in 0..<40 {
          if inserts, frame == 5 || frame == 9 {
            controls.insertBeforeReader {
              articles.ids.insert(contentsOf: frame * 100..<frame * 100 + 30, at: 0)
              list.reload()
            }
          }
          // Without a layout in between, as if the next frame came at once.
          if inserts, keepsPlace, frame == 15 {
            articles.ids.insert(contentsOf: 0..<30, at: 0)
            list.reload()
          }
          scene.finger.wait(1.0 / 60)
          path.append(list.screenPlace(of: 1_060) ?? .infinity)
        }
        paths.append(path)
      }
    }
    for (plain, ours) in zip(paths[0], paths[1]) {
      #expect(abs(plain - ours) <= ListScene.pixel)
    }
  }

  /// An ease over 1,600 points and the hold of 56 in 0.35 s is never faster than 136 points a frame.
  @Test(arguments: UIKitPolicy.every)
  func aScrollToARunGoesOnFromWhereAnInsertionHasMovedIt(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      let control = scene.list.overscroll.onGatedRefresh().control
      scene.finger.scroll(to: 1_000, animated: false)
      control.begin()
      scene.finger.wait(0.1)
      let offset = scene.list.contentOffset.y
      scene.list.overscroll.insertBeforeReader { scene.list.contentSize.height += 600 }
      #expect(scene.list.contentOffset.y == offset + 600)
      scene.watch()
      scene.finger.wait(1)
      #expect(scene.largestStep < 136)
      #expect(scene.gap == 56)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aListIsPulledAndGrowsAfterAnInsertionAsBefore(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let page = Gate()
      let control = scene.list.overscroll.onRefresh {}
      scene.list.overscroll.onLoadMore {
        try await page.wait()
        return .succeeded
      }
      scene.list.overscroll.insertBeforeReader { scene.list.contentSize.height += 300 }
      scene.list.contentSize.height += 1_000
      scene.finger.scroll(to: 4_300 - 640, animated: false)
      scene.finger.wait(0.1)
      await letTasksRun()
      #expect(page.arrivals == 0)
      scene.finger.scroll(to: 5_300 - 640, animated: false)
      scene.finger.wait(0.1)
      await letTasksRun()
      #expect(page.arrivals == 1)
      scene.finger.scroll(to: 0, animated: false)
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      #expect(control.phase == .armed)
    }
  }
}

/// The marker of items that are new above what is read.
@MainActor
@Suite struct NewItemsTests {
  private func shownMarker(_ place: PlaceScene) -> NewItemsMarker? {
    place.list.subviews.compactMap { $0 as? NewItemsMarker }
      .first { $0.accessibilityLabel?.contains("12") == true }
  }

  private func withTwelveNew(
    _ policy: UIKitPolicy = UIKitPolicy(),
    _ body: @MainActor (PlaceScene) throws -> Void
  ) rethrows {
    try UIKitWorld.run(policy: policy) { world in
      let place = PlaceScene(world, staysAtTop: true)
      place.list.overscroll.onRefresh {}.configure { $0.language = .en }
      place.articles.ids.insert(contentsOf: 0..<12, at: 0)
      place.reload()
      // Before the list has been laid out, as in a handler.
      place.place.newItems = 12
      world.step()
      try body(place)
    }
  }

  @Test func itSaysHowManyAreNewAtTheVisibleEdge() throws {
    try withTwelveNew { place in
      let marker = try #require(shownMarker(place))
      #expect(marker.accessibilityLabel == "12 new")
      #expect(marker.isAccessibilityElement)
      #expect(marker.accessibilityTraits == .button)
      #expect(marker.frame.height >= 44)
      #expect(abs(marker.frame.midX - 195) <= 0.5)
      for offset in [place.list.contentOffset.y, 300, 700] {
        place.list.contentOffset.y = offset
        #expect(marker.frame.minY == place.list.contentOffset.y + 20)
      }
    }
  }

  @Test func aScreenReaderHearsIt() {
    withTwelveNew { place in
      #expect(place.world.accessibilityPosts.contains { "\($0)".contains("12 new") })
    }
  }

  /// By a tap and by a screen reader; the marker goes once the reader is at the top.
  @Test(arguments: UIKitPolicy.every, [true, false])
  func aTapScrollsToTheTop(_ policy: UIKitPolicy, _ isTap: Bool) throws {
    try withTwelveNew(policy) { place in
      let marker = try #require(shownMarker(place))
      if isTap {
        marker.tap()
      } else {
        _ = marker.accessibilityActivate()
      }
      place.scene.finger.settle()
      #expect(place.list.contentOffset.y == -20)
      #expect(place.place.newItems == 0)
      #expect(marker.superview == nil)
    }
  }

  /// Which goes to the top, where nothing is new.
  @Test func itIsNotInFrontOfAnOpenFloor() throws {
    try withTwelveNew { place in
      let control = try #require(place.list.overscroll.refresh)
      control.setFloor(UIView())
      control.openFloor()
      place.scene.finger.settle()
      #expect(control.floor == .open)
      #expect(shownMarker(place) == nil)
    }
  }

  @Test func aDragThatBeginsOnItAfterAHoldScrolls() throws {
    try withTwelveNew { place in
      let marker = try #require(shownMarker(place))
      let before = place.list.contentOffset.y
      let touch = SimulatedInput(.touch, at: CGPoint(x: 20, y: 20), in: marker)
      place.scene.finger.wait(0.3)
      touch.move(by: CGPoint(x: 0, y: -110))
      #expect(place.list.contentOffset.y == before + 100)
      touch.end()
      #expect(place.list.contentOffset.y == before + 100)
    }
  }
}
