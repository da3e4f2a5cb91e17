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
