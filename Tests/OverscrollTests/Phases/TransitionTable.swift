/// The result of every event in every situation, as in the table in Documentation/Transitions.md.
///
/// Written by hand from the rules. `=`: the phase does not change. `-`: the event cannot occur; it
/// has no effect and is counted as ignored. `stale`: it has no effect and is counted as a stale
/// token. A phase: the new phase, with an outcome's name for `finishing(outcome)`.
enum TransitionTable {
  /// On the screen.
  ///
  /// Columns differ by phase, and by the live gesture: a touch or a touchpad gesture.
  static let shown = """
    | Event | idle | idle, finger | idle, touchpad | pulling | armed | pulling, touchpad | armed, touchpad | running | running, finger | result | result, finger | result, finger since before | closing |
    |---|---|---|---|---|---|---|---|---|---|---|---|---|---|
    | configured | = | = | = | = | = | = | = | = | = | = | = | = | = |
    | configured, nil | = | = | = | idle | idle | idle | idle | idle | idle | idle | idle | idle | idle |
    | contactBegan | = | - | = | - | - | idle | idle | = | - | = | - | - | idle |
    | contactMoved outwards, engine | - | pulling | - | armed | = | - | - | - | = | - | armed | = | - |
    | contactMoved inwards, engine | - | = | - | idle | idle | - | - | - | = | - | = | = | - |
    | contactMoved, native | - | = | - | = | = | - | - | - | = | - | = | = | - |
    | contactMoved, unknown contact | - | - | - | - | - | - | - | - | - | - | - | - | - |
    | contactEnded | - | = | - | idle | running | - | - | - | = | - | = | = | - |
    | contactEnded, unknown contact | - | - | - | - | - | - | - | - | - | - | - | - | - |
    | contactCancelled | - | = | - | idle | idle | - | - | - | = | - | = | = | - |
    | wheelBegan | = | - | - | - | - | - | - | = | - | = | - | - | idle |
    | wheelMoved outwards, engine | - | - | pulling | - | - | armed | = | - | - | - | - | - | - |
    | wheelMoved, native | - | - | = | - | - | = | = | - | - | - | - | - | - |
    | wheelMoved, momentum | = | = | = | = | = | = | = | = | = | = | = | = | = |
    | wheelEnded | - | - | = | - | - | idle | running | - | - | - | - | - | - |
    | scrolled outwards, native | = | armed | armed | armed | = | armed | = | = | = | = | armed | = | idle |
    | scrolled inwards, native | = | = | = | idle | idle | idle | idle | = | = | = | = | = | idle |
    | scrolled, engine | = | = | = | = | = | = | = | = | = | = | = | = | = |
    | scrolled, own write | = | = | = | = | = | = | = | = | = | = | = | = | = |
    | contentChanged | = | = | = | = | = | = | = | = | = | = | = | = | = |
    | contentChanged, impossible | - | - | - | - | - | - | - | - | - | - | - | - | - |
    | environmentChanged | = | = | = | = | = | = | = | = | = | = | = | = | = |
    | beginRequested | running | running | running | running | running | running | running | - | - | running | running | running | running |
    | beginRequested, no part there | - | - | - | - | - | - | - | - | - | - | - | - | - |
    | externalLoadingChanged, on | = | = | = | = | pulling | = | pulling | = | = | = | = | = | = |
    | externalLoadingChanged, off | = | = | = | = | = | = | = | = | = | = | = | = | = |
    | actionFinished | stale | stale | stale | stale | stale | stale | stale | succeeded | succeeded | stale | stale | stale | stale |
    | actionFinished, unknown token | stale | stale | stale | stale | stale | stale | stale | stale | stale | stale | stale | stale | stale |
    | cancelRequested | - | - | - | - | - | - | - | cancelled | idle | - | - | - | - |
    | resetRequested | = | = | = | = | = | = | = | = | = | = | = | = | = |
    | floorRequested, open | - | - | - | - | - | - | - | - | - | - | - | - | - |
    | floorRequested, close | - | - | - | - | - | - | - | - | - | - | - | - | - |
    | attached | - | - | - | - | - | - | - | - | - | - | - | - | - |
    | shown | - | - | - | - | - | - | - | - | - | - | - | - | - |
    | hidden | = | = | = | = | = | = | = | = | = | = | = | = | idle |
    | detached | = | = | = | idle | idle | idle | idle | idle | idle | idle | idle | idle | idle |
    | frame | = | = | = | = | = | = | = | = | = | = | = | = | = |
    | woke | = | = | = | = | = | = | = | = | = | = | = | = | = |
    | frame, 3 s later | = | = | = | = | = | = | = | = | = | idle | idle | idle | idle |
    | woke, 3 s later | = | = | = | = | = | = | = | = | = | idle | idle | idle | idle |
    """

