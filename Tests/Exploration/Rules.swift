import Overscroll
import OverscrollTestSupport

/// The rules of the engine that ``RunInvariants`` does not contain, each with its number.
struct Rules {
  /// The first violation; nil if there is none.
  private(set) var violation: String?

  private let scenario: Scenario
  private let prints: Fingerprints
  /// States from which a list is known to come to rest, and to start another run.
  private var live: Set<UInt64> = []

  init(_ scenario: Scenario, _ prints: Fingerprints) {
    self.scenario = scenario
    self.prints = prints
  }

  private mutating func require(_ holds: Bool, _ claim: @autoclosure () -> String) {
    if !holds, violation == nil { violation = claim() }
  }

  // MARK: - After a move

  /// Checks what a move has done.
  mutating func check(_ host: ModelHost, after move: Move, from before: ModelHost) {
    for edge in scenario.edges {
      checkContribution(host, edge)
    }
    switch move {
    case .finish:
      // Only what a finger cannot notice may change.
      if before.isFingerDown, before.session.holdsGesture || scenario.bounce == .native {
        require(
          host.invariants.displacement == before.invariants.displacement
            && host.metrics.offset == before.metrics.offset,
          "R09: the content moves under a finger when a run ends"
        )
      }
    case .finishStale:
      require(
        host.session.phase(.start) == before.session.phase(.start)
          && host.session.phase(.end) == before.session.phase(.end),
        "R03: a stale end changes a phase"
      )
    case .finishPrefetch:
      require(
        host.session.phase(.start) == before.session.phase(.start)
          && host.session.phase(.end) == before.session.phase(.end)
          && host.invariants.displacement == before.invariants.displacement
          && host.metrics.offset == before.metrics.offset,
        "R09: an answer does something under the finger"
      )
    case .send(.detached): if before.presence != .detached { checkTeardown(host) }
    case .resize(_, .beforeReader): checkAnchor(host, from: before)
    case .send, .pull, .scroll, .resize, .inset, .turn, .wait: break
    }
  }

  /// Rows that are inserted before the reader leave the visible rows where they are (R10).
  private mutating func checkAnchor(_ host: ModelHost, from before: ModelHost) {
    guard before.presence != .detached, before.isInRange, before.invariants.displacement == 0,
      !before.invariants.isOnFloor, host.invariants.displacement == 0
    else { return }
    let growth = host.metrics.extent - before.metrics.extent
    let offset = before.metrics.offset + growth
    // An offset that the content is too short for cannot be had.
    guard offset <= host.metrics.extent - host.metrics.viewport, offset >= 0 else { return }
    require(
      abs(host.metrics.offset - offset) <= 1,
      "R10: rows move from \(before.metrics.offset) to \(host.metrics.offset), not to \(offset)"
    )
  }

  private mutating func checkContribution(_ host: ModelHost, _ edge: Edge) {
    let contribution = host.invariants.contribution(edge)
    let behavior = edge == .start ? scenario.start : scenario.end
    guard let behavior else {
      return require(contribution == 0, "R01: \(contribution) at an edge without a part")
    }
    let metrics = host.metrics
    let shortfall = edge == .end ? max(0, metrics.viewport - metrics.extent) : 0
    // A floor that closes holds the screen that it had until the content has arrived, also if that is turned.
    let isClosing = host.session.progress(edge).floor == .closing
    let screen = isClosing ? Scenario.viewport : metrics.viewport
    let held = behavior.floor.isEnabled ? screen : behavior.hold.distance
    let most = behavior.resting + held + shortfall
    require(contribution <= most, "R01: \(contribution) of at most \(most) at the \(edge)")
  }

  private mutating func checkTeardown(_ host: ModelHost) {
    for edge in Edge.allCases {
      require(host.invariants.contribution(edge) == 0, "R13: an inset is left at the \(edge)")
      require(!host.isActionAtWork(edge), "R13: an action is left at the \(edge)")
      require(!host.hasRequest(edge), "R13: a request is left at the \(edge)")
    }
    require(host.invariants.displacement == 0, "R13: the content is left displaced")
    require(!host.invariants.hasFrames, "R13: frames are left requested")
  }

  // MARK: - What may follow

  /// Checks what follows from a state: that late deadlines change nothing, and that it is not a trap.
  mutating func checkFuture(of host: ModelHost) {
    checkLateDeadline(host)
    checkLiveness(host)
  }

