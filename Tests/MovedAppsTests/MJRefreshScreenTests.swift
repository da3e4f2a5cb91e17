import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// The collections, the web pages and the languages of MJRefresh's example app.
///
/// Texts, distances and times are those of chapter 3 of the specification.
@MainActor
@Suite struct MJRefreshScreenTests {
  private func layout(_ size: CGSize, spacing: CGFloat) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = size
    layout.sectionInset = UIEdgeInsets(
      top: spacing,
      left: spacing,
      bottom: spacing,
      right: spacing
    )
    layout.minimumInteritemSpacing = spacing
    layout.minimumLineSpacing = spacing
    return layout
  }

  // MARK: Collections

  /// During a run the inset follows the scrolling, so that a pinned header stays at the top.
  @Test func bothEndsUnderPinnedHeaders() async {
    await UIKitWorld.run { world in
      let server = GatedServer()
      let layout = layout(CGSize(width: 80, height: 80), spacing: 20)
      let list = PinnedHeaderCollection(frame: .zero, collectionViewLayout: layout)
      let screen = ColorsScreen(server, list, colors: 40, ColorsScreen.bothEndsUnderPinnedHeaders)
      let phone = Phone(world, screen, list, server)
      await phone.wait(1)
      #expect(list.contentInset.top.isAbout(54))
      phone.drag(-40)
      #expect(list.contentInset.top.isAbout(max(0, -list.contentOffset.y)))
      #expect(list.contentInset.top < 54)
      phone.finger.drag(-200, over: 0.3)
      #expect(list.contentInset.top == 0)
      #expect(list.header.frame.minY == list.contentOffset.y)
      await phone.release()
      #expect(list.overscroll.refresh?.phase == .running)
      await phone.answer()
      #expect(screen.colors.count == 50)
      #expect(list.contentInset == .zero)
      phone.scrollToEnd()
      phone.finger.pull(-200)
      await phone.wait(0.5)
      #expect(server.requests == 2)
      await phone.answer()
      #expect(screen.colors.count == 55)
      #expect(list.contentInset == .zero)
    }
  }
}
