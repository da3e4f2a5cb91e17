import Foundation
import OverscrollHosting
import OverscrollTesting
import Testing

/// What an app's tests can do without waiting.
@MainActor
@Suite struct ManualClockTests {
  @Test func aRunBeginsAndEndsWhenTheTestSaysSo() {
    let scene = PlainList()
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    scene.appear()
    control.begin(after: 60)
    scene.clock.advance(by: 59.9)
    #expect(!control.isRunning)
    scene.clock.advance(by: 1)
    #expect(control.isRunning)
    control.end()
    #expect(!control.isRunning)
    scene.clock.advance(by: 3)
    #expect(control.phase == .idle)
    #expect(abs(scene.clock.now - 63.9) < 1e-9)
    #expect(abs(scene.clock.date.timeIntervalSince1970 - 63.9) < 1e-6)
  }

  @Test func oneClockServesSeveralListsAndRetainsNone() {
    let clock = PullControls.ManualClock()
    var first: (any FrameClock)? = clock.makeClock()
    let second = clock.makeClock()
    var frames = (0, 0)
    first?.start { _ in frames.0 += 1 }
    second.start { _ in frames.1 += 1 }
    clock.advance(by: 0.5)
    first = nil
    clock.advance(by: 0.5)
    #expect(frames == (30, 60))
  }

  @Test func twoReferencesToOneControlAreEqual() {
    let scene = PlainList()
    let (control, _) = scene.add()
    let (other, _) = scene.add(.loadMore)
    #expect(control == scene.list.part(.start).map { PullControl($0, control.edge) })
    #expect(control != other)
  }
}
