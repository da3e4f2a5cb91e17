#if os(Linux)
import OverscrollPlace
import OverscrollText
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

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
#endif
