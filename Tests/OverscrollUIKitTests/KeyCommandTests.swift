import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Command-R, with any keyboard focus.
@MainActor
@Suite struct KeyCommandTests {
  /// A controller in a window, filled by its view.
  private static func root(_ world: UIKitWorld) -> (UIViewController, UIWindow) {
    let controller = UIViewController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    return (controller, window)
  }

  /// Puts a list with a refresh that does not end into a controller's view.
  private static func list(in controller: UIViewController, x: CGFloat = 0) -> PullControl {
    let list = UIScrollView(frame: CGRect(x: x, y: 0, width: 195, height: 640))
    list.contentSize = CGSize(width: 195, height: 2_000)
    controller.view.addSubview(list)
    return list.overscroll.onRefresh { try await Gate().wait() }
  }

  private static func embed(_ child: UIViewController, in parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
  }

  private static func offers(_ controller: UIViewController) -> [String?] {
    controller.keyCommands?.map(\.discoverabilityTitle) ?? []
  }

  @Test(arguments: UIKitPolicy.every)
  func commandRRefreshesWhileTheListIsOnTheScreen(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let (controller, window) = Self.root(world)
      let list = UIScrollView(frame: window.bounds)
      list.contentSize = CGSize(width: 390, height: 2_000)
      controller.view.addSubview(list)
      let (gate, control) = list.overscroll.onGatedRefresh()
      world.step()
      #expect(Self.offers(controller) == ["Refresh"])
      #expect(!list.press("r"))
      #expect(list.press("r", .command))
      await letTasksRun()
      #expect(gate.arrivals == 1)
      control.remove()
      #expect(Self.offers(controller) == [])
    }
  }

  @Test func commandRRefreshesOneListOfAScreenWithTwo() {
    UIKitWorld.run { world in
      let (controller, _) = Self.root(world)
      let controls = [0.0, 195.0].map { Self.list(in: controller, x: $0) }
      world.step()
      #expect(controller.press("r", .command))
      #expect(controls.map { $0.run != nil } == [true, false])
    }
  }

  @Test func theListThatHasTheFocusIsRefreshed() {
    UIKitWorld.run { world in
      let (controller, _) = Self.root(world)
      let controls = [0.0, 195.0].map { Self.list(in: controller, x: $0) }
      let field = UIControl()
      controls[1].scrollView?.addSubview(field)
      world.step()
      #expect(field.press("r", .command))
      #expect(controls.map { $0.run != nil } == [false, true])
    }
  }

  /// The target of keys without a first responder is not documented: the window's controller, or
  /// below.
  @Test(arguments: [true, false])
  func aListOfAnotherControllerIsRefreshedFromTheOneAround(_ isChild: Bool) {
    UIKitWorld.run { world in
      let (parent, _) = Self.root(world)
      let inner = UIViewController()
      if isChild {
        let middle = UIViewController()
        Self.embed(middle, in: parent)
        Self.embed(inner, in: middle)
      } else {
        parent.view.addSubview(inner.view)
      }
      let control = Self.list(in: inner)
      world.step()
      #expect(parent.press("r", .command))
      #expect(control.run != nil)
    }
  }

  /// The list in the column with the focus, or else the other one's.
  @Test(arguments: [([0, 1], 1, [false, true]), ([1], 0, [true])])
  func inTwoColumnsTheOneWithTheFocusIsRefreshed(
    _ lists: [Int],
    _ focus: Int,
    _ runs: [Bool]
  ) {
    UIKitWorld.run { world in
      let (split, _) = Self.root(world)
      let columns = [UIViewController(), UIViewController()]
      for column in columns { Self.embed(column, in: split) }
      let controls = lists.map { Self.list(in: columns[$0]) }
      let field = UIControl()
      columns[focus].view.addSubview(field)
      world.step()
      #expect(field.press("r", .command))
      #expect(controls.map { $0.run != nil } == runs)
    }
  }

  @Test(arguments: [true, false])
  func aSheetsKeysDoNotRefreshWhatIsBeneathIt(_ hasList: Bool) {
    UIKitWorld.run { world in
      let (screen, _) = Self.root(world)
      let beneath = Self.list(in: screen)
      let sheet = UIViewController()
      let page = UIViewController()
      Self.embed(page, in: sheet)
      let onTop = hasList ? Self.list(in: page) : nil
      screen.present(sheet, animated: false)
      world.step()
      page.press("r", .command)
      #expect(beneath.run == nil)
      #expect((onTop?.run != nil) == hasList)
      #expect(Self.offers(screen) == ["Refresh"])
    }
  }

  @Test func aSheetsListIsRefreshedFromBesideIt() {
    UIKitWorld.run { world in
      let (screen, _) = Self.root(world)
      let sheet = UIViewController()
      let page = UIViewController()
      Self.embed(page, in: sheet)
      let control = Self.list(in: sheet)
      screen.present(sheet, animated: false)
      world.step()
      #expect(page.press("r", .command))
      #expect(control.run != nil)
    }
  }

  @Test func scrollViewsWithoutARefreshArePassedOver() {
    UIKitWorld.run { world in
      let (screen, _) = Self.root(world)
      screen.view.addSubview(UIScrollView())
      let control = Self.list(in: screen)
      let shelf = UIScrollView()
      control.scrollView?.addSubview(shelf)
      shelf.overscroll.onLoadMore(at: .trailing) { .succeeded }
      world.step()
      screen.press("r", .command)
      #expect(control.run != nil)
      control.end()
      world.advance(by: 3)
      #expect(control.run == nil)
      shelf.press("r", .command)
      #expect(control.run != nil)
    }
  }

  @Test func itIsOfferedWheneverTheListIsOnTheScreen() {
    UIKitWorld.run { world in
      let (parent, _) = Self.root(world)
      let child = UIViewController()
      Self.embed(child, in: parent)
      let control = Self.list(in: child)
      world.step()
      #expect([parent, child].map(Self.offers) == [["Refresh"], ["Refresh"]])
      for _ in 0..<2 {
        let list = control.scrollView
        list?.removeFromSuperview()
        #expect([parent, child].map(Self.offers) == [[], []])
        if let list { child.view.addSubview(list) }
        world.step()
        #expect([parent, child].map(Self.offers) == [["Refresh"], ["Refresh"]])
      }
    }
  }

  @Test func onlyARefreshThatCanBeSeenIsOffered() {
    UIKitWorld.run { world in
      let (screen, _) = Self.root(world)
      let control = Self.list(in: screen)
      control.scrollView?.overscroll.onLoadMore { .succeeded }
      world.step()
      #expect(Self.offers(screen) == ["Refresh"])
      control.isHidden = true
      #expect(Self.offers(screen) == [])
      control.isHidden = false
      #expect(Self.offers(screen) == ["Refresh"])
      control.language = .de
      #expect(Self.offers(screen) == ["Aktualisieren"])
      control.remove()
      #expect(Self.offers(screen) == [])
    }
  }
}
