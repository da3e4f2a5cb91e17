import Foundation

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
