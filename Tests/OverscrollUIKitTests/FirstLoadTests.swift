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

  private struct Failure: Error {}

  /// An empty table with a refresh that waits at a gate.
  @MainActor
  private struct Scene {
    let scene: ListScene
    let rows = Rows(sections: [0])
    let table: UITableView
    let control: PullControl
    let gate = Gate()
    /// How often the handler fails.
    final class Failures { var count = 0 }
    let failures = Failures()

    init(_ world: UIKitWorld, rows count: Int = 0) {
      table = rows.table()
      rows.hasHeaders = false
      rows.sections = [count]
      scene = ListScene(world, list: table, content: 0)
      rows.fill(table)
      world.step()
      control = table.overscroll.onRefresh(.ring) { [gate, failures] in
        try await gate.wait()
        guard failures.count > 0 else { return }
        failures.count -= 1
        throw Failure()
      }
      control.firstLoadStyle = skeleton
    }

    func load(_ count: Int) {
      rows.sections = [count]
      table.reloadData()
      table.layoutIfNeeded()
      scene.world.step()
    }

    var indicator: UIView? { table.subviews.first { $0 is IndicatorView } }
    /// Whether the look of the first load covers the list.
    var isCovered: Bool { indicator?.isHidden == false && indicator?.frame.height == 200 }
  }

  @Test(arguments: UIKitPolicy.every)
  func aFirstLoadHasALookOfItsOwnUntilThereIsContent(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let list = Scene(world)
      list.control.begin()
      await letTasksRun()
      list.scene.finger.wait(1)
      #expect(list.control.phase == .running && list.isCovered)
      #expect(list.control.style == .ring && list.control.firstLoadStyle == Self.skeleton)
      // Content uncovers itself, and stays where it is.
      list.load(40)
      list.scene.finger.wait(0.5)
      #expect(list.control.phase == .running && list.indicator?.isHidden == true)
      #expect(list.table.contentInset.top == 0 && list.scene.gap == 0)
      list.scene.watch()
      await list.gate.letThrough()
      list.scene.finger.wait(3)
      #expect(list.scene.largestStep == 0)
      list.scene.expectAtRest()
      await list.scene.pull()
      list.scene.world.step()
      #expect(list.table.contentInset.top.isAbout(56) && list.indicator?.frame.height == 56)
    }
  }

  @Test func aFirstLoadMayCoverTheViewport() async {
    await UIKitWorld.run { world in
      let list = Scene(world)
      var style = Self.skeleton
      style.behavior.placement = .fullViewport
      list.control.firstLoadStyle = style
      list.control.begin()
      await letTasksRun()
      list.scene.finger.wait(0.5)
      #expect(list.indicator?.frame == CGRect(x: 0, y: 0, width: 390, height: 640))
      #expect(list.indicator?.isHidden == false)
      list.load(40)
      #expect(list.indicator?.isHidden == true)
    }
  }
}
#endif
