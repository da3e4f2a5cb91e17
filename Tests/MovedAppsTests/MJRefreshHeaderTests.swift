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
