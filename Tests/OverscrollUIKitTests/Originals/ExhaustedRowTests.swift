#if os(Linux)
import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Rows 5 and 53 of the originals' features: no more data, said at any time, and kept while hidden.
@MainActor
@Suite struct ExhaustedRowTests {
  /// MJRefresh: `endRefreshingWithNoMoreData` after a first fetch that the footer did not make.
  @Test(arguments: [PullStyle.arrow.loadMore, .mjAutoFooter, .mjBackFooter])
  func O05_noMoreDataCanBeSaidWithoutARun(_ style: PullStyle) {
    ListScene.run(content: 2_000) { scene in
      let listener = Listener()
      let control = scene.list.overscroll.add(style, delegate: listener)
      control.end(.exhausted)
      #expect(control.isExhausted)
      #expect(listener.phases == [.exhausted])
      scene.finger.scroll(to: 1_360, animated: false)
      scene.finger.down()
      scene.finger.drag(-300, over: 0.4)
      scene.finger.up()
      scene.finger.wait(1)
      #expect(control.begin() == nil)
      #expect(listener.runs.isEmpty)
      // At its end it would load at once.
      scene.finger.scroll(to: 0, animated: false)
      control.isExhausted = false
      #expect(control.phase == .idle)
      control.isExhausted = true
      #expect(control.phase == .exhausted)
      control.resetExhausted()
      #expect(!control.isExhausted)
    }
  }

  @Test func O05_noMoreDataEndsARun() throws {
    try ListScene.run(content: 2_000) { scene in
      let listener = Listener()
      let control = scene.list.overscroll.add(.mjAutoFooter, delegate: listener)
      let run = try #require(control.begin())
      control.isExhausted = true
      #expect(!run.isCurrent)
      scene.finger.wait(1)
      #expect(control.phase == .exhausted)
    }
  }

  /// The first page may be all there is: the refresh that loads it must not reset what it said.
  @Test(arguments: [true, false])
  func O05_aRefreshHandlerSaysThatThereIsNoMore(_ isAll: Bool) async {
    await ListScene.run(content: 2_000) { scene in
      let list = scene.list
      let gate = Gate()
      list.overscroll.onLoadMore { .succeeded }.isExhausted = true
      list.overscroll.onRefresh {
        if isAll { list.overscroll.loadMore?.isExhausted = true }
        try await gate.wait()
      }
      list.overscroll.refresh?.begin()
      await letTasksRun()
      scene.finger.wait(1)
      await gate.letThrough()
      scene.finger.wait(2)
      #expect(list.overscroll.refresh?.phase == .idle)
      #expect(list.overscroll.loadMore?.isExhausted == isAll)
    }
  }

  @Test(arguments: [true, false])
  func O53_hidingKeepsNoMoreData(_ isShownNearTheEnd: Bool) async {
    await ListScene.run(content: 2_000) { scene in
      var runs = 0
      let control = scene.list.overscroll.onLoadMore(.mjAutoFooter) {
        runs += 1
        return .succeeded
      }
      control.isExhausted = true
      control.isHidden = true
      #expect(control.isExhausted)
      if isShownNearTheEnd { scene.finger.scroll(to: 1_360, animated: false) }
      control.isHidden = false
      await letTasksRun()
      #expect(control.phase == .exhausted)
      #expect(runs == 0)
    }
  }

  @Test func O53_aHiddenControlIsResetByTheAppAndByARefresh() async {
    await ListScene.run(content: 2_000) { scene in
      let control = scene.list.overscroll.add(.mjAutoFooter, delegate: Listener())
      control.isHidden = true
      control.isExhausted = true
      control.resetExhausted()
      control.isHidden = false
      #expect(control.phase == .idle)
      control.isExhausted = true
      control.isHidden = true
      scene.list.overscroll.onRefresh {}.begin()
      await letTasksRun()
      scene.finger.wait(2)
      #expect(!control.isExhausted)
      control.isHidden = false
      #expect(control.phase == .idle)
    }
  }
}
#endif
