#if canImport(UIKit)
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// A refresh's effects on a scroll view, without motion: on the test double and on a Mac.
@MainActor @Suite(.serialized) struct RefreshLogicTests {
  @Test func aPullPastTheArmDistanceRunsOnceAndGivesTheInsetBack() async {
    await withGestureDriver { driver in
      driver.scrollView.contentInset.top = 12
      driver.scrollView.contentOffset.y = -12
      let gate = Gate()
      let control = driver.scrollView.overscroll.onRefresh { try await gate.wait() }
      await driver.down()
      await driver.drag(200, over: 0.3)
      #expect(control.phase == .armed)
      await driver.up()
      await letTasksRun()
      await driver.wait(1)
      #expect(control.phase == .running)
      #expect(gate.arrivals == 1)
      #expect(driver.scrollView.contentInset.top.isAbout(68))  // 12 + 56
      await gate.letThrough()
      await driver.wait(2)
      #expect(control.phase == .idle)
      #expect(driver.scrollView.contentInset.top == 12)
      #expect(abs(driver.scrollView.contentOffset.y + 12) <= 0.5)
    }
  }

  @Test func aShortPullRunsNothing() async {
    await withRefresh { driver, gate, control in
      await driver.down()
      await driver.drag(30, over: 0.2)
      #expect(control.phase == .pulling)
      await driver.up()
      await letTasksRun()
      await driver.wait(1)
      #expect(control.phase == .idle)
      #expect(gate.arrivals == 0)
      #expect(driver.scrollView.contentInset == .zero)
    }
  }

  @Test func aCancelledPullRunsNothing() async {
    await withRefresh { driver, gate, control in
      await driver.down()
      await driver.drag(200, over: 0.3)
      #expect(control.phase == .armed)
      await driver.cancel()
      await letTasksRun()
      await driver.wait(1)
      #expect(control.phase == .idle)
      #expect(gate.arrivals == 0)
    }
  }

  @Test func removingARunningRefreshCancelsItAndGivesTheInsetBack() async {
    await withRefresh { driver, gate, control in
      control.begin()
      await letTasksRun()
      await driver.wait(1)
      #expect(gate.arrivals == 1)
      control.remove()
      await letTasksRun()
      #expect(gate.cancellations == 1)
      await driver.wait(1)
      #expect(driver.scrollView.contentInset == .zero)
    }
  }

  @Test func aReaderFurtherDownIsNotMovedWhenTheRefreshEnds() async {
    await withRefresh { driver, gate, control in
      control.begin()
      await letTasksRun()
      await driver.wait(1)
      await driver.scroll(to: 700, animated: false)
      await gate.letThrough()
      await driver.wait(2)
      #expect(control.phase == .idle)
      #expect(driver.scrollView.contentOffset.y == 700)
    }
  }

  private func withRefresh(
    _ body: @MainActor (any GestureDriver, Gate, PullControl) async -> Void
  ) async {
    await withGestureDriver { driver in
      let gate = Gate()
      let control = driver.scrollView.overscroll.onRefresh { try await gate.wait() }
      await body(driver, gate, control)
    }
  }
}
#endif
