import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Insets, safe areas and content sizes in situations where libraries have failed.
@MainActor @Suite struct InsetTests {
  @Test(arguments: UIKitPolicy.motionCombinations)
  func anInsetWrittenUnderTheFingerDoesNotJump(policy: UIKitPolicy) {
    Scene.run(policy: policy) { scene in
      scene.finger.down()
      scene.finger.drag(150, over: 0.3)
      let before = scene.y
      scene.view.contentInset.top = 60
      #expect(scene.y == before)
      scene.finger.drag(1, over: 1.0 / 60)
      // A point of the touch, and less than a pixel of rounding.
      #expect(abs(scene.y - before) <= 1)
    }
  }

  @Test(arguments: UIKitPolicy.motionCombinations)
  func anInsetWrittenUnderAFingerThatCameBackToTheEdgeDoesNotJump(policy: UIKitPolicy) {
    Scene.run(policy: policy) { scene in
      scene.finger.down()
      scene.finger.drag(-74, over: 0.25)
      scene.finger.drag(64, over: 0.25)
      let before = scene.y
      #expect(abs(before) < 1e-9)
      scene.view.contentInset.top = 60
      #expect(scene.y == before)
      scene.finger.drag(8, over: 1.0 / 60)
      #expect(abs(scene.y + 8) < 1e-9)
    }
  }

  @Test(arguments: UIKitPolicy.motionCombinations)
  func anInsetWrittenWhenThePanEndsLetsTheBounceLandBelowIt(policy: UIKitPolicy) {
    Scene.run(policy: policy) { scene in
      let observation = scene.view.panGestureRecognizer.observe(\.state) {
        [view = scene.view] pan, _ in
        MainActor.assumeIsolated {
          if pan.state == .ended { view.contentInset.top += 60 }
        }
      }
      scene.finger.pull(300)
      scene.finger.settle()
      #expect(scene.y == -60)
      observation.invalidate()
    }
  }

  @Test(arguments: UIKitPolicy.motionCombinations + UIKitPolicy.pairwise)
  func everyPolicyComesToRestInsideTheRange(policy: UIKitPolicy) {
    Scene.run(policy: policy) { scene in
      for way in [240.0, -900, -2000, 700] as [CGFloat] {
        scene.finger.pull(way, over: 0.3)
        scene.world.advance(by: 0.1)
        scene.view.contentInset.top = way > 0 ? 50 : 0
        scene.view.contentSize.height -= 100
        #expect(scene.world.settle())
        let insets = scene.view.adjustedContentInset
        #expect(scene.y >= -insets.top)
        if policy.contentShrinkClamps {
          #expect(scene.y <= scene.view.contentSize.height + insets.bottom - 800)
        }
      }
    }
  }

  @Test func theBehaviorDecidesWhatTheSafeAreaAdds() {
    Scene.run { scene in
      scene.window.safeArea = UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 10)
      scene.view.contentInset = UIEdgeInsets(top: 5, left: 0, bottom: 0, right: 0)
      let tall = UIEdgeInsets(top: 52, left: 0, bottom: 34, right: 0)
      #expect(scene.view.adjustedContentInset == tall)
      scene.view.contentInsetAdjustmentBehavior = .always
      let whole = UIEdgeInsets(top: 52, left: 10, bottom: 34, right: 10)
      #expect(scene.view.adjustedContentInset == whole)
      scene.view.contentInsetAdjustmentBehavior = .never
      #expect(scene.view.adjustedContentInset == scene.view.contentInset)
    }
  }

  @Test func theSafeAreaIsWhatOverlapsTheView() {
    Scene.run { scene in
      scene.window.safeArea.top = 47
      scene.view.frame.origin.y = 20
      #expect(scene.view.safeAreaInsets.top == 27)
      scene.view.frame.origin.y = 60
      #expect(scene.view.safeAreaInsets.top == 0)
      scene.view.removeFromSuperview()
      #expect(scene.view.safeAreaInsets == .zero)
    }
  }

  @Test func aBarThatGrowsInTheMiddleOfAPullDoesNotMoveTheContent() {
    Scene.run { scene in
      scene.window.safeArea.top = 47
      scene.view.contentOffset.y = -47
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      let before = scene.y
      scene.window.safeArea.top = 99
      #expect(scene.y == before)
      #expect(scene.view.adjustedContentInset.top == 99)
      scene.finger.up()
      scene.finger.settle()
      #expect(scene.y == -99)
    }
  }

  @Test func aRotationResizesTheViewAndKeepsTheReader() {
    Scene.run { scene in
      scene.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scene.view.contentOffset.y = 400
      scene.window.frame = CGRect(x: 0, y: 0, width: 800, height: 390)
      #expect(scene.view.bounds.size == CGSize(width: 800, height: 390))
      #expect(scene.y == 400)
    }
  }

  @Test func theKeyboardsInsetMovesNothing() {
    Scene.run { scene in
      scene.view.contentOffset.y = 400
      scene.view.contentInset.bottom = 300
      #expect(scene.y == 400)
      scene.view.contentOffset.y = 1500
      scene.view.contentInset.bottom = 0
      #expect(scene.y == 1200)
    }
  }
}
