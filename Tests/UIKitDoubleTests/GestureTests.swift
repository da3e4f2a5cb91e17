import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Flags, states and callbacks of gestures.
@MainActor @Suite struct GestureTests {
  @Test func aDragThatEndsAtRestDoesNotDecelerate() {
    Scene.run { scene in
      let recorder = scene.record()
      scene.finger.down()
      scene.finger.drag(-110, over: 0.3)
      scene.finger.hold(0.3)
      scene.finger.up()
      #expect(recorder.calls.last == "didEndDragging false")
      #expect(!scene.view.isDecelerating)
      #expect(abs(scene.y - 100) < 1e-9)
    }
  }

  @Test func theFlagsFollowTheFinger() {
    Scene.run { scene in
      let view = scene.view
      scene.finger.down()
      #expect([view.isTracking, view.isDragging, view.isDecelerating] == [true, false, false])
      scene.finger.drag(60, over: 0.1)
      #expect([view.isTracking, view.isDragging, view.isDecelerating] == [true, true, false])
      scene.finger.up()
      #expect([view.isTracking, view.isDragging, view.isDecelerating] == [false, false, true])
      scene.finger.settle()
      #expect([view.isTracking, view.isDragging, view.isDecelerating] == [false, false, false])
    }
  }

  @Test func aTouchHoldsTheContentAndKeepsDeceleratingTrueUntilLifted() {
    Scene.run { scene in
      scene.finger.pull(200)
      scene.world.advance(by: 0.05)
      let caught = scene.y
      #expect(caught < -10)
      scene.finger.down()
      #expect(scene.view.isDecelerating)
      scene.finger.hold(0.3)
      #expect(scene.y == caught)
      scene.finger.up()
      scene.finger.settle()
      #expect(scene.y == 0)
      #expect(!scene.view.isDecelerating)
    }
  }

  @Test func thePansStatesAreObserved() {
    Scene.run { scene in
      let seen = Seen<UIGestureRecognizer.State>()
      let observation = scene.view.panGestureRecognizer.observe(\.state) { pan, _ in
        MainActor.assumeIsolated {
          if pan.state != seen.values.last { seen.values.append(pan.state) }
        }
      }
      scene.finger.pull(100)
      scene.finger.settle()
      #expect(seen.values == [.began, .changed, .ended])
      #expect(scene.view.panGestureRecognizer.state == .possible)
      observation.invalidate()
    }
  }

  @Test func aCancelledDragGoesBackWithoutSpeed() {
    Scene.run { scene in
      let seen = Seen<UIGestureRecognizer.State>()
      let observation = scene.view.observe(\.panGestureRecognizer.state) { view, _ in
        MainActor.assumeIsolated { seen.values.append(view.panGestureRecognizer.state) }
      }
      scene.finger.down()
      scene.finger.drag(150, over: 0.2)
      let pulled = scene.y
      scene.finger.cancel()
      #expect(seen.values.last == .cancelled)
      scene.world.step()
      #expect(scene.y > pulled)
      scene.finger.settle()
      #expect(scene.y == 0)
      observation.invalidate()
    }
  }

  @Test func switchingScrollingOffCancelsTheDrag() {
    Scene.run { scene in
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      scene.view.isScrollEnabled = false
      #expect(scene.view.panGestureRecognizer.state == .cancelled)
      #expect(!scene.view.isDragging)
      scene.view.isScrollEnabled = true
      scene.finger.settle()
      #expect(scene.y == 0)
    }
  }

  @Test func switchingScrollingOffStopsABounceWhereItIs() {
    Scene.run { scene in
      scene.finger.pull(200)
      scene.finger.wait(0.05)
      let before = scene.y
      scene.view.isScrollEnabled = false
      scene.finger.settle()
      #expect(before < 0 && scene.y == before)
    }
  }

  @Test func leavingTheWindowCancelsTheDrag() {
    Scene.run { scene in
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      scene.view.removeFromSuperview()
      #expect(scene.view.panGestureRecognizer.state == .cancelled)
      #expect(!scene.view.isDragging)
    }
  }

