import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// A refresh below a bar with a large title, without a hold.
///
/// UIKit moves such a bar by the list's offset and insets, in a way that is not documented: MJRefresh
/// 1029, 1134, 1412 and pull-to-refresh 151 report bars that shrink or jump once a held refresh changes
/// the inset. A style without a hold leaves it alone.
@MainActor
@Suite struct LargeTitleTests {
  private static var style: PullStyle {
    var style = PullStyle.ring
    style.behavior.hold.distance = 0
    style.behavior.placement = .fixedInFront
    return style
  }

  @Test(arguments: UIKitPolicy.every)
  func P08_withoutAHoldNoInsetIsWrittenAndTheRunIsSeen(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let list = WatchedList()
      let scene = ListScene(world, list: list)
      list.contentInsetAdjustmentBehavior = .always
      scene.window.safeArea.top = 140
      scene.finger.scroll(to: -140, animated: false)
      let (gate, control) = list.overscroll.onGatedRefresh(Self.style)
      scene.finger.wait(0.1)
      list.insetWrites = 0
      scene.finger.pull(220)
      await letTasksRun()
      #expect(control.phase == .running)
      scene.finger.wait(1)
      var frames = 0
      control.onProgress = { _ in frames += 1 }
      scene.finger.wait(0.5)
      #expect(frames >= 25)
      #expect(abs(scene.gap - 140) <= ListScene.pixel)
      let indicator = list.subviews.first { $0 is IndicatorView }
      #expect(indicator?.isHidden == false)
      let top = indicator.map { $0.convert($0.bounds, to: scene.window).minY }
      #expect(abs((top ?? 0) - 140) <= 1)
      await gate.letThrough()
      scene.finger.wait(3)
      scene.expectAtRest(edge: 140)
      #expect(list.insetWrites == 0)
      #expect(indicator?.isHidden == true)
    }
  }
}

/// A list that counts what is written to its inset.
private final class WatchedList: UIScrollView {
  var insetWrites = 0

  override var contentInset: UIEdgeInsets {
    get { super.contentInset }
    set {
      insetWrites += 1
      super.contentInset = newValue
    }
  }
}

/// Bars that minimize while their list scrolls, which changes the safe area during the scroll: iOS 27.
@MainActor
@Suite struct MinimizingBarTests {
  private static let (large, small): (CGFloat, CGFloat) = (116, 62)

  /// A list under a bar that is large at its top, with its controls at rest.
  private func scene(_ world: UIKitWorld) -> ListScene {
    let scene = ListScene(world)
    scene.list.contentInsetAdjustmentBehavior = .always
    scene.window.safeArea = UIEdgeInsets(top: Self.large, left: 0, bottom: 34, right: 0)
    scene.list.contentOffset.y = -Self.large
    // As far as the list has scrolled; under a finger, as the bars follow it.
    scene.finger.afterFrame = { [weak scene] in
      guard let scene else { return }
      let way = scene.list.contentOffset.y + Self.large
      scene.window.safeArea.top = min(Self.large, max(Self.small, Self.large - way))
    }
    return scene
  }

  /// Where the content is in each frame of a scroll, and of its throw.
  private func scroll(_ scene: ListScene) -> [CGFloat] {
    var ways: [CGFloat] = []
    let follow = scene.finger.afterFrame
    scene.finger.afterFrame = {
      follow()
      ways.append(scene.list.contentOffset.y)
    }
    for way in [-300.0, 500, -150, 60] {
      scene.finger.down()
      scene.finger.drag(CGFloat(way), over: 0.3)
      scene.finger.up()
      scene.finger.wait(2)
    }
    scene.finger.afterFrame = follow
    return ways
  }

  private func distance(_ one: [CGFloat], _ other: [CGFloat]) -> CGFloat {
    zip(one, other).map { abs($0 - $1) }.max() ?? .infinity
  }

  @Test(arguments: UIKitPolicy.every)
  func aScrollIsThatOfAListWithoutUs(_ policy: UIKitPolicy) {
    UIKitWorld.run(policy: policy) { world in
      let (plain, own) = (scene(world), scene(world))
      plain.list.alwaysBounceVertical = true
      let (listener, control) = own.list.overscroll.addWithListener()
      // Not as far as a run takes.
      control.style?.behavior.arm.distance = 1_000
      control.style?.behavior.fire.distance = 1_000
      #expect(distance(scroll(plain), scroll(own)) <= ListScene.pixel)
      #expect(listener.runs.isEmpty)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aLoadMoreMovesNothing(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let (plain, own) = (scene(world), scene(world))
      plain.list.alwaysBounceVertical = true
      plain.list.contentInset.bottom = 44
      let gate = Gate()
      own.list.overscroll.onLoadMore {
        try await gate.wait()
        return .exhausted
      }
      for scene in [plain, own] { scene.finger.scroll(to: 3_000, animated: false) }
      #expect(distance(scroll(plain), scroll(own)) <= ListScene.pixel)
      await letTasksRun()
      #expect(gate.arrivals == 1)
      await own.answer(gate)
    }
  }

