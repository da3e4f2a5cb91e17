import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Web pages, Apple's own control, sticky headers and bars next to a refresh.
@MainActor
@Suite struct NeighborTests {
  private final class Reader: NSObject, UIScrollViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  @Test(arguments: UIKitPolicy.every)
  func aWebPageIsPulledByItsScrollView(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
      let page = WKWebView(frame: window.bounds)
      let reader = Reader()
      page.scrollView.delegate = reader
      page.scrollView.contentSize = CGSize(width: 390, height: 4_000)
      window.addSubview(page)
      window.makeKeyAndVisible()
      var loads = 0
      page.scrollView.overscroll.onRefresh { loads += 1 }
      world.step()
      let finger = Finger(on: page.scrollView)
      finger.pull(200)
      await letTasksRun()
      finger.wait(3)
      #expect(loads == 1)
      #expect(page.scrollView.delegate === reader)
      #expect(reader.scrolls > 20)
      #expect(page.scrollView.contentInset == .zero)
      #expect(abs(page.scrollView.contentOffset.y) <= ListScene.pixel)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func applesOwnControlIsWarnedOfAlsoIfItComesLater(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      scene.list.overscroll.onRefresh {}
      #expect(scene.world.logged.isEmpty)
      scene.list.refreshControl = UIRefreshControl()
      await scene.pull()
      scene.finger.wait(3)
      await scene.pull()
      scene.finger.wait(3)
      #expect(scene.world.logged.count == 1)
      #expect(scene.world.logged.first?.contains("UIRefreshControl") == true)
    }
  }

  @Test func onlyWhatIsPulledMakesAShortListBounce() {
    ListScene.run { scene in
      let more = scene.list.overscroll.onLoadMore { .exhausted }
      #expect(!scene.list.alwaysBounceVertical)
      var pulled = more.style
      pulled?.behavior.trigger = .release
      more.style = pulled
      #expect(scene.list.alwaysBounceVertical)
      more.isHidden = true
      #expect(!scene.list.alwaysBounceVertical)
      let refresh = scene.list.overscroll.onRefresh {}
      #expect(scene.list.alwaysBounceVertical)
      refresh.remove()
      #expect(!scene.list.alwaysBounceVertical)
    }
  }

  /// The app's value counts, also one that it sets while a control needs its own.
  @Test(arguments: [true, false])
  func theBounceOfShortContentIsTheAppsAfterwards(_ value: Bool) {
    ListScene.run { scene in
      let refresh = scene.list.overscroll.onRefresh {}
      scene.list.alwaysBounceVertical = value
      #expect(scene.list.alwaysBounceVertical)
      refresh.remove()
      #expect(scene.list.alwaysBounceVertical == value)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func applesOwnControlIsLeftAloneAndWarnedOfOnce(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let apples = UIRefreshControl()
      scene.list.refreshControl = apples
      var runs = 0
      let control = scene.list.overscroll.onRefresh { runs += 1 }
      scene.list.overscroll.onLoadMore(at: .bottom) { .exhausted }
      scene.list.overscroll.onLoadMore(at: .trailing) { .exhausted }
      await scene.pull()
      scene.finger.wait(3)
      #expect(runs == 1)
      #expect(scene.world.logged.count == 1)
      #expect(scene.world.logged.first?.contains("UIRefreshControl") == true)
      control.remove()
      scene.list.overscroll.removeAll()
      #expect(scene.list.refreshControl === apples)
      #expect(scene.list.subviews == [apples])
      #expect(!apples.isRefreshing)
      scene.expectAtRest()
    }
  }

  /// Fixed at the bar, the indicator is below or above all rows and sticky headers.
  @Test(arguments: UIKitPolicy.every, [Placement.fixedBehind, .fixedInFront])
  func aFixedIndicatorStaysAtTheBarBehindOrInFrontOfTheHeaders(
    _ policy: UIKitPolicy,
    _ placement: Placement
  ) throws {
    let depth: CGFloat = placement == .fixedBehind ? -1 : 1
    try UIKitWorld.run(policy: policy) { world in
      let rows = Rows(sections: [40, 40])
      let table = rows.table()
      let scene = ListScene(world, list: table, top: 88)
      rows.fill(table)
      var style = PullStyle.ring
      style.behavior.placement = placement
      table.overscroll.onRefresh(style) {}
      scene.finger.down()
      for _ in 0..<20 {
        scene.finger.drag(15, over: 1.0 / 60)
        let view = try #require(table.subviews.first { $0 is IndicatorView && !$0.isHidden })
        #expect(view.layer.zPosition == depth)
        #expect(abs(view.frame.minY - table.contentOffset.y - 88) <= 1)
        #expect(table.rectForHeader(inSection: 0).minY == 0)
      }
    }
  }

  /// Content at rest under a growing bar moves as UIKit decides, with and without our control.
  ///
  /// It may keep its position and be covered. That is not a pull; it equals scrolling by that
  /// distance, so a programmatic run moves nothing then, and a pull is measured from the new edge.
  @Test(arguments: UIKitPolicy.every)
  func aBarThatGrowsOverContentAtRestIsNoPull(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let plain = ListScene(world)
      let scene = ListScene(world)
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      for one in [plain, scene] {
        one.list.contentInsetAdjustmentBehavior = .always
        one.window.safeArea.top = 100
        one.list.contentOffset.y = -100
      }
      scene.finger.wait(0.1)
      for one in [plain, scene] { one.window.safeArea.top = 140 }
      scene.finger.wait(0.1)
      #expect(scene.list.contentOffset == plain.list.contentOffset)
      #expect(scene.list.contentInset == .zero)
      #expect(control.phase == .idle)
      let rest = scene.gap
      control.begin(scrollsToEdge: false)
      await letTasksRun()
      scene.finger.wait(1)
      #expect(gate.arrivals == 1)
      #expect(abs(scene.gap - (rest < 140 ? rest : 196)) <= ListScene.pixel)
      await scene.answer(gate)
      scene.finger.wait(3)
      scene.expectAtRest(edge: rest)
      scene.finger.pull(140 - rest + 40)
      scene.finger.wait(3)
      #expect(gate.arrivals == 1)
      scene.expectAtRest(edge: 140)
      await scene.pull()
      scene.finger.wait(3)
      #expect(gate.arrivals == 2)
      scene.expectAtRest(edge: 140)
    }
  }

  /// A pinch whose first finger has pulled, and a scroll by two fingers.
  @Test(arguments: UIKitPolicy.every, [false, true])
  func aSecondFingerEndsAPull(_ policy: UIKitPolicy, zooms: Bool) {
    ListScene.run(policy: policy) { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      scene.list.maximumZoomScale = 5
      scene.finger.down()
      scene.finger.drag(220, over: 0.4)
      #expect(control.phase == .armed)
      if zooms { scene.finger.pinch(by: 1.2, over: 0.1) } else { scene.finger.addFinger() }
      scene.finger.drag(20, over: 0.1)
      #expect(control.phase == .pulling)
      scene.finger.up()
      scene.finger.wait(2)
      #expect(listener.runs.isEmpty)
      scene.finger.pull(220)
      #expect(listener.runs.count == 1)
    }
  }

  /// The pan reports two fingers, and its end, without a movement in between.
  @Test(arguments: UIKitPolicy.every)
  func aSecondFingerThatOnlyTouchesEndsAPull(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      let (listener, control) = scene.list.overscroll.addWithListener()
      scene.finger.down()
      scene.finger.drag(220, over: 0.4)
      #expect(control.phase == .armed)
      scene.finger.addFinger()
      scene.finger.drag(0, over: 0.05)
      scene.finger.liftFinger()
      scene.finger.drag(10, over: 0.1)
      scene.finger.up()
      scene.finger.wait(2)
      #expect(listener.runs.isEmpty)
    }
  }

  /// From the top: apart and down; together past the smallest scale, which bounces; and one finger that goes on.
  @Test(arguments: UIKitPolicy.every)
  func aZoomPullsNothingAndMovesAsWithoutUs(_ policy: UIKitPolicy) {
    UIKitWorld.run(policy: policy) { world in
      let scenes = [ListScene(world), ListScene(world)]
      let page = WKWebView().scrollView
      for scene in scenes {
        scene.list.minimumZoomScale = page.minimumZoomScale
        scene.list.maximumZoomScale = page.maximumZoomScale
        scene.list.alwaysBounceVertical = true
      }
      let (listener, _) = scenes[1].list.overscroll.addWithListener()
      var more = PullStyle.ring.loadMore
      more.behavior = .backLoadMore
      var loads = 0
      scenes[1].list.overscroll.onLoadMore(more) {
        loads += 1
        return .succeeded
      }
      let ways = scenes.map { scene -> [CGFloat] in
        var way: [CGFloat] = []
        scene.finger.afterFrame = { way.append(scene.list.contentOffset.y) }
        for (first, factor) in [(40.0, 1.5), (0, 0.4), (30, 1.2)] {
          scene.finger.down()
          if first > 0 { scene.finger.drag(CGFloat(first), over: 0.1) }
          scene.finger.pinch(by: CGFloat(factor), over: 0.3)
          scene.finger.drag(160, over: 0.3)
          scene.finger.liftFinger()
          scene.finger.drag(160, over: 0.3)
          scene.finger.up()
          scene.finger.wait(3)
        }
        scene.finger.afterFrame = {}
        return way
      }
      #expect(listener.runs.isEmpty && loads == 0)
      #expect(listener.phases.allSatisfy { $0 == .idle || $0 == .pulling })
      let apart = zip(ways[0], ways[1]).map { abs($0 - $1) }.max() ?? 0
      #expect(apart <= ListScene.pixel)
      #expect(scenes[0].list.zoomScale == scenes[1].list.zoomScale)
    }
  }

  /// The next growth counts as before the reader where a load-more at the top has loaded; a zoom is no growth.
  @Test func aZoomAfterHistoryHasLoadedMovesAsWithoutUs() async {
    await UIKitWorld.run { world in
      let scenes = [ListScene(world), ListScene(world)]
      let gate = Gate()
      scenes[1].list.overscroll.onLoadMore(at: .top) {
        try await gate.wait()
        return .succeeded
      }
      for scene in scenes {
        scene.list.maximumZoomScale = 5
        scene.finger.scroll(to: 200, animated: false)
      }
      await letTasksRun()
      #expect(gate.arrivals == 1)
      await gate.letThrough()
      let ways = scenes.map { scene -> CGFloat in
        scene.finger.down()
        scene.finger.pinch(by: 2, over: 0.3)
        scene.finger.up()
        return scene.list.contentOffset.y
      }
      #expect(abs(ways[0] - ways[1]) <= ListScene.pixel)
      // What has been loaded comes in now.
      let (list, before) = (scenes[1].list, scenes[1].list.contentOffset.y)
      list.contentSize.height += 500
      #expect(abs(list.contentOffset.y - before - 500) <= ListScene.pixel)
    }
  }
}
