#if os(Linux)
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Content that gets longer or shorter past an edge: what is read moves only with the finger, or as a bounce.
@MainActor
@Suite struct GrowthTests {
  /// The row of 60 points arrives under the finger, which then lets go.
  @Test(arguments: UIKitPolicy.every)
  func aPullStaysArmedWhenRowsArrive(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      scene.finger.down()
      scene.finger.drag(180, over: 0.4)
      #expect(control.phase == .armed)
      #expect(scene.movement { scene.list.contentSize.height += 60 } == 0)
      #expect(control.phase == .armed)
      // The next pixel of the finger moves no more than that.
      #expect(scene.movement { scene.finger.drag(1, over: 1.0 / 60) } <= 1)
      await scene.letGo()
      #expect(control.phase == .running)
      scene.finger.wait(1)
      #expect(gate.arrivals == 1)
      #expect(abs(scene.gap - 56) <= ListScene.pixel)
      await gate.letThrough()
      scene.finger.wait(3)
      scene.expectAtRest()
    }
  }

  /// With rows of which the place is kept, too.
  @Test(arguments: UIKitPolicy.every)
  func aPullStaysArmedWhenRowsArriveInAListThatKeepsItsPlace(_ policy: UIKitPolicy) {
    UIKitWorld.run(policy: policy) { world in
      let place = PlaceScene(world)
      let control = place.list.overscroll.onRefresh {}
      place.scene.finger.down()
      place.scene.finger.drag(180, over: 0.4)
      #expect(control.phase == .armed)
      let movement = place.movement {
        place.articles.ids.append(1)
        place.reload()
      }
      #expect(movement <= ListScene.pixel)
      #expect(control.phase == .armed)
    }
  }

  /// The finger holds the content past its end, and lets go after the rows have come.
  @Test(arguments: UIKitPolicy.every, [60.0, 300, -60])
  func rowsThatComeUnderAFingerPastTheEndMoveNothing(_ policy: UIKitPolicy, _ growth: Double) async
  {
    await ListScene.run(policy: policy) { scene in
      scene.list.overscroll.onRefresh {}
      scene.finger.scroll(to: 4_000 - 640, animated: false)
      scene.finger.down()
      scene.finger.drag(-200, over: 0.4)
      #expect(scene.list.contentOffset.y > 4_000 - 640 + 80)
      #expect(scene.movement { scene.list.contentSize.height += growth } == 0)
      #expect(scene.movement { scene.finger.drag(-1, over: 1.0 / 60) } <= 1)
      await scene.letGo()
      scene.finger.settle()
      let end = 4_000 + growth - 640
      #expect(scene.list.contentOffset.y <= end + Double(ListScene.pixel))
    }
  }

  /// The bounce goes on from where it is, and ends at an edge.
  @Test(arguments: UIKitPolicy.every, [true, false])
  func rowsThatComeInABounceMoveNothing(_ policy: UIKitPolicy, _ isAtStart: Bool) {
    ListScene.run(policy: policy) { scene in
      scene.list.overscroll.onRefresh {}
      if !isAtStart { scene.finger.scroll(to: 4_000 - 640, animated: false) }
      scene.finger.down()
      // Too little to arm.
      scene.finger.drag(isAtStart ? 90 : -90, over: 0.2)
      scene.finger.hold(0.2)
      scene.finger.up()
      scene.finger.wait(2.0 / 60)
      let past = scene.list.contentOffset.y - (isAtStart ? 0 : 4_000 - 640)
      #expect(abs(past) > 20)
      #expect(scene.movement { scene.list.contentSize.height += 10 } == 0)
      scene.watch()
      scene.finger.settle()
      #expect(scene.largestStep < 12)
      let end: CGFloat = isAtStart ? 0 : 4_010 - 640
      #expect(abs(scene.list.contentOffset.y - end) <= ListScene.pixel)
    }
  }
}
#endif
