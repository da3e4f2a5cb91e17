import OverscrollUIKitTestSupport
import UIKit

/// A scroll view of 390 by 800 points in a window, with content of 390 by 2000.
@MainActor
struct Scene {
  let window: UIWindow
  let view: UIScrollView
  let finger: Finger

  init(_ view: UIScrollView = UIScrollView(), contentHeight: CGFloat = 2000) {
    window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
    self.view = view
    view.frame = window.bounds
    view.contentSize = CGSize(width: 390, height: contentHeight)
    window.addSubview(view)
    window.makeKeyAndVisible()
    finger = Finger(on: view)
  }

  var world: UIKitWorld { finger.world }
  var y: CGFloat { view.contentOffset.y }

  /// Runs a body with a scene in a world of its own.
  static func run<Value>(
    policy: UIKitPolicy = UIKitPolicy(),
    contentHeight: CGFloat = 2000,
    _ body: @MainActor (Scene) throws -> Value
  ) rethrows -> Value {
    try UIKitWorld.run(policy: policy) { _ in try body(Scene(contentHeight: contentHeight)) }
  }

  /// Sets a delegate that records its calls.
  func record() -> Recorder {
    let recorder = Recorder()
    view.delegate = recorder
    return recorder
  }
}

/// The calls to a delegate, in order.
@MainActor
final class Recorder: NSObject, UIScrollViewDelegate {
  var calls: [String] = []
  var onScroll: (UIScrollView) -> Void = { _ in }
  var onWillEnd: (UIScrollView, CGPoint, UnsafeMutablePointer<CGPoint>) -> Void = { _, _, _ in }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    onScroll(scrollView)
    if calls.last != "didScroll" { calls.append("didScroll") }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
    calls.append("willBeginDragging")
  }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView,
    withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    calls.append("willEndDragging dragging=\(scrollView.isDragging)")
    onWillEnd(scrollView, velocity, targetContentOffset)
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    calls.append("didEndDragging \(decelerate)")
  }

  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {
    calls.append("willBeginDecelerating")
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    calls.append("didEndDecelerating")
  }
}

/// A box that an observer's closure may write; observers are called on the main actor.
final class Seen<Value>: @unchecked Sendable {
  var values: [Value] = []
}

/// Rows whose cells have one height.
@MainActor
final class Rows: NSObject, UITableViewDataSource {
  var count: Int
  let height: CGFloat

  init(count: Int, height: CGFloat) {
    self.count = count
    self.height = height
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    Cell(height: height)
  }

  private final class Cell: UITableViewCell {
    let height: CGFloat

    init(height: CGFloat) {
      self.height = height
      super.init(style: .default, reuseIdentifier: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      CGSize(width: size.width, height: height)
    }
  }
}
