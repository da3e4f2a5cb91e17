#if os(Linux)
import Overscroll
import OverscrollLooks
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Programmatic begins and ends, in every order.
@MainActor
@Suite struct RunTests {
  /// The result of a run is held for a minute, at the edge or in a view of the app: its mark is drawn, and waits.
  @Test(arguments: [false, true])
  func aResultThatIsHeldWaitsWithoutADisplayLink(_ isInContainer: Bool) {
    var style = PullStyle.tick
    style.behavior.hold.distance = isInContainer ? 0 : 56
    style.behavior.minimumRunning = 0
    style.behavior.resultHold = 60
    ListScene.run { scene in
      let listener = Listener()
      let control = scene.list.overscroll.add(style, delegate: listener)
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      scene.window.addSubview(container)
      if isInContainer { control.indicatorContainer = container }
      control.begin()
      scene.finger.wait(1)
      control.end()
      scene.finger.wait(1)
      let before = scene.world.displayLinkCallCount
      scene.finger.wait(58)
      #expect(scene.world.displayLinkCallCount == before)
      #expect(control.phase == .finishing(.succeeded))
      scene.finger.wait(3)
      #expect(control.phase == .idle)
    }
  }

  /// Nothing reports that an app scrolls by the bounds; 300 is inside the content, and no room is there.
  @Test(arguments: ["run.cancel", "control.cancel"])
  func aRunThatIsCancelledLeavesTheListWhereTheAppHasScrolledIt(_ call: String) {
    ListScene.run(content: 2_000) { scene in
      let control = scene.list.overscroll.add(.arrow)
      control.onBegin = { _ in }
      scene.finger.pull(220)
      scene.finger.wait(1)
      scene.list.bounds.origin.y = 300
      if call == "run.cancel" { control.run?.cancel() } else { control.cancel() }
      scene.finger.wait(2)
      #expect(!control.isRunning && scene.list.contentOffset.y == 300)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aDelegateBeginsHearsAndEnds(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      await scene.pull()
      #expect(listener.runs.count == 1)
      #expect(listener.phases == [.pulling, .armed, .running])
      scene.finger.wait(1)
      #expect(listener.milestones == [.opened])
      listener.runs.first?.end()
      scene.finger.wait(2)
      #expect(listener.milestones == [.opened, .closingBegan, .closed])
      #expect(
        listener.phases == [.pulling, .armed, .running, .finishing(.succeeded), .idle]
      )
      #expect(control.run == nil)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func progressAndMilestonesAreTold(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      var largest = 0.0
      var milestones: [Milestone] = []
      let control = scene.list.overscroll.onRefresh {}
      control.onProgress = { largest = max(largest, $0.fraction) }
      control.onMilestone = { milestones.append($0) }
      await scene.pull()
      scene.finger.wait(3)
      #expect(largest > 1)
      #expect(milestones == [.opened, .closingBegan, .closed])
      #expect(control.phase == .idle)
    }
  }

  /// As Apple's spinner, which comes into view.
  ///
  /// Of a run that the reader has scrolled away, too.
  @Test(arguments: UIKitPolicy.every, [false, true])
  func aTapOnTheStatusBarShowsTheRun(_ policy: UIKitPolicy, _ isPulled: Bool) async throws {
    try await ListScene.run(policy: policy, top: 20) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      if isPulled {
        await scene.pull()
        scene.finger.wait(1)
        scene.finger.pull(-700)
        scene.finger.settle()
      } else {
        scene.finger.scroll(to: 900, animated: false)
        control.begin(scrollsToEdge: false)
        await letTasksRun()
      }
      scene.finger.wait(0.5)
      #expect(scene.list.contentOffset.y > 100)
      scene.window.tapStatusBar()
      scene.finger.wait(2)
      #expect(abs(scene.gap - 76) <= ListScene.pixel)
      let view = try #require(scene.list.subviews.first { $0 is IndicatorView })
      #expect(!view.isHidden && view.frame.minY >= scene.list.contentOffset.y + 20 - 0.5)
      await scene.answer(gate)
      scene.finger.wait(2)
      scene.expectAtRest(top: 20)
    }
  }
}
#endif
