import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// The collections, the web pages and the languages of MJRefresh's example app.
///
/// Texts, distances and times are those of chapter 3 of the specification.
@MainActor
@Suite struct MJRefreshScreenTests {
  private func layout(_ size: CGSize, spacing: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.sectionInset = UIEdgeInsets(
      top: spacing,
      left: spacing,
      bottom: spacing,
      right: spacing
    )
    layout.minimumInteritemSpacing = spacing
    layout.minimumLineSpacing = spacing
    return layout
  }

  // MARK: Collections

  @Test func bothEnds() async {
    await UIKitWorld.run { world in
      let server = GatedServer()
      let layout = layout(CGSize(width: 80, height: 80), spacing: 20)
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      let phone = Phone(world, ColorsScreen(server, list, ColorsScreen.bothEnds), list, server)
      await phone.wait(1)
      #expect(server.requests == 1)
      #expect(list.contentInset.top.isAbout(54) && list.contentOffset.y == -54)
      #expect(list.texts().first == "Loading...")
      // Without items there is no footer.
      phone.drag(-300)
      #expect(list.indicator(.bottom) == nil)
      await phone.release()
      await phone.answer()
      #expect(phone.screen.colors.count == 10)
      #expect(list.contentInset == .zero)
      phone.drag(-50)
      let share = list.overscroll.loadMore?.progress?.fraction ?? 0
      #expect(share > 0 && share < 1)
      #expect(abs((list.labels(.bottom).first?.alpha ?? 0) - share) < 0.01)
      phone.finger.drag(-150, over: 0.3)
      #expect(list.texts(.bottom) == ["Release to load more"])
      phone.finger.up()
      // Without animations it is open, and the action has begun, in the same frame.
      await phone.wait(0.05)
      #expect(server.requests == 2)
      await server.answer()
      #expect(phone.screen.colors.count == 15)
      await phone.wait(0.05)
      #expect(list.contentInset.bottom == 0)
    }
  }

  /// During a run the inset follows the scrolling, so that a pinned header stays at the top.
  @Test func bothEndsUnderPinnedHeaders() async {
    await UIKitWorld.run { world in
      let server = GatedServer()
      let layout = layout(CGSize(width: 80, height: 80), spacing: 20)
      let list = PinnedHeaderCollection(frame: .zero, collectionViewLayout: layout)
      let screen = ColorsScreen(server, list, colors: 40, ColorsScreen.bothEndsUnderPinnedHeaders)
      let phone = Phone(world, screen, list, server)
      await phone.wait(1)
      #expect(list.contentInset.top.isAbout(54))
      phone.drag(-40)
      #expect(list.contentInset.top.isAbout(max(0, -list.contentOffset.y)))
      #expect(list.contentInset.top < 54)
      phone.finger.drag(-200, over: 0.3)
      #expect(list.contentInset.top == 0)
      #expect(list.header.frame.minY == list.contentOffset.y)
      await phone.release()
      #expect(list.overscroll.refresh?.phase == .running)
      await phone.answer()
      #expect(screen.colors.count == 50)
      #expect(list.contentInset == .zero)
      phone.scrollToEnd()
      phone.finger.pull(-200)
      await phone.wait(0.5)
      #expect(server.requests == 2)
      await phone.answer()
      #expect(screen.colors.count == 55)
      #expect(list.contentInset == .zero)
    }
  }

  @Test func trailer() async {
    await UIKitWorld.run { world in
      let layout = layout(CGSize(width: 390, height: 640), spacing: 0)
      layout.scrollDirection = .horizontal
      let list = UICollectionView(frame: .zero, collectionViewLayout: layout)
      list.isPagingEnabled = true
      let screen = ColorsScreen(GatedServer(), list, colors: 5, ColorsScreen.trailer)
      let phone = Phone(world, screen, list, axis: .horizontal)
      // English is missing in the original.
      list.overscroll[.trailing]?.language = .zhHans
      phone.finger.scroll(to: 4 * 390, animated: false)
      phone.drag(-60)
      #expect(list.texts(.trailing) == ["滑动查看图文详情"])
      phone.finger.drag(-200, over: 0.3)
      #expect(list.texts(.trailing) == ["释放查看图文详情"])
      #expect(list.indicator(.trailing)?.bounds.width == 60)
      await phone.release()
      #expect(screen.details == 1)
      await phone.wait(1)
      #expect(list.contentInset == .zero)
      #expect(abs(list.contentOffset.x - 4 * 390) <= 0.5)
      #expect(list.overscroll[.trailing]?.phase == .idle)
    }
  }

  // MARK: Web pages

  @Test func pageOfWebKit() async {
    await UIKitWorld.run { world in
      let screen = PageScreen()
      let phone = Phone(world, screen, screen.webView.scrollView)
      await loadAndPull(phone, finish: { screen.webView.finishNavigation() }) {
        screen.webView.reloadCount
      }
    }
  }

  @Test func oldPage() async {
    await UIKitWorld.run { world in
      let screen = OldPageScreen()
      let phone = Phone(world, screen, screen.webView.scrollView)
      await loadAndPull(phone, finish: { screen.webView.finishLoading() }) {
        screen.webView.reloadCount
      }
    }
  }

  /// The page reloads when the screen appears, and once more when it is pulled.
  private func loadAndPull<Screen>(
    _ phone: Phone<Screen>,
    finish: () -> Void,
    reloads: () -> Int
  ) async {
    phone.list.contentSize = CGSize(width: 390, height: 2_000)
    await phone.wait(1)
    #expect(reloads() == 1)
    #expect(phone.list.contentInset.top.isAbout(54))
    finish()
    await phone.wait(1)
    #expect(phone.list.contentInset == .zero && phone.list.contentOffset.y == 0)
    phone.drag(60)
    #expect(phone.list.image() != nil)
    #expect((phone.list.labels().first?.alpha ?? 1) < 1)
    phone.finger.drag(200, over: 0.3)
    await phone.release()
    #expect(reloads() == 2)
  }

  // MARK: Languages

  @Test func languages() async {
    await Phone.run(TableScreen.languages) { phone in
      phone.drag(60)
      phone.choose(.ru)
      #expect(phone.list.texts().first == "Потяните чтобы обновить")
      #expect(phone.list.texts().last == "Последнее обновление: Нет записи")
      phone.choose(.zhHant)
      #expect(phone.list.texts() == ["下拉可以刷新", "最後更新：無記錄"])
      await phone.release()
      phone.scrollToEnd(beyond: 20)
      #expect(phone.list.texts(.bottom) == ["點擊或上拉加載更多"])
      phone.choose(.uk)
      #expect(phone.list.texts(.bottom) == ["Натисніть або потягніть щоб завантажити ще"])
      phone.choose(.ko)
      #expect(phone.list.texts(.bottom) == ["탭 또는 위로 당겨 로드함"])
      phone.finger.pull(-100)
      await phone.wait(0.5)
      #expect(phone.list.texts(.bottom) == ["로딩중..."])
      #expect(phone.server.requests == 1)
    }
  }
}

extension Phone<TableScreen> {
  /// Chooses a language; the texts change with the next layout.
  fileprivate func choose(_ language: PullControl.Language) {
    screen.choose(language)
    world.layOutWindows()
  }
}
