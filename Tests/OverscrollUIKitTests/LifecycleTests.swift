import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Lifecycles of controls, windows, scroll views and owners.
@MainActor
@Suite struct LifecycleTests {
  @Test func itsMotionAsksForAsManyFramesAsAListScrollsWith() {
    ListScene.run { scene in
      scene.list.overscroll.onRefresh { try await Gate().wait() }.begin()
      // 60 is what a display link gets that asks for nothing; more than 120 no screen has.
      let range = CAFrameRateRange(minimum: 60, maximum: 120, preferred: 120)
      #expect(scene.world.frameRates == [range])
    }
  }

  @Test(arguments: UIKitPolicy.every)
  func aListThatLeavesItsWindowMidRunComesBackHeldOpen(_ policy: UIKitPolicy) async {
    await ListScene.run(policy: policy) { scene in
      let gate = scene.list.overscroll.onGatedRefresh().gate
      await scene.pull()
      scene.finger.wait(0.1)
      scene.list.removeFromSuperview()
      scene.world.advance(by: 1)
      scene.window.addSubview(scene.list)
      scene.finger.wait(0.5)
      #expect(scene.gap == 56)
      await gate.letThrough()
      scene.finger.wait(2)
      #expect(scene.gap == 0)
      #expect(scene.list.contentInset.top == 0)
    }
  }

  /// A screen whose handler retains it until the request ends, as `for: self` does.
  private final class Screen: UIViewController {
    let list = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    let gate: Gate
    var outcomes: [PullControl.Outcome] = []

    init(_ gate: Gate) {
      self.gate = gate
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      list.contentSize = CGSize(width: 390, height: 4_000)
      view.addSubview(list)
      let control = list.overscroll.onRefresh(for: self) { screen in try await screen.gate.wait() }
      control.onPhase = { [weak self] in
        if case .finishing(let outcome) = $0 { self?.outcomes.append(outcome) }
      }
    }
  }

  private func withScreen(
    _ show: (Screen, UIWindow) -> Void,
    _ body: (Gate, UIWindow, UIKitWorld) async -> Void
  ) async {
    await UIKitWorld.run { world in
      let (gate, window) = (Gate(), UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640)))
      window.makeKeyAndVisible()
      show(Screen(gate), window)
      world.advance(by: 0.1)
      screen(in: window)?.list.overscroll.refresh?.begin()
      await letTasksRun()
      #expect(gate.arrivals == 1)
      await body(gate, window, world)
    }
  }

  private func screen(in window: UIWindow) -> Screen? {
    func find(_ controller: UIViewController?) -> Screen? {
      guard let controller else { return nil }
      if let screen = controller as? Screen { return screen }
      return controller.children.lazy.compactMap { find($0) }.first
        ?? find(controller.presentedViewController)
    }
    return find(window.rootViewController)
  }

  private func push(_ screen: Screen, _ window: UIWindow) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    window.rootViewController = navigation
    navigation.pushViewController(screen, animated: false)
  }

  private func present(_ screen: Screen, _ window: UIWindow) {
    window.rootViewController = UIViewController()
    let navigation = UINavigationController(rootViewController: screen)
    window.rootViewController?.present(navigation, animated: false)
  }

  /// How a screen goes for good.
  enum Going: CaseIterable {
    case pop, dismissal, anotherRoot
  }

  @Test(arguments: Going.allCases)
  func aScreenThatGoesCancelsItsHandlerAndIsFreed(_ going: Going) async {
    await withScreen(going == .dismissal ? present : push) { gate, window, world in
      weak let seen = screen(in: window)
      #expect(seen != nil)
      switch going {
      case .pop:
        (window.rootViewController as? UINavigationController)?.popViewController(animated: true)
      case .dismissal: window.rootViewController?.dismiss(animated: true)
      case .anotherRoot: window.rootViewController = UIViewController()
      }
      await letTasksRun()
      #expect(gate.cancellations == 1)
      #expect(seen == nil)
      world.advance(by: 1)
      #expect(!world.hasRunningDisplayLink)
    }
  }

  @Test func aScreenThatIsCoveredKeepsItsRun() async {
    await withScreen(push) { gate, window, world in
      let navigation = window.rootViewController as? UINavigationController
      navigation?.pushViewController(UIViewController(), animated: true)
      await letTasksRun()
      world.advance(by: 1)
      #expect(gate.cancellations == 0)
      navigation?.popViewController(animated: true)
      world.advance(by: 1)
      let screen = screen(in: window)
      #expect(screen?.list.overscroll.refresh?.phase == .running)
      #expect(screen?.list.contentOffset.y == -56)
      await gate.letThrough()
      #expect(screen?.outcomes == [.succeeded])
    }
  }

  /// A container that shows one of its pages at a time, as one with a segmented control does.
  @Test func aPageThatItsContainerTakesOutKeepsItsRun() async {
    await withScreen { screen, window in
      let container = UIViewController()
      let navigation = UINavigationController(rootViewController: container)
      window.rootViewController = navigation
      container.addChild(screen)
      container.view.addSubview(screen.view)
    } _: { gate, window, world in
      let screen = screen(in: window)
      screen?.view.removeFromSuperview()
      screen?.removeFromParent()
      await letTasksRun()
      #expect(gate.cancellations == 0)
      #expect(screen?.list.overscroll.refresh?.phase == .running)
      await gate.letThrough()
    }
  }
}
