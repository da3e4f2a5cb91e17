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
      guard session.send(cell, behavior) else { continue }
      let comment = Comment(rawValue: "\(bounce)")
      if cell.isWithoutEffect { #expect(session.orders == [], comment) }

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
    #expect(TransitionTable.cells.count == 44 * Situation.allCases.count)
  }

  private func phase(_ expected: String, in situation: Situation) -> Phase? {
    switch expected {
    case "=", "-", "stale": situation.phase
    case "idle": .idle
    case "pulling": .pulling
    case "armed": .armed
    case "running": .running
    case "exhausted": .exhausted
    case "succeeded": .finishing(.succeeded)
    case "cancelled": .finishing(.cancelled)
    default: nil
    }
  }
}
