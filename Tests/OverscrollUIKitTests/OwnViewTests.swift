#if os(Linux)
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Views of the app's own in the place of a look.
@MainActor
@Suite struct OwnViewTests {
  private final class Dots: UIView, PullIndicator {
    var largest = 0.0
    var calls: [String] = []

    func update(_ progress: PullProgress) { largest = max(largest, progress.fraction) }
    func start() { calls.append("start") }
    func stop(_ outcome: Outcome) { calls.append("stop \(outcome)") }
  }

  @Test func aViewIsToldOfProgressStartAndStop() async {
    await UIKitWorld.run { world in
      let scene = ListScene(world)
      let dots = Dots()
      scene.list.overscroll.onRefresh {}.show(dots)
      await scene.pull()
      #expect(dots.superview?.isHidden == false)
      #expect(dots.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
      scene.finger.wait(3)
      #expect(dots.largest > 1)
      #expect(dots.calls == ["start", "stop succeeded"])
      #expect(dots.superview?.isHidden == true)
    }
  }

  @Test func anIndicatorInTheSuperviewLiesBeneathTheListAndGoesWithTheControl() throws {
    try UIKitWorld.run { world in
      let scene = ListScene(world)
      var style = Style.ring
      style.behavior = try Behavior(placement: .superviewLayer)
      let control = scene.list.overscroll.onRefresh(style) {}
      scene.finger.down()
      scene.finger.drag(150, over: 0.3)
      let view = try #require(scene.window.subviews.first)
      #expect(view is UIControl)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 56))
      control.remove()
      #expect(scene.window.subviews == [scene.list])
    }
  }
}
#endif
