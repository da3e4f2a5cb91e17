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

/// Rotation, expanding bars, nested lists, trackpads.
@MainActor
@Suite struct ScreenProblemTests {
  /// MJRefresh 1029, 1134, ES 93, 151: a large title expands as the list is pulled down; the inset
  /// was read with the collapsed bar, so the refresh starts too early.
  @Test(arguments: UIKitPolicy.every)
  func P08_aTitleThatUnfoldsInThePullIsNoPull(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      scene.list.contentInsetAdjustmentBehavior = .always
      scene.window.safeArea.top = 88
      scene.finger.scroll(to: -88, animated: false)
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      scene.finger.wait(0.1)
      scene.finger.down()
      scene.finger.drag(20, over: 0.1)
      while scene.window.safeArea.top < 140 {
        scene.window.safeArea.top += 4
        scene.finger.drag(4, over: 1.0 / 60)
        let bar = scene.window.safeArea.top
        #expect(abs((control.progress?.overscroll ?? -1) - Double(max(0, scene.gap - bar))) <= 0.5)
        #expect(control.phase != .armed)
      }
      scene.finger.drag(240, over: 0.4)
      #expect(control.phase == .armed)
      await scene.letGo()
      scene.finger.wait(1)
      #expect(gate.arrivals == 1)
      #expect(abs(scene.gap - 140 - 56) <= ListScene.pixel)
      while scene.window.safeArea.top > 88 {
        scene.window.safeArea.top -= 4
        scene.finger.wait(1.0 / 60)
      }
      scene.finger.wait(1)
      await scene.answer(gate)
      scene.finger.wait(3)
      #expect(scene.list.contentInset == .zero)
      #expect(abs(scene.gap - 88) <= ListScene.pixel)
    }
  }

  /// MJRefresh 1267, 1440, CRRefresh 5: after a rotation during a refresh the saved inset is that
  /// of the old orientation, and the header stays.
  ///
  /// During the opening, while open, during the closing.
  @Test(arguments: UIKitPolicy.every, [0.05, 0.6, 1.2, 1.7])
  func P10_aTurnOfTheScreenLeavesNothingBehind(_ policy: UIKitPolicy, _ turn: Double) async {
    await ListScene.run(policy: policy, bottom: 10) { scene in
      scene.list.contentInsetAdjustmentBehavior = .always
      scene.window.safeArea = UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0)
      scene.finger.scroll(to: -91, animated: false)
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      scene.finger.wait(0.1)
      control.begin()
      await letTasksRun()
      if turn >= 1 {
        scene.finger.wait(1)
        await scene.answer(gate)
      }
      scene.finger.wait(turn.truncatingRemainder(dividingBy: 1))
      self.turn(scene, to: CGSize(width: 640, height: 390), bars: (32, 21))
      scene.finger.wait(turn >= 1 ? 0.1 : 1)
      if turn < 1 {
        #expect(scene.list.contentInset.top.isAbout(56) && scene.gap == 88)
        #expect(scene.indicator?.frame == CGRect(x: 0, y: -56, width: 640, height: 56))
      }
      await gate.letThrough()
      scene.finger.wait(0.3)
      self.turn(scene, to: CGSize(width: 390, height: 640), bars: (91, 34))
      scene.finger.wait(3)
      #expect(control.phase == .idle)
      #expect(scene.list.contentInset == UIEdgeInsets(top: 0, left: 0, bottom: 10, right: 0))
      #expect(!scene.world.isMoving)
      // Whether content at rest comes along with a bar that grows is UIKit's to say, control or not.
      switch policy.safeAreaAtRest {
      case .stickAtStart: #expect(abs(scene.gap - 91) <= ListScene.pixel)
      case .clamp: #expect(scene.gap <= 91 + ListScene.pixel && scene.gap >= 32 - ListScene.pixel)
      }
    }
  }

  private func turn(_ scene: ListScene, to size: CGSize, bars: (top: CGFloat, bottom: CGFloat)) {
    scene.window.frame.size = size
    scene.list.frame = scene.window.bounds
    scene.window.safeArea = UIEdgeInsets(top: bars.top, left: 0, bottom: bars.bottom, right: 0)
    scene.list.contentSize.width = size.width
  }

  /// ODRefreshControl 33, flutter_pulltorefresh 400: a fling that bounces at the top counts as a
  /// pull.
  @Test(arguments: UIKitPolicy.every)
  func P21_aFlingThatBouncesRefreshesNothing(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, top: 20) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      scene.finger.scroll(to: 400, animated: false)
      scene.finger.down()
      scene.finger.drag(300, over: 0.05)
      await scene.letGo()
      var largest: CGFloat = 0
      for _ in 0..<120 {
        scene.finger.wait(1.0 / 60)
        largest = max(largest, scene.gap - 20)
        #expect(control.phase != .armed)
      }
      #expect(largest > 64)
      scene.finger.settle()
      #expect(gate.arrivals == 0)
      scene.expectAtRest(top: 20)
    }
  }

  /// What the fling has brought does not count for the finger that catches it.
  @Test(arguments: UIKitPolicy.every)
  func P21_aFingerThatCatchesAFlingHasPulledWhatItMoves(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, top: 20) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      scene.finger.scroll(to: 400, animated: false)
      scene.finger.down()
      scene.finger.drag(300, over: 0.05)
      await scene.letGo()
      for _ in 0..<120 where scene.gap - 20 <= 64 { scene.finger.wait(1.0 / 60) }
      #expect(scene.gap - 20 > 64)
      scene.finger.down()
      // A pan begins after 10 points; 2 more are the pull.
      scene.finger.drag(12, over: 0.1)
      #expect(scene.gap - 20 > 64 && control.phase != .armed)
      await scene.letGo()
      scene.finger.settle()
      #expect(gate.arrivals == 0)
      scene.expectAtRest(top: 20)
    }
  }
}
