import Foundation
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// The demo of EGOTableViewPullRefresh, and its header in other colors.
///
/// Texts, colors and distances are those of chapter 1 of the specification.
@MainActor
@Suite struct EGOTests {
  private func line(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .short
    return "Last Updated: " + formatter.string(from: date)
  }

  @Test func headerWithDelegateAndDate() async {
    await UIKitWorld.run { world in
      let news = News(loaded: Date(timeIntervalSince1970: 1_268_000_000))
      let screen = EGOScreen(news)
      let phone = Phone(world, screen, screen.tableView)
      phone.drag(60)
      #expect(phone.list.texts() == ["Pull down to refresh...", line(news.loaded)])
      phone.finger.drag(200, over: 0.3)
      #expect(phone.list.texts().first == "Release to refresh...")
      // Back above the threshold it would start nothing.
      phone.finger.drag(-200, over: 0.3)
      #expect(phone.list.texts().first == "Pull down to refresh...")
      phone.finger.drag(200, over: 0.3)
      await phone.release()
      #expect(screen.loads == 1)
      #expect(phone.list.texts().first == "Loading...")
      #expect(phone.list.contentInset.top.isAbout(60))
      // The delegate of the original says that it is loading: nothing begins twice.
      phone.finger.pull(300)
      await phone.wait(2)
      #expect(screen.loads == 1)
      screen.doneLoading()
      await phone.wait(1)
      #expect(phone.list.contentInset == .zero)
      #expect(phone.list.overscroll.refresh?.phase == .idle)
    }
  }
}
