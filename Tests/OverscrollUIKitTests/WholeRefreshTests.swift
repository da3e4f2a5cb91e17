#if os(Linux)
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// A complete refresh, with every combination of UIKit's undocumented behavior of motion.
@MainActor
@Suite struct WholeRefreshTests {
  @Test(arguments: UIKitPolicy.every)
  func aPullFiresHoldsAndClosesWithoutAJump(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, top: 0.1) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(.ring)
      scene.finger.down()
      scene.finger.drag(200, over: 0.4)
      #expect(control.phase == .armed)
      scene.watch()
      scene.finger.up()
      await letTasksRun()
      #expect(control.phase == .running)
      #expect(gate.arrivals == 1)
      scene.finger.wait(1)
      #expect(abs(scene.gap - 56.1) <= 0.5)
      #expect(scene.list.contentInset.top.isAbout(56.1))
      await gate.letThrough()
      scene.finger.wait(2)
      #expect(control.phase == .idle)
      #expect(abs(scene.gap - 0.1) <= 0.5)
      #expect(scene.list.contentInset.top == 0.1)
      #expect(scene.largestStep < 14)
      #expect(!scene.world.isMoving)
      #expect(scene.world.implicitAnimations.isEmpty)
      #expect(scene.world.animationBlockCount == 0)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aRefreshMayBeAtTheBottom(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, content: 2_000) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(.ring, at: .bottom)
      scene.finger.scroll(to: 1_360, animated: false)
      await scene.pull(-200)
      #expect(gate.arrivals == 1)
      scene.finger.wait(1)
      #expect(abs(scene.list.contentOffset.y - 1_416) <= 0.5)
      #expect(scene.list.contentInset.bottom.isAbout(56))
      await gate.letThrough()
      scene.finger.wait(2)
      #expect(control.phase == .idle)
      #expect(scene.list.contentInset.bottom == 0)
      #expect(abs(scene.list.contentOffset.y - 1_360) <= 0.5)
    }
  }

  @Test(arguments: UIKitPolicy.every, [true, false])
  func theContentTakesTheSameWayToTheHoldUnderEveryAnswer(_ policy: UIKitPolicy, endsFirst: Bool) {
    var policy = policy
    policy.panEndsBeforeScrolling = endsFirst
    let way = wayToTheHold(policy)
    let usual = wayToTheHold(UIKitPolicy())
    #expect(way.count == usual.count)
    for (one, other) in zip(way, usual) { #expect(abs(one - other) <= 0.5) }
  }

  /// The content's position in each frame from the release to the open indicator.
  private func wayToTheHold(_ policy: UIKitPolicy) -> [CGFloat] {
    ListScene.run(policy: policy) { scene in
      scene.list.overscroll.onRefresh(.ring) {}
      scene.finger.down()
      scene.finger.drag(200, over: 0.4)
      scene.finger.up()
      return (0..<18).map { _ in
        scene.world.step()
        return scene.list.contentOffset.y
      }
    }
  }
}
#endif
