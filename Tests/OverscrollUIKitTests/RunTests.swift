#if os(Linux)
import Overscroll
import OverscrollCatalog
import OverscrollLooks
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Programmatic begins and ends, in every order.
@MainActor
@Suite struct RunTests {
  /// A wait of more than 0.1 s shows nothing that changes, so no frame is spent on it.
  @Test func aDelayedRunWaitsWithoutADisplayLink() {
    ListScene.run { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      scene.finger.wait(1)
      let before = scene.world.displayLinkCallCount
      control.begin(after: 60)
      scene.finger.wait(59.5)
      #expect(scene.world.displayLinkCallCount == before)
      #expect(listener.runs.isEmpty)
      scene.finger.wait(1)
      #expect(listener.runs.count == 1)
    }
  }

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

  /// The wait after a failed load, here a minute; then the first scrolling towards the end retries,
  /// whether the app scrolls or a finger does.
  @Test(arguments: [true, false])
  func aBackOffWaitsWithoutADisplayLink(isScrolledByTheApp: Bool) throws {
    var style = PullStyle(.arrow, role: .loadMore)
    style.behavior = .loadMore
    style.behavior.backOff = 60
    ListScene.run(content: 2_000) { scene in
      let listener = Listener()
      let control = scene.list.overscroll.add(style, delegate: listener)
      scene.finger.scroll(to: 1_300, animated: false)
      scene.finger.wait(0.5)
      control.end(.failed)
      scene.finger.wait(2)
      let before = scene.world.displayLinkCallCount
      scene.finger.wait(50)
      #expect(scene.world.displayLinkCallCount == before)
      scene.finger.scroll(to: 1_310, animated: false)
      #expect(listener.runs.count == 1)
      scene.finger.wait(10)
      #expect(listener.runs.count == 1)
      if isScrolledByTheApp {
        scene.finger.scroll(to: 1_311, animated: false)
      } else {
        scene.finger.pull(-30)
      }
      #expect(listener.runs.count == 2)
    }
  }

  /// Until its shortest time is over a run looks as one that works: its look turns, in every frame.
  @Test func aShortestTimeIsARunThatTurns() throws {
    var style = PullStyle.ring
    style.behavior.minimumRunning = 60
    ListScene.run { scene in
      let listener = Listener()
      let control = scene.list.overscroll.add(style, delegate: listener)
      control.begin()
      control.end()
      scene.finger.wait(1)
      let before = scene.world.displayLinkCallCount
      scene.finger.wait(10)
      #expect(scene.world.displayLinkCallCount - before == 600)
    }
  }

  /// What a timer waits for may be dropped, and its time may change.
  @Test func aDelayedRunMayBeDroppedOrMovedWhileItWaits() {
    ListScene.run { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      control.begin(after: 5)
      control.cancel()
      scene.finger.wait(6)
      #expect(listener.runs.isEmpty)
      control.begin(after: 5)
      control.begin(after: 2)
      scene.finger.wait(2.1)
      #expect(listener.runs.count == 1)
      control.end()
      scene.finger.wait(6)
      #expect(listener.runs.count == 1)
      #expect(!scene.world.hasRunningDisplayLink)
    }
  }

  private struct Failure: Error {}

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
  func aStaleEndDoesNotHitTheNextRun(_ policy: UIKitPolicy) throws {
    try ListScene.run(policy: policy) { scene in
      let listener = Listener()
      let control = scene.list.overscroll.add(.arrow, delegate: listener)
      let first = try #require(control.begin())
      scene.finger.wait(0.5)
      first.end()
      scene.finger.wait(2)
      let second = try #require(control.begin())
      first.end()
      first.cancel()
      scene.finger.wait(1)
      #expect(second.isCurrent)
      #expect(!first.isCurrent)
      control.end(.failed)
      scene.finger.wait(2)
      #expect(control.phase == .idle)
      #expect(scene.list.contentInset.top == 0)
      #expect(scene.gap == 0)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func endingInsideTheBeginningAndBeginningInsideTheEndLeaveNothingBehind(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      let listener = Looper()
      let control = scene.list.overscroll.add(.arrow, delegate: listener)
      listener.remaining = 3
      control.begin()
      scene.finger.wait(6)
      #expect(listener.runs == 4)
      #expect(control.phase == .idle)
      #expect(scene.list.contentInset.top == 0)
      #expect(scene.gap == 0)
    }
  }

  @MainActor
  private final class Looper: PullControlDelegate {
    var runs = 0
    var remaining = 0

