import Overscroll
import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// What a user feels on a phone of 393 by 852 points, for which UIKit's motion is recorded.
///
/// The table in `Documentation/UIKit.md` has the numbers; those of the recordings are in
/// `UIKitDouble/README.md`.
@MainActor
@Suite struct RecordedFeelTests {
  private static let length: CGFloat = 852

  /// A list on that phone, with a refresh.
  private func phone(_ world: UIKitWorld, arm: Double = 64) -> (ListScene, PullControl) {
    world.scale = 3
    let scene = ListScene(world, content: 40_000)
    scene.window.frame = CGRect(x: 0, y: 0, width: 393, height: Self.length)
    scene.list.frame = scene.window.bounds
    var style = PullStyle.ring
    style.behavior.arm = Threshold(arm)
    return (scene, scene.list.overscroll.onRefresh(style) { try await Gate().wait() })
  }

  /// The finger's way to an overscroll: ten points, and the inverse of the recorded band.
  private func travel(_ overscroll: CGFloat) -> CGFloat {
    10 + overscroll * Self.length / (0.55 * (Self.length - overscroll))
  }

  @Test func theTravelsOfTheTableAreThoseOfTheBand() {
    #expect([54, 64, 65, 80].map { travel($0).rounded() } == [115, 136, 138, 171])
  }

  @Test(arguments: [54.0, 64, 65, 80])
  func aPullArmsAfterTheTravelOfItsDistance(_ arm: Double) {
    UIKitWorld.run { world in
      let (scene, control) = phone(world, arm: arm)
      scene.finger.down()
      scene.finger.drag(travel(CGFloat(arm)) - 1, over: 0.4)
      #expect(control.phase == .pulling)
      scene.finger.drag(2, over: 0.1)
      #expect(control.phase == .armed)
    }
  }

  /// No frame moves more than UIKit's own return from there, which starts at 7.3 per second.
  @Test(arguments: UIKitPolicy.every)
  func aReleaseAtTheTriggerOpensWithoutAJump(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let (scene, control) = phone(world)
      scene.finger.down()
      scene.finger.drag(travel(64) + 1, over: 0.4)
      scene.finger.hold(0.3)
      await scene.letGo()
      #expect(control.phase == .running)
      scene.watch()
      scene.finger.wait(1)
      #expect(scene.largestStep <= 64 * 7.3 / 60)
      #expect(abs(scene.gap - 56) <= ListScene.pixel)
    }
  }

  /// The recorded bounce from 235 points is at its fastest; the hold continues with its speed.
  @Test(arguments: UIKitPolicy.every)
  func aRunThatBeginsInABounceTakesOverItsSpeed(_ policy: UIKitPolicy) async {
    await UIKitWorld.run(policy: policy) { world in
      let (scene, control) = phone(world)
      control.allowsPull = { false }
      scene.finger.down()
      scene.finger.drag(600, over: 0.96)
      #expect(scene.gap == 235)
      scene.finger.hold(0.3)
      await scene.letGo()
      var places = [scene.gap]
      scene.finger.afterFrame = { places.append(scene.gap) }
      scene.finger.wait(5.0 / 60)
      control.begin()
      scene.finger.wait(1)
      #expect(abs(scene.gap - 56) <= ListScene.pixel)
      let steps = zip(places.dropFirst(), places).map { $0 - $1 }
      // x'' = -w^2 d - 2 w v, w of the opening's 0.35 s, d at most 235 and v at most 1,720: per
      // frame at most 17 points, where the hold would be reached at once by a step of 80.
      for (next, step) in zip(steps.dropFirst(), steps) { #expect(abs(next - step) <= 17) }
      #expect(steps.allSatisfy { abs($0) <= 235 * 7.4 / 60 })
    }
  }
}
