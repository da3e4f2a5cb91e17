import Overscroll
import OverscrollTrace

/// A host in memory: sends events to a session, performs all effects, and checks the invariants.
///
/// Random runs and the exploration drive it; both decide themselves what happens and when.
package struct ModelHost {
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

  /// The session that the host drives.
  package private(set) var session: Session
  /// Who moves content past its edges.
  package let bounce: Bounce
  /// Whether each event is also checked for what it moves (R17).
  private let checksContinuity: Bool
  /// The numbers that the session knows.
  private(set) var reported = ScrollMetrics(offset: 0, viewport: 0, extent: 0)
  /// The scroll view's numbers.
  package var metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 4_000)
  /// Whether the list is in a window, and visible.
  package private(set) var presence = Presence.detached
  /// The present time, in seconds.
  package var time = 0.0
  /// Where the finger was last, in points.
  package var finger = 0.0
  /// Whether a finger is down.
  package private(set) var isFingerDown = false
  /// Whether a touchpad gesture is live.
  package private(set) var isTouchpadDown = false
  /// When the session wants to be woken, in seconds; otherwise infinity.
  package private(set) var wakeAt = Double.infinity
  private var scale = 1.0

  /// Whether a list is in a window, and visible.
  package enum Presence: UInt8 {
    /// Not in a window.
    case detached
    /// In a window, not visible.
    case hidden
    /// Visible.
    case shown
  }

  /// Makes a host with a session without parts.
  ///
  /// - Parameters:
  ///   - bounce: Who moves content past its edges.
  ///   - concurrency: Whether a refresh and a load-more may run at the same time.
  ///   - keepsTrace: Whether to record a trace.
  ///   - checksContinuity: Whether each event is also checked for what it moves (R17), which takes longer.
  package init(
    bounce: Bounce,
    concurrency: Concurrency = .exclusive,
    keepsTrace: Bool = false,
    checksContinuity: Bool = false
  ) {
    self.bounce = bounce
    self.checksContinuity = checksContinuity
    session = Session(axis: .vertical, bounce: bounce, concurrency: concurrency)
    invariants = RunInvariants(bounce: bounce)
    trace =
      keepsTrace ? Trace(axis: .vertical, bounce: bounce, concurrency: concurrency) : nil
  }

  // MARK: - What happens around the list

  /// Advances time, with a frame at the end, and with wakes on time if the run is punctual.
  package mutating func pass(_ seconds: Double, isPunctual: Bool) {
    let end = time + seconds
    if isPunctual, wakeAt <= end { wake() }
    time = end
    if isPunctual, invariants.hasFrames { send(.frame) }
  }

  /// Delivers the wake that the session wants, at its time or, if that is past, now.
  package mutating func wake() {
    time = max(time, wakeAt)
    wakeAt = .infinity
    send(.woke)
  }

  /// The content's length changes; the app may know how much was inserted before the reader.
  package mutating func change(to extent: Double, before: Double?) {
    metrics.extent = extent
    send(.contentChanged(extent: extent, insertedBefore: before))
    stayInRange()
    send(.scrolled(metrics, isOwnWrite: false))
  }

  /// An inset or the viewport changes; a toolkit moves content that was in its range, and is not held, into the new one.
  package mutating func layOut(_ change: (inout ScrollMetrics) -> Void) {
    let isFree = isInRange && !isFingerDown && !isTouchpadDown
    change(&metrics)
    if isFree { stayInRange() }
    send(.scrolled(metrics, isOwnWrite: false))
  }

  /// The request of a pull at an edge is answered, or the action running there ends; without one, it is a stale end.
  package mutating func answer(_ edge: Edge, _ outcome: Outcome) {
    if let number = invariants[edge].requested, !isActionAtWork(edge) {
      send(.prefetchFinished(edge, RunToken(number: number)))
      return
    }
    let number = invariants[edge].actionAtWork ?? 0
    invariants.answer(edge)
    send(.actionFinished(edge, RunToken(number: number), outcome))
  }

  /// Moves the offset into the range that the insets allow, as a toolkit does.
  package mutating func stayInRange() {
    let first = -metrics.baseStart - invariants.start.contribution
    let last = metrics.extent + metrics.baseEnd + invariants.end.contribution - metrics.viewport
    metrics.offset = min(max(metrics.offset, first), max(first, last))
  }

  /// Whether the offset is in the range that the insets allow.
  package var isInRange: Bool {
    var host = self
    host.stayInRange()
    return host.metrics.offset == metrics.offset
  }

  /// Whether a pull has begun a request that no run has taken over.
  package func hasRequest(_ edge: Edge) -> Bool { invariants[edge].requested != nil }

  /// Whether the action of a run is at work.
  package func isActionAtWork(_ edge: Edge) -> Bool { invariants[edge].actionAtWork != nil }

  // MARK: - Sending

  /// Sends an event now and performs its effects.
  ///
  /// - Parameters:
  ///   - kind: What happened.
  ///   - isRefused: Whether the session must reject it for its numbers.
  package mutating func send(_ kind: InputEvent.Kind, isRefused: Bool = false) {
    // Otherwise the event would seem to cause what was due before it.
    if wakeAt <= time, invariants.dependsOnWakes(before: kind) {
      wakeAt = .infinity
      send(.woke)
    }
    if checksContinuity, !isRefused { requireContinuity(of: kind) }
    deliver(kind, isRefused: isRefused)
  }

  /// Sends an event now and performs its effects, without a check of what it moves.
  mutating func deliver(_ kind: InputEvent.Kind, isRefused: Bool = false) {
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
    case .scrolled: reported = event.metrics
    case .contentChanged: reported.extent = event.x
    case .contactBegan where presence == .shown && event.number == 1:
      isFingerDown = true
      isTouchpadDown = false
    case .contactEnded, .contactCancelled: isFingerDown = isFingerDown && event.number != 1
    case .wheelBegan where presence == .shown && !isFingerDown: isTouchpadDown = true
    case .wheelEnded: isTouchpadDown = false
    case .attached where presence == .detached: presence = .shown
    case .shown where presence == .hidden: presence = .shown
    case .hidden where presence == .shown: presence = .hidden
    case .detached:
      presence = .detached
      isFingerDown = false
      isTouchpadDown = false
    case .environmentChanged: scale = event.x
    case .contactBegan, .contactMoved, .wheelBegan, .wheelMoved,
      .attached, .shown, .hidden, .beginRequested, .externalLoadingChanged, .actionFinished,
      .cancelRequested,
      .resetRequested, .floorRequested, .frame, .woke, .exhaustRequested,
      .uncoverRequested, .concurrencyChanged, .prefetchFinished:
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
      .storeLastUpdated, .prefetch:
      break
    }
  }
}

