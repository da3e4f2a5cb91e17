#if os(Linux)
import OverscrollUIKit
import OverscrollUIKitTestSupport
import UIKit

/// A list on a screen with a finger over it, and a record of how its content moved.
@MainActor
final class ListScene {
  let world: UIKitWorld
  let window: UIWindow
  let list: UIScrollView
  let finger: Finger
  /// The largest step of the content from one frame to the next while no finger moved it, in points.
  private(set) var largestStep: CGFloat = 0
  /// Whether the steps of the frames that follow count.
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

  /// Points of the content past the app's own top inset.
  var gap: CGFloat { -list.contentOffset.y }

  private func look() {
    if isWatched { largestStep = max(largestStep, abs(list.contentOffset.y - last)) }
    last = list.contentOffset.y
  }

  /// Watches from here on.
  func watch() {
    last = list.contentOffset.y
    largestStep = 0
    isWatched = true
  }

  /// Pulls past the arm distance and lets go.
  func pull(_ distance: CGFloat = 200) async {
    finger.pull(distance)
    await letTasksRun()
  }
}
#endif
