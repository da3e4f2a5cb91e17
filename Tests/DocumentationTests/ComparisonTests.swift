#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// The page that compares features names tests that exist, and reasons for what is missing.
@Suite struct FeaturePageTests {
  private struct Feature {
    var group: String
    var name: String
    var controls: [String]
    var hosts: [String]
    /// The tests that show it, and the reasons why a host does not have it.
    var shown: String
    var tests: [String] { TestNames.code(in: shown) }
  }

  private static let hosts = ["UIKit", "Browser", "GTK"]
  private static let verdicts = ["yes", "partly", "no", "–"]
  // What is the same in every host.
  private static let shared = ["Graphics", "Indicators", "Paging", "Text"].map {
    "Tests/Overscroll\($0)Tests"
  }
  private static let folders = [
    ["Tests/OverscrollUIKitTests", "Tests/OverscrollUIKitLogicTests", contract], ["Web/Tests"],
    ["Tests/OverscrollGTKTests", "Tests/GTK", contract],
  ]
  /// What the hosts in Swift have in common is tested once.
  private static let contract = "Tests/OverscrollHostingTests"

  private let page: Page
  /// The names of the columns.
  private let head: [String]
  /// The groups that compare, and the one of what no other control has in full.
  private let features: (compared: [Feature], alone: [Feature])

  init() throws {
    page = try Page(Snippets.root.appendingPathComponent("Documentation/Features.md"))
    let file = Snippets.root.appendingPathComponent("Documentation/Features.tsv")
    let rows = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").map {
      $0.components(separatedBy: "\t")
    }
    head = rows[0]
    let features = rows.dropFirst().map { cells in
      Feature(
        group: cells[0],
        name: cells[1],
        controls: Array(cells.dropFirst(2).dropLast(4)),
        hosts: Array(cells.dropLast().suffix(3)),
        shown: cells[cells.count - 1]
      )
    }
    let last = features.last?.group
    self.features = (features.filter { $0.group != last }, features.filter { $0.group == last })
  }

  private var all: [Feature] { features.compared + features.alone }

  @Test func everyRowHasACellForEachControlAndHost() {
    let names = page.tables.filter { $0.first?.cells.first == "Column" }
      .flatMap { $0.dropFirst(2).map { $0.cells[0] } }
    #expect(names.count == 14)
    #expect(Array(head.dropFirst(2).dropLast(4)) == names)
    #expect(Array(head.dropLast().suffix(3)) == Self.hosts)
    #expect(Set(all.map(\.group)).count == 8)
    for feature in all {
      for cell in feature.controls + feature.hosts {
        #expect(Self.verdicts.contains(cell), "\(feature.name): \(cell)")
      }
    }
    #expect(all.allSatisfy { $0.controls.count == names.count && $0.hosts.count == 3 })
    #expect(features.alone.allSatisfy { Set($0.controls).isSubset(of: ["partly", "–"]) })
  }

  @Test func everyTestThatIsNamedExists() throws {
    let names = try TestNames(in: ["Tests", "Web/Tests"])
    for feature in all {
      let missing = feature.tests.filter { !names.contains($0) }
      #expect(missing == [], "\(feature.name)")
    }
  }

  @Test func everyHostThatHasAFeatureHasATestOfIt() throws {
    for (index, host) in Self.hosts.enumerated() {
      let names = try TestNames(in: Self.folders[index] + Self.shared)
      for feature in all where feature.hosts[index] == "yes" {
        let tests = feature.tests.filter { names.contains($0) }
        #expect(tests != [], "\(feature.name): \(host)")
      }
    }
  }

  @Test func everyHostThatLacksAFeatureHasAReason() {
    for feature in all {
      for (host, cell) in zip(Self.hosts, feature.hosts) where cell == "partly" || cell == "no" {
        let hasReason = ["\(host): ", "All: "].contains { feature.shown.contains($0) }
        #expect(hasReason, "\(feature.name): \(host)")
      }
    }
  }

  @Test func theCountsAreThoseOfTheTables() throws {
    let rows = features.compared.map { Set($0.hosts).subtracting(["–"]) }
    let (inAll, inNone) = (rows.count { $0 == ["yes"] }, rows.count { $0 == ["no"] })
    let rest = rows.count - inAll - inNone
    let counts = "in all hosts \(inAll), in some or partly \(rest), no \(inNone)"
    let text = try String(contentsOf: page.url, encoding: .utf8)
    let line = text.components(separatedBy: "\n").first { $0.hasPrefix("**") }
    #expect(line == "**\(rows.count) rows: ours yes \(counts).**")
    let table = try #require(page.tables.first { $0.first?.cells.first == "Host" })
    for (index, host) in Self.hosts.enumerated() {
      let counts = Self.verdicts.map { verdict in
        "\(features.compared.count { $0.hosts[index] == verdict })"
      }
      #expect(table[index + 2].cells == [host] + counts)
    }
  }
}

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
