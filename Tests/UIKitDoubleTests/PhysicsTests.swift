import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Motion compared with independent closed forms, or with numerical integration.
@MainActor @Suite struct PhysicsTests {
  /// Half a pixel, at the two pixels per point of these tests.
  private let halfPixel: CGFloat = 0.25

  @Test func aMovementBeginsADragAtTenPointsExactly() {
    Scene.run { scene in
      scene.finger.down()
      scene.finger.drag(-9, over: 0.1)
      #expect(!scene.view.isDragging)
      scene.finger.drag(-1, over: 0.1)
      #expect(scene.view.isDragging)
      #expect(scene.y == 0)
      scene.finger.drag(-20, over: 0.1)
      #expect(scene.y == 20)
    }
  }

  @Test func theOffsetIsOnPixelsAndABoundsOriginIsNot() {
    Scene.run { scene in
      scene.view.contentOffset.y = 3.8
      #expect(scene.y == 4)
      scene.view.bounds.origin.y = 3.8
      #expect(scene.y == 3.8)
    }
  }

  @Test func thePullDependsOnTheWayAndNotOnItsSteps() {
    let results = [1.0 / 60, 0.2, 1].map { seconds in
      Scene.run { scene in
        scene.finger.down()
        scene.finger.drag(240, over: seconds)
        return scene.y
      }
    }
    for result in results { #expect(abs(result - results[0]) < 1e-9) }
  }

  /// Reported for the recording `bounce_release_vel`: 12 movements of 14 points every 8 ms are let
  /// go past the edge at about 900 points per second, not at the touch's 1,750.
  @Test func aReleaseInMotionPastTheEdgeHasTheContentsMeanSpeed() {
    UIKitWorld.run { world in
      let scene = Scene()
      let input = SimulatedInput(.touch, at: CGPoint(x: 196, y: 120), in: scene.view)
      for _ in 0..<12 {
        world.pass(0.008)
        input.move(by: CGPoint(x: 0, y: 14))
      }
      world.pass(0.008)
      let before = scene.y
      input.end()
      world.frameDuration = 0.001
      world.scale = 1000
      world.step()
      let speed = (scene.y - before) * 1000
      #expect(speed > -950 && speed < -850)
    }
  }

  @Test func insetsMoveTheEdgesOfTheBand() {
    Scene.run { scene in
      scene.view.contentInset.top = 100
      scene.view.contentOffset.y = -100
      scene.finger.down()
      scene.finger.drag(60, over: 0.1)
      #expect(abs(scene.y + 100 + 50 * 0.55 * 800 / (800 + 27.5)) <= halfPixel)
    }
  }

  @Test func anAxisWithoutRoomDoesNotMove() {
    Scene.run { scene in
      let input = SimulatedInput(.touch, at: CGPoint(x: 300, y: 300), in: scene.view)
      scene.world.step()
      input.move(by: CGPoint(x: 50, y: 60))
      #expect(scene.view.contentOffset.x == 0)
      #expect(scene.y < 0)
    }
  }

  @Test func anAnimatedOffsetTakesItsTime() {
    Scene.run { scene in
      scene.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      #expect(scene.y == 0)
      scene.world.advance(by: 0.15)
      #expect(abs(scene.y - 200) < 1e-6)
      scene.world.settle()
      #expect(scene.y == 400)
    }
  }

  @Test func theSameGestureGivesTheSameOffsetsToTheLastBit() {
    let runs = (0..<2).map { _ in
      Scene.run { scene in
        var trace: [CGFloat] = []
        scene.finger.afterFrame = { trace.append(scene.y) }
        scene.finger.pull(333, over: 0.37)
        scene.finger.settle()
        return trace
      }
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0].count > 60)
  }
}
