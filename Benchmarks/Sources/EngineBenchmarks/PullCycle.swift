import Overscroll

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
