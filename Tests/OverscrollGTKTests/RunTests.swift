#if GTK
import CGtk
import Foundation
import Overscroll
import OverscrollGTK
import OverscrollIndicators
import Testing

extension GTKTests {
  /// How runs begin and end.
  @Suite struct RunTests {
    private func loading(_ action: TestAction) -> TestList {
      let list = TestList()
      list.controls.onLoadMore { try await action.perform() }
      list.shown()
      return list
    }

    @Test(arguments: [
      (PullControl.LoadOutcome.succeeded, Outcome.succeeded), (.failed, .failed),
      (.exhausted, .exhausted),
    ])
    func theHandlersOutcomeEndsTheRun(
      _ loaded: PullControl.LoadOutcome,
      _ outcome: Outcome
    ) async throws {
      let action = TestAction()
      let list = loading(action)
      var phases: [PullControl.Phase] = []
      list.controls.loadMore?.onPhase = { phases.append($0) }
      let run = try #require(list.controls.loadMore?.begin())
      await settle()
      action.finish(.success(loaded))
      await settle()
      list.run(1)
      #expect(!run.isCurrent)
      #expect(phases.contains(.finishing(outcome)))
      let last: [Outcome: PullControl.Phase] = [.exhausted: .exhausted, .failed: .failed]
      #expect(phases.last == last[outcome, default: .idle])
    }

    /// 56 points are held open above the first row.
    @Test(arguments: [true, false])
    func aBeginScrollsToItsEdgeUnlessItIsToldNotTo(_ scrolls: Bool) async {
      let list = TestList()
      let action = TestAction()
      let control = list.controls.onRefresh { _ = try await action.perform() }
      list.shown()
      list.value = 900
      list.layOut()
      if scrolls { control.begin() } else { control.begin(scrollsToEdge: false) }
      list.run(1)
      await settle()
      #expect(action.starts == 1)
      #expect(list.value == (scrolls ? 0 : 900) && list.displacement == (scrolls ? 56 : 0))
      action.finish()
      await settle()
      list.run(2)
      #expect(list.value == (scrolls ? 0 : 900) && list.displacement == 0)
    }

