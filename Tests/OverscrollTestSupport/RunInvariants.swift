import Overscroll

/// What must hold whatever happens to a session; watches every event and effect of a run.
///
/// It knows the rules, not the engine: what may start a run, that each is closed once, that numbers
/// are numbers. The first thing that does not hold is kept as ``violation``.
package struct RunInvariants: Sendable {
  /// The first thing that did not hold; nil while everything has.
  package private(set) var violation: String?
  /// Which orders and phases have been seen, so that a test can tell that runs reach them all.
  package internal(set) var sightings = Sightings()

  /// What is known about the part at the start edge.
  private(set) var start = Ledger()
  /// What is known about the part at the end edge.
  private(set) var end = Ledger()
  /// The engine's displacement as last ordered, in points.
  var displacement = 0.0
  /// Whether frames are ordered.
  var hasFrames = false

  let bounce: Bounce
  private var fingers = 0
  private var isTouchpadDown = false
  private var refused = 0
  private var clamped = 0
  private var latest = 0.0
  private var before = (start: Phase.idle, end: Phase.idle)
  /// How many effects the event under way had.
  var effects = 0

  /// What the orders so far say about one edge.
  struct Ledger: Sendable {
    var behavior: Behavior?
    var isExternallyLoading = false
    var contribution = 0.0
    var phase = Phase.idle
    var lastStarted: UInt32 = 0
    var actionAtWork: UInt32?
    var isRunOpen = false
    var hasOpened = false
    var hasBegunClosing = false
  }

  /// What has been reached at least once.
  package struct Sightings: Equatable, Sendable {
    /// One bit an effect code.
    package var orders: UInt32 = 0
    /// One bit a phase code.
    package var phases: UInt32 = 0
    /// Runs that a load-more began by itself.
    package var automaticRuns = 0
    /// Runs that a gesture began.
    package var pulledRuns = 0

    /// Nothing yet.
    package init() {}

    /// Adds what another run has reached.
    package mutating func add(_ other: Sightings) {
      orders |= other.orders
      phases |= other.phases
      automaticRuns += other.automaticRuns
      pulledRuns += other.pulledRuns
    }
  }

  init(bounce: Bounce) {
    self.bounce = bounce
  }

  subscript(_ edge: Edge) -> Ledger {
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

  mutating func require(_ holds: Bool, _ claim: @autoclosure () -> String) {
    if !holds, violation == nil { violation = claim() }
  }

  /// An event is about to be sent.
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
      if behavior == nil { self[edge].isExternallyLoading = false }
    case .raw(let event):
      note(event)
    }
  }

  private mutating func note(_ event: RawEvent) {
    switch event.code {
    case .contactBegan: fingers = 1
    case .contactEnded, .contactCancelled: if event.number == 1 { fingers = 0 }
    case .wheelBegan: isTouchpadDown = true
    case .wheelEnded: isTouchpadDown = false
    case .externalLoadingChanged:
      self[event.edge].isExternallyLoading = event.flag && self[event.edge].behavior != nil
    case .contactMoved, .wheelMoved, .scrolled, .contentChanged, .attached, .shown, .hidden,
      .detached, .environmentChanged, .beginRequested, .actionFinished, .cancelRequested,
      .resetRequested, .frame, .woke:
      break
    }
  }

  /// Another event at this time is about to be sent.
  mutating func noteTime(_ time: Double) {
    if time < latest { clamped += 1 }
    latest = max(latest, time)
  }

  /// An event has been sent and everything it ordered was performed.
  mutating func check(_ event: InputEvent, isRefused: Bool, _ session: Session) {
    let after = (start: session.phase(.start), end: session.phase(.end))
    if isRefused {
      require(effects == 0 && after == before, "an invalid number changed something")
    }
    require(Int(session.diagnostics.rejectedNumbers) == refused, "refused numbers are counted")
    require(Int(session.diagnostics.clampedTimes) == clamped, "earlier times are counted")
    check(.start, after.start, event, session)
    check(.end, after.end, event, session)
    require(
      !(isRunning(after.start, .refresh, .start) && isRunning(after.end, .loadMore, .end))
        && !(isRunning(after.end, .refresh, .end) && isRunning(after.start, .loadMore, .start))
        || session.concurrency == .independent,
      "a load-more runs beside a refresh"
    )
    require(bounce == .engine || !session.holdsGesture, "a gesture is held with native bounce")
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
    require(phase == .idle || self[edge].behavior != nil, "\(phase) where there is no part")
    let progress = session.progress(edge)
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

  /// Whether an event may be what a live gesture does; momentum and our own writes never are.
  private func mayPull(_ kind: InputEvent.Kind) -> Bool {
    guard fingers > 0 || isTouchpadDown, case .raw(let event) = kind else { return false }
    switch event.code {
    case .contactMoved, .externalLoadingChanged: return true
    case .wheelMoved, .scrolled: return !event.flag
    case .contactBegan, .contactEnded, .contactCancelled, .wheelBegan, .wheelEnded,
      .contentChanged, .attached, .shown, .hidden, .detached, .environmentChanged,
      .beginRequested, .actionFinished, .cancelRequested, .resetRequested, .frame, .woke:
      return false
    }
  }

  /// Whether an event may start a run at an edge (R15).
  func mayStart(_ edge: Edge, by kind: InputEvent.Kind) -> Bool {
    guard let behavior = self[edge].behavior, !self[edge].isExternallyLoading else { return false }
    if case .raw(let event) = kind, event.code == .beginRequested, event.edge == edge {
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
