import Overscroll
import OverscrollTrace

/// Runs a random run as a host: sends the steps, performs all effects, then lets it come to rest.
package struct RandomRunHost {
  /// The invariants' state and violation.
  package internal(set) var invariants: RunInvariants
  /// How many events were sent.
  package private(set) var events = 0
  /// The trace, if it is recorded.
  package private(set) var trace: Trace?
  /// Every event sent, if the trace is recorded.
  package private(set) var sent: [InputEvent] = []
  /// Events that a trace cannot express.
  package private(set) var unwritable: [String] = []

  private var session: Session
  let run: RandomRun
  var metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 4_000)
  var presence = Presence.detached
  var time = 0.0
  private var finger = 0.0
  var isFingerDown = false
  var isTouchpadDown = false
  var wakeAt = Double.infinity
  private var scale = 1.0

  enum Presence { case detached, hidden, shown }

  private init(_ run: RandomRun, keepsTrace: Bool) {
    self.run = run
    session = Session(axis: .vertical, bounce: run.bounce, concurrency: run.concurrency)
    invariants = RunInvariants(bounce: run.bounce)
    trace = keepsTrace ? Trace(axis: .vertical, bounce: run.bounce) : nil
  }

  /// Runs a run from its beginning until everything is at rest.
  ///
  /// - Parameters:
  ///   - run: The steps.
  ///   - keepsTrace: Whether to record a trace.
  /// - Returns: The host with its results.
  package static func play(_ run: RandomRun, keepsTrace: Bool = false) -> RandomRunHost {
    var host = RandomRunHost(run, keepsTrace: keepsTrace)
    host.send(.scrolled(host.metrics, isOwnWrite: false))
    for step in run.steps where host.invariants.violation == nil {
      host.pass(step.wait, isPunctual: step.isPunctual)
      host.perform(step.act)
    }
    if host.invariants.violation == nil { host.comeToRest() }
    return host
  }

  // MARK: - Steps

  /// Advances time, with a frame at the end, and with wakes on time if the run is punctual.
  mutating func pass(_ seconds: Double, isPunctual: Bool) {
    let end = time + seconds
    if isPunctual, wakeAt <= end { wake() }
    time = end
    if isPunctual, invariants.hasFrames { send(.frame) }
  }

  private mutating func wake() {
    time = max(time, wakeAt)
    wakeAt = .infinity
    send(.woke)
  }

  private mutating func perform(_ act: RandomRun.Act) {
    switch act {
    case .send(let kind): send(kind)
    case .refused(let kind): send(kind, isRefused: true)
    case .answer(let edge, let outcome): answer(edge, outcome)
    case .touch: send(.contactBegan(id: 1, position: finger))
    case .drag(let points): drag(by: points)
    case .scroll(let points):
      metrics.offset += points
      if run.bounce == .engine { stayInRange() }
      send(.scrolled(metrics, isOwnWrite: false))
    case .goTo(let edge, let points):
      metrics.offset = edge == .start ? -1e9 : 1e9
      stayInRange()
      metrics.offset += edge == .start ? points : -points
      stayInRange()
      send(.scrolled(metrics, isOwnWrite: false))
    case .resize(let viewport, let extent, let baseStart, let baseEnd):
      metrics.viewport = viewport
      metrics.extent = extent
      metrics.baseStart = baseStart
      metrics.baseEnd = baseEnd
      stayInRange()
      send(.scrolled(metrics, isOwnWrite: false))
    case .change(let points, let before):
      change(to: max(0, metrics.extent + points), before: before)
    case .replace(let extent): change(to: extent, before: nil)
    }
  }

  private mutating func drag(by points: Double) {
    finger += points
    let wasHeld = session.holdsGesture
    send(.contactMoved(id: 1, position: finger))
    guard isFingerDown, !wasHeld, !session.holdsGesture else { return }
    metrics.offset -= points
    if run.bounce == .engine { stayInRange() }
    send(.scrolled(metrics, isOwnWrite: false))
  }

  private mutating func change(to extent: Double, before: Double?) {
    metrics.extent = extent
    send(.contentChanged(extent: extent, insertedBefore: before))
    stayInRange()
    send(.scrolled(metrics, isOwnWrite: false))
  }

  mutating func answer(_ edge: Edge, _ outcome: Outcome) {
    let number = invariants[edge].actionAtWork ?? 0
    invariants.answer(edge)
    send(.actionFinished(edge, RunToken(number: number), outcome))
  }

  mutating func stayInRange() {
    let first = -metrics.baseStart - invariants.start.contribution
    let last = metrics.extent + metrics.baseEnd + invariants.end.contribution - metrics.viewport
    metrics.offset = min(max(metrics.offset, first), max(first, last))
  }

  var isInRange: Bool {
    var host = self
    host.stayInRange()
    return host.metrics.offset == metrics.offset
  }

  // MARK: - Sending

  mutating func send(_ kind: InputEvent.Kind, isRefused: Bool = false) {
    // Otherwise the event would seem to cause what was due before it.
    if wakeAt <= time, invariants.dependsOnWakes(before: kind) {
      wakeAt = .infinity
      send(.woke)
    }
    let event = InputEvent(time: time, kind: kind)
    note(event)
    invariants.expect(event, isRefused: isRefused, of: session)
    session.send(event)
    events += 1
    while let effect = session.nextEffect() {
      invariants.take(effect, of: event, at: time)
      if invariants.violation != nil { return }
      perform(effect)
    }
    invariants.check(event, isRefused: isRefused, session)
  }

  private mutating func note(_ event: InputEvent) {
    if trace != nil {
      sent.append(event)
      if trace?.record(event) != true { unwritable.append("\(event)") }
    }
    guard case .raw(let event) = event.kind else { return }
    switch event.code {
    case .contactBegan: isFingerDown = isFingerDown || event.number == 1
    case .contactEnded, .contactCancelled: isFingerDown = isFingerDown && event.number != 1
    case .wheelBegan: isTouchpadDown = true
    case .wheelEnded: isTouchpadDown = false
    case .attached where presence == .detached: presence = .shown
    case .shown where presence == .hidden: presence = .shown
    case .hidden where presence == .shown: presence = .hidden
    case .detached: presence = .detached
    case .environmentChanged: scale = event.x
    case .contactMoved, .wheelMoved, .scrolled, .contentChanged, .attached, .shown, .hidden,
      .beginRequested, .externalLoadingChanged, .actionFinished, .cancelRequested,
      .resetRequested, .floorRequested, .frame, .woke:
      break
    }
  }

  private mutating func perform(_ effect: Effect) {
    switch effect.order {
    case .wake(let due): wakeAt = due
    case .scrollTo(let offset):
      metrics.offset = (offset * scale).rounded() / scale
      let own = InputEvent(time: time, kind: .scrolled(metrics, isOwnWrite: true))
      note(own)
      invariants.noteTime(time)
      session.send(own)
      events += 1
    case .startAction, .cancelAction, .setContribution, .setDisplacement, .requestFrames,
      .stopFrames, .playHaptic, .announce, .reportMilestone, .reportPhase, .reportFloor,
      .storeLastUpdated:
      break
    }
  }
}
