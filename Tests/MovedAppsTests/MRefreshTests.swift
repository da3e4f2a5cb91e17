import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// MRefresh's circle, outlines and settings.
///
/// Colors, distances and times are those of chapter 4 of the specification.
@MainActor
@Suite struct MRefreshTests {
  /// The line that is drawn at a share of the pull.
  private func line(_ phone: Phone<TableScreen>) -> CAShapeLayer? {
    phone.list.shapes().first { $0.strokeColor != nil }
  }

  private func width(_ line: CAShapeLayer?) -> CGFloat {
    (line?.lineWidth ?? 0) * (line?.affineTransform().a ?? 0)
  }

  @Test func circle() async {
    await Phone.run(TableScreen.circle) { phone in
      phone.drag(240)
      let share = phone.list.overscroll.refresh?.progress?.fraction ?? 0
      #expect(share > 0 && share < 1)
      #expect(line(phone)?.strokeColor == UIColor(rgb: 0x0000FF).cgColor)
      #expect(width(line(phone)) == 2)
      phone.finger.drag(250, over: 0.3)
      #expect(phone.server.requests == 0)
      await phone.release()
      #expect(phone.server.requests == 1)
      #expect(phone.list.contentInset.top.isAbout(100))
      // The view of 50 points is in the middle of the gap.
      #expect(abs((phone.list.indicator()?.frame.midY ?? 0) + 50) <= 0.5)
      await phone.answer()
      #expect(phone.list.contentInset == .zero)
      #expect(phone.screen.rows.count == 25)
    }
  }

  @Test func outline() async {
    await Phone.run(TableScreen.outline) { phone in
      phone.drag(600)
      #expect(phone.list.overscroll.refresh?.phase == .armed)
      #expect(line(phone)?.strokeColor == UIColor(rgb: 0x000000).cgColor)
      #expect(abs(width(line(phone)) - 1) < 0.01)
      await phone.release()
      #expect(phone.server.requests == 1)
      await phone.answer()
      #expect(phone.list.contentInset == .zero)
    }
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

  @Test func outlineInAnotherLayer() async {
    await Phone.run(TableScreen.outlineInAnotherLayer) { phone in
      phone.drag(600)
      #expect(line(phone)?.strokeColor == UIColor(rgb: 0xC02040).cgColor)
      #expect(abs(width(line(phone)) - 3) < 0.01)
      let fills = phone.list.shapes().compactMap(\.fillColor)
      #expect(fills.contains(UIColor(rgb: 0xE0E0E0).cgColor))
    }
  }

  @Test func otherDistances() async {
    await Phone.run(TableScreen.otherDistances) { phone in
      phone.drag(60)
      #expect(phone.list.contentOffset.y > -40)
      #expect((phone.list.overscroll.refresh?.progress?.fraction ?? 0) > 0)
      phone.finger.drag(140, over: 0.3)
      #expect(phone.list.contentOffset.y < -80)
      #expect(phone.list.overscroll.refresh?.phase == .armed)
      await phone.release()
      #expect(phone.server.requests == 1)
      #expect(phone.list.contentInset.top.isAbout(70))
      await phone.server.answer()
      // Half of the closing.
      phone.finger.wait(0.25)
      #expect(abs(phone.list.contentOffset.y + 35) < 5)
      await phone.wait(0.5)
      #expect(phone.list.contentInset == .zero)
      phone.list.overscroll.refresh?.begin()
      phone.finger.wait(0.25)
      #expect(abs(phone.list.contentOffset.y + 35) < 5)
    }
  }
}
