import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// The six headers of MJRefresh's example app.
///
/// Texts, distances and times are those of chapter 3 of the specification.
@MainActor
@Suite struct MJRefreshHeaderTests {
  @Test func headerAsItComes() async {
    await Phone.run(TableScreen.headerAsItComes) { phone in
      // The action waits until the header is open.
      await phone.wait(0.2)
      #expect(phone.server.requests == 0)
      await phone.wait(0.1)
      #expect(phone.server.requests == 1)
      #expect(phone.list.texts() == ["Loading...", "Last update: No record"])
      #expect(phone.list.contentInset.top.isAbout(54) && phone.list.contentOffset.y == -54)
      await phone.answer()
      #expect(phone.screen.rows.count == 25)
      #expect(phone.list.contentInset == .zero && phone.list.contentOffset == .zero)
      phone.drag(60)
      #expect(phone.list.texts().first == "Pull down to refresh")
      #expect(phone.list.texts().last?.hasPrefix("Last update: Today ") == true)
      phone.finger.drag(200, over: 0.3)
      #expect(phone.list.texts().first == "Release to refresh")
      await phone.release()
      #expect(phone.server.requests == 2)
      await phone.answer()
      #expect(phone.screen.rows.count == 30)
      #expect(phone.list.overscroll.refresh?.phase == .idle)
      #expect(UserDefaults.standard.double(forKey: phone.screen.timeKey) > 0)
    }
  }
}

/// The eleven footers of MJRefresh's example app.
///
/// Texts, distances and times are those of chapter 3 of the specification.
@MainActor
@Suite struct MJRefreshFooterTests {
  /// Drags past the end until all of an automatic footer's 44 points are seen.
  private func dragPastTheEnd(_ phone: Phone<TableScreen>) async {
    phone.scrollToEnd()
    phone.finger.pull(-100)
    await phone.wait(1)
  }

  @Test func footerThatHasLoadedAll() async {
    await Phone.runRefreshed(TableScreen.footerThatHasLoadedAll) { phone in
      await dragPastTheEnd(phone)
      await phone.answer()
      #expect(phone.screen.rows.count == 30)
      phone.scrollToEnd(beyond: 20)
      #expect(phone.list.texts(.bottom) == ["No more data"])
      await dragPastTheEnd(phone)
      #expect(phone.server.requests == 2)
      // The bar's button of the example.
      phone.finger.scroll(to: 0, animated: false)
      phone.screen.loadAgain()
      phone.scrollToEnd(beyond: 20)
      #expect(phone.list.texts(.bottom) == ["Tap or pull up to load more"])
      await dragPastTheEnd(phone)
      #expect(phone.server.requests == 3)
      await phone.answer()
      #expect(phone.screen.rows.count == 31)
    }
  }
}

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
}
