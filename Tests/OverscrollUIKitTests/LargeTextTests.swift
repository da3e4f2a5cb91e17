#if os(Linux)
import OverscrollClassics
import OverscrollIndicators
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

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
    let view = try #require(scene.list.subviews.first { $0 is IndicatorView && !$0.isHidden })
    let labels = view.subviews.compactMap { $0 as? UILabel }.filter { !$0.layer.isHidden }
    return (view, labels)
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
#endif
