import Overscroll
import OverscrollClassics
import OverscrollGraphics
import OverscrollIndicators
import OverscrollText
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Screen readers, haptics and system settings.
@MainActor
@Suite struct AssistiveTests {
  @Test(arguments: UIKitPolicy.every)
  func A1_aScreenReaderRefreshesByAnActionAndHearsBeginningAndResult(
    _ policy: UIKitPolicy
  ) async throws {
    try await ListScene.run(policy: policy) { scene in
      let gate = Gate()
      let own = UIAccessibilityCustomAction(name: "Archive") { _ in true }
      scene.list.accessibilityCustomActions = [own]
      let control = scene.list.overscroll.onRefresh { try await gate.wait() }
      let actions = try #require(scene.list.accessibilityCustomActions)
      #expect(actions.map(\.name) == ["Archive", "Refresh"])
      #expect(actions.last?.actionHandler?(actions[1]) == true)
      await letTasksRun()
      #expect(gate.arrivals == 1)
      await gate.letThrough()
      scene.finger.wait(2)
      let said = scene.world.accessibilityPosts.compactMap { $0.argument as? NSAttributedString }
      #expect(said.map(\.string) == ["Refreshing", "Updated"])
      control.language = .zhHans
      #expect(
        scene.list.accessibilityCustomActions?.last?.name
          == Language.zhHans.text(.refresh).description
      )
      control.remove()
      #expect(scene.list.accessibilityCustomActions?.map(\.name) == ["Archive"])
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func A1_anElementBeforeTheFirstRowRefreshes(_ policy: UIKitPolicy) async throws {
    try await ListScene.run(policy: policy) { scene in
      let gate = scene.list.overscroll.onGatedRefresh().gate
      let element = try #require(scene.list.subviews.first { $0.isAccessibilityElement })
      #expect(element.accessibilityLabel == "Refresh")
      scene.finger.wait(0.1)
      #expect(element.frame == CGRect(x: 0, y: -56, width: 390, height: 56))
      #expect(!element.accessibilityScroll(.down))
      #expect(element.accessibilityScroll(.up))
      await letTasksRun()
      #expect(gate.arrivals == 1)
    }
  }

  /// The element is at the indicator's position, also if that changes after it first appeared.
  @Test(arguments: UIKitPolicy.every)
  func A1_theElementIsWhereTheRefreshIs(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      @MainActor func frame() -> CGRect? {
        scene.finger.wait(0.1)
        return scene.list.subviews.first { $0.isAccessibilityElement }?.frame
      }
      scene.list.overscroll.onLoadMore { .succeeded }
      scene.finger.wait(0.1)
      let control = scene.list.overscroll.onRefresh {}
      #expect(frame() == CGRect(x: 0, y: -56, width: 390, height: 56))
      control.style?.behavior.indicatorExtent = 80
      #expect(frame() == CGRect(x: 0, y: -80, width: 390, height: 80))
      scene.list.overscroll.removeAll()
      scene.list.overscroll.onRefresh(at: .bottom) {}
      #expect(frame() == CGRect(x: 0, y: 4_000, width: 390, height: 56))
      scene.list.contentSize.height = 5_000
      #expect(frame() == CGRect(x: 0, y: 5_000, width: 390, height: 56))
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func anArmingPullTicksOnceAndATrackpadDoesNot(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      scene.list.overscroll.onRefresh {}
      scene.finger.down()
      #expect(scene.world.feedbackPreparationCount == 0)
      scene.finger.drag(40, over: 0.1)
      // The engine that taps takes a moment to wake.
      #expect(scene.world.feedbackPreparationCount == 1)
      #expect(scene.world.playedFeedback.isEmpty)
      scene.finger.drag(160, over: 0.3)
      #expect(scene.world.playedFeedback == [.impact(.light)])
      scene.finger.drag(-200, over: 0.3)
      scene.finger.up()
      scene.finger.settle()
      scene.finger.kind = .trackpad
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      scene.finger.up()
      #expect(scene.world.playedFeedback == [.impact(.light)])
    }
  }

  @Test(arguments: UIKitPolicy.every, [true, false])
  func aTrackpadPullsOnlyFromTheEdge(_ policy: UIKitPolicy, _ startsAtEdge: Bool) async {
    await ListScene.run(policy: policy) { scene in
      let gate = scene.list.overscroll.onGatedRefresh().gate
      if !startsAtEdge { scene.finger.scroll(to: 20, animated: false) }
      scene.finger.kind = .trackpad
      scene.finger.pull(220)
      await letTasksRun()
      #expect(gate.arrivals == (startsAtEdge ? 1 : 0))
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func lessMotionReachesTheLookWhenTheSettingChanges(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let probe = LookProbe()
      scene.list.overscroll.onRefresh {}.configure { $0.indicator = probe }
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      #expect(probe.seen.last?.environment.reduceMotion == false)
      scene.world.isReduceMotionEnabled = true
      await letTasksRun()
      scene.world.layOutWindows()
      #expect(probe.seen.last?.environment.reduceMotion == true)
      #expect(probe.seen.last?.environment.scale == 2)
    }
  }

  /// The documentation does not specify the thread of the notification.
  @Test func aSettingThatIsNotifiedOnAnotherThreadIsRead() async {
    await ListScene.run { scene in
      scene.list.overscroll.onRefresh {}
      await postElsewhere(UIAccessibility.reduceMotionStatusDidChangeNotification)
      await letTasksRun()
      scene.finger.wait(1)
      scene.expectAtRest()
    }
  }
}

/// Posts a notification off the main actor.
private nonisolated func postElsewhere(_ name: Notification.Name) async {
  NotificationCenter.default.post(name: name, object: nil)
}

/// A look that stores its input.
@MainActor
final class LookProbe: @MainActor PullIndicator {
  private(set) var seen: [IndicatorInput] = []

  func draw(_ input: IndicatorInput, into list: inout DisplayList) {
    seen.append(input)
  }
}

/// Text sizes of the system: the room of an indicator grows with its texts.
@MainActor
@Suite struct LargeTextTests {
  nonisolated static let sizes: [UIContentSizeCategory] = [
    .extraSmall, .large, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityExtraExtraExtraLarge,
  ]
  /// Every style with texts.
  nonisolated static let styles: [PullStyle] = [
    .arrow, .arrow.loadMore, .ego, .cll, .cllFooter, .mj, .mjAutoFooter, .mjBackFooter,
  ]

  /// The labels that are seen of a style's indicator, pulled or at the end of a list.
  private func labels(_ style: PullStyle, in scene: ListScene) throws -> (UIView, [UILabel]) {
    if style.behavior.role == .refresh {
      scene.list.overscroll.onRefresh(style) {}
      scene.finger.down()
      scene.finger.drag(700, over: 0.4)
    } else {
      scene.list.overscroll.onLoadMore(style) { .exhausted }.isExhausted = true
      scene.finger.scroll(to: 10_000, animated: false)
      scene.world.step()
    }
    let view = try #require(scene.indicator)
    return (view, view.labels)
  }

  @Test(arguments: sizes, Array(styles.indices))
  func noTextIsHigherThanItsRoomOrLeftOut(_ size: UIContentSizeCategory, _ index: Int) throws {
    let usual = try heights(Self.styles[index], .large)
    let present = try heights(Self.styles[index], size)
    #expect(Set(present.keys) == Set(usual.keys) && !usual.isEmpty)
    for (text, share) in present {
      // CLLRefreshControl has lines of 14 points for letters of 14.
      #expect(share <= max(1, usual[text] ?? 1) + 0.01, "\(text)")
    }
  }

  /// The share of its room that each text of a style takes.
  private func heights(
    _ style: PullStyle,
    _ size: UIContentSizeCategory
  ) throws -> [String: CGFloat] {
    try UIKitWorld.run { world in
      world.traits.preferredContentSizeCategory = size
      let (view, labels) = try labels(style, in: ListScene(world))
      var heights: [String: CGFloat] = [:]
      for label in labels {
        #expect(view.bounds.insetBy(dx: -0.01, dy: -0.01).contains(label.frame))
        #expect(label.adjustsFontSizeToFitWidth)
        heights[label.text ?? ""] = label.font.lineHeight / label.bounds.height
      }
      return heights
    }
  }

  /// 23 points of body text in the place of 17, and at most twice the room.
  @Test func theRoomGrowsWithTheText() throws {
    for (size, scale) in [
      (UIContentSizeCategory.extraSmall, 1), (.large, 1), (.extraExtraExtraLarge, 23.0 / 17),
      (.accessibilityExtraExtraExtraLarge, 2),
    ] as [(UIContentSizeCategory, CGFloat)] {
      UIKitWorld.run { world in
        world.traits.preferredContentSizeCategory = size
        let scene = ListScene(world)
        scene.list.overscroll.onLoadMore { .succeeded }
        #expect(abs(scene.list.contentInset.bottom - 44 * scale) < 0.01)
      }
    }
  }

  @Test func theRoomFollowsAChangeOfTheTextSize() async {
    await ListScene.run { scene in
      scene.list.overscroll.onLoadMore { .succeeded }
      let (gate, control) = scene.list.overscroll.onGatedRefresh()
      #expect(scene.list.contentInset.bottom.isAbout(44))
      scene.world.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      scene.world.step()
      #expect(scene.list.contentInset.bottom.isAbout(88))
      await scene.pull(500)
      #expect(gate.arrivals == 1)
      scene.finger.wait(1)
      #expect(scene.gap == 112)
      scene.world.traits.preferredContentSizeCategory = .large
      scene.finger.wait(1)
      #expect(scene.gap == 56)
      await gate.letThrough()
      scene.finger.wait(2)
      #expect(control.phase == .idle && scene.gap == 0)
      #expect(scene.list.contentInset.bottom.isAbout(44))
    }
  }

  /// A font of the app's that does not follow the text size, a view of its own, and a look without texts.
  @Test func whatDoesNotFollowTheTextSizeKeepsItsRoom() {
    UIKitWorld.run { world in
      world.traits.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
      let scene = ListScene(world)
      let control = scene.list.overscroll.onLoadMore { .succeeded }
      #expect(scene.list.contentInset.bottom.isAbout(88))
      control.titleFont = .systemFont(ofSize: 14)
      control.detailFont = .systemFont(ofSize: 12)
      #expect(scene.list.contentInset.bottom.isAbout(44))
      control.titleFont = nil
      #expect(scene.list.contentInset.bottom.isAbout(88))
      control.setIndicatorView(UIView())
      #expect(scene.list.contentInset.bottom.isAbout(44))
      control.indicatorView = nil
      #expect(scene.list.contentInset.bottom.isAbout(88))
      control.style = .ring.loadMore
      #expect(scene.list.contentInset.bottom.isAbout(44))
    }
  }
}
