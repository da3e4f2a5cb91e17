import Overscroll
import OverscrollClassics
import OverscrollLooks
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Settings of the feel, of the start of a run and of places that most apps leave as they are.
@MainActor
@Suite struct SettingsTests {
  /// The ring with a changed behavior.
  private static func style(_ change: (inout Behavior) -> Void) -> PullStyle {
    var style = PullStyle.ring
    change(&style.behavior)
    return style
  }

  private static let locking = style { $0.locksContent = true }
  private static let lockingWithoutHold = style {
    $0.locksContent = true
    $0.hold.distance = 0
  }

  private static func indicator(of list: UIScrollView) -> IndicatorView? {
    list.subviews.compactMap { $0 as? IndicatorView }.first
  }

  // MARK: The present value again

  /// SwiftUI calls a closure that sets them with each update of a view.
  @Test func settingThePresentValuesAgainPaintsNothing() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onGatedRefresh(.mj).control
      let container = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      scene.list.addSubview(container)
      let image = UIImage(cgImage: CGImage(width: 18, height: 44))
      let (plain, floor) = (UIView(), UIView())
      let font = UIFont.systemFont(ofSize: 13)
      var pictures = 0
      control.onProgress = { _ in pictures += 1 }
      let settings: [(String, () -> Void)] = [
        ("tintColor", { control.tintColor = .red }),
        ("backgroundColor", { control.backgroundColor = .red }),
        ("titleFont", { control.titleFont = font }),
        ("detailFont", { control.detailFont = font }),
        ("titleColor", { control.titleColor = .red }),
        ("detailColor", { control.detailColor = .red }),
        ("arrowImage", { control.arrowImage = image }),
        ("spinnerStyle", { control.spinnerStyle = .large }),
        ("images", { control.images = [.pull: [image]] }),
        ("setImages", { control.setImages([image], duration: 1, for: .run) }),
        ("indicatorContainer", { control.indicatorContainer = container }),
        ("no container", { control.indicatorContainer = nil }),
        ("setIndicatorView", { control.setIndicatorView(plain) { _ in } }),
        ("no view", { control.indicatorView = nil }),
        ("setFloor", { control.setFloor(floor) }),
        ("no floor", { control.setFloor(nil) }),
        ("overscrollDefaults", { scene.window.overscrollDefaults.language = .de }),
        ("keepsPullInSheet", { control.keepsPullInSheet = true }),
      ]
      scene.finger.down()
      scene.finger.drag(60, over: 0.2)
      scene.finger.hold(1)
      for (name, set) in settings {
        set()
        // Looks and texts come to rest.
        scene.finger.hold(1)
        let before = pictures
        for _ in 0..<2 { set() }
        scene.finger.hold(0.1)
        #expect(pictures == before, "\(name)")
      }
      #expect(pictures > settings.count)
    }
  }

  @Test func anOpenFloorStaysOpenWhenItIsSetAgain() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onGatedRefresh().control
      let (view, page) = (UIView(), UIViewController())
      for set in [{ control.setFloor(view) }, { control.setFloor(page) }] {
        set()
        control.openFloor()
        scene.finger.wait(2)
        set()
        #expect(control.floor == .open)
        scene.finger.wait(1)
        #expect(control.floor == .open)
        control.setFloor(nil)
        scene.finger.wait(1)
        #expect(control.floor == .closed)
      }
    }
  }

  // MARK: Content that does not scroll during a run

  @Test(arguments: UIKitPolicy.every)
  func aRunMayLockTheContent(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(Self.locking)
      await scene.pull()
      scene.finger.wait(1)
      #expect(control.phase == .running && !scene.list.isScrollEnabled)
      #expect(abs(scene.gap - 56) <= ListScene.pixel)
      scene.finger.pull(-200)
      scene.finger.wait(0.5)
      scene.window.tapStatusBar()
      scene.finger.wait(0.5)
      #expect(abs(scene.gap - 56) <= ListScene.pixel)
      await gate.letThrough()
      scene.finger.wait(0.1)
      #expect(scene.list.isScrollEnabled)
      scene.finger.wait(3)
      scene.expectAtRest()
      scene.finger.pull(-200)
      scene.finger.wait(2)
      #expect(scene.gap < -100)
    }
  }

  /// It is not documented whether a list that is locked bounces.
  @Test(arguments: UIKitPolicy.every)
  func contentThatIsLockedPastItsOtherEdgeComesBack(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      let (_, control) = scene.list.overscroll.onGatedRefresh(Self.locking)
      scene.finger.scroll(to: 4_000 - 640, animated: false)
      scene.finger.wait(0.1)
      scene.finger.down()
      scene.finger.drag(-200, over: 0.3)
      #expect(scene.list.contentOffset.y > 3_400)
      control.begin(scrollsToEdge: false)
      scene.watch()
      scene.finger.wait(2)
      #expect(control.phase == .running && !scene.list.isScrollEnabled)
      #expect(abs(scene.list.contentOffset.y - 3_360) <= ListScene.pixel)
      #expect(scene.largestStep < 40)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aRunThatLocksAndHoldsNothingComesToItsEdge(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(Self.lockingWithoutHold)
      await scene.pull()
      scene.watch()
      scene.finger.wait(2)
      #expect(control.phase == .running && abs(scene.gap) <= ListScene.pixel)
      #expect(scene.largestStep < 40)
      scene.finger.pull(-200)
      scene.finger.wait(0.5)
      #expect(abs(scene.gap) <= ListScene.pixel)
      await gate.letThrough()
      scene.finger.wait(3)
      #expect(scene.list.isScrollEnabled)
      scene.expectAtRest()
    }
  }

  @Test(arguments: UIKitPolicy.every, [true, false])
  func aRunThatBeginsUnderTheFingerTakesTheListFromIt(
    _ policy: UIKitPolicy,
    _ holds: Bool
  ) async {
    await ListScene.run(policy: policy) { scene in
      var style = holds ? Self.locking : Self.lockingWithoutHold
      style.behavior.trigger = .reach
      let (gate, control) = scene.list.overscroll.onGatedRefresh(style)
      scene.finger.down()
      scene.finger.drag(200, over: 0.4)
      #expect(control.phase == .running)
      scene.finger.drag(300, over: 0.4)
      scene.finger.wait(1)
      #expect(abs(scene.gap - style.behavior.hold.distance) <= ListScene.pixel)
      scene.finger.up()
      await letTasksRun()
      await gate.letThrough()
      scene.finger.wait(3)
      #expect(scene.list.isScrollEnabled)
      scene.expectAtRest()
    }
  }

  @Test(arguments: [true, false], [true, false])
  func whatTheAppSetsDuringALockIsWhatItGets(_ before: Bool, _ during: Bool) async {
    await ListScene.run { scene in
      let (gate, control) = scene.list.overscroll.onGatedRefresh(Self.locking)
      scene.list.isScrollEnabled = before
      control.begin()
      await letTasksRun()
      #expect(!scene.list.isScrollEnabled)
      scene.list.isScrollEnabled = during
      #expect(!scene.list.isScrollEnabled)
      await gate.letThrough()
      scene.finger.wait(3)
      #expect(scene.list.isScrollEnabled == during)
    }
  }

  @Test func aLockEndsWithItsControlAndWithItsRunAway() {
    ListScene.run { scene in
      var (_, control) = scene.list.overscroll.onGatedRefresh(Self.locking)
      control.begin()
      #expect(!scene.list.isScrollEnabled)
      control.remove()
      #expect(scene.list.isScrollEnabled)
      control = scene.list.overscroll.onGatedRefresh(Self.locking).control
      control.begin()
      scene.list.removeFromSuperview()
      control.end()
      scene.finger.wait(1)
      #expect(scene.list.isScrollEnabled)
      scene.window.addSubview(scene.list)
      scene.finger.wait(1)
      control.begin()
      control.isHidden = true
      #expect(scene.list.isScrollEnabled)
      control.isHidden = false
      control.begin()
      control.style = .ring
      #expect(scene.list.isScrollEnabled && control.run != nil)
      control.style = Self.locking
      #expect(!scene.list.isScrollEnabled)
    }
  }

  @Test func theLastOfSeveralLocksGivesTheListBack() async {
    await ListScene.run { scene in
      let header = scene.list.overscroll.onGatedRefresh(Self.locking)
      var back = PullStyle.mjBackFooter
      back.behavior.locksContent = true
      let footer = scene.list.overscroll.add(back)
      let leading = scene.list.overscroll.onGatedRefresh(Self.locking, at: .leading)
      footer.delegate = nil
      footer.mayRunTogether = true
      header.control.begin()
      leading.control.begin()
      await letTasksRun()
      header.control.end()
      scene.finger.wait(0.5)
      #expect(header.control.run == nil && !scene.list.isScrollEnabled)
      header.control.begin()
      leading.control.end()
      scene.finger.wait(0.5)
      #expect(leading.control.run == nil && !scene.list.isScrollEnabled)
      header.control.end()
      scene.finger.wait(1)
      #expect(scene.list.isScrollEnabled)
    }
  }

  // MARK: Loading again

  @Test func anExhaustedLoadMoreMayLoadAgain() async throws {
    try await ListScene.run { scene in
      var loads = 0
      var style = PullStyle.arrow.loadMore
      style.behavior.whenExhausted = .loadAgain
      let control = scene.list.overscroll.onLoadMore(style) {
        loads += 1
        return .exhausted
      }
      control.begin()
      await letTasksRun()
      scene.finger.wait(1)
      #expect(loads == 1 && control.isExhausted)
      // Scrolling to the end does not, as it would before.
      scene.finger.scroll(to: 4_044 - 640, animated: false)
      scene.finger.wait(2)
      await letTasksRun()
      #expect(loads == 1)
      let indicator = try #require(Self.indicator(of: scene.list))
      let ways: [@MainActor () -> Void] = [
        { indicator.tap() },
        { _ = indicator.accessibilityActivate() },
        { control.begin() },
      ]
      for (count, load) in ways.enumerated() {
        load()
        await letTasksRun()
        scene.finger.wait(2)
        #expect(loads == count + 2 && control.isExhausted)
      }
    }
  }

  // MARK: Places

  /// Where a ring of 56 points begins and how high it is, with 100 points of gap above the content.
  @Test(arguments: [
    (Placement.withContent, 0.0, -56.0, 56.0), (.withContent, 10, -66, 56),
    (.gapCentered, 0, -78, 56), (.growing, 0, -100, 100),
  ])
  func theIndicatorIsWhereItsPlacementSays(
    _ placement: Placement,
    _ ignored: Double,
    _ top: CGFloat,
    _ height: CGFloat
  ) throws {
    try ListScene.run { scene in
      let style = Self.style {
        ($0.placement, $0.ignoredInset, $0.hold) = (placement, ignored, Hold(100))
      }
      scene.list.overscroll.onGatedRefresh(style).control.begin()
      scene.finger.wait(1)
      #expect(scene.gap == 100)
      let indicator = try #require(Self.indicator(of: scene.list))
      #expect(abs(indicator.frame.minY - top) <= ListScene.pixel)
      #expect(abs(indicator.frame.height - height) <= ListScene.pixel)
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func anIndicatorMayCoverTheWholeViewport(_ policy: UIKitPolicy) async throws {
    try await ListScene.run(policy: policy) { scene in
      let style = Self.style {
        $0.placement = .fullViewport
        $0.hold.distance = 0
      }
      let (gate, control) = scene.list.overscroll.onGatedRefresh(style)
      control.begin()
      await letTasksRun()
      scene.finger.wait(0.5)
      let indicator = try #require(Self.indicator(of: scene.list))
      @MainActor func covers() -> Bool {
        let frame = indicator.convert(indicator.bounds, to: scene.window)
        return !indicator.isHidden && abs(frame.minY) <= 1 && abs(frame.height - 640) <= 1
      }
      #expect(covers())
      // In front of the rows, which still take touches and scroll under it.
      #expect(indicator.layer.zPosition > 0 && !indicator.isUserInteractionEnabled)
      scene.finger.pull(-200)
      scene.finger.wait(2)
      #expect(scene.gap < -100 && covers())
      await gate.letThrough()
      scene.finger.wait(2)
      #expect(indicator.isHidden)
    }
  }
}
