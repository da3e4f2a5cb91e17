#if os(Linux)
import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Target and action instead of a handler; the test double calls methods by name.
@MainActor
@Suite struct TargetActionTests {
  private final class Screen: NSObject, SelectorPerforming {
    nonisolated(unsafe) var calls: [(name: String, list: UIScrollView?, sender: PullControl?)] = []

    func perform(named name: String, with object: Any?, with other: Any?) {
      calls.append((name, object as? UIScrollView, other as? PullControl))
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aTargetsMethodIsCalledWithTheListAndTheControlAndEndsTheRun(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let screen = Screen()
      let control = scene.list.overscroll
        .add(.ego).configure { $0.setTarget(screen, action: Selector("refresh:")) }
      await scene.pull()
      scene.finger.wait(2)
      #expect(screen.calls.map(\.name) == ["refresh:"])
      #expect(screen.calls.first?.list === scene.list && screen.calls.first?.sender == control)
      #expect(control.phase == .running)
      scene.list.overscroll.refresh?.end()
      scene.finger.wait(3)
      #expect(screen.calls.count == 1)
      scene.expectAtRest()
    }
  }

  @Test func ofTwoTargetsTheSecondIsCalled() {
    ListScene.run { scene in
      let (first, second) = (Screen(), Screen())
      let control = scene.list.overscroll.add(.arrow)
      control.onBegin = { _ in first.perform(named: "closure", with: nil, with: nil) }
      control.setTarget(first, action: Selector("refresh:"))
      control.setTarget(second, action: Selector("reload:"))
      control.begin()
      #expect(first.calls.isEmpty && second.calls.map(\.name) == ["reload:"])
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aTargetThatIsGoneIsNotKeptAndItsRunIsCancelled(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      weak var gone: Screen?
      do {
        let screen = Screen()
        gone = screen
        scene.list.overscroll.add(.arrow).configure {
          $0.setTarget(screen, action: Selector("refresh:"))
        }
      }
      #expect(gone == nil)
      await scene.pull()
      scene.finger.wait(3)
      scene.expectAtRest()
    }
  }
}
#endif