  @Test func aTrackpadPullsWithoutTouches() {
    Scene.run { scene in
      let finger = Finger(on: scene.view, kind: .trackpad)
      finger.down()
      finger.drag(110, over: 0.2)
      #expect(scene.y < -50)
      #expect(scene.view.isDragging)
      #expect(!scene.view.isTracking)
      #expect(scene.view.panGestureRecognizer.numberOfTouches == 0)
      finger.up()
      finger.settle()
      #expect(scene.y == 0)
    }
  }

  @Test func translationAndSpeedAreTheFingers() {
    Scene.run { scene in
      let pan = scene.view.panGestureRecognizer
      scene.finger.down()
      let start = pan.location(in: scene.view.superview)
      scene.finger.drag(120, over: 0.5)
      #expect(abs(pan.translation(in: nil).y - 120) < 1e-9)
      #expect(abs(pan.velocity(in: nil).y - 240) < 1e-6)
      #expect(abs(pan.location(in: scene.view.superview).y - start.y - 120) < 1e-9)
      #expect(pan.numberOfTouches == 1)
      scene.finger.up()
      #expect(pan.numberOfTouches == 0)
    }
  }

  @Test func contentThatFitsIsDraggedOnlyWhenItAlwaysBounces() {
    Scene.run(contentHeight: 300) { scene in
      scene.finger.pull(100)
      scene.finger.settle()
      #expect(scene.y == 0)
      scene.view.alwaysBounceVertical = true
      scene.finger.down()
      scene.finger.drag(100, over: 0.2)
      #expect(scene.y < -40)
    }
  }

  @Test func withoutBouncesTheContentStopsAtItsEdge() {
    Scene.run { scene in
      scene.view.bounces = false
      scene.view.contentOffset.y = 30
      scene.finger.pull(100, over: 0.1)
      #expect(scene.y == 0)
      scene.finger.settle()
      #expect(scene.y == 0)
    }
  }

  @Test func theInnermostViewThatCanMoveThatWayWins() {
    Scene.run { scene in
      let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
      inner.contentSize = CGSize(width: 900, height: 200)
      scene.view.addSubview(inner)
      Finger(on: inner).pull(80)
      #expect(scene.view.isDecelerating)
      #expect(inner.contentOffset == .zero)
      scene.finger.settle()
      let sideways = Finger(on: inner, axis: .horizontal)
      sideways.pull(-80)
      #expect(inner.contentOffset.x > 50)
      #expect(scene.y == 0)
    }
  }

  @Test func viewsThatAgreeScrollTogether() {
    final class Together: UIScrollView, UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    UIKitWorld.run { _ in
      let scene = Scene(Together())
      let inner = UIScrollView(frame: CGRect(x: 0, y: 300, width: 390, height: 200))
      inner.contentSize = CGSize(width: 390, height: 900)
      scene.view.addSubview(inner)
      let finger = Finger(on: inner)
      finger.down()
      finger.drag(-60, over: 0.2)
      #expect(abs(inner.contentOffset.y - 50) < 1e-9)
      #expect(abs(scene.y - 50) < 1e-9)
    }
  }

  @Test func aTapOnTheStatusBarGoesToTheTopBelowTheInset() {
    Scene.run { scene in
      scene.view.contentInset.top = 60
      scene.view.contentOffset.y = 900
      scene.window.tapStatusBar()
      scene.world.settle()
      #expect(scene.y == -60)
      scene.view.isScrollEnabled = false
      scene.view.contentOffset.y = 900
      scene.window.tapStatusBar()
      scene.world.settle()
      #expect(scene.y == 900)
    }
  }

  /// Measured by others: above half of its height, or at 1,000 points per second, where 975 springs back.
  @Test(arguments: [
    (distance: 390.0, seconds: 2.0, goes: false), (420, 2, true), (200, 0.2, true),
    (195, 0.2, false),
  ])
  func aPageSheetGoesAboveHalfItsHeightOrAtAThousandPointsASecond(
    _ pull: (distance: Double, seconds: Double, goes: Bool)
  ) {
    Scene.run { scene in
      let (root, sheet) = (UIViewController(), UIViewController())
      scene.window.rootViewController = root
      sheet.view.frame = scene.window.bounds
      sheet.view.addSubview(scene.view)
      root.present(sheet, animated: false)
      scene.finger.pull(pull.distance, over: pull.seconds)
      #expect((root.presentedViewController == nil) == pull.goes)
      // Where the sheet takes the pull the list does not move.
      #expect(scene.y == 0)
    }
  }
}