/// Comes to rest without further input, and checks the invariants at rest.
extension ModelHost {
  /// Touches and actions end, frames and wakes are delivered on time: then everything must be at
  /// rest.
  ///
  /// - Parameter isHidden: Whether the list is hidden meanwhile.
  package mutating func comeToRest(isHidden: Bool) {
    if isFingerDown { send(.contactCancelled(id: 1)) }
    if isTouchpadDown { send(.wheelEnded) }
    switch presence {
    case .detached: break
    case .hidden: if !isHidden { send(.shown) }
    case .shown: if isHidden { send(.hidden) }
    }
    settle()
    for edge in Edge.allCases where invariants[edge].floor != .closed {
      let floor = invariants[edge].floor
      invariants.require(floor == .open, "a floor \(floor) at rest")
      send(.floorRequested(edge, isOpen: false))
    }
    settle()
    if invariants.violation == nil { checkRest() }
  }

  /// Actions end, frames and wakes are delivered on time, until nothing is left to do.
  private mutating func settle() {
    var lastInput = time
    var answers = 0
    while time < lastInput + 5 {
      for edge in Edge.allCases where invariants[edge].actionAtWork != nil {
        answer(edge, .succeeded)
        lastInput = time
        answers += 1
      }
      // Each part may load once more automatically: after a refresh, and on a level that was not
      // tested.
      invariants.require(answers <= 8, "runs without end")
      if invariants.violation != nil { return }
      let isBouncing = bounce == .native && presence == .shown && !isInRange
      if isAnythingAtWork { continue }
      guard invariants.hasFrames || wakeAt < .infinity || isBouncing else { break }
      if !invariants.hasFrames, !isBouncing { time = max(time, wakeAt - 1.0 / 30) }
      let previous = metrics.offset
      pass(1.0 / 30, isPunctual: true)
      if isBouncing, metrics.offset == previous { bounceBack() }
      if invariants.violation != nil { return }
    }
  }

  private var isAnythingAtWork: Bool {
    invariants.start.actionAtWork != nil || invariants.end.actionAtWork != nil
  }