  /// The hold is measured from the bar as it is, and nothing is left of it.
  @Test(arguments: UIKitPolicy.every)
  func aRunIsHeldAtTheBarAndClosesToIt(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let own = scene(world)
      let (gate, control) = own.list.overscroll.onGatedRefresh()
      await own.pull()
      own.finger.wait(1)
      #expect(gate.arrivals == 1)
      #expect(abs(own.gap - Self.large - 56) <= ListScene.pixel)
      // Away from the run and back to it, while the bar gets small and large again.
      own.finger.pull(-400)
      own.finger.wait(2)
      #expect(own.window.safeArea.top == Self.small)
      own.finger.pull(900)
      own.finger.wait(3)
      #expect(own.window.safeArea.top == Self.large)
      #expect(control.phase == .running)
      // Where UIKit's bounce does not follow an inset, it ends elsewhere.
      let isExact = policy.insetDuringBounce == .retarget
      #expect(abs(own.gap - Self.large - 56) <= (isExact ? ListScene.pixel : 25))
      await own.answer(gate)
      own.finger.wait(2)
      own.expectAtRest(edge: Self.large)
    }
  }
}

/// A list in a page sheet, which takes a pull at the top: MJRefresh 1584, CRRefresh 44, OverlayContainer 55.
@MainActor
@Suite struct SheetTests {
  /// A pull that a sheet takes for its dismissal: 1,100 points per second.
  private func pull(_ scene: ListScene) { scene.finger.pull(220, over: 0.2) }

  private func run(_ body: (ListScene, UIViewController, Listener, PullControl) -> Void) {
    ListScene.run { scene in
      let (root, sheet) = (UIViewController(), UIViewController())
      scene.window.rootViewController = root
      sheet.view.frame = scene.window.bounds
      sheet.view.addSubview(scene.list)
      root.present(sheet, animated: false)
      let (listener, control) = scene.list.overscroll.addWithListener()
      scene.finger.wait(0.1)
      body(scene, root, listener, control)
    }
  }

  @Test func aPullInASheetDismissesItAndRefreshesNothing() {
    run { scene, root, listener, control in
      pull(scene)
      #expect(root.presentedViewController == nil)
      #expect(listener.runs.isEmpty && control.phase == .idle)
    }
  }

  @Test func aPullThatIsKeptInTheSheetRefreshes() {
    run { scene, root, listener, control in
      control.keepsPullInSheet = true
      pull(scene)
      scene.finger.wait(1)
      #expect(root.presentedViewController != nil)
      #expect(listener.runs.count == 1)
      control.end()
      scene.finger.wait(3)
      scene.expectAtRest()
      #expect(scene.world.logged.isEmpty)
      control.keepsPullInSheet = false
      #expect(scene.list.refreshControl == nil)
      pull(scene)
      #expect(root.presentedViewController == nil)
    }
  }

  /// SwiftUI's own refresh control gives way with each update of a view; ours stays, or takes its place.
  @Test func theRefreshControlOfOthersIsRemovedAndOursIsNot() {
    run { scene, _, _, control in
      let other = UIRefreshControl()
      scene.list.refreshControl = other
      control.keepsPullInSheet = true
      control.removeRefreshControl()
      let ours = scene.list.refreshControl
      #expect(ours != nil && ours !== other)
      control.removeRefreshControl()
      #expect(scene.list.refreshControl === ours)
      control.keepsPullInSheet = false
      scene.list.refreshControl = other
      control.removeRefreshControl()
      #expect(scene.list.refreshControl == nil)
    }
  }

  /// If UIKit's sheet takes the pull in spite of it, nothing is left behind.
  @Test func aSheetThatTakesThePullAllTheSameIsDismissed() {
    run { scene, root, listener, control in
      scene.world.sheetsLeavePullsToRefreshControls = false
      control.keepsPullInSheet = true
      pull(scene)
      scene.finger.wait(1)
      #expect(root.presentedViewController == nil)
      #expect(listener.runs.isEmpty && scene.list.contentInset == .zero)
    }
  }

  @Test func aListScrolledFromItsTopAndAModalSheetKeepTheSheet() {
    run { scene, root, _, _ in
      scene.finger.scroll(to: 300, animated: false)
      pull(scene)
      #expect(root.presentedViewController != nil)
    }
    run { scene, root, listener, _ in
      root.presentedViewController?.isModalInPresentation = true
      pull(scene)
      #expect(root.presentedViewController != nil && listener.runs.isEmpty)
    }
  }

  @Test func theAppsRefreshControlStaysAndOursGoesWithTheControl() {
    run { scene, _, _, control in
      let own = UIRefreshControl()
      scene.list.refreshControl = own
      control.keepsPullInSheet = true
      #expect(scene.list.refreshControl === own)
      scene.list.refreshControl = nil
      control.keepsPullInSheet = false
      control.keepsPullInSheet = true
      #expect(scene.list.refreshControl != nil)
      control.remove()
      #expect(scene.list.refreshControl == nil)
    }
  }

  /// UIKit's control fires for itself once it is pulled far enough: it refreshes nothing and stays in no inset.
  @Test func whatTheUnseenControlBeginsEndsAtOnce() {
    run { scene, _, listener, control in
      control.keepsPullInSheet = true
      let unseen = scene.list.refreshControl
      scene.finger.down()
      scene.finger.drag(220, over: 0.2)
      unseen?.beginRefreshing()
      unseen?.sendActions(for: .valueChanged)
      #expect(unseen?.isRefreshing == false && listener.runs.isEmpty)
      scene.finger.up()
      #expect(listener.runs.count == 1)
      #expect(scene.world.playedFeedback.count == 1)
    }
  }
}
