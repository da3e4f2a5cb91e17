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

/// What a user sees of the controls.
extension UIScrollView {
  /// The indicator at an edge, while it is visible.
  func indicator(_ edge: ScrollEdge = .top) -> UIView? {
    subviews.first { view in
      guard view is IndicatorView, !view.isHidden else { return false }
      return switch edge {
      case .top: view.frame.midY < 0
      case .bottom: view.frame.midY > contentSize.height
      case .leading: view.frame.midX < 0
      case .trailing: view.frame.midX > contentSize.width
      }
    }
  }

  func texts(_ edge: ScrollEdge = .top) -> [String] {
    indicator(edge)?.labels.map { $0.text ?? "" } ?? []
  }
}

/// A server whose requests wait until a test answers them.
@MainActor
final class GatedServer: Server {
  private(set) var requests = 0
  private var gate = Gate()

  func rows(_ count: Int) async throws -> [String] {
    requests += 1
    try await gate.wait()
    return (0..<count).map { "Row \(requests).\($0)" }
  }

  /// Answers the requests so far.
  func answer() async {
    let waiting = gate
    gate = Gate()
    await waiting.letThrough()
  }
}

/// A collection with a section header that stays at the visible top.
final class PinnedHeaderCollection: UICollectionView {
  let header = UIView()

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(header)
    let top = max(0, contentOffset.y + adjustedContentInset.top)
    header.frame = CGRect(x: 0, y: top, width: bounds.width, height: 30)
  }
}

/// Stands for UIWebView, which the double lacks: a scroll view and a delegate.
final class OldWebView: UIView {
  let scrollView = UIScrollView()
  weak var delegate: (any OldWebViewDelegate)?
  private(set) var reloadCount = 0

  override func layoutSubviews() {
    super.layoutSubviews()
    addSubview(scrollView)
    scrollView.frame = bounds
  }

  func reload() { reloadCount += 1 }
}

@MainActor
protocol OldWebViewDelegate: AnyObject {
  func webViewDidFinishLoad(_ webView: OldWebView)
}

/// The outlines that an app draws.
enum Assets {
  static let corner = "M0 0L100 0L100 100"
  static let tick = "M20 50L40 70L70 30"
  static let bar = "M0 100L100 100"
}
