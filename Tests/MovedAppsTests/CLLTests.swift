import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// CLLRefresh's head and foot controller: both places of its head, with a foot and without.
///
/// Texts, colors and distances are those of chapter 2 of the specification.
@MainActor
@Suite struct CLLTests {
  private func run(
    _ use: @escaping (CLLScreen) -> () -> Void,
    _ body: (Phone<CLLScreen>) async -> Void
  ) async {
    await UIKitWorld.run { world in
      let screen = CLLScreen(use)
      let phone = Phone(world, screen, screen.tableView)
      for edge in [ScrollEdge.top, .bottom] {
        phone.list.overscroll[edge]?.language = .zhHans
      }
      await body(phone)
    }
  }

  @Test func headInTheList() async {
    await run(CLLScreen.headInTheList) { phone in
      phone.drag(60)
      #expect(phone.list.texts() == ["下拉刷新", "刷新时间"])
      let circle = phone.list.shapes().first
      #expect(circle?.strokeColor == UIColor(rgb: 0xAD353C).cgColor)
      phone.finger.drag(200, over: 0.3)
      #expect(phone.list.texts().first == "释放立即刷新")
      await phone.release()
      #expect(phone.screen.loads == [.top])
      #expect(phone.list.texts().first == "正在加载")
      #expect(phone.list.contentInset.top.isAbout(60))
      phone.screen.refreshed(hasMore: false)
      await phone.wait(1)
      #expect(phone.list.contentInset == .zero)
      // Without a foot nothing loads at the end.
      phone.scrollToEnd()
      phone.finger.pull(-300)
      await phone.wait(1)
      #expect(phone.screen.loads == [.top])
    }
  }

  @Test func headBehindTheList() async {
    await run(CLLScreen.headBehindTheList) { phone in
      phone.drag(150)
      #expect(phone.list.indicator() == nil)
      let siblings = phone.list.superview?.subviews ?? []
      #expect(siblings.first is IndicatorView && siblings.last === phone.list)
      #expect(siblings.first?.frame == CGRect(x: 0, y: 0, width: 390, height: 60))
      // The original makes the list's background clear, too.
      #expect(phone.list.backgroundColor == .clear)
      phone.finger.drag(200, over: 0.3)
      await phone.release()
      #expect(phone.screen.loads == [.top])
      #expect(phone.list.contentInset.top.isAbout(60))
      phone.screen.refreshed(hasMore: false)
      await phone.wait(1)
      #expect(phone.list.contentInset == .zero)
      phone.list.overscroll.refresh?.remove()
      #expect(phone.list.backgroundColor == .white)
    }
  }

  @Test func headAndFoot() async {
    await run(CLLScreen.headAndFoot) { phone in
      phone.scrollToEnd()
      phone.drag(-60)
      #expect(phone.list.texts(.bottom) == ["上拉加载更多"])
      phone.finger.drag(-200, over: 0.3)
      await phone.release()
      #expect(phone.screen.loads == [.bottom])
      #expect(phone.list.texts(.bottom) == ["加载中"])
      #expect(phone.list.contentInset.bottom.isAbout(40))
      phone.screen.loadedMore()
      await phone.wait(1)
      #expect(phone.list.contentInset == .zero)
      phone.finger.scroll(to: 0, animated: false)
      phone.finger.pull(300)
      await phone.wait(1)
      #expect(phone.screen.loads == [.bottom, .top])
    }
  }

  /// The original's delegate says after each load whether there is a foot.
  @Test func headBehindAndFootInTurn() async {
    await run(CLLScreen.headBehindAndFootInTurn) { phone in
      phone.scrollToEnd()
      phone.finger.pull(-300)
      await phone.wait(1)
      #expect(phone.screen.loads == [])
      phone.finger.scroll(to: 0, animated: false)
      phone.finger.pull(300)
      await phone.wait(1)
      phone.screen.refreshed(hasMore: true)
      await phone.wait(1)
      phone.scrollToEnd()
      phone.finger.pull(-300)
      await phone.wait(1)
      #expect(phone.screen.loads == [.top, .bottom])
      phone.screen.loadedMore()
      await phone.wait(1)
      #expect(phone.list.contentInset == .zero)
    }
  }
}
