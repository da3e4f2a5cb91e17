import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// What a refresh must leave alone across its list.
@MainActor
@Suite struct AcrossTests {
  /// CLLRefresh and YQRefreshHeadView write the whole offset, with an x of 0.
  @Test(arguments: UIKitPolicy.every, [PullStyle.yq, .yq(.original), .cll(.original)])
  func YQ06_theOffsetAcrossTheListIsKept(_ policy: UIKitPolicy, _ style: PullStyle) async {
    await ListScene.run(policy: policy) { scene in
      scene.list.contentSize.width = 780
      scene.list.contentOffset.x = 120
      let gate = scene.list.overscroll.onGatedRefresh(style).gate
      scene.finger.pull(260)
      await letTasksRun()
      #expect(scene.list.overscroll.refresh?.phase == .running)
      scene.finger.wait(1)
      #expect(scene.list.contentOffset.x == 120)
      await gate.letThrough()
      scene.finger.wait(3)
      #expect(scene.list.contentOffset.x == 120)
      scene.expectAtRest()
    }
  }

  /// EGOTableViewPullRefresh sets the other three insets to 0.
  @Test(arguments: UIKitPolicy.every, [PullStyle.ego, .ego(.original)])
  func EGO10_theInsetsAcrossTheListAreKept(_ policy: UIKitPolicy, _ style: PullStyle) async {
    await ListScene.run(policy: policy, bottom: 49) { scene in
      (scene.list.contentInset.left, scene.list.contentInset.right) = (12, 20)
      let gate = scene.list.overscroll.onGatedRefresh(style).gate
      scene.finger.pull(260)
      await letTasksRun()
      scene.finger.wait(1)
      let held = UIEdgeInsets(top: 60, left: 12, bottom: 49, right: 20)
      #expect(scene.list.contentInset.isAbout(held))
      await gate.letThrough()
      scene.finger.wait(3)
      let own = UIEdgeInsets(top: 0, left: 12, bottom: 49, right: 20)
      #expect(scene.list.contentInset == own)
    }
  }
}
