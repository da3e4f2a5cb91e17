import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// The app that was moved by the guide behaves as its screens say.
@MainActor
@Suite struct FiftyTests {
  private func show<Screen: FiftyScreen>(
    _ screen: @MainActor () -> Screen,
    _ body: @MainActor (Phone<Screen>) async throws -> Void
  ) async rethrows {
    try await UIKitWorld.run { world in
      let screen = screen()
      screen.loadViewIfNeeded()
      try await body(Phone(world, screen, screen.tableView))
    }
  }

  @Test func theWrapperRefreshesLoadsAndHidesTheFooterOfAnEmptyList() async {
    await show({ FeedScreen() }) { phone in
      await phone.wait(1)
      #expect(phone.screen.loads == ["reload"] && phone.list.isLoading)
      #expect(phone.list.texts() == ["Loading news"])
      phone.screen.answer(rows: 0, hasMore: true)
      await phone.wait(1)
      #expect(phone.list.contentInset == .zero)
      #expect(!phone.list.isLoading)
      phone.list.beginLoading()
      await phone.wait(1)
      phone.screen.answer(rows: 60, hasMore: true)
      await phone.wait(1)
      phone.finger.scroll(to: phone.list.contentSize.height - 640 - 400, animated: false)
      await phone.wait(1)
      #expect(phone.screen.loads == ["reload", "reload", "next"])
      phone.screen.answer(rows: 60, hasMore: false)
      phone.finger.scroll(to: phone.list.contentSize.height - 640 + 44, animated: false)
      await phone.wait(1)
      #expect(phone.list.texts(.bottom) == ["That was all"])
    }
  }

  @Test func theImageIsAboveItsLabelAndTheFooterIsHiddenByTheScreen() async {
    await show({ BunScreen() }) { phone in
      phone.screen.answer(rows: 60, hasMore: true)
      phone.drag(300)
      await phone.release()
      #expect(phone.screen.loads == ["reload"] && phone.list.contentOffset.y == -84)
      #expect(Bun.eaten.map(\.cgImage).contains(phone.list.image()))
      phone.screen.answer(rows: 60, hasMore: false)
      await phone.wait(1)
      #expect(phone.list.contentInset == .zero)
      #expect(phone.list.overscroll.loadMore?.isHidden == true)
    }
  }

  @Test func theScreenFollowsThePhaseAndTakesItsHeaderAway() async {
    await show({ ChatScreen() }) { phone in
      phone.drag(300)
      await phone.release()
      #expect(phone.screen.title == "Loading")
      phone.screen.answer(rows: 60, hasMore: false)
      #expect(phone.screen.title == "Chat")
      await phone.wait(1)
      phone.drag(300)
      await phone.release()
      #expect(phone.screen.loads == ["next"])
    }
  }

  @Test func targetsAreCalledAndNoMoreDataIsReset() async {
    await show({ SearchScreen() }) { phone in
      phone.screen.search()
      await phone.wait(1)
      phone.screen.answer(rows: 60, hasMore: false)
      #expect(phone.list.overscroll.loadMore?.phase == .exhausted)
      await phone.wait(1)
      phone.screen.search()
      #expect(phone.list.overscroll.loadMore?.phase == .idle)
      await phone.wait(1)
      #expect(phone.screen.loads == ["reload", "reload"])
    }
  }

  @Test func bindersEndRunsAndSayThatThereIsNoMore() async {
    await show({ ReactiveScreen() }) { phone in
      phone.list.overscroll.refresh?.begin()
      await phone.wait(1)
      phone.screen.answer(rows: 60, hasMore: false)
      #expect(phone.list.overscroll.refresh?.isRunning == false)
      #expect(phone.list.overscroll.loadMore?.phase == .exhausted)
      Reactive(base: phone.list).hasMore.onNext(true)
      #expect(phone.list.overscroll.loadMore?.phase == .idle)
    }
  }
}
