#if os(Linux)
import Overscroll
import OverscrollGraphics
import OverscrollIndicators
import OverscrollText
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Screen readers, haptics and system settings.
@MainActor
@Suite struct AssistiveTests {
  @Test(arguments: UIKitPolicy.every)
  func A1_aScreenReaderRefreshesByAnActionAndHearsBeginningAndResult(
    _ policy: UIKitPolicy
  ) async throws {
    try await ListScene.run(policy: policy) { scene in
      let gate = Gate()
      let own = UIAccessibilityCustomAction(name: "Archive") { _ in true }
      scene.list.accessibilityCustomActions = [own]
      let control = scene.list.overscroll.onRefresh { try await gate.wait() }
      let actions = try #require(scene.list.accessibilityCustomActions)
      #expect(actions.map(\.name) == ["Archive", "Refresh"])
      #expect(actions.last?.actionHandler?(actions[1]) == true)
      await letTasksRun()
      #expect(gate.arrivals == 1)
      await gate.letThrough()
      scene.finger.wait(2)
      let said = scene.world.accessibilityPosts.compactMap { $0.argument as? NSAttributedString }
      #expect(said.map(\.string) == ["Refreshing", "Updated"])
      control.language = .zhHans
      #expect(
        scene.list.accessibilityCustomActions?.last?.name
          == Language.zhHans.text(.refresh).description
      )
      control.remove()
      #expect(scene.list.accessibilityCustomActions?.map(\.name) == ["Archive"])
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func A1_anElementBeforeTheFirstRowRefreshes(_ policy: UIKitPolicy) async throws {
    try await ListScene.run(policy: policy) { scene in
      let gate = scene.list.overscroll.onGatedRefresh().gate
      let element = try #require(scene.list.subviews.first { $0.isAccessibilityElement })
      #expect(element.accessibilityLabel == "Refresh")
      scene.finger.wait(0.1)
      #expect(element.frame == CGRect(x: 0, y: -56, width: 390, height: 56))
      #expect(!element.accessibilityScroll(.down))
      #expect(element.accessibilityScroll(.up))
      await letTasksRun()
      #expect(gate.arrivals == 1)
    }
  }

  /// The element is at the indicator's position, also if that changes after it first appeared.
  @Test(arguments: UIKitPolicy.every)
  func A1_theElementIsWhereTheRefreshIs(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      @MainActor func frame() -> CGRect? {
        scene.finger.wait(0.1)
        return scene.list.subviews.first { $0.isAccessibilityElement }?.frame
      }
      scene.list.overscroll.onLoadMore { .succeeded }
      scene.finger.wait(0.1)
      let control = scene.list.overscroll.onRefresh {}
      #expect(frame() == CGRect(x: 0, y: -56, width: 390, height: 56))
      control.style?.behavior.indicatorExtent = 80
      #expect(frame() == CGRect(x: 0, y: -80, width: 390, height: 80))
      scene.list.overscroll.removeAll()
      scene.list.overscroll.onRefresh(at: .bottom) {}
      #expect(frame() == CGRect(x: 0, y: 4_000, width: 390, height: 56))
      scene.list.contentSize.height = 5_000
      #expect(frame() == CGRect(x: 0, y: 5_000, width: 390, height: 56))
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func anArmingPullTicksOnceAndATrackpadDoesNot(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      scene.list.overscroll.onRefresh {}
      scene.finger.down()
      #expect(scene.world.feedbackPreparationCount == 0)
      scene.finger.drag(40, over: 0.1)
      // The engine that taps takes a moment to wake.
      #expect(scene.world.feedbackPreparationCount == 1)
      #expect(scene.world.playedFeedback.isEmpty)
      scene.finger.drag(160, over: 0.3)
      #expect(scene.world.playedFeedback == [.impact(.light)])
      scene.finger.drag(-200, over: 0.3)
      scene.finger.up()
      scene.finger.settle()
      scene.finger.kind = .trackpad
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      scene.finger.up()
      #expect(scene.world.playedFeedback == [.impact(.light)])
    }
  }

  @Test(arguments: UIKitPolicy.every, [true, false])
  func aTrackpadPullsOnlyFromTheEdge(_ policy: UIKitPolicy, _ startsAtEdge: Bool) async {
    await ListScene.run(policy: policy) { scene in
      let gate = scene.list.overscroll.onGatedRefresh().gate
      if !startsAtEdge { scene.finger.scroll(to: 20, animated: false) }
      scene.finger.kind = .trackpad
      scene.finger.pull(220)
      await letTasksRun()
      #expect(gate.arrivals == (startsAtEdge ? 1 : 0))
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aCancelledGestureOfATrackpadStartsNothing(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      scene.finger.kind = .trackpad
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      #expect(control.phase == .armed)
      scene.finger.cancel()
      await letTasksRun()
      #expect(gate.arrivals == 0)
      #expect(control.phase == .idle)
      scene.finger.settle()
      scene.finger.pull(220)
      await letTasksRun()
      #expect(gate.arrivals == 1)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func lessMotionReachesTheLookWhenTheSettingChanges(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let probe = LookProbe()
      scene.list.overscroll.onRefresh {}.configure { $0.indicator = probe }
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      #expect(probe.seen.last?.environment.reduceMotion == false)
      scene.world.isReduceMotionEnabled = true
      await letTasksRun()
      scene.world.layOutWindows()
      #expect(probe.seen.last?.environment.reduceMotion == true)
      #expect(probe.seen.last?.environment.scale == 2)
    }
  }

  /// The documentation does not specify the thread of the notification.
  @Test func aSettingThatIsNotifiedOnAnotherThreadIsRead() async {
    await ListScene.run { scene in
      scene.list.overscroll.onRefresh {}
      await postElsewhere(UIAccessibility.reduceMotionStatusDidChangeNotification)
      await letTasksRun()
      scene.finger.wait(1)
      scene.expectAtRest()
    }
  }
}

/// Posts a notification off the main actor.
private nonisolated func postElsewhere(_ name: Notification.Name) async {
  NotificationCenter.default.post(name: name, object: nil)
}

/// A look that stores its input.
@MainActor
final class LookProbe: @MainActor PullIndicator {
  private(set) var seen: [IndicatorInput] = []

  func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    seen.append(input)
  }
}
#endif
