#if os(Linux)
import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Rows 5 and 53 of the originals' features: no more data, said at any time, and kept while hidden.
@MainActor
@Suite struct ExhaustedRowTests {
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
}
#endif
