import Overscroll
import OverscrollTrace

/// A session driven event by event, with all effects since the last event.
///
/// Each test controls the sequence explicitly.
package struct RecordedSession {
  /// The engine.
  package var session: Session {
    get { host.session }
    set { host.session = newValue }
  }
  private var host: ScriptedHost
  /// The effects of the last event.
  package private(set) var orders: [Effect.Order] = []
  /// The effects of all events, with their times.
  package private(set) var log: [PerformedEffect] = []
  /// The time of the last event, in seconds.
  package private(set) var time = 0.0
  /// The scroll view's metrics as last reported.
  package private(set) var metrics: ScrollMetrics {
    get { host.metrics }
    set { host.metrics = newValue }
  }

  /// The last displacement effect, in points.
  package var displacement: Double { host.displacement }

  /// The visible position of a row of the content, up to a constant, in points: scrolling and
  /// displacement change it.
  package var seen: Double { displacement - metrics.offset }

  /// Makes an attached session, with any parts and content.
  ///
  /// - Parameters:
  ///   - bounce: Who moves content past its edges.
  ///   - start: The behavior of the part at the start edge.
  ///   - end: The behavior of the part at the end edge.
  ///   - extent: The content's length, in points; the viewport's is 640.
  ///   - offset: The content offset, in points.
  ///   - concurrency: Whether a refresh and a load-more may run at the same time.
  package init(
    _ bounce: Bounce,
    start: Behavior? = nil,
    end: Behavior? = nil,
    extent: Double = 4_000,
    offset: Double = 0,
    concurrency: Concurrency = .exclusive
  ) {
    let metrics = ScrollMetrics(offset: offset, viewport: 640, extent: extent)
    host = ScriptedHost(bounce: bounce, concurrency: concurrency, metrics: metrics)
    if let start { send(.configured(.start, start), at: 0) }
    if let end { send(.configured(.end, end), at: 0) }
    scroll(to: offset, at: 0)
    send(.attached, at: 0)
  }

  /// Makes an attached session at rest at its start edge, with a refresh there.
  ///
  /// - Parameters:
  ///   - bounce: Who moves content past its edges.
  ///   - behavior: The refresh's behavior.
  ///   - isAttached: Whether to attach it.
  package init(_ bounce: Bounce, _ behavior: Behavior = .standard, isAttached: Bool = true) {
    let metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 4_000)
    host = ScriptedHost(bounce: bounce, metrics: metrics)
    send(.configured(.start, behavior), at: 0)
    scroll(to: 0, at: 0)
    if isAttached { send(.attached, at: 0) }
  }

  /// The phase of the refresh at the start edge.
  package var phase: Phase { session.phase(.start) }

  /// The state of the floor of the refresh at the start edge.
  package var floor: FloorPhase { session.progress(.start).floor }

  /// The visible overscroll at the start edge, in points.
  package var overscroll: Double { session.progress(.start).overscroll }

  /// Sends one event.
  package mutating func send(_ kind: InputEvent.Kind, at time: Double) {
    self.time = time
    host.send(kind, at: time)
    orders = host.effects.map(\.order)
    log += host.effects.map { PerformedEffect(time: time, effect: $0) }
  }

  /// Scrolls to an offset, as the user or the toolkit would.
  package mutating func scroll(to offset: Double, at time: Double) {
    metrics.offset = offset
    send(.scrolled(metrics, isOwnWrite: false), at: time)
  }

  /// Inserts or removes rows, as the app would.
  ///
  /// - Parameters:
  ///   - extent: The content's new length, in points.
  ///   - points: The part of the difference before the first visible row; nil if unknown.
  ///   - time: Seconds.
  package mutating func change(extent: Double, before points: Double? = nil, at time: Double) {
    metrics.extent = extent
    send(.contentChanged(extent: extent, insertedBefore: points), at: time)
  }

  /// Ends the action of the current run at an edge.
  package mutating func finish(_ edge: Edge, _ outcome: Outcome = .succeeded, at time: Double) {
    guard let token = session.currentRun(edge) else { return }
    send(.actionFinished(edge, token, outcome), at: time)
  }

  /// The runs at an edge whose action was started so far.
  package func runs(_ edge: Edge) -> [UInt32] {
    log.compactMap { performed in
      guard performed.effect.edge == edge else { return nil }
      guard case .startAction(let token) = performed.effect.order else { return nil }
      return token.number
    }
  }

  /// Moves the touch until the content has a gap at the start edge.
  ///
  /// With native bounce the toolkit reports the gap; with engine bounce the touch moves as far as
  /// the published rubber band requires.
  ///
  /// - Parameters:
  ///   - gap: Visible points past the start edge.
  ///   - held: Points a run holds open, which the finger moves one to one.
  ///   - time: Seconds.
  package mutating func pull(to gap: Double, held: Double = 0, at time: Double) {
    switch session.bounce {
    case .native:
      scroll(to: -gap, at: time)
    case .engine:
      let stretched = max(0, gap - held)
      let raw = min(gap, held) + (1 / (1 - stretched / 640) - 1) * 640 / 0.55
      send(.contactMoved(id: 1, position: raw), at: time)
    }
  }

  /// Scrolls a touchpad gesture in progress until the content has a gap at the start edge.
  package mutating func scrollTouchpad(to gap: Double, at time: Double) {
    switch session.bounce {
    case .native:
      scroll(to: -gap, at: time)
    case .engine:
      let raw = (1 / (1 - gap / 640) - 1) * 640 / 0.55
      send(.wheelMoved(delta: raw, isMomentum: false), at: time)
    }
  }

  /// Sends frames at 60 Hz until a time.
  package mutating func runFrames(until end: Double) {
    let start = time
    let count = Int(((end - start) * 60).rounded(.down))
    var passed: [Effect.Order] = []
    for index in 0..<max(0, count) {
      send(.frame, at: start + Double(index + 1) / 60)
      passed += orders
    }
    send(.frame, at: end)
    orders = passed + orders
  }
}
