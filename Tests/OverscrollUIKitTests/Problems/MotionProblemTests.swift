import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Jumps, shaking and freezes: content moves only with a touch or one smooth motion.
@MainActor
@Suite struct MotionProblemTests {
  /// An app that lays out in an animation block animates every change that its views make meanwhile.
  @Test(arguments: UIKitPolicy.every)
  func anAnimationOfTheAppDoesNotDragTheIndicator(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      let world = scene.world
      let content = UIView()
      scene.list.overscroll.onRefresh(.mj) {}.configure { $0.backgroundColor = .red }
      scene.list.overscroll.onRefresh(at: .bottom) {}.configure {
        $0.setIndicatorView(content) { _ in }
      }
      for offset in [0, -40, -90, 0, 3_400, 3_420] as [CGFloat] {
        scene.list.contentOffset.y = offset
        scene.list.setNeedsLayout()
        UIView.animate(withDuration: 0.3) { scene.window.layoutIfNeeded() }
        #expect(world.inheritedAnimations.isEmpty)
        #expect(world.implicitAnimations.isEmpty)
      }
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func anAnimationOfTheAppDoesNotDragTheIndicatorInAView(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      let world = scene.world
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      scene.list.addSubview(container)
      let control = scene.list.overscroll.onRefresh {}
      for offset in [0, -40, -90] as [CGFloat] {
        scene.list.contentOffset.y = offset
        UIView.animate(withDuration: 0.3) {
          control.indicatorContainer = nil
          control.indicatorContainer = container
          scene.list.setNeedsLayout()
          scene.window.layoutIfNeeded()
        }
        #expect(container.subviews.first?.frame == container.bounds)
        #expect(world.inheritedAnimations.isEmpty)
        #expect(world.implicitAnimations.isEmpty)
      }
    }
  }

  /// The maximum movement of content by the spring of 0.35 s from rest, in points per frame: w A /
  /// e.
  private func largestSpringStep(over distance: CGFloat) -> CGFloat {
    2 * 3.1416 / 0.35 * distance / 2.718 / 60
  }

  /// MJRefresh 1309, 1424, 1233, KafkaRefresh 76: an inset written in the offset's observer changes
  /// the last digit of the offset, which writes the inset again.
  @Test(arguments: UIKitPolicy.every, [1.0, 2, 3])
  func P09_aScreenThatRoundsEveryOffsetComesToRest(_ policy: UIKitPolicy, _ scale: Double) async {
    await UIKitWorld.run(policy: policy) { world in
      world.scale = CGFloat(scale)
      let scene = ListScene(world, top: 97.809_374_999_999_989)
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      await scene.pull()
      scene.finger.wait(1)
      #expect(control.phase == .running)
      scene.watch()
      scene.finger.wait(1)
      #expect(scene.largestStep == 0)
      await gate.letThrough()
      scene.finger.wait(3)
      #expect(control.phase == .idle)
      #expect(scene.list.contentInset.top == 97.809_374_999_999_989)
      #expect(abs(scene.gap - 97.81) <= 1 / CGFloat(scale))
      #expect(!world.isMoving)
    }
  }

  /// A stationary touch starts no pan, and UIKit reports nothing: the closing continues as without
  /// a touch, and after a tap the list is at rest.
  @Test(arguments: UIKitPolicy.every, [0.02, 0.5])
  func P14_aTapDuringTheClosingLetsItEnd(_ policy: UIKitPolicy, _ seconds: Double) async {
    await UIKitWorld.run(policy: policy) { world in
      let untouched = ListScene(world, top: 88)
      let scene = ListScene(world, top: 88)
      let gate = Gate()
      for one in [untouched, scene] {
        one.list.overscroll.onRefresh { try await gate.wait() }
        one.list.overscroll.refresh?.begin()
      }
      await letTasksRun()
      scene.finger.wait(1)
      await scene.answer(gate)
      scene.finger.wait(0.6)
      #expect(scene.gap > 90 && scene.gap < 142)
      scene.watch()
      scene.finger.down()
      scene.finger.hold(seconds)
      #expect(abs(scene.gap - untouched.gap) <= ListScene.pixel)
      await scene.letGo()
      scene.finger.wait(3)
      #expect(scene.largestStep <= largestSpringStep(over: 56) + ListScene.pixel)
      scene.expectAtRest(top: 88)
    }
  }

  /// A list is caught during its closing: from then on it follows the touch.
  @Test(arguments: UIKitPolicy.every)
  func P14_aFingerCatchesTheClosing(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, top: 88) { scene in
      let gate = scene.list.overscroll.onGatedRefresh().gate
      await scene.pull()
      scene.finger.wait(1)
      await scene.answer(gate)
      scene.finger.wait(0.6)
      let caught = scene.gap
      scene.finger.down()
      scene.finger.drag(-12, over: 1.0 / 60)
      #expect(abs(scene.gap - caught) <= 12 + 2 * largestSpringStep(over: 56))
      let held = scene.gap
      scene.finger.hold(0.5)
      #expect(abs(scene.gap - held) <= ListScene.pixel)
      await scene.letGo()
      scene.finger.wait(3)
      scene.expectAtRest(top: 88)
    }
  }
}
