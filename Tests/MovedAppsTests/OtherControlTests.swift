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

/// MRefresh's circle, outlines and settings.
///
/// Colors, distances and times are those of chapter 4 of the specification.
@MainActor
@Suite struct MRefreshTests {
  /// The line that is drawn at a share of the pull.
  private func line(_ phone: Phone<TableScreen>) -> CAShapeLayer? {
    phone.list.indicator()?.shapes.first { $0.strokeColor != nil }
  }

  @Test func outlineInPieces() async {
    await Phone.run(TableScreen.outlineInPieces) { phone in
      // Up to 0.3 the first piece alone; the second starts there, the third at 0.4.
      var pieces: [Double: Int] = [:]
      phone.finger.down()
      while phone.list.overscroll.refresh?.phase != .armed {
        phone.finger.drag(5, over: 0.05)
        let share = phone.list.overscroll.refresh?.progress?.fraction ?? 0
        let moves = line(phone)?.path.map(subpaths) ?? 0
        for limit in [0.28, 0.38, 0.95] where share < limit { pieces[limit] = moves }
      }
      #expect(pieces == [0.28: 1, 0.38: 2, 0.95: 3])
      await phone.release()
      #expect(phone.server.requests == 1)
    }
  }

  private func subpaths(_ path: CGPath) -> Int {
    var count = 0
    path.applyWithBlock { if $0.pointee.type == .moveToPoint { count += 1 } }
    return count
  }
}

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
      let rings = phone.list.indicator()?.shapes ?? []
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
