import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// A refresh below a bar with a large title, without a hold.
///
/// UIKit moves such a bar by the list's offset and insets, in a way that is not documented: MJRefresh
/// 1029, 1134, 1412 and pull-to-refresh 151 report bars that shrink or jump once a held refresh changes
/// the inset. A style without a hold leaves it alone.
@MainActor
@Suite struct LargeTitleTests {
  private static var style: PullStyle {
    var style = PullStyle.ring
    style.behavior.hold.distance = 0
    style.behavior.placement = .fixedInFront
    return style
  }

  @Test(arguments: UIKitPolicy.every)
  func P08_withoutAHoldNoInsetIsWrittenAndTheRunIsSeen(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let list = WatchedList()
      let scene = ListScene(world, list: list)
      list.contentInsetAdjustmentBehavior = .always
      scene.window.safeArea.top = 140
      scene.finger.scroll(to: -140, animated: false)
      let (gate, control) = list.overscroll.onGatedRefresh(Self.style)
      scene.finger.wait(0.1)
      list.insetWrites = 0
      scene.finger.pull(220)
      await letTasksRun()
      #expect(control.phase == .running)
      scene.finger.wait(1)
      var frames = 0
      control.onProgress = { _ in frames += 1 }
      scene.finger.wait(0.5)
      #expect(frames >= 25)
      #expect(abs(scene.gap - 140) <= ListScene.pixel)
      let indicator = list.subviews.first { $0 is IndicatorView }
      #expect(indicator?.isHidden == false)
      let top = indicator.map { $0.convert($0.bounds, to: scene.window).minY }
      #expect(abs((top ?? 0) - 140) <= 1)
      await gate.letThrough()
      scene.finger.wait(3)
      scene.expectAtRest(edge: 140)
      #expect(list.insetWrites == 0)
      #expect(indicator?.isHidden == true)
    }
  }
}

/// A list that counts what is written to its inset.
private final class WatchedList: UIScrollView {
  var insetWrites = 0

  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      insetWrites += 1
      super.contentInset = newValue
    }
  }
}
