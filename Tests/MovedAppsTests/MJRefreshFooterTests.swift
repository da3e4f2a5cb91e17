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

  @Test func footerAsItComes() async {
    await Phone.runRefreshed(TableScreen.footerAsItComes) { phone in
      #expect(phone.list.contentInset.bottom.isAbout(44))
      phone.scrollToEnd(beyond: 20)
      #expect(phone.list.texts(.bottom) == ["Tap or pull up to load more"])
      await dragPastTheEnd(phone)
      #expect(phone.server.requests == 2)
      #expect(phone.list.texts(.bottom) == ["Loading..."])
      await phone.answer()
      #expect(phone.screen.rows.count == 26)
      #expect(phone.list.contentInset.bottom.isAbout(44))
      #expect(phone.list.overscroll.loadMore?.phase == .idle)
    }
  }

  @Test func footerWithImages() async {
    await Phone.runRefreshed(TableScreen.footerWithImages) { phone in
      phone.scrollToEnd(beyond: 20)
      #expect(phone.list.image(.bottom) == nil)
      await dragPastTheEnd(phone)
      #expect(Bun.eaten.map(\.cgImage).contains(phone.list.image(.bottom)))
      #expect(phone.list.texts(.bottom) == ["Loading..."])
      await phone.answer()
      #expect(phone.screen.rows.count == 26)
    }
  }

  @Test func footerWithoutRunningTitle() async {
    await Phone.runRefreshed(TableScreen.footerWithoutRunningTitle) { phone in
      phone.scrollToEnd(beyond: 20)
      #expect(phone.list.texts(.bottom) == ["Tap or pull up to load more"])
      await dragPastTheEnd(phone)
      #expect(phone.list.texts(.bottom) == [])
      // The images are then in the middle.
      #expect(Bun.eaten.map(\.cgImage).contains(phone.list.image(.bottom)))
      #expect(phone.list.picture(.bottom)?.frame.midX == 195)
      await phone.answer()
      #expect(phone.screen.rows.count == 26)
    }
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

  @Test func footerThatIsTapped() async {
    await Phone.runRefreshed(TableScreen.footerThatIsTapped) { phone in
      await dragPastTheEnd(phone)
      #expect(phone.server.requests == 1)
      phone.finger.scroll(to: phone.list.contentSize.height + 44 - 640, animated: false)
      phone.finger.wait(0.1)
      let place = CGPoint(x: 195, y: phone.list.contentSize.height + 22)
      SimulatedInput(.touch, at: place, in: phone.list).end()
      await phone.wait(0.5)
      #expect(phone.server.requests == 2)
      #expect(phone.list.texts(.bottom) == ["Loading..."])
      await phone.answer()
      #expect(phone.screen.rows.count == 26)
    }
  }

  @Test func footerInOwnTexts() async {
    await Phone.runRefreshed(TableScreen.footerInOwnTexts) { phone in
      phone.scrollToEnd(beyond: 20)
      let label = phone.list.labels(.bottom).first
      #expect(label?.text == "Tap or go on")
      #expect(label?.font == .systemFont(ofSize: 17) && label?.textColor == .blue)
      await dragPastTheEnd(phone)
      #expect(label?.text == "More rows")
      await phone.answer()
      phone.list.overscroll.loadMore?.isExhausted = true
      phone.scrollToEnd(beyond: 20)
      #expect(phone.list.texts(.bottom) == ["That is all"])
    }
  }

  @Test func footerThatLoadsOnce() async {
    await Phone.runRefreshed(TableScreen.footerThatLoadsOnce) { phone in
      await dragPastTheEnd(phone)
      await phone.answer()
      #expect(phone.screen.rows.count == 30)
      #expect(phone.list.contentInset.bottom == 0)
      phone.scrollToEnd(beyond: 20)
      #expect(phone.list.indicator(.bottom) == nil)
      await dragPastTheEnd(phone)
      #expect(phone.server.requests == 2)
    }
  }

  @Test func backFooterBelowAnInset() async {
    await Phone.runRefreshed(TableScreen.backFooterBelowAnInset) { phone in
      #expect(phone.list.contentInset.bottom == 30)
      let end = phone.list.contentSize.height
      phone.finger.scroll(to: end + 30 - 640, animated: false)
      phone.drag(-60)
      #expect(phone.list.texts(.bottom) == ["Pull up to load more"])
      #expect(phone.list.indicator(.bottom)?.frame.minY == end + 30)
      phone.finger.drag(-200, over: 0.3)
      #expect(phone.list.texts(.bottom) == ["Release to load more"])
      await phone.release()
      #expect(phone.list.contentInset.bottom.isAbout(74))
      #expect(phone.list.contentOffset.y == end + 74 - 640)
      #expect(phone.list.texts(.bottom) == ["Loading..."])
      await phone.answer()
      #expect(phone.screen.rows.count == 26)
      #expect(phone.list.contentInset.bottom == 30)
    }
  }

  @Test func backFooterWithImages() async {
    await Phone.runRefreshed(TableScreen.backFooterWithImages) { phone in
      phone.scrollToEnd()
      phone.drag(-40)
      let share = phone.list.overscroll.loadMore?.progress?.fraction ?? 0
      #expect(share > 0 && share < 1)
      #expect(phone.list.image(.bottom) == Bun.pulled[Int(60 * share)].cgImage)
      #expect(abs((phone.list.labels(.bottom).first?.alpha ?? 0) - share) < 0.01)
      phone.finger.drag(-200, over: 0.3)
      await phone.release()
      #expect(phone.list.contentInset.bottom.isAbout(44))
      #expect(Bun.eaten.map(\.cgImage).contains(phone.list.image(.bottom)))
      await phone.answer()
      #expect(phone.screen.rows.count == 30)
      #expect(phone.list.contentInset.bottom == 0)
      phone.scrollToEnd()
      phone.drag(-200)
      #expect(phone.list.texts(.bottom) == ["No more data"])
      #expect(phone.list.image(.bottom) == nil)
      await phone.release()
      #expect(phone.server.requests == 2)
    }
  }

  @Test func ownAutomaticFooter() async throws {
    try await Phone.runRefreshed(TableScreen.ownAutomaticFooter) { phone in
      #expect(phone.list.contentInset.bottom.isAbout(50))
      phone.scrollToEnd(beyond: 20)
      let view = try #require(phone.list.indicator(.bottom)?.subviews.first as? LampView)
      #expect(view.bounds.height == 50 && view.label.text == "Pull me")
      // Two loads in one drag, and no third.
      phone.finger.down()
      for load in 1...3 {
        phone.finger.drag(-150, over: 0.3)
        await phone.wait(0.5)
        #expect(phone.server.requests == 1 + min(load, 2))
        if load < 3 { #expect(view.label.text == "Wait for me") }
        await phone.answer()
      }
      await phone.release()
      #expect(phone.screen.rows.count == 27)
      await dragPastTheEnd(phone)
      #expect(phone.server.requests == 4)
    }
  }

  @Test func ownBackFooter() async throws {
    try await Phone.runRefreshed(TableScreen.ownBackFooter) { phone in
      phone.scrollToEnd()
      phone.drag(-60)
      let view = try #require(phone.list.indicator(.bottom)?.subviews.first as? LampView)
      #expect(view.label.text == "Pull me")
      let armed = phone.dragUntilArmed(.bottom, by: -1)
      #expect(armed > 50 && armed < 52)
      #expect(view.label.text == "Let me go" && view.lamp.backgroundColor == .orange)
      // Between the original's 44 points and 50 nothing is loaded.
      phone.finger.drag(6, over: 0.1)
      #expect(phone.list.overscroll.loadMore?.phase == .pulling)
      await phone.release()
      #expect(phone.server.requests == 1)
      phone.drag(-200)
      await phone.release()
      #expect(phone.list.contentInset.bottom.isAbout(50))
      #expect(view.bounds.height == 50 && view.label.text == "Wait for me")
      await phone.answer()
      #expect(phone.screen.rows.count == 26)
      #expect(phone.list.contentInset.bottom == 0)
    }
  }
}
