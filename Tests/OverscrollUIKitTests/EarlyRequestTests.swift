import OverscrollUIKit
import OverscrollUIKitTestSupport
import Testing
import UIKit

/// From letting go to the rows on the screen; the table of Documentation/Sizes.md has the figures.
@MainActor
@Suite struct EarlyRequestTests {
  /// A pull at 625 points a second.
  struct Pull: Sendable {
    let distance: CGFloat
    let hold: Double
  }

  nonisolated static let pulls = [Pull(distance: 600, hold: 0.3), Pull(distance: 240, hold: 0)]

  @Test(arguments: pulls, [false, true])
  func rowsWaitForTheRequestAlone(_ pull: Pull, _ isEarly: Bool) async {
    for answer in [0.05, 0.1, 0.2, 0.4, 0.8] {
      let times = await times(pull, answer, isEarly)
      let requested = isEarly ? times.armed : times.letGo
      let waits = max(0, requested + answer - times.letGo)
      // The frame in which the answer is there, and the next one.
      #expect(
        times.shown - times.letGo <= waits + 2 * Self.frame && times.shown - times.letGo >= waits
      )
    }
  }

  private static let frame = 1.0 / 60

  private func times(
    _ pull: Pull,
    _ answer: Double,
    _ isEarly: Bool
  ) async -> (armed: Double, letGo: Double, shown: Double) {
    await ListScene.run { scene in
      var pending: CheckedContinuation<Void, Never>?
      var (asked, armed, shown) = (0.0, 0.0, 0.0)
      let control = scene.list.overscroll.onRefresh(for: scene.list) { [world = scene.world] _ in
        asked = world.now
        await withCheckedContinuation { pending = $0 }
      } show: { [world = scene.world] _, _ in
        shown = world.now
      }
      control.style?.behavior.prefetch = isEarly ? .whenArmed : .never
      control.onPhase = { [world = scene.world] in if $0 == .armed { armed = world.now } }
      @MainActor func step(_ move: CGFloat) async {
        scene.finger.drag(move, over: Self.frame)
        await letTasksRun()
        if let waiting = pending, scene.world.now >= asked + answer {
          pending = nil
          waiting.resume()
          await letTasksRun()
        }
      }
      scene.finger.down()
      let steps = Int((pull.distance / 625 / Self.frame).rounded())
      for _ in 0..<steps { await step(pull.distance / CGFloat(steps)) }
      for _ in 0..<Int((pull.hold / Self.frame).rounded()) { await step(0) }
      scene.finger.up()
      let letGo = scene.world.now
      await letTasksRun()
      while shown == 0, scene.world.now < letGo + 5 { await step(0) }
      return (armed, letGo, shown)
    }
  }
}