    @Test func theProgressIsReportedWhileAPullIsSeen() async {
      let list = TestList()
      let action = TestAction()
      let control = list.controls.onRefresh(.ring) { _ = try await action.perform() }
      var reported: [PullProgress] = []
      control.onProgress = { reported.append($0) }
      list.shown()
      list.value = 300
      list.value = 0
      list.run(0.5)
      #expect(reported == [])
      list.press()
      for _ in 0..<20 {
        list.drag(10)
        if list.displacement > 0 { #expect(reported.last?.overscroll == list.displacement) }
      }
      #expect(reported.last?.phase == .armed)
      list.release()
      await settle()
      action.finish()
      await settle()
      list.run(3)
      #expect(reported.last?.phase == .idle)
      #expect(reported.last?.overscroll == 0)
      let count = reported.count
      list.value = 300
      list.run(1)
      #expect(reported.count == count)
    }

    /// What stands still needs no frames: a run that begins later, and a result that is held once its mark is drawn.
    @Test func aWaitHasNoFrames() async {
      let list = TestList()
      let action = TestAction()
      let control = list.controls.onRefresh(.tick) { _ = try await action.perform() }
      control.style?.behavior.resultHold = 60
      list.shown()
      list.run(1)
      var frames = 0
      control.begin(after: 60)
      list.clock.run(59) { if list.clock.isRunning { frames += 1 } }
      #expect(frames == 0 && control.phase == .idle)
      list.run(2)
      await settle()
      action.finish()
      await settle()
      list.run(1)
      #expect(control.phase == .finishing(.succeeded))
      list.clock.run(58) { if list.clock.isRunning { frames += 1 } }
      #expect(frames == 0 && control.phase == .finishing(.succeeded))
      list.run(3)
      #expect(control.phase == .idle)
    }

    @Test func aShortestTimeHasTheFramesOfARun() {
      let list = TestList()
      let control = list.controls.onRefresh {}
      control.style?.behavior.minimumRunning = 60
      list.shown()
      control.begin()
      control.end()
      list.run(1)
      var frames = 0
      list.clock.run(10) { if list.clock.isRunning { frames += 1 } }
      #expect(abs(frames - 600) <= 1 && control.phase == .running)
    }

    /// After a failure a load-more waits for its back-off, here of a minute, and for nothing that moves.
    @Test func aBackOffHasNoFrames() async {
      let list = TestList()
      let action = TestAction()
      let control = list.controls.onLoadMore { try await action.perform() }
      control.style?.behavior.backOff = 60
      list.shown()
      list.value = 1e6
      list.layOut()
      await settle()
      action.finish(.success(.failed))
      await settle()
      list.run(5)
      #expect(action.starts == 1 && control.phase == .failed)
      var frames = 0
      list.clock.run(50) { if list.clock.isRunning { frames += 1 } }
      #expect(frames == 0)
    }

    @Test func anErrorFailsTheRunAndReachesTheApp() async {
      let list = TestList()
      let action = TestAction()
      let control = list.controls.onRefresh { _ = try await action.perform() }
      var errors: [any Error] = []
      control.onError = { errors.append($0) }
      list.shown()
      control.begin()
      await settle()
      action.finish(.failure(TestAction.Failure()))
      await settle()
      list.run(0.4)
      #expect(control.phase == .finishing(.failed))
      #expect(errors.count == 1)
      #expect(errors.first is TestAction.Failure)
    }

    @Test func anActionIsCancelledWithItsRun() async {
      for how in ["cancel", "remove", "hide", "close"] {
        let list = TestList()
        let action = TestAction()
        let control = list.controls.onRefresh { _ = try await action.perform() }
        list.shown()
        control.begin()
        await settle()
        #expect(action.starts == 1)
        switch how {
        case "cancel": control.cancel()
        case "remove": control.remove()
        case "hide": control.isHidden = true
        default: list.close()
        }
        await settle()
        #expect(action.cancellations == 1, "\(how)")
        if how != "close" {
          list.run(1)
          #expect(list.displacement == 0, "\(how)")
        }
      }
    }

    @Test func aListThatIsHiddenKeepsItsRun() async {
      let list = TestList()
      let action = TestAction()
      let control = list.controls.onRefresh { _ = try await action.perform() }
      list.shown()
      control.begin()
      await settle()
      list.viewport.disappear()
      list.run(5)
      #expect(control.phase == .running)
      #expect(action.cancellations == 0)
      action.finish()
      await settle()
      list.viewport.appear()
      list.run(2)
      #expect(control.phase == .idle)
      #expect(list.displacement == 0)
    }

    @Test func P17_anExhaustedLoadMoreLoadsAgainAfterAReset() async {
      let action = TestAction()
      let list = loading(action)
      list.controls.loadMore?.begin()
      await settle()
      action.finish(.success(.exhausted))
      await settle()
      list.run(1)
      #expect(list.controls.loadMore?.phase == .exhausted)
      list.controls.loadMore?.resetExhausted()
      #expect(list.controls.loadMore?.phase == .idle)
      #expect(list.controls.loadMore?.begin() != nil)
    }

    @Test func aThousandRefreshesKeepTheMemoryLevel() async throws {
      let list = TestList(rows: 5)
      let control = list.controls.onRefresh {}
      list.shown()
      var pages: [Int] = []
      for index in 0..<1_200 {
        control.begin()
        await settle()
        list.clock.run(2)
        #expect(control.phase == .idle)
        // The first ones fill caches.
        if index == 199 || index == 1_199 { pages.append(try Self.residentPages()) }
      }
      // A leak of one small object for each refresh would be larger.
      #expect((pages[1] - pages[0]) * 4096 < 256 * 1024)
    }

    private static func residentPages() throws -> Int {
      let text = try String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
      return try #require(Int(text.split(separator: " ")[1]))
    }

    @Test func aControlWithoutAHandlerIsEndedByTheApp() {
      let list = TestList()
      let control = list.controls.add(.ring)
      var runs: [PullControl.Run] = []
      control.onBegin = { runs.append($0) }
      list.shown()
      control.begin()
      list.run(0.5)
      #expect(runs.count == 1)
      #expect(control.phase == .running)
      runs.first?.end(.failed)
      runs.first?.end(.succeeded)
      #expect(control.phase == .finishing(.failed))
    }

    @Test func milestonesComeInOrder() async {
      let list = TestList()
      let control = list.controls.onRefresh(.ring) {}
      var milestones: [Milestone] = []
      control.onMilestone = { milestones.append($0) }
      list.shown()
      control.begin()
      for _ in 0..<30 {
        list.run(0.1)
        await settle()
      }
      #expect(milestones == [.opened, .closingBegan, .closed])
    }

    @Test func aControlThatACallbackReplacesKeepsTheRestOfItsRun() async {
      let list = TestList()
      let controls = list.controls
      let old = controls.onRefresh(.ring) {}
      var (ofOld, ofNew): ([PullControl.Phase], [PullControl.Phase]) = ([], [])
      var milestones: [Milestone] = []
      old.onPhase = { phase in
        ofOld.append(phase)
        guard phase == .finishing(.succeeded) else { return }
        let new = controls.onRefresh(.ring) {}
        new.onPhase = { ofNew.append($0) }
        new.onMilestone = { milestones.append($0) }
      }
      list.shown()
      old.begin()
      for _ in 0..<30 {
        list.run(0.1)
        await settle()
      }
      #expect(ofOld == [.running, .finishing(.succeeded), .idle])
      #expect(ofNew == [] && milestones == [])
      #expect(list.displacement == 0)
    }

    @Test func aControlThatACallbackAddsDuringAReplacementIsReplacedToo() {
      let list = TestList()
      let controls = list.controls
      let old = controls.onRefresh(.ring) {}
      var count = 0
      old.onPhase = { phase in
        guard phase == .idle, count == 0 else { return }
        count += 1
        controls.onRefresh(.arrow) {}
      }
      // Off the screen nothing closes, so the replacement is over at once.
      old.begin()
      controls.onRefresh(.tick) {}
      #expect(count == 1)
      #expect(list.attachment.parts.count == 1)
      #expect(controls.refresh?.style == .tick)
    }

    @Test func aControlOfAClosedWindowDoesNothing() {
      let list = TestList()
      let control = list.controls.onRefresh {}
      list.shown()
      list.close()
      #expect(control.begin() == nil)
      #expect(control.isHidden)
      #expect(list.controls.refresh == nil)
      control.remove()
      list.controls.removeAll()
      #expect(list.controls.onRefresh {}.begin() == nil)
    }

    @Test func anInvalidBehaviorIsReplaced() {
      let list = TestList()
      var style = PullStyle.ring
      style.behavior.indicatorExtent = -1
      let control = list.controls.onRefresh(style) {}
      #expect(control.style?.behavior == .standard)
    }

    @Test func refreshAndLoadMoreDoNotRunTogether() async {
      let list = TestList()
      let action = TestAction()
      list.controls.onRefresh { _ = try await action.perform() }
      list.controls.onLoadMore { .succeeded }
      list.shown()
      list.controls.refresh?.begin()
      await settle()
      list.value = 1e6
      list.layOut()
      #expect(list.controls.loadMore?.phase == .idle)
    }
  }
}
#endif
