import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// The second floor: a longer pull brings down a page of the app.
///
/// The list is 640 points long; a refresh fires at 64, and the floor opens at 121.6.
@MainActor
@Suite struct FloorTests {
  /// A finger's travel that shows about 94 points, and one that shows about 141.
  private static let short: CGFloat = 200
  private static let long: CGFloat = 330

  /// A list with a refresh and a floor that is a plain view.
  @MainActor
  private final class Shop {
    let page = UIView()
    private(set) var refreshes = 0
    private(set) var floors: [PullControl.FloorPhase] = []
    private let list: UIScrollView

    init(_ scene: ListScene, _ style: PullStyle = .arrow) {
      list = scene.list
      list.overscroll.onRefresh(style) { [weak self] in self?.refreshes += 1 }
      control.setFloor(page)
      control.onFloor = { [weak self] in self?.floors.append($0) }
    }

    var control: PullControl {
      list.overscroll.refresh ?? list.overscroll.onRefresh {}
    }

    /// The page's place in the window, from its top.
    var top: CGFloat { page.convert(page.bounds, to: nil).minY }
    var isSeen: Bool { page.superview.map { !$0.isHidden && $0.alpha > 0 } ?? false }
  }

  private final class Page: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("load") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  }

  @Test(arguments: UIKitPolicy.every)
  func aLongerPullBringsThePageDownAndAPushTakesItBack(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let shop = Shop(scene)
      await scene.pull(Self.long)
      scene.finger.wait(3)
      #expect(shop.control.floor == .open)
      #expect(abs(scene.gap - 640) <= ListScene.pixel)
      #expect(abs(shop.top) <= ListScene.pixel)
      #expect(shop.page.bounds.size == CGSize(width: 390, height: 640))
      #expect(shop.refreshes == 0)
      scene.finger.down()
      scene.finger.drag(-200, over: 0.6)
      scene.finger.wait(0.2)
      #expect(shop.control.floor == .open)
      scene.finger.up()
      scene.finger.wait(3)
      #expect(shop.control.floor == .closed)
      #expect(shop.floors == [.armed, .opening, .open, .closing, .closed])
      #expect(!shop.isSeen)
      scene.expectAtRest()
    }
  }

  @Test func thePageAppearsBetweenTheThresholds() {
    ListScene.run { scene in
      let shop = Shop(scene)
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      #expect(!shop.isSeen)
      #expect(shop.page.superview == nil)
      scene.finger.drag(120, over: 0.2)
      let early = shop.page.superview?.alpha ?? 0
      #expect(early > 0)
      #expect(early < 1)
      // It ends where the content begins.
      #expect(abs(shop.top + 640 - scene.gap) <= ListScene.pixel)
      scene.finger.drag(120, over: 0.2)
      #expect(shop.page.superview?.alpha == 1)
      #expect(shop.control.floor == .armed)
    }
  }

  @Test func anotherPageReplacesThePresentOne() {
    ListScene.run { scene in
      let shop = Shop(scene)
      shop.control.openFloor()
      scene.finger.wait(3)
      let other = UIView()
      shop.control.setFloor(other)
      scene.finger.wait(1)
      #expect(shop.page.superview == nil)
      #expect(shop.control.floor == .closed)
      #expect(abs(scene.gap) <= ListScene.pixel)
      #expect(shop.control.openFloor())
      scene.finger.wait(3)
      #expect(other.superview != nil)
      shop.control.setFloor(nil)
      scene.finger.wait(1)
      #expect(other.superview == nil)
      #expect(!shop.control.openFloor())
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aRotationKeepsTheListOffTheScreen(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy) { scene in
      let shop = Shop(scene)
      shop.control.openFloor()
      scene.finger.wait(3)
      scene.list.frame = CGRect(x: 0, y: 0, width: 640, height: 390)
      scene.finger.wait(2)
      #expect(shop.control.floor == .open)
      #expect(abs(scene.gap - 390) <= ListScene.pixel)
      #expect(abs(shop.top) <= ListScene.pixel)
      #expect(shop.page.bounds.size == CGSize(width: 640, height: 390))
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func belowABarThePageCoversTheScreenAndTheBar(_ policy: UIKitPolicy) {
    ListScene.run(policy: policy, top: 88) { scene in
      let shop = Shop(scene)
      shop.control.openFloor()
      scene.finger.wait(3)
      #expect(abs(scene.gap - 640) <= ListScene.pixel)
      #expect(abs(shop.top) <= ListScene.pixel)
      shop.control.closeFloor()
      scene.finger.wait(3)
      scene.expectAtRest(top: 88)
    }
  }

  // MARK: View controllers

  /// A list that fills the view of a view controller, and the window of both.
  private static func listInController() -> (UIScrollView, UIViewController, UIWindow) {
    let parent = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    let list = UIScrollView(frame: window.bounds)
    list.contentSize = CGSize(width: 390, height: 2_000)
    parent.view.addSubview(list)
    return (list, parent, window)
  }

  @Test func aViewControllerAppearsWhenTheFloorOpens() {
    UIKitWorld.run { world in
      let (list, parent, window) = Self.listInController()
      defer { withExtendedLifetime(window) {} }
      let control = list.overscroll.onRefresh {}
      let page = Page()
      control.setFloor(page)
      world.step()
      #expect(page.calls == [])
      let finger = Finger(on: list)
      finger.down()
      finger.drag(Self.short, over: 0.3)
      #expect(page.calls == ["load"])
      #expect(page.parent?.parent === parent)
      finger.drag(Self.long - Self.short, over: 0.3)
      finger.up()
      #expect(page.calls == ["load", "willAppear"])
      finger.wait(3)
      #expect(page.calls == ["load", "willAppear", "didAppear"])
      control.closeFloor()
      #expect(page.calls.last == "willDisappear")
      finger.wait(3)
      #expect(page.calls.last == "didDisappear")
      control.openFloor()
      finger.wait(3)
      control.remove()
      #expect(page.calls.suffix(4) == ["willAppear", "didAppear", "willDisappear", "didDisappear"])
      #expect(page.parent == nil)
      #expect(parent.children.isEmpty)
    }
  }

  @Test func aReleasedListReleasesThePage() {
    UIKitWorld.run { world in
      weak var released: Page?
      do {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
        list.contentSize = CGSize(width: 390, height: 2_000)
        let window = UIWindow(frame: list.frame)
        window.addSubview(list)
        window.makeKeyAndVisible()
        let page = Page()
        released = page
        list.overscroll.onRefresh {}.setFloor(page)
        world.step()
        list.overscroll.refresh?.openFloor()
        world.settle()
        #expect(page.calls.last == "didAppear")
        list.removeFromSuperview()
      }
      #expect(released == nil)
    }
  }

  // MARK: Keys and assistive technologies

  @Test func escapeAndTheScrubCloseTheFloorAndFocusFollows() {
    UIKitWorld.run { world in
      let (list, parent, window) = Self.listInController()
      defer { withExtendedLifetime(window) {} }
      let control = list.overscroll.onRefresh {}
      let page = UIView()
      control.setFloor(page)
      world.step()
      #expect(!list.press(UIKeyCommand.inputEscape))

      control.openFloor()
      world.settle()
      #expect(page.superview?.accessibilityViewIsModal == true)
      #expect(page.superview?.accessibilityElementsHidden == false)
      let post = world.accessibilityPosts.last { $0.notification == .screenChanged }
      #expect(post?.argument as? UIView === page.superview)
      #expect(parent.keyCommands?.contains { $0.discoverabilityTitle == "Back" } == true)
      #expect(list.press(UIKeyCommand.inputEscape))
      #expect(control.floor == .closing)
      world.settle()
      #expect(control.floor == .closed)
      #expect(page.superview?.accessibilityElementsHidden == true)
      let back = world.accessibilityPosts.last { $0.notification == .screenChanged }
      #expect(back?.argument as? UIView === list)
      #expect(parent.keyCommands?.contains { $0.discoverabilityTitle == "Back" } == false)

      control.openFloor()
      world.settle()
      #expect(page.superview?.accessibilityPerformEscape() == true)
      world.settle()
      #expect(control.floor == .closed)
      #expect(page.superview?.accessibilityPerformEscape() == false)
    }
  }
}
