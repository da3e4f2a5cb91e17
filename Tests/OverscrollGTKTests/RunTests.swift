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

    @Test func aHandlerInTwoStepsFetchesUnderTheFinger() async {
      final class Feed {
        var requests = 0
        var shown = 0
      }
      let feed = Feed()
      let list = TestList()
      var style = PullStyle.ring
      style.behavior.prefetch = .whenArmed
      list.controls.onRefresh(style, for: feed) {
        $0.requests += 1
        return 3
      } show: {
        $0.shown += $1
      }
      list.shown()
      list.press()
      list.drag(300)
      await settle()
      #expect(feed.requests == 1 && feed.shown == 0)
      list.release()
      await settle()
      list.run(2)
      #expect(feed.requests == 1 && feed.shown == 3)
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
