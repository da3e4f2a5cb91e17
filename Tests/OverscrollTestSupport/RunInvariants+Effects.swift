import Overscroll

/// Invariants of a session's effects. Separate file because it checks effects, not events.
extension RunInvariants {
  /// Processes one effect.
  mutating func take(_ effect: Effect, of event: InputEvent, at time: Double) {
    effects += 1
    require(effects < 64, "endless effects")
    sightings.orders |= 1 << UInt32(effect.code.rawValue)
    let edge = effect.edge
    switch effect.order {
    case .startAction(let token): startAction(token.number, edge)
    case .prefetch(let token): request(token.number, edge)
    case .cancelAction(let token) where self[edge].requested == token.number:
      self[edge].requested = nil
    case .cancelAction(let token):
      // A delayed begin that was due before the event may cancel the action that ends with it.
      let isRunning = self[edge].actionAtWork == token.number || self[edge].answered == token.number
      require(isRunning, "cancels an action that is not running")
      self[edge].actionAtWork = nil
    case .setContribution(let points):
      require(points.isFinite && points >= 0, "a contribution of \(points)")
      require(points != self[edge].contribution, "an unchanged contribution")
      self[edge].contribution = points
    case .setDisplacement(let points):
      require(points.isFinite && bounce == .engine, "a displacement of \(points)")
      require(points == 0 || moves(edge), "content displaced that does not move")
      require(!isLocked || !isDrag(event), "content dragged that a run locks")
      displacement = points
    case .scrollTo(let offset):
      require(offset.isFinite, "scrolls to \(offset)")
    case .requestFrames, .stopFrames:
      require(hasFrames == (effect.order == .stopFrames), "frames are requested or stopped twice")
      hasFrames.toggle()
    case .wake(let due):
      // Another behavior may make a deferred end due: immediately.
      if case .configured = event.kind { break }
      require(due.isFinite && due >= time, "a wake at \(due), in the past of \(time)")
    case .reportMilestone(let milestone): pass(milestone, edge)
    case .reportPhase(let phase): enter(phase, edge, event)
    case .reportFloor(let floor): enter(floor, edge)
    case .playHaptic, .announce, .storeLastUpdated: break
    }
  }

  /// The table of a floor's states, from its documentation.
  private mutating func enter(_ floor: FloorPhase, _ edge: Edge) {
    let before = self[edge].floor
    let mayFollow: [FloorPhase] =
      switch before {
      case .closed: [.armed, .opening]
      case .armed: [.closed, .opening]
      case .opening: [.open, .closing, .closed]
      case .open: [.closing, .closed]
      case .closing: [.closed, .opening]
      }
    require(mayFollow.contains(floor), "a floor \(floor) after \(before)")
    require(floor != .opening || before == .closing || !isOnFloor, "two floors")
    self[edge].floor = floor
  }

  private func moves(_ edge: Edge) -> Bool { self[edge].behavior?.drag.movesContent ?? true }

  /// Whether a late wake must come before an event: it changes a behavior, a begin is planned, or a
  /// run locks the content.
  func dependsOnWakes(before kind: InputEvent.Kind) -> Bool {
    if case .configured = kind { return true }
    return min(self[.start].beginsAt, self[.end].beginsAt) < .infinity || isLocked
  }

  /// Whether a run locks the content.
  private var isLocked: Bool {
    Edge.allCases.contains { self[$0].phase == .running && self[$0].behavior?.locksContent == true }
  }

  private func isDrag(_ event: InputEvent) -> Bool {
    guard case .raw(let raw) = event.kind else { return false }
    return raw.code == .contactMoved || raw.code == .wheelMoved
  }

  /// The action running at an edge ends.
  mutating func answer(_ edge: Edge) {
    self[edge].answered = self[edge].actionAtWork
    self[edge].actionAtWork = nil
  }

  private mutating func startAction(_ number: UInt32, _ edge: Edge) {
    require(self[edge].actionAtWork == nil, "two actions running at the \(edge)")
    let (last, requested) = (self[edge].lastStarted, self[edge].requested)
    require(number > last, "run \(number) after \(last)")
    require(requested == nil || requested == number, "run \(number) without its request")
    self[edge].requested = nil
    require(self[edge].isRunOpen, "an action without a run")
    self[edge].lastStarted = number
    self[edge].actionAtWork = number
  }

  private mutating func request(_ number: UInt32, _ edge: Edge) {
    require(
      self[edge].requested == nil && self[edge].actionAtWork == nil,
      "two requests at the \(edge)"
    )
    require(
      number > max(self[edge].lastRequested, self[edge].lastStarted),
      "request \(number) again"
    )
    require(!self[edge].hasRequested, "two requests in a gesture")
    self[edge].requested = number
    self[edge].lastRequested = number
    self[edge].hasRequested = true
  }

  private mutating func pass(_ milestone: Milestone, _ edge: Edge) {
    require(self[edge].isRunOpen, "\(milestone) without a run")
    switch milestone {
    case .opened:
      require(!self[edge].hasOpened, "opened twice")
      self[edge].hasOpened = true
    case .closingBegan:
      require(!self[edge].hasBegunClosing, "closing began twice")
      self[edge].hasBegunClosing = true
    case .closed:
      require(self[edge].actionAtWork == nil, "closed with its action running")
      self[edge].isRunOpen = false
    }
  }

  private mutating func enter(_ phase: Phase, _ edge: Edge, _ event: InputEvent) {
    require(phase != self[edge].phase, "\(phase) reported twice")
    if phase == .running {
      defer { self[edge].beginsAt = .infinity }
      require(!isOnFloor, "a run on a floor")
      require(!self[edge].isRunOpen, "a run before the last was closed")
      require(mayStart(edge, by: event.kind), "a run started by \(event.kind)")
      if case .raw(let event) = event.kind, event.code == .beginRequested {
      } else if latest >= self[edge].beginsAt {
        // It was planned.
      } else if self[edge].behavior?.trigger == .automatic {
        sightings.automaticRuns += 1
        let isRetry = self[edge].resumesAt.isFinite && latest >= self[edge].resumesAt
        require(self[edge].mayLoadAgain || isRetry, "R07: loads again for no reason")
        // The end of a gesture asks for it, as a tap does.
        let isAsked = event.kind == .contactEnded(id: 1) || event.kind == .wheelEnded
        let waits = latest < self[edge].resumesAt && !isAsked
        require(!waits, "R07: repeats a failed load too early")
        self[edge].mayLoadAgain = false
      } else {
        sightings.pulledRuns += 1
      }
      self[edge].isRunOpen = true
      self[edge].hasOpened = false
      self[edge].hasBegunClosing = false
    }
    self[edge].phase = phase
    guard case .finishing(let outcome) = phase else { return }
    if let behavior = self[edge].behavior, behavior.role == .loadMore {
      switch outcome {
      case .failed: self[edge].resumesAt = latest + behavior.backOff
      case .succeeded, .exhausted: self[edge].resumesAt = -.infinity
      case .cancelled: break
      }
    } else if outcome == .succeeded {
      // A refresh, also one that is being removed.
      start.rearm()
      end.rearm()
    }
  }
}
