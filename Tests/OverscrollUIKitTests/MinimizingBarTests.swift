#if os(Linux)
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Bars that minimize while their list scrolls, which changes the safe area during the scroll: iOS 27.
@MainActor
@Suite struct MinimizingBarTests {
  private static let (large, small): (CGFloat, CGFloat) = (116, 62)

  /// A list under a bar that is large at its top, with its controls at rest.
  private func scene(_ world: UIKitWorld) -> ListScene {
    let scene = ListScene(world)
    scene.list.contentInsetAdjustmentBehavior = .always
    scene.window.safeArea = UIEdgeInsets(top: Self.large, left: 0, bottom: 34, right: 0)
    scene.list.contentOffset.y = -Self.large
    // As far as the list has scrolled; under a finger, as the bars follow it.
    scene.finger.afterFrame = { [weak scene] in
      guard let scene else { return }
      let way = scene.list.contentOffset.y + Self.large
      scene.window.safeArea.top = min(Self.large, max(Self.small, Self.large - way))
    }
    return scene
  }

  /// Where the content is in each frame of a scroll, and of its throw.
  private func scroll(_ scene: ListScene) -> [CGFloat] {
    var ways: [CGFloat] = []
    let follow = scene.finger.afterFrame
    scene.finger.afterFrame = {
      follow()
      ways.append(scene.list.contentOffset.y)
    }
    for way in [-300.0, 500, -150, 60] {
      scene.finger.down()
      scene.finger.drag(CGFloat(way), over: 0.3)
      scene.finger.up()
      scene.finger.wait(2)
    }
    scene.finger.afterFrame = follow
    return ways
  }

  private func distance(_ one: [CGFloat], _ other: [CGFloat]) -> CGFloat {
    zip(one, other).map { abs($0 - $1) }.max() ?? .infinity
  }

  @Test(arguments: UIKitPolicy.every)
  func aScrollIsThatOfAListWithoutUs(_ policy: UIKitPolicy) {
    UIKitWorld.run(policy: policy) { world in
      let (plain, own) = (scene(world), scene(world))
      plain.list.alwaysBounceVertical = true
      let (listener, control) = own.list.overscroll.addWithListener()
      // Not as far as a run takes.
      control.style?.behavior.arm.distance = 1_000
      control.style?.behavior.fire.distance = 1_000
      #expect(distance(scroll(plain), scroll(own)) <= ListScene.pixel)
      #expect(listener.runs.isEmpty)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aLoadMoreMovesNothing(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let (plain, own) = (scene(world), scene(world))
      plain.list.alwaysBounceVertical = true
      plain.list.contentInset.bottom = 44
      let gate = Gate()
      own.list.overscroll.onLoadMore {
        try await gate.wait()
        return .exhausted
      }
      for scene in [plain, own] { scene.finger.scroll(to: 3_000, animated: false) }
      #expect(distance(scroll(plain), scroll(own)) <= ListScene.pixel)
      await letTasksRun()
      #expect(gate.arrivals == 1)
      await own.answer(gate)
    }
  }

  /// The hold is measured from the bar as it is, and nothing is left of it.
  @Test(arguments: UIKitPolicy.every)
  func aRunIsHeldAtTheBarAndClosesToIt(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let own = scene(world)
      let (gate, control) = own.list.overscroll.onGatedRefresh()
      await own.pull()
      own.finger.wait(1)
      #expect(gate.arrivals == 1)
      #expect(abs(own.gap - Self.large - 56) <= ListScene.pixel)
      // Away from the run and back to it, while the bar gets small and large again.
      own.finger.pull(-400)
      own.finger.wait(2)
      #expect(own.window.safeArea.top == Self.small)
      own.finger.pull(900)
      own.finger.wait(3)
      #expect(own.window.safeArea.top == Self.large)
      #expect(control.phase == .running)
      // Where UIKit's bounce does not follow an inset, it ends elsewhere.
      let isExact = policy.insetDuringBounce == .retarget
      #expect(abs(own.gap - Self.large - 56) <= (isExact ? ListScene.pixel : 25))
      await own.answer(gate)
      own.finger.wait(2)
      own.expectAtRest(edge: Self.large)
    }
  }
}
#endif
