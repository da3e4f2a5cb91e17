#if os(Linux)
import OverscrollLooks
import OverscrollText
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// The style, language and words that a window or a part of it gives to its controls.
@MainActor
@Suite struct ViewDefaultsTests {
  /// A list in a screen in a window.
  @MainActor
  private final class Scene {
    let scene: ListScene
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    var list: UIScrollView { scene.list }
    var window: UIWindow { scene.window }

    init(_ world: UIKitWorld) {
      scene = ListScene(world)
      window.addSubview(screen)
      screen.addSubview(scene.list)
      scene.world.step()
    }
  }

  @Test func eachValueIsThatOfTheNearestViewThatHasOne() {
    UIKitWorld.run { world in
      let scene = Scene(world)
      scene.window.overscrollDefaults.refreshStyle = .ring
      scene.window.overscrollDefaults.language = .ko
      scene.window.overscrollDefaults.titles = { _ in "window" }
      scene.screen.overscrollDefaults.language = .fr
      let refresh = scene.list.overscroll.onRefresh {}
      let load = scene.list.overscroll.onLoadMore { .succeeded }
      #expect(refresh.style == .ring && load.style == PullStyle.arrow.loadMore)
      #expect(refresh.title(for: .armed) == "window")
      scene.window.overscrollDefaults.titles = nil
      #expect(refresh.title(for: .armed) == Self.title(.fr))
      // The control's own values count most, and those of its list more than the screen's.
      scene.list.overscrollDefaults.language = .de
      #expect(refresh.title(for: .armed) == Self.title(.de))
      refresh.language = .ja
      refresh.style = .liquid
      #expect(refresh.title(for: .armed) == Self.title(.ja) && refresh.style == .liquid)
      refresh.language = nil
      refresh.style = nil
      #expect(refresh.title(for: .armed) == Self.title(.de) && refresh.style == .ring)
    }
  }

  private static func title(_ language: Language) -> String {
    let list = UIScrollView()
    let control = list.overscroll.onRefresh(.arrow) {}
    control.language = language
    return control.title(for: .armed)
  }

  @Test func aControlFollowsItsListToAnotherSuperviewAndWindow() {
    UIKitWorld.run { world in
      let scene = Scene(world)
      let other = UIView(frame: scene.screen.frame)
      scene.window.addSubview(other)
      scene.screen.overscrollDefaults.refreshStyle = .ring
      other.overscrollDefaults.refreshStyle = .liquid
      other.overscrollDefaults.language = .fr
      let control = scene.list.overscroll.onRefresh {}
      #expect(control.style == .ring)
      // In the same window, and then through no window.
      other.addSubview(scene.list)
      scene.list.setNeedsLayout()
      scene.scene.finger.pull(10)
      #expect(control.style == .liquid && control.title(for: .armed) == Self.title(.fr))
      scene.list.removeFromSuperview()
      scene.screen.addSubview(scene.list)
      scene.scene.world.step()
      #expect(control.style == .ring)
      let window = UIWindow(frame: scene.window.frame)
      window.overscrollDefaults.refreshStyle = .petals
      window.addSubview(scene.list)
      window.makeKeyAndVisible()
      scene.scene.world.step()
      #expect(control.style == .petals)
    }
  }

  @Test func aControlAddedBeforeItsListIsInAViewGetsTheDefaultsThere() {
    UIKitWorld.run { world in
      let scene = Scene(world)
      scene.screen.overscrollDefaults.refreshStyle = .ring
      let list = UIScrollView(frame: scene.list.frame)
      let control = list.overscroll.onRefresh {}
      #expect(control.style == .arrow)
      scene.screen.addSubview(list)
      #expect(control.style == .ring)
    }
  }

  @Test func defaultsGoWithTheirView() {
    UIKitWorld.run { _ in
      weak var gone: UIView?
      weak var stored: UIView?
      do {
        let view = UIView()
        view.overscrollDefaults.language = .fr
        view.overscrollDefaults.language = .de
        #expect(view.subviews.count == 1 && view.overscrollDefaults.language == .de)
        (gone, stored) = (view, view.subviews.first)
      }
      #expect(gone == nil && stored == nil)
    }
  }
}
#endif
