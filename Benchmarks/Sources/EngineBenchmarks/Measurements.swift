import CAllocationCounter
import CProcessorTime
import Overscroll
import OverscrollCatalog
import OverscrollGraphics
import OverscrollIndicators

/// Prints the CPU time per step in nanoseconds, for each sample.
///
/// - Parameters:
///   - name: The name of the measurement.
///   - steps: The number of steps in the work.
///   - work: The work; it runs twice before, as a warm-up.
/// - Returns: The number of allocations of all samples.
func measure(_ name: String, steps: Int, _ work: () -> Void) -> Int {
  work()
  work()
  // Enough for a median that load spikes do not affect.
  let samples = 15
  var times: [Double] = []
  times.reserveCapacity(samples)
  let before = overscroll_allocation_count()
  for _ in 0..<samples {
    let start = overscroll_processor_nanoseconds()
    work()
    times.append(Double(overscroll_processor_nanoseconds() - start) / Double(steps))
  }
  let allocations = Int(overscroll_allocation_count() - before)
  let texts = times.map { "\(($0 * 100).rounded() / 100)" }
  print(([name, "ns"] + texts).joined(separator: "\t"))
  return allocations
}

/// One complete refresh as events: pull, arm, release, run, result, close.
///
/// Frames are sent at 60 Hz throughout, as a host does while the engine requests them.
struct PullCycle {
  /// The events, with times from 0.
  let events: [InputEvent]
  /// The duration of the cycle, in seconds.
  let duration = 3.0

  /// Creates the events for content of a number of rows.
  ///
  /// - Parameters:
  ///   - bounce: Who moves the content.
  ///   - rows: The number of rows of 200 points; ten are more than a viewport.
  init(bounce: Bounce, rows: Int) {
    var events: [InputEvent] = []
    let extent = Double(rows) * 200
    func add(_ time: Double, _ kind: InputEvent.Kind) {
      events.append(InputEvent(time: time, kind: kind))
    }
    func scrolled(to offset: Double) -> InputEvent.Kind {
      .scrolled(
        ScrollMetrics(offset: offset, viewport: 640, extent: extent),
        isOwnWrite: false
      )
    }
    add(0, .contactBegan(id: 1, position: 100))
    for step in 1...30 {
      let time = Double(step) / 60
      add(time, .contactMoved(id: 1, position: 100 + Double(step) * 7))
      switch bounce {
      case .native: add(time, scrolled(to: -Double(step) * 3))
      case .engine: break
      }
      add(time, .frame)
    }
    add(0.51, .contactEnded(id: 1))
    for step in 31...90 { add(Double(step) / 60, .frame) }
    self.events = events
  }
}

/// Measures the most frequent kinds of events of a list.
///
/// - Parameters:
///   - bounce: Who moves the content.
///   - rows: The number of rows of 200 points; ten are more than a viewport.
/// - Returns: The number of allocations.
func measureEvents(_ bounce: Bounce, rows: Int) -> Int {
  var session = Session(axis: .vertical, bounce: bounce)
  var time = 0.0
  var answersAtOnce = true
  func scrolled(_ offset: Double) -> InputEvent.Kind {
    let extent = Double(rows) * 200
    let metrics = ScrollMetrics(offset: offset, viewport: 640, extent: extent)
    return .scrolled(metrics, isOwnWrite: false)
  }
  func send(_ kind: InputEvent.Kind, after seconds: Double = 0) {
    time += seconds
    session.send(InputEvent(time: time, kind: kind))
    while let effect = session.nextEffect() {
      if answersAtOnce, case .startAction(let token) = effect.order {
        session.send(
          InputEvent(time: time, kind: .actionFinished(effect.edge, token, .succeeded))
        )
      }
    }
  }
  send(.configured(.start, .standard))
  send(.configured(.end, .loadMore))
  send(scrolled(0))
  send(.attached)

  let name = "\(bounce) bounce"
  let cycle = PullCycle(bounce: bounce, rows: rows)
  var count = measure("event: \(name), whole pulls @ \(rows)", steps: 200 * cycle.events.count) {
    for _ in 0..<200 {
      let start = time
      for event in cycle.events { send(event.kind, after: start + event.time - time) }
      time = start + cycle.duration
    }
  }
  func measureEvents(_ scene: String, _ kind: (Int) -> InputEvent.Kind) {
    count += measure("event: \(name), \(scene) @ \(rows)", steps: 20_000) {
      for step in 0..<20_000 { send(kind(step), after: 1.0 / 120) }
    }
  }
  send(.contactBegan(id: 1, position: 100), after: 1)
  measureEvents("scrolling") { scrolled(Double(200 + $0 % 100)) }
  send(scrolled(0))
  switch bounce {
  case .native: measureEvents("pulling") { scrolled(-Double($0 % 100)) }
  case .engine:
    measureEvents("pulling") { .contactMoved(id: 1, position: 100 + Double($0 % 100)) }
  }
  send(.contactCancelled(id: 1), after: 1)
  send(scrolled(0), after: 1)
  answersAtOnce = false
  send(.beginRequested(.start, by: .program), after: 1)
  send(.frame, after: 1)
  measureEvents("running") { scrolled(Double(200 + $0 % 100)) }
  return count
}

/// Measures the drawing of a look, over all phases and distances.
///
/// - Parameter look: The look.
/// - Returns: The number of allocations.
func measurePictures(of look: BuiltinIndicator) -> Int {
  let phases: [Phase] = [.pulling, .armed, .running, .finishing(.succeeded), .finishing(.failed)]
  let frames = 400
  var list = DisplayList()
  return measure("looks: \(look)", steps: frames * phases.count) {
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
