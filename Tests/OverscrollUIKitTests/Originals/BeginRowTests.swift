#if os(Linux)
import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Rows 10 and 18 of the originals' features: how a run is begun, and when it is open.
@MainActor
@Suite struct BeginRowTests {
  nonisolated static let headers: [PullStyle] = [
    .arrow, .ego, .cll, .mj, .mrefresh, .yq, .yq(.original),
  ]

  /// MJRefresh brings its header into view, wherever the list is.
  @Test(arguments: headers, UIKitPolicy.every)
  func O10_aBeginMayScrollToItsEdge(_ style: PullStyle, _ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, top: 64) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(style)
      scene.finger.scroll(to: 900, animated: false)
      control.begin()
      scene.finger.wait(1)
      await letTasksRun()
      let hold = style.behavior.hold
      #expect(gate.arrivals == 1)
      #expect(abs(scene.gap - 64 - hold.distance) <= 0.5)
      let share: CGFloat = hold.means == .offset ? 0 : hold.distance
      #expect((scene.list.contentInset.top - 64).isAbout(share))
      await gate.letThrough()
      scene.finger.wait(2)
      #expect(control.phase == .idle)
      scene.expectAtRest(top: 64)
    }
  }
}
#endif
