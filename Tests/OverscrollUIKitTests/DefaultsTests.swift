import OverscrollClassics
import OverscrollLooks
import OverscrollText
import OverscrollUIKit
import OverscrollUIKitTestSupport
import OverscrollUserDefaults
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
      // Those of its list count more than the screen's.
      scene.list.overscrollDefaults.language = .de
      #expect(refresh.title(for: .armed) == Self.title(.de))
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

/// The texts of a pull.
@MainActor
@Suite struct WordingTests {
  private func lines(_ scene: ListScene) -> [String] {
    scene.world.layOutWindows()
    let view = scene.indicator
    let labels = view?.subviews.compactMap { $0 as? UILabel } ?? []
    return labels.filter { !$0.layer.isHidden }.compactMap(\.text)
  }

  @Test func titleAndDetailFollowPhaseLanguageAndStore() async {
    await ListScene.run { scene in
      let shelf = Shelf()
      let control = scene.list.overscroll.onRefresh(.arrow) {}.configure {
        $0.lastUpdatedStore = shelf
        $0.lastUpdatedText = { $0 == nil ? "Not yet" : "Just now" }
      }
      scene.finger.down()
      scene.finger.drag(40, over: 0.2)
      #expect(Set(lines(scene)) == ["Pull down to refresh", "Not yet"])
      scene.finger.drag(200, over: 0.2)
      #expect(lines(scene).contains("Release to refresh"))
      control.language = .zhHans
      #expect(lines(scene).contains(Language.zhHans.text(.headerArmed).description))
      control.language = nil
      scene.finger.up()
      await letTasksRun()
      scene.finger.wait(0.5)
      #expect(shelf.kept != nil)
      #expect(lines(scene).contains("Just now"))
    }
  }

  @Test func aTitleSetByTheProgressIsInTheSamePicture() {
    ListScene.run { scene in
      let control = scene.list.overscroll.onRefresh(.arrow) {}
      control.onProgress = { progress in
        let title = "\(Int(progress.overscroll)) points"
        control.titles = { _ in title }
      }
      scene.finger.down()
      scene.finger.drag(20, over: 0.3)
      scene.list.contentOffset.y = -30
      #expect(lines(scene).contains("30 points"))
    }
  }

  @Test func aLargerTextSizeOfTheSystemMakesTheLettersLarger() throws {
    try ListScene.run { scene in
      scene.list.overscroll.onRefresh(.arrow) {}
      scene.finger.down()
      scene.finger.drag(40, over: 0.2)
      let view = try #require(scene.indicator)
      let label = try #require(view.subviews.first as? UILabel)
      let usual = label.font.pointSize
      #expect(usual == 14)
      scene.world.traits.preferredContentSizeCategory = .accessibilityLarge
      #expect(label.font.pointSize > 1.5 * usual)
    }
  }
}
