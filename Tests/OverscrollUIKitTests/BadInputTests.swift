import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Numbers and situations that should not occur.
@MainActor
@Suite struct BadInputTests {
  @Test(arguments: UIKitPolicy.every, [CGFloat.nan, .infinity, -.infinity])
  func numbersThatAreNoneStopAtTheBorder(_ policy: UIKitPolicy, _ number: CGFloat) async {
    await ListScene.run(policy: policy) { scene in
      let control = scene.list.overscroll.onRefresh {}
      scene.list.contentOffset.y = number
      scene.list.contentSize.height = number
      scene.list.contentSize.height = 4_000
      scene.list.contentOffset.y = 0
      await scene.pull()
      scene.finger.wait(3)
      #expect(control.phase == .idle)
      #expect(scene.list.contentInset == .zero)
      #expect(scene.gap == 0)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aListWithoutASizeBeginsEndsAndGoes(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let list = UIScrollView(frame: .zero)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
      window.addSubview(list)
      let (gate, control) = list.overscroll.onGatedRefresh()
      control.begin()
      await letTasksRun()
      #expect(gate.arrivals == 1)
      world.advance(by: 0.5)
      await gate.letThrough()
      world.advance(by: 2)
      #expect(control.phase == .idle)
      #expect(list.contentInset == .zero)
      control.remove()
      #expect(!world.isMoving)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func scrollingSwitchedOffMidPullCancelsIt(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      scene.list.isScrollEnabled = false
      await letTasksRun()
      #expect(control.phase == .idle)
      #expect(gate.arrivals == 0)
      scene.finger.up()
      scene.finger.settle()
      #expect(!scene.list.isScrollEnabled)
      #expect(scene.list.contentInset == .zero)
    }
  }
}

@Suite struct GIFDelayTests {
  /// A file may say 0, which players take for 0.1: the clamped delay is what they use.
  @Test(
    arguments: [
      (nil, nil, 0), (0.04, 0.1, 0.04), (0, 0.1, 0.1), (nil, 0.1, 0.1), (0.04, nil, 0.04),
      (-1, 0.1, 0.1), (.nan, 0.1, 0.1),
    ] as [(Double?, Double?, Double)]
  )
  func theDelayOfAFrameIsTheFirstThatIsOne(_ own: Double?, _ clamped: Double?, _ seconds: Double) {
    #expect(GIFDelay.seconds(unclamped: own, clamped: clamped) == seconds)
  }
}
