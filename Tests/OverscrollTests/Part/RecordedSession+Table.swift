import Overscroll
import OverscrollTestSupport
import Testing

/// The events of the rows of the tables of transitions.
extension RecordedSession {
  /// Sends the event of a cell, and checks whether it is counted as ignored or stale.
  ///
  /// - Returns: False for a row that applies to the other kind of toolkit.
  mutating func send(_ cell: TransitionTable.Cell, _ behavior: Behavior) -> Bool {
    guard let event = event(cell.event, behavior) else { return false }
    let before = session.diagnostics
    send(event, at: time + (cell.event.hasSuffix("3 s later") ? 3 : 0))
    let after = session.diagnostics
    let comment = Comment(rawValue: "\(session.bounce)")
    #expect((after.ignoredEvents - before.ignoredEvents == 1) == (cell.expected == "-"), comment)
    #expect((after.staleTokens - before.staleTokens == 1) == (cell.expected == "stale"), comment)
    return true
  }

  /// The event of a row; nil for a row that applies to the other kind of toolkit.
  private func event(_ row: String, _ behavior: Behavior) -> InputEvent.Kind? {
    let isEngine = session.bounce == .engine
    if row.hasSuffix(", engine"), !isEngine { return nil }
    if row.hasSuffix(", native"), isEngine { return nil }
    switch row {
    case "configured": return .configured(.start, behavior)
    case "configured, nil": return .configured(.start, nil)
    case "configured, without a floor": return .configured(.start, .standard)
    case "contactBegan": return .contactBegan(id: 2, position: 40)
    case "contactMoved outwards, engine", "contactMoved, native":
      return .contactMoved(id: 1, position: outwards)
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
    case "scrolled outwards, native": return scrolled(to: -80)
    case "scrolled inwards, native", "scrolled, engine": return scrolled(to: 200)
    case "scrolled, own write", "scrolled, own write, native":
      return scrolled(to: -80, isOwnWrite: true)
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
    case "exhaustRequested": return .exhaustRequested(.start)
    case "uncoverRequested": return .uncoverRequested(.start)
    case "concurrencyChanged": return .concurrencyChanged(.independent)
    case "prefetchFinished": return .prefetchFinished(.start, RunToken(number: 1))
    case "floorRequested, open": return .floorRequested(.start, isOpen: true)
    case "floorRequested, close": return .floorRequested(.start, isOpen: false)
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

  /// A touch position further out than in the present phase.
  private var outwards: Double {
    if floor == .armed { return 460 }
    return switch phase {
    case .idle: 60
    case .pulling: 160
    case .armed, .running, .finishing, .exhausted: 260
    }
  }

  private func scrolled(
    to offset: Double,
    isOwnWrite: Bool = false
  ) -> InputEvent.Kind {
    var metrics = metrics
    metrics.offset = offset
    return .scrolled(metrics, isOwnWrite: isOwnWrite)
  }
}