  /// Not on the screen.
  static let notShown = """
    | Event | detached | detached, running | hidden | hidden, running |
    |---|---|---|---|---|
    | configured | = | = | = | = |
    | configured, nil | = | idle | = | idle |
    | contactBegan | - | - | - | - |
    | contactMoved outwards, engine | - | - | - | - |
    | contactMoved inwards, engine | - | - | - | - |
    | contactMoved, native | - | - | - | - |
    | contactMoved, unknown contact | - | - | - | - |
    | contactEnded | - | - | - | - |
    | contactEnded, unknown contact | - | - | - | - |
    | contactCancelled | - | - | - | - |
    | wheelBegan | - | - | - | - |
    | wheelMoved outwards, engine | - | - | - | - |
    | wheelMoved, native | - | - | - | - |
    | wheelMoved, momentum | = | = | = | = |
    | wheelEnded | - | - | - | - |
    | scrolled outwards, native | = | = | = | = |
    | scrolled inwards, native | = | = | = | = |
    | scrolled, engine | = | = | = | = |
    | scrolled, own write | = | = | = | = |
    | contentChanged | = | = | = | = |
    | contentChanged, impossible | - | - | - | - |
    | environmentChanged | = | = | = | = |
    | beginRequested | running | - | running | - |
    | beginRequested, no part there | - | - | - | - |
    | externalLoadingChanged, on | = | = | = | = |
    | externalLoadingChanged, off | = | = | = | = |
    | actionFinished | stale | idle | stale | idle |
    | actionFinished, unknown token | stale | stale | stale | stale |
    | cancelRequested | - | idle | - | idle |
    | resetRequested | = | = | = | = |
    | floorRequested, open | - | - | - | - |
    | floorRequested, close | - | - | - | - |
    | attached | = | = | - | - |
    | shown | - | - | = | = |
    | hidden | - | - | - | - |
    | detached | - | - | = | idle |
    | frame | = | = | = | = |
    | woke | = | = | = | = |
    | frame, 3 s later | = | = | = | = |
    | woke, 3 s later | = | = | = | = |
    """

  /// With a floor, while it is armed, or has the screen: the state of the floor.
  static let floor = """
    | Event | armed | armed, touchpad | opening | opening, finger | open | open, finger | closing | open, hidden |
    |---|---|---|---|---|---|---|---|---|
    | configured | = | = | = | = | = | = | = | = |
    | configured, without a floor | closed | closed | closing | closed | closing | closed | = | closed |
    | configured, nil | closed | closed | closed | closed | closed | closed | closed | closed |
    | contactBegan | - | closed | = | - | = | - | closed | - |
    | contactMoved outwards, engine | = | - | - | = | - | = | - | - |
    | contactMoved inwards, engine | closed | - | - | = | - | = | - | - |
    | contactMoved, native | = | - | - | = | - | = | - | - |
    | contactMoved, unknown contact | - | - | - | - | - | - | - | - |
    | contactEnded | opening | - | - | = | - | = | - | - |
    | contactEnded, unknown contact | - | - | - | - | - | - | - | - |
    | contactCancelled | closed | - | - | = | - | = | - | - |
    | wheelBegan | - | - | = | - | = | - | closed | - |
    | wheelMoved outwards, engine | - | = | - | - | - | - | - | - |
    | wheelMoved, native | - | = | - | - | - | - | - | - |
    | wheelMoved, momentum | = | = | = | = | = | = | = | = |
    | wheelEnded | - | opening | - | - | - | - | - | - |
    | scrolled outwards, native | closed | closed | = | = | closing | = | closed | closed |
    | scrolled inwards, native | closed | closed | = | = | closed | = | closed | closed |
    | scrolled, engine | = | = | = | = | = | = | = | = |
    | contentChanged | = | = | = | = | = | = | = | = |
    | contentChanged, impossible | - | - | - | - | - | - | - | - |
    | environmentChanged | = | = | = | = | = | = | = | = |
    | beginRequested | closed | closed | - | - | - | - | - | - |
    | beginRequested, no part there | - | - | - | - | - | - | - | - |
    | externalLoadingChanged, on | closed | closed | = | = | = | = | = | = |
    | externalLoadingChanged, off | = | = | = | = | = | = | = | = |
    | actionFinished | stale | stale | stale | stale | stale | stale | stale | stale |
    | cancelRequested | - | - | - | - | - | - | - | - |
    | resetRequested | = | = | = | = | = | = | = | = |
    | floorRequested, open | - | - | - | - | - | - | opening | - |
    | floorRequested, close | - | - | closing | closed | closing | closed | - | closed |
    | attached | - | - | - | - | - | - | - | - |
    | shown | - | - | - | - | - | - | - | = |
    | hidden | = | = | open | = | = | = | closed | - |
    | detached | closed | closed | closed | closed | closed | closed | closed | closed |
    | frame | = | = | = | = | = | = | = | = |
    | woke | = | = | = | = | = | = | = | = |
    | frame, 3 s later | = | = | open | = | = | = | closed | = |
    | woke, 3 s later | = | = | open | = | = | = | closed | = |
    """

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
  static var cells: [Cell] { cells(of: shown) + cells(of: notShown) }

  /// Every cell of the table of the floor.
  static var floorCells: [Cell] { cells(of: floor) }

  private static func cells(of table: String) -> [Cell] {
    let rows = table.split(separator: "\n").map { line in
      line.split(separator: "|").map { trimmed($0) }.filter { !$0.isEmpty }
    }
    let situations = rows[0].dropFirst()
    return rows.dropFirst(2).flatMap { row in
      zip(situations, row.dropFirst()).map { situation, expected in
        Cell(event: row[0], situation: situation, expected: expected)
      }
    }
  }

  private static func trimmed(_ text: Substring) -> String {
    let front = text.drop { $0 == " " }
    let back = front.reversed().drop { $0 == " " }
    return String(back.reversed())
  }
}