  /// A deadline is handled at its own time, however late the next event is (R4, R5).
  private mutating func checkLateDeadline(_ host: ModelHost) {
    let due = host.wakeAt
    guard due.isFinite else { return }
    var punctual = host.session
    punctual.send(InputEvent(time: (host.time + max(due, host.time)) / 2, kind: .frame))
    punctual.send(InputEvent(time: due, kind: .woke))
    var late = host.session
    let end = InputEvent(time: max(due, host.time) + 1, kind: .woke)
    punctual.send(end)
    late.send(end)
    for edge in Edge.allCases {
      let (one, other) = (punctual.progress(edge), late.progress(edge))
      require(
        one.phase == other.phase && abs(one.overscroll - other.overscroll) < 0.01
          && one.floor == other.floor,
        "R04: a late frame makes the \(edge) \(other.phase) at \(other.overscroll), "
          + "not \(one.phase) at \(one.overscroll)"
      )
    }
  }

  /// A list that is left alone comes to rest, and then another run can start.
  private mutating func checkLiveness(_ host: ModelHost) {
    var host = host
    var passed: [UInt64] = []
    var steps = 0
    while violation == nil {
      let fingerprint = prints.fingerprint(host)
      if live.contains(fingerprint) { break }
      passed.append(fingerprint)
      steps += 1
      guard steps < 60 else { return require(false, "liveness: no rest after \(steps) steps") }
      if letGo(&host) { continue }
      host.checkRest()
      if let violation = host.invariants.violation {
        return require(false, "at rest: " + violation)
      }
      checkNextRun(host)
      break
    }
    if violation == nil { live.formUnion(passed) }
    if let found = host.invariants.violation { require(false, found) }
  }

  /// Takes one step towards rest; false at rest.
  private mutating func letGo(_ host: inout ModelHost) -> Bool {
    if host.isFingerDown {
      host.send(.contactEnded(id: 1))
    } else if host.isTouchpadDown {
      host.send(.wheelEnded)
    } else if host.presence == .hidden {
      host.send(.shown)
    } else if host.bounce == .native, host.presence == .shown, !host.isInRange {
      host.stayInRange()
      host.send(.scrolled(host.metrics, isOwnWrite: false))
    } else if host.wakeAt.isFinite {
      host.wake()
    } else if let edge = Edge.allCases.first(where: { host.isActionAtWork($0) }) {
      checkHold(host, edge)
      host.answer(edge, .succeeded)
    } else if host.invariants.hasFrames {
      // A look turns for 0.4 seconds.
      host.pass(0.406_25, isPunctual: true)
    } else if let edge = Edge.allCases.first(where: { host.session.progress($0).floor != .closed })
    {
      host.send(.floorRequested(edge, isOpen: false))
    } else {
      return false
    }
    return host.invariants.violation == nil
  }

  /// While an action is at work and nothing moves, its indicator is open in full, or the reader is elsewhere.
  private mutating func checkHold(_ host: ModelHost, _ edge: Edge) {
    // With native bounce, the toolkit and the reader may leave it anywhere in the range of the insets.
    guard host.presence == .shown, host.bounce == .engine else { return }
    let hold = host.invariants.behavior(edge).hold.distance
    let gap = host.session.progress(edge).overscroll
    require(
      abs(gap - hold) <= 1 || gap == 0,
      "R05: a run at the \(edge) rests \(gap) points from its edge, not \(hold)"
    )
  }

  /// From rest, a request runs the action of each part.
  private mutating func checkNextRun(_ host: ModelHost) {
    for (edge, behavior) in [(Edge.start, scenario.start), (.end, scenario.end)] {
      guard let behavior else { continue }
      var host = host
      if host.presence == .detached { host.send(.attached) }
      host.send(.configured(edge, behavior))
      for other in Edge.allCases {
        host.send(.externalLoadingChanged(other, isLoading: false))
        if host.isActionAtWork(other) { host.answer(other, .succeeded) }
        host.send(.cancelRequested(other))
      }
      var steps = 0
      while letGo(&host), steps < 60 { steps += 1 }
      host.send(.resetRequested(edge))
      host.send(.beginRequested(edge, by: .program))
      // The action may be delayed, and motions end before.
      for _ in 0..<4 where !host.isActionAtWork(edge) && host.wakeAt.isFinite { host.wake() }
      require(
        host.isActionAtWork(edge),
        host.invariants.violation ?? "liveness: no run can start at the \(edge)"
      )
    }
  }
}
