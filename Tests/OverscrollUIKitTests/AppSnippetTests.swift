import OverscrollTestSupport
import OverscrollTesting
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Compiles and runs the Swift code of the page for tests of apps; every line must occur here.
@MainActor
@Suite struct AppSnippetTests {
  @Test nonisolated func everySwiftLineOfThePageStandsHere() throws {
    let shown = try Snippets("Documentation/Testing.md")
    #expect(!shown.snippets.isEmpty)
    #expect(try shown.missing() == [])
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

final class PhaseRecorder: PullControlDelegate {
  var phases: [PullControl.Phase] = []

  func pullControl(_ control: PullControl, didChangeTo phase: PullControl.Phase) {
    phases.append(phase)
  }
}
