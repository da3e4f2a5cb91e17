import Overscroll
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// The behaviors of five known controls on a scroll view, with a bar of 64 points above the content.
@MainActor
@Suite struct OriginalsTests {
  nonisolated static let headers: [PullStyle] = [
    .ego, .ego(.original), .cll, .mj, .mrefresh, .mrefresh(.original), .yq, .yq(.original),
  ]

  @Test(arguments: headers, UIKitPolicy.every)
  func anOriginalsHeaderHoldsItsDistanceAndGivesItBack(
    _ style: PullStyle,
    _ policy: UIKitPolicy
  ) async {
    await ListScene.run(policy: policy, top: 64, bottom: 49) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(style)
      let hold = style.behavior.hold
      let share = CGFloat(hold.means == .offset ? 0 : hold.distance)
      await scene.pull(600)
      scene.finger.wait(1)
      await letTasksRun()
      #expect(gate.arrivals == 1)
      #expect(abs(scene.gap - 64 - hold.distance) <= 0.5)
      #expect(scene.list.contentInset.top.isAbout(64 + share))
      await gate.letThrough()
      scene.finger.wait(2)
      #expect(control.phase == .idle)
      #expect(abs(scene.gap - 64) <= 0.5)
      #expect(scene.list.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 49, right: 0))
    }
  }

  /// So that a section header can slide up to the bar during the run.
  @Test(arguments: [PullStyle.ego, .cll, .mj], UIKitPolicy.every)
  func theInsetFollowsTheListDuringARun(_ style: PullStyle, _ policy: UIKitPolicy) {
    ListScene.run(policy: policy, top: 64) { scene in
      let (_, control) = scene.list.overscroll.onGatedRefresh(style)
      control.begin()
      scene.finger.wait(1)
      let table: [(offset: CGFloat, inset: CGFloat)] = [(-94, 94), (-64, 64), (20, 64)]
      for (offset, inset) in table {
        scene.finger.scroll(to: offset, animated: false)
        #expect(scene.list.contentInset.top.isAbout(inset))
      }
      control.remove()
      #expect(scene.list.contentInset.top == 64)
    }
  }

  /// The original MRefresh: immediately, but the inset is applied at the release.
  @Test(arguments: UIKitPolicy.every)
  func aRunUnderTheFingerTakesItsInsetWhenThatIsUp(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(.mrefresh(.original))
      scene.finger.down()
      scene.finger.drag(600, over: 0.5)
      await letTasksRun()
      #expect(control.phase == .running)
      #expect(gate.arrivals == 1)
      #expect(scene.list.contentInset.top == 0)
      scene.finger.up()
      #expect(scene.list.contentInset.top.isAbout(100))
    }
  }

  @Test(arguments: [2_000.0, 300], UIKitPolicy.every)
  func aBackFooterIsHeldAtTheViewportsEnd(_ content: CGFloat, _ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy, content: content) { scene in
      scene.list.alwaysBounceVertical = true
      let gate = Gate()
      scene.list.overscroll.onLoadMore(.mjBackFooter) {
        try await gate.wait()
        return .succeeded
      }
      let rest = max(0, content - 640)
      scene.finger.scroll(to: rest, animated: false)
      scene.finger.down()
      scene.finger.drag(-300, over: 0.4)
      scene.finger.up()
      scene.finger.wait(1)
      await letTasksRun()
      #expect(gate.arrivals == 1)
      #expect(abs(scene.list.contentOffset.y - rest - 44) <= 0.5)
      #expect(scene.list.contentInset.bottom.isAbout(max(0, 640 - content) + 44))
      await gate.letThrough()
      scene.finger.wait(2)
      #expect(scene.list.contentInset.bottom == 0)
      #expect(abs(scene.list.contentOffset.y - rest) <= 0.5)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func anAutomaticFooterLoadsInFullViewAndUnderShortContentAfterADrag(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let scene = ListScene(world, content: 2_000)
      var pages = 0
      scene.list.overscroll.onLoadMore(.mjAutoFooter) {
        pages += 1
        return .succeeded
      }
      #expect(scene.list.contentInset.bottom.isAbout(44))
      scene.finger.scroll(to: 1_403, animated: false)
      await letTasksRun()
      #expect(pages == 0)
      scene.finger.scroll(to: 1_404, animated: false)
      await letTasksRun()
      #expect(pages == 1)
      let short = ListScene(world, content: 300)
      short.list.alwaysBounceVertical = true
      short.list.overscroll.onLoadMore(.mjAutoFooter) {
        pages += 1
        return .succeeded
      }
      await letTasksRun()
      #expect(pages == 1)
      short.finger.down()
      short.finger.drag(-80, over: 0.2)
      short.finger.up()
      await letTasksRun()
      #expect(pages == 2)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aTrailerIsPulledAtTheEndOfAHorizontalList(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 200))
      list.contentSize = CGSize(width: 2_000, height: 200)
      let window = UIWindow(frame: list.frame)
      window.addSubview(list)
      list.contentOffset.x = 1_610
      let gate = Gate()
      list.overscroll.onLoadMore(.mjTrailer, at: .trailing) {
        try await gate.wait()
        return .succeeded
      }
      let finger = Finger(on: list, axis: .horizontal)
      finger.down()
      finger.drag(-250, over: 0.4)
      finger.up()
      finger.wait(1)
      await letTasksRun()
      #expect(gate.arrivals == 1)
      #expect(list.contentInset.right.isAbout(60))
      #expect(abs(list.contentOffset.x - 1_670) <= 0.5)
    }
  }

  /// MRefresh: the end waits for the release.
  @Test(arguments: [PullStyle.mrefresh, .mrefresh(.original)], UIKitPolicy.every)
  func anEndUnderTheFingerMayWaitForIt(_ style: PullStyle, _ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(style)
      control.begin()
      scene.finger.wait(1)
      scene.finger.down()
      scene.finger.drag(30, over: 0.2)
      await gate.letThrough()
      scene.finger.hold(1)
      #expect(control.phase == .running)
      #expect(scene.list.contentInset.top.isAbout(100))
      scene.finger.up()
      scene.finger.wait(1)
      #expect(control.phase == .idle)
      #expect(scene.list.contentInset.top == 0)
    }
  }

  @Test(arguments: [PullStyle.ego, .cll, .mj, .mrefresh, .yq], UIKitPolicy.every)
  func aPullTakenBackOrMadeWhileTheAppLoadsStartsNothing(
    _ style: PullStyle,
    _ policy: UIKitPolicy
  ) async {
    await ListScene.run(policy: policy) { scene in
      var runs = 0
      let control = scene.list.overscroll.onRefresh(style) { runs += 1 }
      scene.finger.down()
      scene.finger.drag(600, over: 0.5)
      #expect(control.phase == .armed)
      scene.finger.drag(-600, over: 0.5)
      scene.finger.up()
      scene.finger.wait(1)
      control.isBusy = true
      await scene.pull(600)
      scene.finger.wait(1)
      await letTasksRun()
      #expect(runs == 0)
      #expect(scene.list.contentInset.top == 0)
    }
  }

  // MARK: - Geometry

  /// The visible control, in a list without other content.
  private func indicator(in view: UIView, beside list: UIView? = nil) -> UIView? {
    view.subviews.first { $0 is IndicatorView && $0 !== list }
  }

  /// MRefresh: 50 points in the middle of the gap, but never over the content.
  @Test(arguments: UIKitPolicy.every)
  func aViewMayStayInTheMiddleOfTheGap(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      scene.list.overscroll.onRefresh(.mrefresh) {}
      scene.finger.down()
      for _ in 0..<20 {
        scene.finger.drag(15, over: 0.05)
        guard let view = indicator(in: scene.list) else { continue }
        let gap = scene.gap
        #expect(abs(view.frame.midY - min(-gap / 2, -25)) <= 1)
        #expect(view.frame.height == 50)
      }
      #expect(scene.gap > 100)
    }
  }

  /// CLLRefresh on its other layer: fixed below the bar, behind the list.
  @Test(arguments: UIKitPolicy.every)
  func aHeaderMayBeFixedBehindTheList(_ policy: UIKitPolicy) throws {
    var style = PullStyle.cll
    style.behavior.placement = .superviewLayer
    ListScene.run(policy: policy, top: 64) { scene in
      scene.list.overscroll.onRefresh(style) {}
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      let view = indicator(in: scene.window, beside: scene.list)
      #expect(view?.frame == CGRect(x: 0, y: 64, width: 390, height: 60))
      #expect(scene.window.subviews.first === view)
    }
  }

  /// MJRefresh's ignored inset, with its and other values.
  @Test(arguments: UIKitPolicy.every)
  func theNumbersOfAnOriginalCanBeChanged(_ policy: UIKitPolicy) async throws {
    var style = PullStyle.mj
    style.behavior.arm = Threshold(80)
    style.behavior.fire = style.behavior.arm
    style.behavior.hold = Hold(70)
    style.behavior.actionDelay = 0
    style.behavior.opening = .curve(.linear, seconds: 0)
    style.behavior.closing = .curve(.linear, seconds: 0)
    style.behavior.ignoredInset = 10
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(style)
      control.begin()
      #expect(scene.gap == 70)
      await letTasksRun()
      scene.finger.wait(0.1)
      #expect(abs((indicator(in: scene.list)?.frame.maxY ?? 0) + 10) <= 1)
      await gate.letThrough()
      #expect(scene.gap == 0)
      scene.finger.down()
      scene.finger.drag(120, over: 0.3)
      #expect(scene.gap > 54 && scene.gap < 80)
      #expect(control.phase == .pulling)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aFooterFollowsTheContentsLength(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy, content: 700) { scene in
      scene.list.overscroll.onLoadMore(.cllFooter) { .succeeded }
      for length in [700.0, 900, 800] {
        scene.list.contentSize.height = length
        scene.finger.scroll(to: length - 640, animated: false)
        scene.finger.down()
        scene.finger.drag(-40, over: 0.2)
        let view = indicator(in: scene.list)
        #expect(abs((view?.frame.minY ?? 0) - length) <= 1)
        #expect(view?.frame.height == 40)
        scene.finger.up()
        scene.finger.wait(1)
      }
    }
  }

  // MARK: - Looks

  @Test(arguments: headers)
  func anOriginalsLookIsPainted(_ style: PullStyle) throws {
    try ListScene.run { scene in
      scene.list.overscroll.onRefresh(style) {}
      scene.finger.down()
      scene.finger.drag(300, over: 0.4)
      let view = try #require(indicator(in: scene.list))
      let shapes = view.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
      #expect(shapes.contains { !$0.isHidden && $0.path != nil })
    }
  }

  @Test func ownOutlinesAreDrawnByThePull() throws {
    try ListScene.run { scene in
      let outlines = MRefreshPathIndicator(pathData: Array("M0 0L100 0L100 100".utf8))
      scene.list.overscroll.onRefresh(.mrefresh) {}.configure { $0.indicator = outlines }
      scene.finger.down()
      var lengths: [Int] = []
      for _ in 0..<20 {
        scene.finger.drag(20, over: 0.1)
        let view = try #require(indicator(in: scene.list))
        let shapes = view.layer.sublayers?.compactMap { $0 as? CAShapeLayer } ?? []
        lengths.append(shapes.first { !$0.isHidden }?.path?.elements.count ?? 0)
      }
      // First without, then on one side, then on both.
      #expect(lengths.first == 0)
      #expect(lengths == lengths.sorted())
      #expect(lengths.contains(2) && lengths.last == 3)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func YQ10_onceRemovedAPullDoesNothingAndTheScrollViewIsFreed(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      weak var freed: UIScrollView?
      do {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 640))
        freed = list
        let scene = ListScene(world, list: list)
        var runs = 0
        let control = list.overscroll.onRefresh(.yq) { runs += 1 }
        control.remove()
        await scene.pull(400)
        scene.finger.wait(1)
        #expect(runs == 0)
        #expect(list.contentInset.top == 0)
        list.removeFromSuperview()
      }
      world.step()
      #expect(freed == nil)
    }
  }
}