  /// A toolkit's own bounce: a third of the remaining distance per frame.
  private mutating func bounceBack() {
    let offset = metrics.offset
    stayInRange()
    if abs(metrics.offset - offset) > 2 { metrics.offset = offset + (metrics.offset - offset) / 3 }
    send(.scrolled(metrics, isOwnWrite: false))
  }

  /// Checks the invariants at rest.
  package mutating func checkRest() {
    for edge in Edge.allCases {
      let record = invariants[edge]
      invariants.require(
        record.phase == .idle || record.phase == .exhausted,
        "the \(edge) is \(record.phase) at rest"
      )
      invariants.require(!record.isRunOpen, "a run at the \(edge) was never closed")
      invariants.require(record.actionAtWork == nil, "an action is at work at rest")
      invariants.require(record.floor == .closed, "a floor that does not close")
      let resting = resting(edge, record)
      invariants.require(
        record.contribution == resting,
        "contributes \(record.contribution) at the \(edge) at rest, not \(resting)"
      )
    }
    invariants.require(invariants.displacement == 0, "displaced at rest")
    invariants.require(!invariants.hasFrames, "frames at rest")
  }

  /// The space that the policies reserve at an edge (R8), from the documentation of `Behavior`
  /// only.
  private func resting(_ edge: Edge, _ record: RunInvariants.EdgeRecord) -> Double {
    guard let behavior = record.behavior, presence != .detached else { return 0 }
    guard behavior.role == .loadMore else { return behavior.resting }
    let room = metrics.viewport - metrics.baseStart - metrics.baseEnd
    let hides =
      (metrics.extent < 1 && behavior.emptyContent == .hide)
      || (metrics.extent >= 1 && metrics.extent <= room && behavior.shortContent == .hide)
      || (record.phase == .exhausted && behavior.whenExhausted == .hide)
    return hides ? 0 : behavior.resting
  }
}

/// R17: what is read moves only by a finger, by scrolling, or along a motion's curve from where it is.
///
/// A frame before an event and one right after it, at the same time, show what the event itself moves.
extension ModelHost {
  /// The place of the content on the screen, up to a constant, in points.
  private var place: Double { invariants.displacement - reported.offset }

  /// What a host's rounding to pixels may move, in points.
  private static let tolerance = 1.5

  /// Requires that an event, if it happened now, would leave what is read where it is.
  mutating func requireContinuity(of kind: InputEvent.Kind) {
    guard presence == .shown, invariants.violation == nil, !invariants.hasJumps else { return }
    var host = self
    host.metrics = reported
    host.deliver(.frame)
    // A toolkit that does not bounce scrolls content back that lies past its edge.
    guard bounce == .native || host.isInRange else { return }
    let offset = host.metrics.offset
    host.metrics = metrics
    host.metrics.offset = offset
    guard let allowed = host.travels(by: kind) else { return }
    // Behind an open floor nothing is read.
    guard host.invariants.start.floor != .open, host.invariants.end.floor != .open else { return }
    let before = host.place
    host.deliver(kind)
    host.deliver(.frame)
    guard host.invariants.violation == nil, host.presence == .shown else { return }
    let travel = host.place - before
    let isExpected = allowed.contains { abs(travel - $0) <= Self.tolerance }
    invariants.require(isExpected, "R17: \(kind) moves the content by \(travel), not \(allowed)")
  }

  /// How far an event may move the content on the screen, in points; nil if it may move it as it likes.
  ///
  /// Rows above what is read move the content by their length, so that what is read stays.
  private func travels(by kind: InputEvent.Kind) -> [Double]? {
    guard case .raw(let event) = kind else { return nil }
    switch event.code {
    case .scrolled:
      return event.flag ? nil : [reported.offset - event.metrics.offset]
    case .contentChanged:
      // What does not fill the viewport cannot stay where it is.
      if reported.extent <= reported.viewport { return nil }
      guard event.flag else { return [0, reported.extent - event.x] }
      // Where what is read is removed, something else is read.
      return event.y < 0 ? nil : [-event.y]
    case .contactBegan, .contactEnded, .contactCancelled, .wheelBegan, .wheelEnded, .beginRequested,
      .externalLoadingChanged, .actionFinished, .cancelRequested, .resetRequested, .floorRequested,
      .exhaustRequested, .uncoverRequested, .concurrencyChanged, .prefetchFinished,
      .environmentChanged:
      return [0]
    case .contactMoved, .wheelMoved, .frame, .woke, .attached, .shown, .hidden, .detached:
      return nil
    }
  }
}
