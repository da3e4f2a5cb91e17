import Foundation
import OverscrollTestSupport
import Testing

/// An angle in -π...π.
func wrapped(_ angle: Double) -> Double {
  remainder(angle, 2 * .pi)
}

/// Checks that both ends of a run's arc only go forward, once round in so many seconds.
///
/// - Parameters:
///   - seconds: How long a turn takes.
///   - largest: What neither end may go in a hundredth of a second, in radians.
///   - arc: Where the arc starts and how long it is, in radians, at a time.
func expectOneTurn(
  in seconds: Double,
  step largest: Double,
  arc: (Double) -> (start: Double, sweep: Double)
) {
  var before = arc(0)
  var ways = (start: 0.0, end: 0.0)
  for frame in 1...Int((seconds * 100).rounded()) {
    let now = arc(Double(frame) / 100)
    let step = wrapped(now.start - before.start)
    let endStep = wrapped(now.start + now.sweep - before.start - before.sweep)
    #expect(step > 0 && endStep > 0)
    #expect(step < largest && endStep < largest)
    ways = (ways.start + step, ways.end + endStep)
    before = now
  }
  #expect(ways.start.isClose(to: 2 * .pi, within: 0.01))
  #expect(ways.end.isClose(to: 2 * .pi, within: 0.01))
}
