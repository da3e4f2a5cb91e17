#if os(Linux)
import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// A header and a footer that may run together, as in MJRefresh.
@MainActor
@Suite struct TogetherTests {
  @Test(arguments: [false, true], UIKitPolicy.every)
  func aHeaderAndAFooterMayRunTogether(
    _ isTogether: Bool,
    _ policy: UIKitPolicy
  ) {
    ListScene.run(policy: policy, content: 2_000, top: 64, bottom: 49) { scene in
      let (refresh, load) = (Listener(), Listener())
      let footer = scene.list.overscroll.add(.mjAutoFooter, delegate: load)
      let header = scene.list.overscroll.add(.mj, delegate: refresh)
      footer.mayRunTogether = isTogether
      header.begin()
      scene.finger.wait(1)
      scene.finger.scroll(to: 2_000 - 640 + 49 + 44, animated: false)
      scene.finger.wait(0.5)
      #expect(header.run != nil)
      #expect((footer.run != nil) == isTogether)
      // The other way around: a refresh does not end the load.
      header.end()
      scene.finger.wait(1)
      if !isTogether { footer.begin() }
      #expect(footer.run != nil)
      header.begin()
      #expect((footer.run != nil) == isTogether)
      footer.end()
      header.end()
      scene.finger.wait(2)
      #expect(scene.list.contentInset.isAbout(UIEdgeInsets(top: 64, left: 0, bottom: 93, right: 0)))
      scene.list.overscroll.removeAll()
      #expect(scene.list.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    }
  }
}
#endif
