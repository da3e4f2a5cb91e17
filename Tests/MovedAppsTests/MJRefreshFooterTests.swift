import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

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
