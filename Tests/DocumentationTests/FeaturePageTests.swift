#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// The page that compares features names tests that exist, and reasons for what is missing.
@Suite struct FeaturePageTests {
  private struct Feature {
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
    ["Tests/OverscrollUIKitTests", "Tests/OverscrollUIKitLogicTests"], ["Web/Tests"],
    ["Tests/OverscrollGTKTests", "Tests/GTK"],
  ]

  private let page: Page
  /// The tables that compare, and the one of what no other control has.
  private let features: (compared: [Feature], alone: [Feature])

  init() throws {
    page = try Page(Snippets.root.appendingPathComponent("Documentation/Features.md"))
    let tables = page.tables.filter { $0.first?.cells.first == "Feature" }
    #expect(tables.count == 8)
    let rows = tables.map { $0.dropFirst(2).map(\.cells) }
    let features = rows.map { table in
      table.compactMap { cells -> Feature? in
        guard cells.count >= 5 else { return nil }
        return Feature(
          name: cells[0],
          controls: Array(cells.dropFirst().dropLast(4)),
          hosts: Array(cells.dropLast().suffix(3)),
          shown: cells[cells.count - 1]
        )
      }
    }
    #expect(features.map(\.count) == rows.map(\.count))
    self.features = (Array(features.dropLast().joined()), features.last ?? [])
  }

  private var all: [Feature] { features.compared + features.alone }

  @Test func everyRowHasACellForEachControlAndHost() {
    let names = page.tables.filter { $0.first?.cells.first == "Column" }
      .flatMap { $0.dropFirst(2).map { $0.cells[0] } }
    #expect(names.count == 9)
    for table in page.tables where table.first?.cells.first == "Feature" {
      let controls = table[0].cells.dropFirst().dropLast(4)
      #expect(controls.isEmpty || Array(controls) == names)
      #expect(Array(table[0].cells.dropLast().suffix(3)) == Self.hosts)
    }
    for feature in all {
      for cell in feature.controls + feature.hosts {
        #expect(Self.verdicts.contains(cell), "\(feature.name): \(cell)")
      }
    }
    #expect(features.compared.allSatisfy { $0.controls.count == names.count })
    #expect(features.alone.allSatisfy { $0.controls.isEmpty })
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
#endif
