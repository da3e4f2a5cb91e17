import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Begins and ends in unexpected orders.
@MainActor
@Suite struct OrderProblemTests {
  /// D2, MJRefresh: a cancelled pan applies no inset but runs the action.
  @Test(arguments: UIKitPolicy.every)
  func D02_aPanThatIsTakenAwayRunsNothing(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, top: 20) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      scene.finger.down()
      scene.finger.drag(200, over: 0.4)
      #expect(control.phase == .armed)
      #expect(scene.movement { scene.finger.cancel() } <= ListScene.pixel)
      await letTasksRun()
      scene.finger.wait(3)
      #expect(gate.arrivals == 0)
      scene.expectAtRest(top: 20)
      await scene.pull()
      await scene.answer(gate)
      scene.finger.wait(3)
      scene.expectAtRest(top: 20)
    }
  }

  /// ES, D12: during its animations it disables scrolling and then enables it, whatever the app had
  /// set.
  @Test(arguments: UIKitPolicy.every, [false, true])
  func D12_whetherTheListScrollsIsTheAppsOwn(_ policy: UIKitPolicy, _ isScrollEnabled: Bool) async {
    await ListScene.run(policy: policy) { scene in
      let gate = Gate()
      scene.list.isScrollEnabled = isScrollEnabled
      scene.list.bounces = false
      let control = scene.list.overscroll.onRefresh { try await gate.wait() }
      control.begin()
      for _ in 0..<60 {
        scene.finger.wait(1.0 / 60)
        #expect(scene.list.isScrollEnabled == isScrollEnabled)
      }
      await gate.letThrough()
      for _ in 0..<120 {
        scene.finger.wait(1.0 / 60)
        #expect(scene.list.isScrollEnabled == isScrollEnabled)
      }
      #expect(!scene.list.bounces)
      scene.expectAtRest()
    }
  }
}
