import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollTrace
import Testing

@MainActor
@Suite struct HostedListTests {
  @Test func aRecordingReplaysWithTheSameEffects() {
    let scene = PlainList()
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    scene.appear()
    var trace = Trace(axis: .vertical, bounce: .engine)
    scene.list.record { _ = trace.record($0) }
    var effects: [Effect] = []
    scene.list.effectRecorder = { effects.append($0) }
    scene.offset = 300
    scene.report(isOwnWrite: false)
    scene.offset = 0
    scene.report(isOwnWrite: false)
    scene.pull(200)
    scene.clock.run(1)
    control.style = .ring
    control.end()
    scene.clock.run(2)
    let replay = Replay(trace)
    #expect(effects.count > 20)
    #expect(replay.timeline.entries.flatMap(\.effects) == effects)
    #expect(replay.failures.isEmpty)
  }

  @Test func aPartReplacesTheOneAtItsEdge() {
    let scene = PlainList()
    let (first, host) = scene.add()
    let (second, _) = scene.add()
    #expect(first.part == nil && host.hasLeft)
    #expect(second.part != nil && scene.list.parts.count == 1)
  }

  @Test func aCallbackMayRemoveTheControl() {
    let scene = PlainList()
    let (control, _) = scene.add()
    control.onBegin = { _ in control.remove() }
    scene.appear()
    #expect(control.begin() == nil)
    #expect(scene.list.parts.isEmpty && control.part == nil)
  }

  @Test func framesStopWhenNothingMoves() {
    let scene = PlainList()
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    scene.appear()
    #expect(!scene.clock.isRunning)
    control.begin()
    #expect(scene.clock.isRunning)
    control.end()
    scene.clock.run(3)
    #expect(!scene.clock.isRunning)
  }
}