    func pullControl(_ control: PullControl, didBegin run: PullControl.Run) {
      runs += 1
      run.end()
    }

    func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase) {
      guard phase == .finishing(.succeeded), remaining > 0 else { return }
      remaining -= 1
      control.begin()
    }
  }

  @Test(arguments: UIKitPolicy.every, [Outcome.succeeded, .failed, .cancelled])
  func aHandlersEndIsTheRunsEnd(_ policy: UIKitPolicy, _ outcome: Outcome) async {
    await ListScene.run(policy: policy) { scene in
      let listener = Listener()
      let control = scene.list.overscroll.onRefresh {
        switch outcome {
        case .succeeded, .exhausted: return
        case .failed: throw Failure()
        case .cancelled: throw CancellationError()
        }
      }
      control.delegate = listener
      control.begin()
      await letTasksRun()
      scene.finger.wait(3)
      #expect(listener.phases == [.running, .finishing(outcome), .idle])
      #expect(listener.errors == (outcome == .failed ? 1 : 0))
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aHandlerMaySayHowItWent(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let listener = Listener()
      let control = scene.list.overscroll.onLoadMore { .failed }
      control.delegate = listener
      control.begin()
      await letTasksRun()
      scene.finger.wait(3)
      #expect(listener.phases == [.running, .finishing(.failed), .failed])
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

  /// The list must not be left between the two, as it is when its last control goes.
  @Test func anotherControlMayReplaceTheOnlyOneAtRest() async {
    await ListScene.run { scene in
      scene.list.overscroll.onRefresh {}
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      #expect(scene.list.overscroll.refresh == control)
      await scene.pull()
      #expect(gate.arrivals == 1)
      await scene.answer(gate)
      scene.finger.wait(3)
      scene.expectAtRest()
    }
  }

  /// The rest of a run belongs to its own control, also if a callback replaces it.
  @Test(arguments: UIKitPolicy.every)
  func aControlThatACallbackReplacesKeepsTheRestOfItsRun(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let old = Replaced(scene.list)
      let control = scene.list.overscroll.onRefresh {}
      control.delegate = old
      control.begin()
      await letTasksRun()
      scene.finger.wait(3)
      #expect(old.phases == [.running, .finishing(.succeeded), .idle])
      #expect(old.listener.phases.isEmpty && old.listener.milestones.isEmpty)
      scene.expectAtRest()
    }
  }

  /// Replaces its control as soon as a run has succeeded.
  private final class Replaced: PullControlDelegate {
    private(set) var phases: [PullControl.Phase] = []
    let listener = Listener()
    private let list: UIScrollView

    init(_ list: UIScrollView) { self.list = list }

    func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase) {
      phases.append(phase)
      guard phase == .finishing(.succeeded) else { return }
      list.overscroll.onRefresh {}.delegate = listener
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func whileTheAppLoadsByItselfNoPullBegins(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      control.isBusy = true
      await scene.pull()
      scene.finger.settle()
      #expect(gate.arrivals == 0)
      control.isBusy = false
      await scene.pull()
      #expect(gate.arrivals == 1)
    }
  }

  /// The engine resets it when the part is removed, as hiding does.
  @Test(arguments: UIKitPolicy.every)
  func loadingByItselfOutlastsHidingTheControl(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      control.isBusy = true
      control.isHidden = true
      control.isHidden = false
      #expect(control.isBusy)
      await scene.pull()
      scene.finger.settle()
      #expect(gate.arrivals == 0)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func givingUpARunUnderTheFingerCancelsItsHandler(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      scene.finger.down()
      scene.finger.drag(-40, over: 0.1)
      control.begin()
      await letTasksRun()
      #expect(gate.arrivals == 1)
      control.cancel()
      await letTasksRun()
      #expect(gate.cancellations == 1)
      #expect(control.phase == .idle)
    }
  }

  private final class Remover: PullControlDelegate {
    func pullControl(_ control: PullControl, didBegin run: PullControl.Run) { control.remove() }
  }

  @Test(arguments: UIKitPolicy.every)
  func aHandlerIsNotCalledWhereTheDelegateHasTakenTheControlAway(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let gate = Gate()
      let remover = Remover()
      scene.list.overscroll.onRefresh { try await gate.wait() }.delegate = remover
      await scene.pull()
      scene.finger.wait(3)
      #expect(gate.arrivals == 0)
      scene.expectAtRest()
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
