#if os(Linux)
import Overscroll
import OverscrollLooks
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// A look of its own for the first load of a list that has had no content.
@MainActor
@Suite struct FirstLoadTests {
  /// A look of 200 points over the list, which holds nothing open.
  private static let skeleton: PullStyle = {
    var style = PullStyle.petals
    style.behavior.placement = .fixedInFront
    style.behavior.indicatorExtent = 200
    style.behavior.hold.distance = 0
    return style
  }()

  @Test(arguments: UIKitPolicy.every)
  func aFirstLoadHasALookOfItsOwnUntilThereIsContent(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let rows = Rows(sections: [0])
      rows.hasHeaders = false
      let table = rows.table()
      let scene = ListScene(world, list: table, content: 0)
      rows.fill(table)
      world.step()
      let (gate, control) = table.overscroll.onGatedRefresh(.ring)
      control.firstLoadStyle = Self.skeleton
      var indicator: UIView? { table.subviews.first { $0 is IndicatorView } }
      control.begin()
      await letTasksRun()
      scene.finger.wait(1)
      #expect(control.phase == .running && control.style == .ring)
      #expect(indicator?.isHidden == false && indicator?.frame.height == 200)
      // Content uncovers itself, and stays where it is.
      rows.sections = [40]
      table.reloadData()
      table.layoutIfNeeded()
      world.step()
      scene.finger.wait(0.5)
      #expect(control.phase == .running && indicator?.isHidden == true)
      #expect(table.contentInset.top == 0 && scene.gap == 0)
      scene.watch()
      await gate.letThrough()
      scene.finger.wait(3)
      #expect(scene.largestStep == 0)
      scene.expectAtRest()
      await scene.pull()
      world.step()
      #expect(table.contentInset.top.isAbout(56) && indicator?.frame.height == 56)
    }
  }
}
#endif
