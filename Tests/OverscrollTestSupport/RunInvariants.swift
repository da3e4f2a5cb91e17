import Overscroll

/// Invariants of a session; observes every event and effect of a run.
///
/// It contains the rules, not the engine: what may start a run, that each run closes once, that
/// numbers are finite. The first violation is stored in ``violation``.
package struct RunInvariants: Sendable {
  /// The first violation; nil if there is none.
  package private(set) var violation: String?
  /// The orders and phases that occurred, so that a test can check that runs reach all of them.
  package internal(set) var sightings = Sightings()

  /// The known state of the part at the start edge.
  var start = EdgeRecord()
  /// The known state of the part at the end edge.
  var end = EdgeRecord()
  /// The last displacement effect, in points.
  package internal(set) var displacement = 0.0
  /// Whether frames are requested.
  package internal(set) var hasFrames = false

  let bounce: Bounce
  private var fingers = 0
  private var isTouchpadDown = false
  private var refused = 0
  private var clamped = 0
  private(set) var latest = 0.0
  /// The content's length, in points.
  private var extent = 0.0
  private var before = (start: Phase.idle, end: Phase.idle)
  /// Whether a motion takes no time, which moves the content at once.
  var hasJumps: Bool {
    [start.behavior, end.behavior].contains { behavior in
      guard let behavior else { return false }
      let floor = behavior.floor.isEnabled ? behavior.floor.motion.seconds : 1
      return min(behavior.opening.seconds, behavior.closing.seconds, floor) == 0
    }
  }

  /// Whether a floor has the screen, at either edge.
  package var isOnFloor: Bool { start.floor.isEntered || end.floor.isEntered }
  /// The number of effects of the current event.
  var effects = 0

  /// The state of one edge according to the effects.
  struct EdgeRecord: Sendable {
    var behavior: Behavior?
    var isExternallyLoading = false
    /// When a delayed begin is due, in seconds.
    var beginsAt = Double.infinity
    var contribution = 0.0
    var phase = Phase.idle
    var floor = FloorPhase.closed
    var lastStarted: UInt32 = 0
    var actionAtWork: UInt32?
    /// The request that a pull has begun, until a run takes it over or it is given up.
    var requested: UInt32?
    var lastRequested: UInt32 = 0
    /// Whether the present gesture has begun a request.
    var hasRequested = false
    /// The action that ends with the present event.
    var answered: UInt32?
    var isRunOpen = false
    var hasOpened = false
    var hasBegunClosing = false
    /// Whether something has happened after which a part may load by itself again (R07).
    var mayLoadAgain = true
    /// When a failed load may be repeated, in seconds.
    var resumesAt = -Double.infinity

    /// Records that the app or a refresh has said that there is something to load.
    mutating func rearm() {
      mayLoadAgain = true
      resumesAt = -.infinity
    }
  }

  /// The orders and phases reached at least once.
  package struct Sightings: Equatable, Sendable {
    /// One bit per effect code.
    package var orders: UInt32 = 0
    /// One bit per phase code.
    package var phases: UInt32 = 0
    /// One bit per state of a floor.
    package var floors: UInt32 = 0
    /// The number of automatic runs of a load-more.
    package var automaticRuns = 0
    /// The number of runs that a gesture began.
    package var pulledRuns = 0

    /// Starts empty.
    package init() {}

    /// Adds what another run has reached.
    package mutating func add(_ other: Sightings) {
      orders |= other.orders
      phases |= other.phases
      floors |= other.floors
      automaticRuns += other.automaticRuns
      pulledRuns += other.pulledRuns
    }
  }

  init(bounce: Bounce) {
    self.bounce = bounce
  }

  subscript(_ edge: Edge) -> EdgeRecord {
    get {
      switch edge {
      case .start: start
      case .end: end
      }
    }
    set {
      switch edge {
      case .start: start = newValue
      case .end: end = newValue
      }
    }
  }

  /// Our share of the inset at an edge, as the host received it last, in points.
  package func contribution(_ edge: Edge) -> Double { self[edge].contribution }

  /// The behavior of the part at an edge; the standard one where there is none.
  package func behavior(_ edge: Edge) -> Behavior { self[edge].behavior ?? .standard }

  mutating func require(_ holds: Bool, _ claim: @autoclosure () -> String) {
    if !holds, violation == nil { violation = claim() }
  }

  /// Called before an event is sent.
  mutating func expect(_ event: InputEvent, isRefused: Bool, of session: Session) {
    before = (session.phase(.start), session.phase(.end))
    effects = 0
    if isRefused {
      refused += 1
      return
    }
    noteTime(event.time)
    switch event.kind {
    case .configured(let edge, let behavior):
      self[edge].behavior = behavior
      self[edge].rearm()
      if behavior == nil { self[edge].isExternallyLoading = false }
    case .raw(let event):
      note(event)
    }
  }

  private mutating func note(_ event: RawEvent) {
    switch event.code {
    case .contactBegan:
      // A second finger adds nothing to the gesture.
      if fingers == 0 { allowRequests() }
      fingers = 1
      allowLoading()
    case .contactEnded, .contactCancelled: if event.number == 1 { fingers = 0 }
    case .wheelBegan:
      isTouchpadDown = true
      allowRequests()
      allowLoading()
    case .wheelEnded: isTouchpadDown = false
    case .externalLoadingChanged:
      self[event.edge].isExternallyLoading = event.flag && self[event.edge].behavior != nil
    case .beginRequested:
      if event.x > 0 { self[event.edge].beginsAt = latest + event.x }
    case .scrolled: noteExtent(event.metrics.extent)
    case .contentChanged: noteExtent(event.x)
    case .resetRequested: self[event.edge].rearm()
    case .attached:
      start.rearm()
      end.rearm()
    case .cancelRequested: self[event.edge].beginsAt = .infinity
    // Its gesture is over, also if nothing says that the finger is up.
    case .detached: allowRequests()
    case .contactMoved, .wheelMoved, .shown, .hidden, .environmentChanged,
      .actionFinished, .floorRequested, .frame, .woke, .exhaustRequested,
      .uncoverRequested, .concurrencyChanged, .prefetchFinished:
      break
    }
  }

  private mutating func noteExtent(_ extent: Double) {
    if abs(extent - self.extent) >= 1 { allowLoading() }
    self.extent = extent
  }

  private mutating func allowRequests() {
    start.hasRequested = false
    end.hasRequested = false
  }

  private mutating func allowLoading() {
    start.mayLoadAgain = true
    end.mayLoadAgain = true
  }

  /// Called before another event with this time is sent.
  mutating func noteTime(_ time: Double) {
    if time < latest { clamped += 1 }
    latest = max(latest, time)
  }

  /// Called when an event has been sent and all its effects were performed.
  mutating func check(_ event: InputEvent, isRefused: Bool, _ session: Session) {
    let after = (start: session.phase(.start), end: session.phase(.end))
    if isRefused {
      require(effects == 0 && after == before, "an invalid number changed something")
    }
    require(Int(session.diagnostics.rejectedNumbers) == refused, "wrong count of rejected numbers")
    require(Int(session.diagnostics.clampedTimes) == clamped, "wrong count of clamped times")
    start.answered = nil
    end.answered = nil
    check(.start, after.start, event, session)
    check(.end, after.end, event, session)
    require(
      !(isRunning(after.start, .refresh, .start) && isRunning(after.end, .loadMore, .end))
        && !(isRunning(after.end, .refresh, .end) && isRunning(after.start, .loadMore, .start))
        || session.concurrency == .independent,
      "a load-more runs during a refresh"
    )
    require(
      bounce == .engine || session.isContentLocked || !session.holdsGesture,
      "a gesture is held with native bounce"
    )
  }

  private func isRunning(_ phase: Phase, _ role: Role, _ edge: Edge) -> Bool {
    phase == .running && self[edge].behavior?.role == role
  }

  private mutating func check(
    _ edge: Edge,
    _ phase: Phase,
    _ event: InputEvent,
    _ session: Session
  ) {
    sightings.phases |= 1 << UInt32(phase.code)
    require(phase == self[edge].phase, "the phase at the \(edge) was not reported")
    let isPulled = phase == .pulling || phase == .armed
    require(isPulled || self[edge].requested == nil, "R12: \(phase) with a request that no run has")
    // What the app has exhausted stays so for the part that comes next.
    let mayHave = phase == .idle || phase == .exhausted
    require(mayHave || self[edge].behavior != nil, "\(phase) without a part")
    let progress = session.progress(edge)
    sightings.floors |= 1 << UInt32(progress.floor.rawValue)
    require(progress.floor == self[edge].floor, "the floor at the \(edge) was not reported")
    if progress.floor != .closed {
      // A floor that the app takes away closes first.
      let isKept = progress.floor == .closing || self[edge].behavior?.floor.isEnabled == true
      require(isKept, "a floor without a part for it")
      let isPull = phase == .pulling || phase == .armed
      let isRest = phase == .idle || phase == .exhausted
      require(progress.floor == .armed ? isPull : isRest, "\(phase) with a floor \(progress.floor)")
    }
    require(
      progress.overscroll >= 0 && progress.overscroll.isFinite && progress.fraction >= 0
        && progress.fraction.isFinite && progress.secondsInPhase >= 0
        && progress.secondsInPhase.isFinite,
      "progress at the \(edge) is \(progress)"
    )
    let placement = session.placement(edge)
    require(placement.position.isFinite && placement.extent > 0, "placement is \(placement)")
    let was = edge == .start ? before.start : before.end
    if phase == .armed, was != .armed {
      require(mayPull(event.kind), "armed by \(event.kind)")
    }
  }

  /// Whether a live gesture may have sent an event; not for momentum and our own writes.
  private func mayPull(_ kind: InputEvent.Kind) -> Bool {
    guard fingers > 0 || isTouchpadDown, case .raw(let event) = kind else { return false }
    switch event.code {
    case .contactMoved, .externalLoadingChanged: return true
    case .wheelMoved, .scrolled: return !event.flag
    case .contactBegan, .contactEnded, .contactCancelled, .wheelBegan, .wheelEnded,
      .contentChanged, .attached, .shown, .hidden, .detached, .environmentChanged,
      .beginRequested, .actionFinished, .cancelRequested, .resetRequested,
      .floorRequested, .frame, .woke, .exhaustRequested,
      .uncoverRequested, .concurrencyChanged, .prefetchFinished:
      return false
    }
  }

  /// Whether an event may start a run at an edge (R15).
  func mayStart(_ edge: Edge, by kind: InputEvent.Kind) -> Bool {
    guard let behavior = self[edge].behavior, !self[edge].isExternallyLoading else { return false }
    if latest >= self[edge].beginsAt { return true }
    if case .raw(let event) = kind, event.code == .beginRequested, event.edge == edge,
      event.x == 0
    {
      return true
    }
    switch behavior.trigger {
    case .release:
      return kind == .contactEnded(id: 1) || kind == .wheelEnded
    case .reach:
      return mayPull(kind)
    case .automatic:
      return behavior.role == .loadMore
    case .tap, .none:
      return false
    }
  }
}
