// Counts heap allocations of a warm engine and of warm looks, and times them. Prints lines; judges
// nothing. Run it with `make bench`.
import CAllocationCounter
import Overscroll
import OverscrollGraphics
import OverscrollIndicators

/// One measured line: allocations and nanoseconds for each of a number of steps.
func measure(_ name: String, steps: Int, _ work: () -> Void) {
  work()
  work()
  let clock = ContinuousClock()
  let before = overscroll_allocation_count()
  let spent = clock.measure(work)
  let allocations = overscroll_allocation_count() - before
  let nanoseconds = Double(spent.components.attoseconds) / 1e9 / Double(steps)
  let rounded = (nanoseconds * 10).rounded() / 10
  print("\(name): \(allocations) allocations in \(steps) steps, \(rounded) ns a step")
}

for bounce in Bounce.allCases {
  for rows in [10, 1_000, 1_000_000] {
    let cycle = PullCycle(bounce: bounce, rows: rows)
    let repeats = 2_000
    var session = Session(axis: .vertical, bounce: bounce)
    var start = 0.0
    func send(_ kind: InputEvent.Kind, at time: Double) {
      session.send(InputEvent(time: start + time, kind: kind))
      while let effect = session.nextEffect() {
        if case .startAction(let token) = effect.order {
          session.send(
            InputEvent(time: start + time, kind: .actionFinished(effect.edge, token, .succeeded))
          )
        }
      }
    }
    send(.configured(.start, .standard), at: 0)
    send(.configured(.end, .loadMore), at: 0)
    let metrics = ScrollMetrics(offset: 0, viewport: 640, extent: Double(rows) * 44)
    send(.scrolled(metrics, isOwnWrite: false), at: 0)
    send(.attached, at: 0)
    measure("\(bounce) bounce, \(rows) rows, an event", steps: repeats * cycle.events.count) {
      for _ in 0..<repeats {
        for event in cycle.events { send(event.kind, at: event.time) }
        start += cycle.duration
      }
    }
  }
}

for look in BuiltinIndicator.allCases {
  let phases: [Phase] = [.pulling, .armed, .running, .finishing(.succeeded), .finishing(.failed)]
  let frames = 2_000
  var list = DisplayList()
  measure("look \(look), a picture", steps: frames * phases.count) {
    for frame in 0..<frames {
      for phase in phases {
        list.removeAll()
        let input = IndicatorInput(
          progress: Double(frame % 100) / 100,
          phase: phase,
          secondsInPhase: Double(frame % 60) / 60,
          time: Double(frame) / 60,
          width: 390,
          height: 56,
          titleWidth: 140,
          detailWidth: 180
        )
        look.draw(input, into: &list)
      }
    }
  }
}
