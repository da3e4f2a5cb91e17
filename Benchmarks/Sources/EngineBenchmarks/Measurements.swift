import Overscroll

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
