import Overscroll
import OverscrollTestSupport
import Testing

/// Every event in every situation, on both kinds of toolkit.
@Suite struct TransitionTableTests {
  /// The standard one, but a run may end immediately.
  private static let behavior = try? Behavior(minimumRunning: 0)

  @Test(arguments: TransitionTable.cells)
  func everyCellOfTheTableHolds(_ cell: TransitionTable.Cell) throws {
    let situation = try #require(Situation(rawValue: cell.situation))
    let behavior = try #require(Self.behavior)
    for bounce in Bounce.allCases {
      var session = situation.session(bounce, behavior)
      #expect(session.phase == situation.phase, "the situation itself, \(bounce)")
      guard let event = event(cell.event, session) else { continue }
      let before = session.session.diagnostics
      let time = session.time + (cell.event.hasSuffix("3 s later") ? 3 : 0)
      session.send(event, at: time)
      let after = session.session.diagnostics
      let comment = Comment(rawValue: "\(bounce)")

      let isIgnored = cell.expected == "-"
      let isStale = cell.expected == "stale"
      #expect((after.ignoredEvents - before.ignoredEvents == 1) == isIgnored, comment)
      #expect((after.staleTokens - before.staleTokens == 1) == isStale, comment)
      if isIgnored || isStale { #expect(session.orders == [], comment) }

      let expected = try #require(phase(cell.expected, in: situation))
      #expect(session.phase == expected, comment)
      let reported = session.orders.compactMap { order -> Phase? in
        if case .reportPhase(let phase) = order { phase } else { nil }
      }
      #expect(reported.last ?? situation.phase == expected, comment)
      let starts = session.orders.filter { if case .startAction = $0 { true } else { false } }
      #expect(starts.count == (cell.expected == "running" ? 1 : 0), comment)
    }
  }

  @Test func theTableHasEverySituationAndEveryEvent() {
    let situations = Set(TransitionTable.cells.map(\.situation))
    #expect(situations == Set(Situation.allCases.map(\.rawValue)))
    let kinds = Set(TransitionTable.cells.map { cell in cell.event.prefix { $0.isLetter } })
    // A configuration is the only event without a code.
    #expect(kinds.count == 1 + EventCode.allCases.count)
    #expect(TransitionTable.cells.count == 38 * Situation.allCases.count)
  }

  private func phase(_ expected: String, in situation: Situation) -> Phase? {
    switch expected {
    case "=", "-", "stale": situation.phase
    case "idle": .idle
    case "pulling": .pulling
    case "armed": .armed
    case "running": .running
    case "succeeded": .finishing(.succeeded)
    case "cancelled": .finishing(.cancelled)
    default: nil
    }
  }

  /// The event of a row; nil for a row that applies to the other kind of toolkit.
  private func event(_ row: String, _ session: RecordedSession) -> InputEvent.Kind? {
    let isEngine = session.session.bounce == .engine
    if row.hasSuffix(", engine"), !isEngine { return nil }
    if row.hasSuffix(", native"), isEngine { return nil }
    switch row {
    case "configured": return .configured(.start, Self.behavior)
    case "configured, nil": return .configured(.start, nil)
    case "contactBegan": return .contactBegan(id: 2, position: 40)
    case "contactMoved outwards, engine", "contactMoved, native":
      return .contactMoved(id: 1, position: outwards(from: session.phase))
    case "contactMoved inwards, engine": return .contactMoved(id: 1, position: -1_000)
    case "contactMoved, unknown contact": return .contactMoved(id: 7, position: 90)
    case "contactEnded": return .contactEnded(id: 1)
    case "contactEnded, unknown contact": return .contactEnded(id: 7)
    case "contactCancelled": return .contactCancelled(id: 1)
    case "wheelBegan": return .wheelBegan
    case "wheelMoved outwards, engine", "wheelMoved, native":
      return .wheelMoved(delta: 100, isMomentum: false)
    case "wheelMoved, momentum": return .wheelMoved(delta: 100, isMomentum: true)
    case "wheelEnded": return .wheelEnded
    case "scrolled outwards, native": return scrolled(to: -80, session)
    case "scrolled inwards, native", "scrolled, engine": return scrolled(to: 200, session)
    case "scrolled, own write": return scrolled(to: -80, isOwnWrite: true, session)
    case "contentChanged": return .contentChanged(extent: 5_000, insertedBefore: nil)
    case "contentChanged, impossible":
      return .contentChanged(extent: -1, insertedBefore: nil)
    case "environmentChanged": return .environmentChanged(Environment(reduceMotion: true))
    case "beginRequested": return .beginRequested(.start, by: .key)
    case "beginRequested, no part there": return .beginRequested(.end, by: .key)
    case "externalLoadingChanged, on":
      return .externalLoadingChanged(.start, isLoading: true)
    case "externalLoadingChanged, off":
      return .externalLoadingChanged(.start, isLoading: false)
    case "actionFinished": return .actionFinished(.start, RunToken(number: 1), .succeeded)
    case "actionFinished, unknown token":
      return .actionFinished(.start, RunToken(number: 9), .succeeded)
    case "cancelRequested": return .cancelRequested(.start)
    case "resetRequested": return .resetRequested(.start)
    case "attached": return .attached
    case "shown": return .shown
    case "hidden": return .hidden
    case "detached": return .detached
    case "frame", "frame, 3 s later": return .frame
    case "woke", "woke, 3 s later": return .woke
    default:
      Issue.record("No event for the row \(row)")
      return nil
    }
  }

  /// A touch position further out than in the situation's phase.
  private func outwards(from phase: Phase) -> Double {
    switch phase {
    case .idle: 60
    case .pulling: 160
    case .armed, .running, .finishing, .exhausted: 260
    }
  }

  private func scrolled(
    to offset: Double,
    isOwnWrite: Bool = false,
    _ session: RecordedSession
  ) -> InputEvent.Kind {
    var metrics = session.metrics
    metrics.offset = offset
    return .scrolled(metrics, isOwnWrite: isOwnWrite)
  }
}
