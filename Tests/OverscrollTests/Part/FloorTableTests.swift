import Overscroll
import OverscrollTestSupport
import Testing

/// Every event in every situation of a floor, on both kinds of toolkit.
@Suite struct FloorTableTests {
  private static let behavior = try? Behavior(
    minimumRunning: 0,
    floor: Floor(Threshold(120))
  )

  @Test(arguments: TransitionTable.floorCells)
  func everyCellOfTheTableOfTheFloorHolds(_ cell: TransitionTable.Cell) throws {
    let situation = try #require(FloorSituation(rawValue: cell.situation))
    let behavior = try #require(Self.behavior)
    for bounce in Bounce.allCases {
      var session = situation.session(bounce, behavior)
      #expect(session.floor == situation.floor, "the situation itself, \(bounce)")
      guard session.send(cell, behavior) else { continue }
      let comment = Comment(rawValue: "\(bounce)")

      let expected = try #require(floor(cell.expected, in: situation))
      #expect(session.floor == expected, comment)
      let reported = session.orders.compactMap { order -> FloorPhase? in
        if case .reportFloor(let floor) = order { floor } else { nil }
      }
      #expect(reported.last ?? situation.floor == expected, comment)
      let starts = session.orders.contains { if case .startAction = $0 { true } else { false } }
      #expect(starts == (cell.event == "beginRequested" && expected == .closed), comment)
    }
  }

  @Test func theTableHasEverySituationAndEveryEvent() {
    let situations = Set(TransitionTable.floorCells.map(\.situation))
    #expect(situations == Set(FloorSituation.allCases.map(\.rawValue)))
    let kinds = Set(TransitionTable.floorCells.map { cell in cell.event.prefix { $0.isLetter } })
    #expect(kinds.count == 1 + EventCode.allCases.count)
  }

  private func floor(_ expected: String, in situation: FloorSituation) -> FloorPhase? {
    switch expected {
    case "=", "-", "stale": situation.floor
    case "closed": .closed
    case "opening": .opening
    case "open": .open
    case "closing": .closing
    default: nil
    }
  }
}
