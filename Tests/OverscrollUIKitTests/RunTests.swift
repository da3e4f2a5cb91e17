import Overscroll
import OverscrollClassics
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
      let view = try #require(scene.indicator)
      #expect(view.frame.minY >= scene.list.contentOffset.y + 20 - 0.5)
      await scene.answer(gate)
      scene.finger.wait(2)
      scene.expectAtRest(top: 20)
    }
  }
}

/// A complete refresh, with every combination of UIKit's undocumented behavior of motion.
@MainActor
@Suite struct WholeRefreshTests {
  @Test(arguments: UIKitPolicy.every)
  func aPullFiresHoldsAndClosesWithoutAJump(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, top: 0.1) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(.ring)
      scene.finger.down()
      scene.finger.drag(200, over: 0.4)
      #expect(control.phase == .armed)
      scene.watch()
      scene.finger.up()
      await letTasksRun()
      #expect(control.phase == .running)
      #expect(gate.arrivals == 1)
      scene.finger.wait(1)
      #expect(abs(scene.gap - 56.1) <= 0.5)
      #expect(scene.list.contentInset.top.isAbout(56.1))
      await gate.letThrough()
      scene.finger.wait(2)
      #expect(control.phase == .idle)
      #expect(abs(scene.gap - 0.1) <= 0.5)
      #expect(scene.list.contentInset.top == 0.1)
      #expect(scene.largestStep < 14)
      #expect(!scene.world.isMoving)
      #expect(scene.world.implicitAnimations.isEmpty)
      #expect(scene.world.animationBlockCount == 0)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aRefreshMayBeAtTheBottom(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, content: 2_000) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(.ring, at: .bottom)
      scene.finger.scroll(to: 1_360, animated: false)
      await scene.pull(-200)
      #expect(gate.arrivals == 1)
      scene.finger.wait(1)
      #expect(abs(scene.list.contentOffset.y - 1_416) <= 0.5)
      #expect(scene.list.contentInset.bottom.isAbout(56))
      await gate.letThrough()
      scene.finger.wait(2)
      #expect(control.phase == .idle)
      #expect(scene.list.contentInset.bottom == 0)
      #expect(abs(scene.list.contentOffset.y - 1_360) <= 0.5)
    }
  }
}

/// Target and action instead of a handler; the test double calls methods by name.
@MainActor
@Suite struct TargetActionTests {
  private final class Screen: NSObject, SelectorPerforming {
    nonisolated(unsafe) var calls: [(name: String, list: UIScrollView?, sender: PullControl?)] = []

    func perform(named name: String, with object: Any?, with other: Any?) {
      calls.append((name, object as? UIScrollView, other as? PullControl))
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aTargetsMethodIsCalledWithTheListAndTheControlAndEndsTheRun(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let screen = Screen()
      let control = scene.list.overscroll
        .add(.ego).configure { $0.setTarget(screen, action: Selector("refresh:")) }
      await scene.pull()
      scene.finger.wait(2)
      #expect(screen.calls.map(\.name) == ["refresh:"])
      #expect(screen.calls.first?.list === scene.list && screen.calls.first?.sender == control)
      #expect(control.phase == .running)
      scene.list.overscroll.refresh?.end()
      scene.finger.wait(3)
      #expect(screen.calls.count == 1)
      scene.expectAtRest()
    }
  }

  @Test func ofTwoTargetsTheSecondIsCalled() {
    ListScene.run { scene in
      let (first, second) = (Screen(), Screen())
      let control = scene.list.overscroll.add(.arrow)
      control.onBegin = { _ in first.perform(named: "closure", with: nil, with: nil) }
      control.setTarget(first, action: Selector("refresh:"))
      control.setTarget(second, action: Selector("reload:"))
      control.begin()
      #expect(first.calls.isEmpty && second.calls.map(\.name) == ["reload:"])
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aTargetThatIsGoneIsNotKeptAndItsRunIsCancelled(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      weak var gone: Screen?
      do {
        let screen = Screen()
        gone = screen
        scene.list.overscroll.add(.arrow).configure {
          $0.setTarget(screen, action: Selector("refresh:"))
        }
      }
      #expect(gone == nil)
      await scene.pull()
      scene.finger.wait(3)
      scene.expectAtRest()
    }
  }
}

/// From letting go to the rows on the screen; the table of Documentation/Checks.md has the figures.
@MainActor
@Suite struct EarlyRequestTests {
  /// A pull at 625 points a second.
  struct Pull: Sendable {
    let distance: CGFloat
    let hold: Double
  }

  nonisolated static let pulls = [Pull(distance: 600, hold: 0.3), Pull(distance: 240, hold: 0)]

  @Test(arguments: pulls, [false, true])
  func rowsWaitForTheRequestAlone(_ pull: Pull, _ isEarly: Bool) async {
    for answer in [0.05, 0.1, 0.2, 0.4, 0.8] {
      let times = await times(pull, answer, isEarly)
      let requested = isEarly ? times.armed : times.letGo
      let waits = max(0, requested + answer - times.letGo)
      // The frame in which the answer is there, and the next one.
      #expect(
        times.shown - times.letGo <= waits + 2 * Self.frame && times.shown - times.letGo >= waits
      )
    }
  }

  private static let frame = 1.0 / 60

  private func times(
    _ pull: Pull,
    _ answer: Double,
    _ isEarly: Bool
  ) async -> (armed: Double, letGo: Double, shown: Double) {
    await ListScene.run { scene in
      var pending: CheckedContinuation<Void, Never>?
      var (asked, armed, shown) = (0.0, 0.0, 0.0)
      let control = scene.list.overscroll.onRefresh(for: scene.list) { [world = scene.world] _ in
        asked = world.now
        await withCheckedContinuation { pending = $0 }
      } show: { [world = scene.world] _, _ in
        shown = world.now
      }
      control.style?.behavior.prefetch = isEarly ? .whenArmed : .never
      control.onPhase = { [world = scene.world] in if $0 == .armed { armed = world.now } }
      @MainActor func step(_ move: CGFloat) async {
        scene.finger.drag(move, over: Self.frame)
        await letTasksRun()
        if let waiting = pending, scene.world.now >= asked + answer {
          pending = nil
          waiting.resume()
          await letTasksRun()
        }
      }
      scene.finger.down()
      let steps = Int((pull.distance / 625 / Self.frame).rounded())
      for _ in 0..<steps { await step(pull.distance / CGFloat(steps)) }
      for _ in 0..<Int((pull.hold / Self.frame).rounded()) { await step(0) }
      scene.finger.up()
      let letGo = scene.world.now
      await letTasksRun()
      while shown == 0, scene.world.now < letGo + 5 { await step(0) }
      return (armed, letGo, shown)
    }
  }
}
