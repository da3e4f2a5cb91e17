import OverscrollTestSupport
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Compiles and runs the Swift code of the pages for Objective-C apps and for tests of apps; every line
/// must occur here.
@MainActor
@Suite struct AppSnippetTests {
  @Test(arguments: ["Documentation/Moving/ObjectiveC.md", "Documentation/Testing.md"])
  nonisolated func everySwiftLineOfThePageStandsHere(_ page: String) throws {
    let shown = try Snippets(page)
    #expect(!shown.snippets.isEmpty)
    #expect(try shown.missing() == [])
  }

  @Test func theCallsForObjectiveCRefreshAndLoad() {
    ListScene.run { scene in
      let target = Target()
      let list = scene.list
      list.overscrollAddRefresh(target: target, action: Selector("reload:"))
      list.overscrollAddLoadMore(target: target, action: Selector("reload:"))
      list.overscrollBeginRefresh()
      scene.finger.wait(1)
      #expect(target.calls == 1)
      #expect(list.overscroll.refresh?.phase == .running)
      list.overscrollEndRefresh(hasFailed: false)
      scene.finger.wait(3)
      #expect(list.overscroll.refresh?.phase == .idle)
      list.overscroll.loadMore?.begin()
      list.overscrollEndLoadMore(hasMore: false)
      scene.finger.wait(3)
      #expect(list.overscroll.loadMore?.phase == .exhausted)
    }
  }

  /// Synchronous, because every list of the app gets this clock meanwhile.
  @Test func aTestOfAnAppAdvancesTheTime() {
    ListScene.run { scene in
      let (list, feed) = (scene.list, Feed())
      let clock = PullControls.ManualClock()
      PullControls.clock = clock
      let control = list.overscroll.onRefresh { try await feed.reload() }
      control.begin(after: 60)
      clock.advance(by: 59)
      assert(!control.isRunning)
      clock.advance(by: 2)
      assert(control.isRunning)
      PullControls.clock = nil
      #expect(control.isRunning)
      control.end()
      clock.advance(by: 3)
      #expect(control.phase == .idle && list.contentInset.top == 0)
    }
  }

  @Test func aRunWithoutMotionCanBeFollowedByItsPhases() async {
    await ListScene.run { scene in
      let (list, feed, recorder) = (scene.list, Feed(), PhaseRecorder())
      var style = PullStyle.arrow
      style.behavior.minimumRunning = 0
      let control = list.overscroll.onRefresh(style) { try await feed.reload() }
      control.isAnimated = false
      control.delegate = recorder
      control.begin()
      await letTasksRun()
      list.accessibilityIdentifier = "list \(control.phase)"
      #expect(feed.reloads == 1)
      scene.finger.wait(1)
      #expect(recorder.phases == [.running, .finishing(.succeeded), .idle])
    }
  }
}

@MainActor
private final class Feed {
  private(set) var reloads = 0
  func reload() async throws { reloads += 1 }
}

private final class Target: NSObject, SelectorPerforming {
  nonisolated(unsafe) private(set) var calls = 0
  func perform(named name: String, with object: Any?, with other: Any?) { calls += 1 }
}

final class PhaseRecorder: PullControlDelegate {
  var phases: [PullControl.Phase] = []

  func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase) {
    phases.append(phase)
  }
}

#if canImport(ObjectiveC)
@objc
#endif
extension UIScrollView {
  func overscrollAddRefresh(target: NSObject, action: Selector) {
    overscroll.add(.mj).setTarget(target, action: action)
  }

  func overscrollAddLoadMore(target: NSObject, action: Selector) {
    overscroll.add(.mjAutoFooter).setTarget(target, action: action)
  }

  func overscrollBeginRefresh() { overscroll.refresh?.begin() }

  func overscrollEndRefresh(hasFailed: Bool) {
    overscroll.refresh?.end(hasFailed ? .failed : .succeeded)
  }

  func overscrollEndLoadMore(hasMore: Bool) {
    overscroll.loadMore?.end(hasMore ? .succeeded : .exhausted)
  }
}
