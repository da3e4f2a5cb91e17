import OverscrollUIKit
import OverscrollUIKitTestSupport
import UIKit

/// A screen of an app in a window, with a finger on its list and a server that the test answers.
@MainActor
final class Phone<Screen: UIViewController> {
  let world: UIKitWorld
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
  let screen: Screen
  let list: UIScrollView
  let finger: Finger
  let server: GatedServer

  init(
    _ world: UIKitWorld,
    _ screen: Screen,
    _ list: UIScrollView,
    _ server: GatedServer = GatedServer(),
    axis: Finger.Axis = .vertical
  ) {
    self.world = world
    self.screen = screen
    self.list = list
    self.server = server
    finger = Finger(on: list, axis: axis)
    window.rootViewController = screen
    window.makeKeyAndVisible()
    world.step()
  }

  /// Lets time pass, and then the handlers run.
  func wait(_ seconds: TimeInterval) async {
    finger.wait(seconds)
    await letTasksRun()
  }

  /// Answers what the app has asked the server for, and waits until the controls are at rest.
  func answer() async {
    await server.answer()
    await wait(2)
  }

  /// Drags without releasing.
  func drag(_ distance: CGFloat) {
    finger.down()
    finger.drag(distance, over: 0.3)
  }

  func release() async {
    finger.up()
    await wait(1)
  }

  /// Scrolls to the end of the content, and so far beyond it, without a touch.
  func scrollToEnd(beyond: CGFloat = 0) {
    let end = list.contentSize.height - list.bounds.height
    finger.scroll(to: end + beyond, animated: false)
    finger.wait(0.1)
  }
}

extension Phone<TableScreen> {
  /// Runs a use of a table with some rows.
  static func run(
    _ use: @escaping (TableScreen) -> () -> Void,
    rows: Int = 20,
    _ body: (Phone) async throws -> Void
  ) async rethrows {
    try await UIKitWorld.run { world in
      let server = GatedServer()
      let screen = TableScreen(server, rows: rows, use)
      defer { UserDefaults.standard.removeObject(forKey: screen.timeKey) }
      try await body(Phone(world, screen, screen.tableView, server))
    }
  }

  /// The same, with the refresh over that the use begins.
  static func runRefreshed(
    _ use: @escaping (TableScreen) -> () -> Void,
    rows: Int = 20,
    _ body: (Phone) async throws -> Void
  ) async rethrows {
    try await run(use, rows: rows) { phone in
      await phone.wait(1)
      await phone.answer()
      try await body(phone)
    }
  }
}
