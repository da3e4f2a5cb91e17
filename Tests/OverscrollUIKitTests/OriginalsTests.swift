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
      scene.watch()
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
      #expect(scene.largestStep < 14)
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

  // MARK: - Geometry

  /// The visible control, in a list without other content.
  private func indicator(in view: UIView) -> UIView? {
    view.subviews.first { $0 is IndicatorView }
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
}
