import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Every use of a control in a table of the ported apps: it loads what is pulled for, and comes to rest.
@MainActor
@Suite struct EveryUseTests {
  typealias Use = @MainActor @Sendable (TableScreen) -> () -> Void

  @Test(
    arguments: [
      TableScreen.headerAsItComes, TableScreen.headerWithImages, TableScreen.headerWithoutTime,
      TableScreen.headerWithoutTexts, TableScreen.headerInOwnTexts, TableScreen.ownHeader,
      TableScreen.headerInGray, TableScreen.circle, TableScreen.outline,
      TableScreen.outlineInPieces,
      TableScreen.outlineInAnotherLayer, TableScreen.otherDistances, TableScreen.languages,
    ] as [Use]
  )
  func aHeaderRefreshesAndComesToRest(_ use: @escaping Use) async {
    await Phone.runRefreshed(use) { phone in
      // Most begin by themselves.
      let (requests, rows) = (phone.server.requests, phone.screen.rows.count)
      phone.drag(40)
      #expect(phone.list.indicator() != nil)
      phone.finger.drag(560, over: 0.3)
      await phone.release()
      #expect(phone.server.requests == requests + 1)
      #expect(phone.list.contentInset.top > 40)
      await phone.answer()
      #expect(phone.screen.rows.count == rows + 5)
      #expect(phone.list.overscroll.refresh?.phase == .idle)
      #expect(phone.list.contentInset.top == 0 && phone.list.contentOffset.y == 0)
    }
  }

  @Test(
    arguments: [
      TableScreen.footerAsItComes, TableScreen.footerWithImages,
      TableScreen.footerWithoutRunningTitle,
      TableScreen.footerThatHasLoadedAll, TableScreen.footerThatIsTapped,
      TableScreen.footerInOwnTexts,
      TableScreen.footerThatLoadsOnce, TableScreen.backFooterBelowAnInset,
      TableScreen.backFooterWithImages, TableScreen.ownAutomaticFooter, TableScreen.ownBackFooter,
    ] as [Use]
  )
  func aFooterLoadsAndComesToRest(_ use: @escaping Use) async {
    await Phone.runRefreshed(use) { phone in
      let (requests, rows) = (phone.server.requests, phone.screen.rows.count)
      phone.scrollToEnd(beyond: 20)
      #expect(phone.list.indicator(.bottom) != nil || phone.list.contentInset.bottom < 40)
      phone.finger.pull(-300)
      await phone.wait(1)
      // One is tapped instead.
      if phone.server.requests == requests { phone.list.overscroll.loadMore?.begin() }
      await phone.wait(0.5)
      #expect(phone.server.requests == requests + 1)
      await phone.answer()
      #expect(phone.screen.rows.count > rows)
      #expect(phone.list.overscroll.loadMore?.run == nil)
    }
  }
}
