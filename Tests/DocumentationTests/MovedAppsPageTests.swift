#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// The table of the ported demo apps names their tests, and the lines of their code.
@Suite struct MovedAppsPageTests {
  private let folder = Snippets.root.appendingPathComponent("Tests/MovedAppsTests")

  private func files(in folder: URL) throws -> [[String]] {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    return try names.filter { $0.hasSuffix(".swift") }.map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
        .components(separatedBy: "\n")
    }
  }

  private func rows() throws -> [(control: String, names: [String], lines: Int?)] {
    let file = Snippets.root.appendingPathComponent("Documentation/Moving/Apps.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      let cells = $0.components(separatedBy: "\t")
      return (
        cells[0], cells[2].split(separator: " ").map { $0.filter { $0 != "`" } }, Int(cells[3])
      )
    }
  }

  /// The lines of a function or a type, without blank lines and comments; nil if it is elsewhere.
  private func count(_ name: String, in file: [String]) -> Int? {
    let start = file.firstIndex { line in
      ["func", "class", "struct", "enum"].contains { kind in
        line.components(separatedBy: "\(kind) \(name)").dropFirst().first?.first
          .map { !$0.isLetter && !$0.isNumber } ?? false
      }
    }
    guard let start else { return nil }
    let indent = file[start].prefix { $0 == " " }
    let rest = file[start...]
    let end = file[start].hasSuffix("}") ? start : rest.firstIndex(of: indent + "}")
    return file[start...(end ?? start)].map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty && !$0.hasPrefix("//") }.count
  }

  @Test func everyUseHasItsNumberOfLines() throws {
    let files = try files(in: folder.appendingPathComponent("Apps"))
    let rows = try rows()
    #expect(rows.count >= 30)
    for row in rows {
      let use = row.names[0]
      // A callback is in the file of its use, or in one that several uses share.
      let own = try #require(files.first { count(use, in: $0) != nil }, "\(use)")
      let counts = row.names.map { name in
        count(name, in: own) ?? files.lazy.compactMap { count(name, in: $0) }.first
      }
      #expect(!counts.contains(nil), "\(use)")
      #expect(counts.compactMap { $0 }.reduce(0, +) == row.lines, "\(use)")
    }
  }

  /// Each use is gone through once, and each app has a test of its behavior, with the name of a use.
  @Test func everyAppHasATestAndEveryUseOfATableIsGoneThrough() throws {
    let tests = try files(in: folder).map { $0.joined(separator: "\n") }
    let controls = Dictionary(grouping: try rows(), by: \.control)
    #expect(controls.count == 7)
    for (control, rows) in controls {
      let uses = rows.map(\.names[0])
      #expect(
        uses.contains { use in tests.contains { $0.contains("func \(use)()") } },
        "\(control)"
      )
    }
    let tables = try files(in: folder.appendingPathComponent("Apps")).map {
      Array($0.drop { $0 != "extension TableScreen {" })
    }
    for use in try rows().map(\.names[0])
    where tables.contains(where: { count(use, in: $0) != nil }) {
      #expect(tests.contains { $0.contains("TableScreen.\(use)") }, "\(use)")
    }
  }
}
#endif
