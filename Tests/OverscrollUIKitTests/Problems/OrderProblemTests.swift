import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Begins and ends in unexpected orders.
@MainActor
@Suite struct OrderProblemTests {
  /// MJRefresh 765, 910, 1433, PullToRefreshKit 48: a queued end reaches the begin that came after
  /// it; the header never hides, or the action never runs.
  @Test(arguments: UIKitPolicy.every)
  func P03_anEndAndABeginInTheSameInstantAreTwoRuns(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy, top: 20) { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      control.begin()
      scene.finger.wait(1)
      control.end()
      control.begin()
      scene.finger.wait(1)
      #expect(listener.runs.count == 2)
      #expect(control.phase == .running)
      #expect(scene.list.contentInset.top.isAbout(76))
      control.end()
      scene.finger.wait(3)
      scene.expectAtRest(top: 20)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func P03_aBeginAndAnEndInTheSameInstantGoAway(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy, top: 20) { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      control.begin()
      control.end()
      scene.finger.wait(3)
      #expect(listener.runs.count == 1)
      scene.expectAtRest(top: 20)
    }
  }

  /// The response of a cancelled run arrives during the next one.
  @Test(arguments: UIKitPolicy.every)
  func P03_theAnswerOfAnEarlierRunEndsNothing(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      let listener = Listener()
      let control = scene.list.overscroll.add(.arrow, delegate: listener)
      let first = control.begin()
      scene.finger.wait(0.2)
      control.cancel()
      let second = control.begin()
      first?.end()
      scene.finger.wait(1)
      #expect(second?.isCurrent == true)
      second?.end()
      scene.finger.wait(3)
      scene.expectAtRest()
    }
  }

  /// SmartRefreshLayout 1162, 1104, 1101, 1021: the response comes before the opening has ended;
  /// the end is lost, or a later tap on a row starts a refresh.
  @Test(arguments: UIKitPolicy.every, [0, 0.05, 0.2])
  func P04_anAnswerDuringTheOpeningEndsEverything(_ policy: UIKitPolicy, _ seconds: Double) async {
    await ListScene.run(policy: policy, top: 20) { scene in
      let gate = scene.list.overscroll.onGatedRefresh().gate
      await scene.pull()
      if seconds > 0 { scene.finger.wait(seconds) }
      await scene.answer(gate)
      scene.finger.wait(3)
      scene.expectAtRest(top: 20)
      scene.finger.down()
      scene.finger.up()
      await letTasksRun()
      scene.finger.wait(1)
      #expect(gate.arrivals == 1)
      scene.expectAtRest(top: 20)
    }
  }

  /// D1, MJRefresh: after an end during the opening, the action runs anyway, from the animation's
  /// completion.
  @Test(arguments: UIKitPolicy.every)
  func D01_anActionThatWasEndedFirstDoesNotRunLater(_ policy: UIKitPolicy) async throws {
    await ListScene.run(policy: policy) { scene in
      var style = PullStyle.arrow
      style.behavior.actionDelay = 0.25
      style.behavior.minimumRunning = 0
      let (gate, control) = scene.list.overscroll.onGatedRefresh(style)
      await scene.pull()
      #expect(control.phase == .running)
      scene.finger.wait(0.1)
      control.end()
      scene.finger.wait(3)
      await letTasksRun()
      #expect(gate.arrivals == 0)
      scene.expectAtRest()
    }
  }

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
