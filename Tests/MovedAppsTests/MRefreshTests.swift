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
