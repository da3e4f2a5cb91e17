import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Repeated loads, lists that jump when they grow, unwanted footers.
@MainActor
@Suite struct LoadMoreProblemTests {
  /// MJRefresh 981, 1009, 1071, 1097, 1203, ES 125: rows are measured when they become visible; the
  /// list jumps, and loads again.
  ///
  /// The reference is the same table with the same touches and without our control.
  @Test(arguments: UIKitPolicy.every)
  func P06_rowsThatLearnTheirHeightsMoveAsWithoutUs(_ policy: UIKitPolicy) async {
    var paths: [[CGFloat]] = []
    var calls = 0
    for isOurs in [false, true] {
      await UIKitWorld.run(policy: policy) { world in
        let rows = Rows(sections: [60], height: nil)
        let table = rows.table()
        let scene = ListScene(world, list: table)
        rows.fill(table)
        if isOurs {
          table.overscroll.onRefresh {}
          table.overscroll.onLoadMore {
            calls += 1
            rows.sections[0] += 20
            table.reloadData()
            return .succeeded
          }
        }
        var path: [CGFloat] = []
        for _ in 0..<4 {
          scene.finger.down()
          for _ in 0..<12 {
            scene.finger.drag(-25, over: 1.0 / 60)
            path.append(table.contentOffset.y)
          }
          scene.finger.hold(0.2)
          scene.finger.up()
          await letTasksRun()
          scene.finger.wait(0.3)
          path.append(table.contentOffset.y)
        }
        paths.append(path)
      }
    }
    #expect(paths[0] == paths[1])
    #expect(calls == 0)
  }

  /// What the load of the longer list does.
  enum FirstLoad: CaseIterable, Sendable {
    case bringsNothing, fails, isRunning
  }

  /// A new search: a list that does not fill its view loads again without a touch, once.
  @Test(arguments: UIKitPolicy.every, FirstLoad.allCases)
  func aListReplacedByAShorterOneLoadsOnceMore(_ policy: UIKitPolicy, _ first: FirstLoad) async {
    for isThroughNone in [false, true] {
      await UIKitWorld.run(policy: policy) { world in
        let rows = Rows(sections: [60])
        rows.hasHeaders = false
        let table = rows.table()
        let scene = ListScene(world, list: table)
        rows.fill(table)
        let gate = Gate()
        var calls = 0
        table.overscroll.onLoadMore {
          calls += 1
          if first == .isRunning { try await gate.wait() }
          return first == .fails ? .failed : .succeeded
        }
        scene.finger.wait(0.1)
        scene.finger.scroll(to: 60 * 44 + 44 - 640, animated: false)
        await letTasksRun()
        scene.finger.wait(0.5)
        #expect(calls == 1)
        for count in isThroughNone ? [0, 5] : [5] {
          rows.sections = [count]
          table.reloadData()
          await wait(1, scene)
        }
        await gate.letThrough()
        await wait(12, scene)
        #expect(calls == 2, "\(isThroughNone)")
      }
    }
  }

  /// Lets time pass, and handlers return meanwhile.
  private func wait(_ seconds: Int, _ scene: ListScene) async {
    for _ in 0..<seconds {
      scene.finger.wait(1)
      await letTasksRun()
    }
  }

  /// Of a load that has brought nothing, a header that grows by 200 points is no page, and moves nothing.
  @Test(arguments: UIKitPolicy.every, [true, false])
  func aHeaderThatGrowsIsNoPage(_ policy: UIKitPolicy, _ isDuringTheLoad: Bool) async {
    // All rows are seen with the header, or the last ones without it.
    for count in [16, 60] {
      await UIKitWorld.run(policy: policy) { world in
        let rows = Rows(sections: [count])
        rows.hasHeaders = false
        let table = rows.table()
        let scene = ListScene(world, list: table)
        rows.fill(table)
        scene.finger.wait(0.1)
        if count == 60 { scene.finger.scroll(to: 60 * 44 - 640, animated: false) }
        let grow = {
          table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
        }
        var calls = 0
        table.overscroll.onLoadMore {
          calls += 1
          if isDuringTheLoad { #expect(scene.movement { grow() } == 0) }
          return .succeeded
        }
        scene.finger.wait(0.1)
        await wait(1, scene)
        #expect(calls == 1)
        if !isDuringTheLoad { #expect(scene.movement { grow() } == 0) }
        await wait(2, scene)
        #expect(calls == 1, "\(count)")
        rows.sections = [count + 1]
        table.reloadData()
        scene.finger.scroll(to: table.contentSize.height + 44 - 640, animated: false)
        await wait(1, scene)
        #expect(calls == 2, "\(count)")
      }
    }
  }

  /// BetterScroll 622, MessageKit 186, ChatKit 353: loading history at the top scrolls to the very
  /// top.
  ///
  /// The visible message stays in place, page after page, to the pixel and in the same turn.
  @Test(arguments: UIKitPolicy.every)
  func C1_theMessageThatIsReadStaysPageAfterPage(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, content: 3_000, top: 20) { scene in
      scene.finger.scroll(to: 1_500, animated: false)
      var style = PullStyle.arrow.loadMore
      style.behavior = .loadMore
      var pages = 0
      scene.list.overscroll.onLoadMore(style, at: .top) {
        pages += 1
        scene.list.contentSize.height += 1_000
        return pages < 3 ? .succeeded : .exhausted
      }
      for page in 1...3 {
        scene.finger.scroll(to: 200, animated: false)
        #expect(scene.list.contentOffset.y == 200)
        await letTasksRun()
        #expect(pages == page)
        #expect(abs(scene.list.contentOffset.y - 1_200) <= ListScene.pixel)
        scene.watch()
        scene.finger.wait(1)
        #expect(scene.largestStep <= ListScene.pixel)
      }
      scene.finger.scroll(to: 0, animated: false)
      await letTasksRun()
      #expect(pages == 3)
    }
  }
}
