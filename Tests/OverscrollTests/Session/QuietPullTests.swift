import Overscroll
import OverscrollTestSupport
import Testing

/// The fast path for the steps of a pull has the result of the event `scrolled`, to the last bit.
@Suite struct QuietPullTests {
  @Test func aQuietStepLeavesTheSessionThatTheEventLeaves() {
    var quietSteps = 0
    for seed in 0..<800 {
      let run = RandomRun(seed: UInt64(seed))
      guard run.bounce == .native else { continue }
      let events = run.play(keepsTrace: true).sent.flatMap(withSmallSteps)
      var plain = Session(axis: .vertical, bounce: .native, concurrency: run.concurrency)
      var quick = plain
      for event in events {
        plain.send(event)
        if case .raw(let raw) = event.kind, raw.code == .scrolled, !raw.flag,
          quick.pullQuietly(to: raw.metrics, at: event.time)
        {
          quietSteps += 1
          let (expected, found) = ("\(plain)", "\(quick)")
          #expect(expected == found, "seed \(seed), \(event)")
          guard expected == found else { return }
        } else {
          quick.send(event)
        }
        while let effect = plain.nextEffect() { #expect(quick.nextEffect() == effect) }
        #expect(quick.nextEffect() == nil)
      }
    }
    // Otherwise the comparison is of little use.
    #expect(quietSteps > 1_000)
  }

  /// The event, and after a scroll also smaller steps around it, of which a pull has many.
  private func withSmallSteps(_ event: InputEvent) -> [InputEvent] {
    guard case .raw(let raw) = event.kind, raw.code == .scrolled, !raw.flag else { return [event] }
    return [event]
      + [(-3, 0.004), (1.5, 0.004), (0, 0.26), (-0.5, 0.27)].map { points, seconds in
        var metrics = raw.metrics
        metrics.offset += points
        return InputEvent(time: event.time + seconds, kind: .scrolled(metrics, isOwnWrite: false))
      }
  }
}
