#if OVERSCROLL_UIKIT_DOUBLE
import UIKit

/// The test double's gesture driver: a touch, or a trackpad scroll, on the virtual clock.
@MainActor
package final class Finger: GestureDriver {
  package let scrollView: UIScrollView
  package let world: UIKitWorld
  /// The input device: a touch on the screen or a trackpad.
  package var kind: SimulatedInput.Kind
  /// The direction of a drag.
  package var axis: Axis
  /// Called after every frame, for example to check the step of the offset.
  package var afterFrame: () -> Void = {}
  private var input: SimulatedInput?

  package enum Axis: Sendable {
    case vertical
    case horizontal
  }

  package init(
    on scrollView: UIScrollView,
    kind: SimulatedInput.Kind = .touch,
    axis: Axis = .vertical
  ) {
    self.scrollView = scrollView
    self.kind = kind
    self.axis = axis
    world = .current
  }

  package func down() {
    let bounds = scrollView.bounds
    input = SimulatedInput(kind, at: CGPoint(x: bounds.midX, y: bounds.midY), in: scrollView)
  }

  package func drag(_ distance: CGFloat, over seconds: TimeInterval) {
    let frames = max(1, Int((seconds / world.frameDuration).rounded()))
    let step = distance / CGFloat(frames)
    for _ in 0..<frames {
      world.step()
      input?.move(by: axis == .vertical ? CGPoint(x: 0, y: step) : CGPoint(x: step, y: 0))
      // A touch event precedes the layout of its frame.
      world.layOutWindows()
      afterFrame()
    }
  }

  /// Adds a second finger, which moves with the first.
  package func addFinger() {
    input?.fingers = 2
  }

  /// Lifts the second finger.
  package func liftFinger() {
    input?.fingers = 1
  }

  /// Adds a second finger and moves both apart, or with a factor below 1 together, around the first one's place.
  package func pinch(by factor: CGFloat, over seconds: TimeInterval) {
    let frames = max(1, Int((seconds / world.frameDuration).rounded()))
    for _ in 0..<frames {
      world.step()
      input?.pinch(by: pow(factor, 1 / CGFloat(frames)))
      world.layOutWindows()
      afterFrame()
    }
  }

  package func hold(_ seconds: TimeInterval) { wait(seconds) }

  package func up() {
    input?.end()
    input = nil
    afterFrame()
  }

  /// A complete pull: touch down, move, touch up.
  package func pull(_ distance: CGFloat, over seconds: TimeInterval = 0.4) {
    down()
    drag(distance, over: seconds)
    up()
  }

  package func cancel() {
    input?.cancel()
    input = nil
    afterFrame()
  }

  package func wait(_ seconds: TimeInterval) {
    let end = world.now + seconds - world.frameDuration / 2
    repeat {
      world.step()
      afterFrame()
    } while world.now < end
  }

  package func settle() {
    let end = world.now + 20
    repeat {
      world.step()
      afterFrame()
    } while world.isMoving && world.now < end
  }

  package func scroll(to offset: CGFloat, animated: Bool) {
    var target = scrollView.contentOffset
    if axis == .vertical { target.y = offset } else { target.x = offset }
    scrollView.setContentOffset(target, animated: animated)
  }
}

/// Runs a test of a host's logic on a scroll view in a window, with this system's driver.
@MainActor
package func withGestureDriver(
  contentHeight: CGFloat = 2000,
  _ body: @MainActor (any GestureDriver) async throws -> Void
) async rethrows {
  try await UIKitWorld.run { _ in
    let frame = CGRect(x: 0, y: 0, width: 390, height: 800)
    let window = UIWindow(frame: frame)
    let view = UIScrollView(frame: frame)
    view.contentSize = CGSize(width: 390, height: contentHeight)
    window.addSubview(view)
    window.makeKeyAndVisible()
    try await body(Finger(on: view))
  }
}
#endif
