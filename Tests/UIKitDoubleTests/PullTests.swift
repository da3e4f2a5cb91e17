import OverscrollUIKitTestSupport
import Testing
import UIKit

@MainActor @Suite struct PullTests {
  @Test func aPullShowsTheRubberBandAndComesBack() {
    UIKitWorld.run { world in
      let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
      view.contentSize = CGSize(width: 390, height: 2000)
      nonisolated(unsafe) var seen = 0  // Observers are called on the main actor.
      let observation = view.observe(\.contentOffset, options: [.new]) { _, _ in seen += 1 }
      let finger = Finger(on: view)
      finger.down()
      finger.drag(180, over: 0.4)
      let pulled = (1 - 1 / (180 * 0.55 / 800 + 1)) * 800.0
      #expect(abs(view.contentOffset.y + pulled) < 1e-9)
      finger.up()
      finger.settle()
      #expect(view.contentOffset.y == 0)
      #expect(seen > 24)
      observation.invalidate()
      #expect(!world.isMoving)
    }
  }
}
