import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// YQRefreshHeadView's demo, and its header begun by the app.
///
/// Colors and distances are those of chapter 5 of the specification.
@MainActor
@Suite struct YQTests {
  private func run(_ body: (Phone<YQScreen>) async -> Void) async {
    await UIKitWorld.run { world in
      let screen = YQScreen()
      await body(Phone(world, screen, screen.tableView))
    }
  }

  @Test func headerWithTarget() async {
    await run { phone in
      phone.drag(120)
      // A circle in light gray, and on it an arc of 2 points.
      let rings = phone.list.shapes()
      let colors = rings.compactMap(\.strokeColor)
      #expect(colors == [UIColor(rgb: 0xAAAAAA).cgColor, UIColor(rgb: 0x0BC1F0).cgColor])
      #expect(rings.map { $0.lineWidth * $0.affineTransform().a } == [2, 2])
      #expect(phone.list.indicator()?.frame.midX == 195)
      await phone.release()
      #expect(phone.screen.reloads == 0)
      phone.finger.pull(300)
      await phone.wait(1)
      #expect(phone.screen.reloads == 1)
      #expect(phone.list.contentOffset.y == -80)
      phone.screen.reloaded()
      await phone.wait(1)
      #expect(phone.list.contentOffset.y == 0 && phone.list.contentInset == .zero)
    }
  }
}
