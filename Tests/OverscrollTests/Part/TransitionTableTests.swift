import Foundation
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

/// The result of every event in every situation, from the files of Documentation/Transitions.
///
/// Written by hand from the rules. `=`: the phase does not change. `-`: the event cannot occur; it
/// has no effect and is counted as ignored. `stale`: it has no effect and is counted as a stale
/// token. A phase: the new phase, with an outcome's name for `finishing(outcome)`.
enum TransitionTable {
  /// One cell of a table.
  struct Cell: Sendable, CustomStringConvertible {
    let event: String
    let situation: String
    let expected: String

    /// Whether the event is ignored, or has a stale token.
    var isWithoutEffect: Bool { expected == "-" || expected == "stale" }

    var description: String { "\(event) when \(situation): \(expected)" }
  }

  /// Every cell of the first two tables, where the behavior has no floor.
  static var cells: [Cell] { cells(of: "Shown") + cells(of: "NotShown") }

  /// Every cell of the table of the floor.
  static var floorCells: [Cell] { cells(of: "Floor") }

  private static func cells(of table: String) -> [Cell] {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let file = root.appendingPathComponent("Documentation/Transitions/\(table).tsv")
    // Without the file, the tests that count the cells fail.
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let rows = text.split(separator: "\n").map { $0.components(separatedBy: "\t") }
    return rows.dropFirst().flatMap { row in
      zip(rows[0], row).dropFirst().map { situation, expected in
        Cell(event: row[0], situation: situation, expected: expected)
      }
    }
  }
}

/// The situations in the columns of the transition table.
enum Situation: String, CaseIterable, Sendable {
  case idle
  case idleFinger = "idle, finger"
  case idleTouchpad = "idle, touchpad"
  case pulling
  case armed
  case pullingTouchpad = "pulling, touchpad"
  case armedTouchpad = "armed, touchpad"
  case running
  case runningFinger = "running, finger"
  case result
  case resultFinger = "result, finger"
  case resultFingerSinceBefore = "result, finger since before"
  case closing
  case detached
  case detachedRunning = "detached, running"
  case hidden
  case hiddenRunning = "hidden, running"

  /// The phase of the situation.
  var phase: Phase {
    switch self {
    case .idle, .idleFinger, .idleTouchpad, .detached, .hidden: .idle
    case .pulling, .pullingTouchpad: .pulling
    case .armed, .armedTouchpad: .armed
    case .running, .runningFinger, .detachedRunning, .hiddenRunning: .running
    case .result, .resultFinger, .resultFingerSinceBefore, .closing: .finishing(.succeeded)
    }
  }

  /// Points past the edge below and above the arm distance; the trigger is at 64.
  private static let shortPull = 31.0
  private static let longPull = 73.0

  /// Brings a session into the situation with events only.
  func session(_ bounce: Bounce, _ behavior: Behavior) -> RecordedSession {
    let isAttached = self != .detached && self != .detachedRunning
    var session = RecordedSession(bounce, behavior, isAttached: isAttached)
    switch self {
    case .idle, .detached:
      break
    case .hidden:
      session.send(.hidden, at: 1)
    case .idleFinger:
      touch(&session, at: 1)
    case .idleTouchpad:
      session.send(.wheelBegan, at: 1)
    case .pulling:
      pull(to: Self.shortPull, &session)
    case .armed:
      pull(to: Self.longPull, &session)
    case .pullingTouchpad:
      session.send(.wheelBegan, at: 1)
      session.scrollTouchpad(to: Self.shortPull, at: 1)
    case .armedTouchpad:
      session.send(.wheelBegan, at: 1)
      session.scrollTouchpad(to: Self.longPull, at: 1)
    case .running, .detachedRunning:
      run(&session)
    case .hiddenRunning:
      run(&session)
      session.send(.hidden, at: session.time)
    case .runningFinger:
      run(&session)
      touch(&session, at: session.time)
    case .result, .resultFinger, .resultFingerSinceBefore, .closing:
      showResult(&session)
    }
    return session
  }

  private func touch(_ session: inout RecordedSession, at time: Double) {
    session.send(.contactBegan(id: 1, position: 0), at: time)
  }

  private func pull(to gap: Double, _ session: inout RecordedSession) {
    touch(&session, at: 1)
    session.pull(to: gap, at: 1)
  }

  private func run(_ session: inout RecordedSession) {
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
  }

  private func showResult(_ session: inout RecordedSession) {
    run(&session)
    if self == .resultFingerSinceBefore { touch(&session, at: session.time) }
    let token = RunToken(number: 1)
    session.send(.actionFinished(.start, token, .succeeded), at: session.time)
    if self == .resultFinger { touch(&session, at: session.time) }
    if self == .closing { session.runFrames(until: session.time + 0.6) }
  }
}

/// The columns of the table of the floor, each with the session that it stands for.
enum FloorSituation: String, CaseIterable {
  case armed
  case armedTouchpad = "armed, touchpad"
  case opening
  case openingFinger = "opening, finger"
  case open
  case openFinger = "open, finger"
  case closing
  case openHidden = "open, hidden"

  /// The state of the floor in this situation.
  var floor: FloorPhase {
    switch self {
    case .armed, .armedTouchpad: .armed
    case .opening, .openingFinger: .opening
    case .open, .openFinger, .openHidden: .open
    case .closing: .closing
    }
  }

  /// A session in this situation, whose floor arms at 120 points.
  func session(_ bounce: Bounce, _ behavior: Behavior) -> RecordedSession {
    var session = RecordedSession(bounce, behavior)
    switch self {
    case .armed:
      session.send(.contactBegan(id: 1, position: 0), at: 1)
      session.pull(to: 150, at: 1)
    case .armedTouchpad:
      session.send(.wheelBegan, at: 1)
      session.scrollTouchpad(to: 150, at: 1)
    case .opening, .openingFinger:
      session.send(.floorRequested(.start, isOpen: true), at: 1)
      session.runFrames(until: 1.1)
      if self == .openingFinger { session.send(.contactBegan(id: 1, position: 0), at: 1.1) }
    case .open, .openFinger, .openHidden, .closing:
      session.send(.floorRequested(.start, isOpen: true), at: 1)
      session.runFrames(until: 5)
      if self == .openFinger { session.send(.contactBegan(id: 1, position: 0), at: 5) }
      if self == .openHidden { session.send(.hidden, at: 5) }
      if self == .closing {
        session.send(.floorRequested(.start, isOpen: false), at: 5)
        session.runFrames(until: 5.1)
      }
    }
    return session
  }
}

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
