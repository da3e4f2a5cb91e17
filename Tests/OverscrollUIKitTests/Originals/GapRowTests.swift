#if os(Linux)
import Overscroll
import OverscrollClassics
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Rows 25 and 29 of the originals' features: what is behind a list, and what its gap shows.
@MainActor
@Suite struct GapRowTests {
  private func style(_ style: PullStyle = .cll, _ placement: Placement) -> PullStyle {
    var style = style
    style.behavior.placement = placement
    return style
  }

  // MARK: - Behind the list

  /// CLLRefresh makes the list transparent for a header behind it.
  @Test(arguments: [true, false])
  func O25_aHeaderBehindAnOpaqueListIsSeen(_ isRemoved: Bool) {
    ListScene.run { scene in
      scene.list.backgroundColor = .white
      let control = scene.list.overscroll.onRefresh(style(.cll, .superviewLayer)) {}
      #expect(scene.list.backgroundColor == .clear)
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      let view = scene.window.subviews.first { $0 is IndicatorView && $0 !== scene.list }
      #expect(view?.isHidden == false)
      scene.finger.up()
      scene.finger.wait(1)
      #expect(scene.list.backgroundColor == .clear)
      if isRemoved { control.remove() } else { control.isHidden = true }
      scene.finger.wait(1)
      #expect(scene.list.backgroundColor == .white)
      control.isHidden = false
      #expect(scene.list.backgroundColor == (isRemoved ? .white : .clear))
    }
  }

  @Test func O25_anotherPlacementUndoesIt() {
    ListScene.run { scene in
      scene.list.backgroundColor = .red
      let control = scene.list.overscroll.onRefresh(style(.cll, .superviewLayer)) {}
      control.style = style(.cll, .withContent)
      #expect(scene.list.backgroundColor == .red)
    }
  }

  @Test func O25_aColorThatTheAppSetsMeanwhileIsTheApps() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh(style(.cll, .superviewLayer)) {}
      #expect(scene.list.backgroundColor == nil)
      scene.list.backgroundColor = .blue
      control.remove()
      #expect(scene.list.backgroundColor == .blue)
    }
  }

  // MARK: - The gap

  private func gap(_ scene: ListScene, _ color: UIColor) -> UIView? {
    scene.list.subviews.first { $0.backgroundColor?.cgColor == color.cgColor && !$0.isHidden }
  }

  private let ego = UIColor(red: 226 / 255, green: 231 / 255, blue: 237 / 255, alpha: 1)

  /// EGO's view is as high as the table and has the color 226, 231, 237.
  @Test func O29_theOriginalEGOFillsTheGap() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh(.ego(.original)) {}
      scene.finger.down()
      scene.finger.drag(200, over: 0.3)
      let view = gap(scene, ego)
      #expect(view?.frame == CGRect(x: 0, y: -640, width: 390, height: 640))
      let subviews = scene.list.subviews
      let look = subviews.firstIndex { $0 is IndicatorView } ?? -1
      #expect((subviews.firstIndex { $0 === view } ?? 100) < look)
      control.style = .ego
      scene.finger.drag(1, over: 0.1)
      #expect(gap(scene, ego) == nil)
    }
  }

  @Test(arguments: [PullStyle.arrow, .mrefresh]) func O29_aColorOfTheAppFillsTheGap(
    _ style: PullStyle
  ) {
    ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh(style) {}
      control.backgroundColor = .orange
      scene.finger.down()
      scene.finger.drag(60, over: 0.3)
      #expect(gap(scene, .orange)?.frame.maxY == 0)
      scene.finger.up()
      scene.finger.wait(2)
      #expect(gap(scene, .orange) == nil)
      scene.finger.down()
      scene.finger.drag(60, over: 0.3)
      #expect(gap(scene, .orange) != nil)
      control.remove()
      #expect(gap(scene, .orange) == nil)
    }
  }

  @Test func O29_theGapAfterTheContentIsFilledAsWell() {
    ListScene.run(content: 2_000) { scene in
      let control = scene.list.overscroll.onLoadMore(.mjBackFooter) { .succeeded }
      control.backgroundColor = .orange
      scene.finger.scroll(to: 1_360, animated: false)
      scene.finger.down()
      scene.finger.drag(-100, over: 0.3)
      #expect(gap(scene, .orange)?.frame.minY == 2_000)
    }
  }
}
#endif
