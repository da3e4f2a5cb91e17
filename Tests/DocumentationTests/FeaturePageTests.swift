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
#endif
