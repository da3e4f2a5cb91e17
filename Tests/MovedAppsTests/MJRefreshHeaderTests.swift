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

  @Test func headerWithImages() async {
    await Phone.run(TableScreen.headerWithImages) { phone in
      await phone.wait(1)
      // Three images in three tenths of a second.
      let bites = Bun.eaten.map(\.cgImage)
      let first = bites.firstIndex(of: phone.list.image())
      await phone.wait(0.1)
      let second = bites.firstIndex(of: phone.list.image())
      #expect(second == first.map { ($0 + 1) % 3 })
      #expect(phone.list.contentInset.top.isAbout(54))
      await phone.answer()
      phone.drag(60)
      let share = phone.list.overscroll.refresh?.progress?.fraction ?? 0
      #expect(share > 0 && share < 1)
      #expect(phone.list.image() == Bun.pulled[Int(60 * share)].cgImage)
      phone.finger.drag(200, over: 0.3)
      #expect(bites.contains(phone.list.image()))
      #expect(phone.list.texts().first == "Release to refresh")
      await phone.release()
      #expect(phone.server.requests == 2)
    }
  }

  @Test func headerWithoutTime() async {
    await Phone.runRefreshed(TableScreen.headerWithoutTime) { phone in
      phone.drag(60)
      #expect(phone.list.texts() == ["Pull down to refresh"])
      let share = phone.list.overscroll.refresh?.progress?.fraction ?? 0
      let label = phone.list.labels().first
      #expect(share > 0 && share < 1)
      #expect(abs((label?.alpha ?? 0) - CGFloat(share)) < 0.01)
      // The title has the height of both lines.
      #expect(label?.frame.midY == 27)
      await phone.release()
      #expect(phone.server.requests == 1)
    }
  }

  @Test func headerWithoutTexts() async {
    await Phone.run(TableScreen.headerWithoutTexts) { phone in
      await phone.wait(1)
      #expect(phone.list.texts() == [])
      #expect(Bun.eaten.map(\.cgImage).contains(phone.list.image()))
      let picture = phone.list.picture()
      #expect(picture?.frame.midX == 195 && picture?.frame.midY == 27)
      await phone.answer()
      #expect(phone.list.contentInset == .zero)
    }
  }

  @Test func headerInOwnTexts() async {
    await Phone.run(TableScreen.headerInOwnTexts) { phone in
      await phone.wait(1)
      let labels = phone.list.labels()
      #expect(labels.first?.text == "Here they come")
      #expect(labels.map(\.font) == [.systemFont(ofSize: 15), .systemFont(ofSize: 14)])
      #expect(labels.map(\.textColor) == [.red, .blue])
      await phone.answer()
      phone.drag(60)
      #expect(phone.list.texts().first == "Down for the news")
      phone.finger.drag(200, over: 0.3)
      #expect(phone.list.texts().first == "Up for the news")
    }
  }

  @Test func ownHeader() async throws {
    try await Phone.run(TableScreen.ownHeader) { phone in
      await phone.wait(1)
      #expect(phone.list.contentInset.top.isAbout(50) && phone.list.contentOffset.y == -50)
      let view = try #require(phone.list.indicator()?.subviews.first as? LampView)
      #expect(view.frame == CGRect(x: 0, y: 0, width: 390, height: 50))
      #expect(view.label.text == "Wait for me" && view.lamp.backgroundColor == .orange)
      await phone.answer()
      phone.drag(60)
      #expect(view.label.text == "Pull me" && view.lamp.backgroundColor == .clear)
      let share = phone.list.overscroll.refresh?.progress?.fraction ?? 0
      let color = UIColor(red: 1 - share / 2, green: 0.5 - share / 2, blue: share / 2, alpha: 1)
      #expect(share > 0.2 && view.label.textColor == color)
      let armed = phone.dragUntilArmed(.top, by: 1)
      #expect(armed > 50 && armed < 52)
      #expect(view.label.text == "Let me go" && view.lamp.backgroundColor == .orange)
      await phone.release()
      #expect(phone.server.requests == 2)
    }
  }
}
