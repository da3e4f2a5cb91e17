import OverscrollUIKitTestSupport
import Testing
import UIKit

/// Motion compared with independent closed forms, or with numerical integration.
@MainActor @Suite struct PhysicsTests {
  @Test(arguments: [1.0, 40, 180, 700])
  func aPullShowsTheRubberBand(distance: CGFloat) {
    Scene.run { scene in
      scene.finger.down()
      scene.finger.drag(distance, over: 0.4)
      // f(x) = x c d / (d + c x), the published formula with its fraction multiplied out.
      #expect(abs(scene.y + distance * 0.55 * 800 / (800 + 0.55 * distance)) < 1e-9)
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

  @Test func decelerationFollowsItsEquation() {
    Scene.run(contentHeight: 20_000) { scene in
      scene.view.contentOffset.y = 5000
      scene.finger.down()
      scene.finger.drag(-300, over: 0.2)
      scene.finger.up()
      // Integrated with v *= 0.998 each millisecond, as the documentation of the rate says.
      let start = scene.y
      scene.world.advance(by: 0.5)
      var (place, speed) = (start, 1500.0)
      for _ in 0..<500_000 {
        place += speed * 1e-6
        speed *= pow(0.998, 1e-3)
      }
      #expect(abs(scene.y - place) < 0.01)
    }
  }

  @Test func decelerationRestsWhereTheDelegateWasTold() {
    Scene.run(contentHeight: 20_000) { scene in
      let recorder = scene.record()
      scene.view.contentOffset.y = 5000
      var told = (velocity: 0.0, target: 0.0)
      recorder.onWillEnd = { told = ($1.y, $2.pointee.y) }
      scene.finger.down()
      scene.finger.drag(-300, over: 0.2)
      scene.finger.up()
      let released = scene.y
      scene.finger.settle()
      #expect(abs(told.velocity - 1.5) < 1e-9)
      #expect(abs(told.target - (released - 1500 / (1000 * log(0.998)))) < 1e-6)
      #expect(abs(scene.y - told.target) < 1e-6)
    }
  }

  @Test func theBounceFollowsACriticallyDampedSpring() {
    Scene.run { scene in
      scene.finger.down()
      scene.finger.drag(200, over: 0.4)
      scene.finger.hold(0.2)
      scene.finger.up()
      var (place, speed) = (scene.y, 0.0)
      scene.world.advance(by: 0.2)
      // x'' = -w^2 x - 2 w x', w = 10 per second.
      for _ in 0..<200_000 {
        speed += (-100 * place - 20 * speed) * 1e-6
        place += speed * 1e-6
      }
      #expect(abs(scene.y - place) < 0.01)
      scene.finger.settle()
      #expect(scene.y == 0)
    }
  }

  @Test func aFlingPassesTheEdgeWithoutAStepInSpeedAndComesBack() {
    Scene.run { scene in
      scene.view.contentOffset.y = 300
      scene.finger.down()
      scene.finger.drag(160, over: 0.1)
      scene.finger.up()
      // Integrated in steps of a microsecond: deceleration inside, the spring beyond the edge.
      var (place, speed) = (scene.y, -1600.0)
      for _ in 0..<12 {
        scene.world.step()
        for _ in 0..<Int(1e6 / 60) {
          speed += (place > 0 ? 1000 * log(0.998) * speed : -100 * place - 20 * speed) * 1e-6
          place += speed * 1e-6
        }
        #expect(abs(scene.y - place) < 0.1)
      }
      #expect(scene.y < -20)
      scene.world.settle()
      #expect(scene.y == 0)
    }
  }

  @Test func insetsMoveTheEdgesOfTheBand() {
    Scene.run { scene in
      scene.view.contentInset.top = 100
      scene.view.contentOffset.y = -100
      scene.finger.down()
      scene.finger.drag(50, over: 0.1)
      #expect(abs(scene.y + 100 + 50 * 0.55 * 800 / (800 + 27.5)) < 1e-9)
    }
  }

  @Test func bothAxesMoveAtOnce() {
    Scene.run { scene in
      scene.view.contentSize = CGSize(width: 900, height: 2000)
      scene.view.contentOffset = CGPoint(x: 200, y: 200)
      let input = SimulatedInput(.touch, at: CGPoint(x: 300, y: 300), in: scene.view)
      for _ in 0..<10 {
        scene.world.step()
        input.move(by: CGPoint(x: -6, y: -9))
      }
      #expect(scene.view.contentOffset == CGPoint(x: 260, y: 290))
      input.end()
      #expect(scene.world.settle())
      #expect(scene.view.contentOffset.x > 260)
      #expect(scene.view.contentOffset.y > 290)
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

  @Test(arguments: [(-120, 0), (-120, 800), (-500, 800)] as [(CGFloat, CGFloat)])
  func aPagedViewRestsOnAPage(way: CGFloat, page: CGFloat) {
    Scene.run(contentHeight: 2400) { scene in
      scene.view.isPagingEnabled = true
      scene.finger.down()
      // A slow drag snaps back; a flick or more than half a page advances.
      scene.finger.drag(way, over: way == -120 && page == 800 ? 0.1 : 1.5)
      scene.finger.hold(page == 0 ? 0.2 : 0)
      scene.finger.up()
      scene.finger.settle()
      #expect(scene.y == page)
    }
  }

  @Test func anAnimatedOffsetTakesItsTimeAndIsReported() {
    Scene.run { scene in
      let recorder = scene.record()
      scene.view.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
      #expect(scene.y == 0)
      scene.world.advance(by: 0.15)
      #expect(abs(scene.y - 200) < 1e-6)
      scene.world.settle()
      #expect(scene.y == 400)
      #expect(recorder.calls == ["didScroll", "didEndScrollingAnimation"])
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
