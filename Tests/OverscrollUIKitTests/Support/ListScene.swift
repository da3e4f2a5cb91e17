#if os(Linux)
import OverscrollUIKit
import OverscrollUIKitTestSupport
import UIKit

/// A list on a screen with a touch, and a record of its content's movement.
@MainActor
final class ListScene {
  let world: UIKitWorld
  let window: UIWindow
  let list: UIScrollView
  let finger: Finger
  /// The largest movement of the content per frame without a touch, in points.
  private(set) var largestStep: CGFloat = 0
  /// Whether the following frames are recorded.
  var isWatched = false
  private var last: CGFloat = 0

  /// Makes a list at rest at its top.
  init(
    _ world: UIKitWorld,
    list: UIScrollView = UIScrollView(),
    content: CGFloat = 4_000,
    top: CGFloat = 0,
    bottom: CGFloat = 0
  ) {
    self.world = world
    self.list = list
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 640))
    list.frame = window.bounds
    list.contentSize = CGSize(width: 390, height: content)
    list.contentInset = UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0)
    list.contentOffset.y = -top
    window.addSubview(list)
    window.makeKeyAndVisible()
    finger = Finger(on: list)
    finger.afterFrame = { [weak self] in self?.look() }
    world.step()
  }

  /// Runs a body with a list in a world of its own.
  static func run<Value>(
    policy: UIKitPolicy = UIKitPolicy(),
    content: CGFloat = 4_000,
    top: CGFloat = 0,
    bottom: CGFloat = 0,
    _ body: @MainActor (ListScene) throws -> Value
  ) rethrows -> Value {
    try UIKitWorld.run(policy: policy) {
      try body(ListScene($0, content: content, top: top, bottom: bottom))
    }
  }

  /// Runs an asynchronous body with a list in a world of its own.
  static func run<Value>(
    policy: UIKitPolicy = UIKitPolicy(),
    content: CGFloat = 4_000,
    top: CGFloat = 0,
    bottom: CGFloat = 0,
    _ body: @MainActor (ListScene) async throws -> Value
  ) async rethrows -> Value {
    try await UIKitWorld.run(policy: policy) {
      try await body(ListScene($0, content: content, top: top, bottom: bottom))
    }
  }

  /// Points of the content past the app's own top inset.
  var gap: CGFloat { -list.contentOffset.y }

  private func look() {
    if isWatched { largestStep = max(largestStep, abs(list.contentOffset.y - last)) }
    last = list.contentOffset.y
  }

  /// Starts recording.
  func watch() {
    last = list.contentOffset.y
    largestStep = 0
    isWatched = true
  }

  /// Pulls past the arm distance and releases.
  func pull(_ distance: CGFloat = 200) async {
    finger.pull(distance)
    await letTasksRun()
  }
}
#endif
