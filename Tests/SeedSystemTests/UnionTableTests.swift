import Foundation
import OverscrollTestSupport
import Testing

/// The page on the originals' features agrees with the tests.
@Suite struct UnionTableTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let hosts = ["UIKit", "browser", "GTK"]
  private static let verdicts = ["yes", "partly", "no", "not yet"]

  @Test func theTableHasTheFiftyFiveFeaturesInOrder() throws {
    let rows = try features()
    #expect(rows.map { $0[0] } == (1...55).map { "\($0)" })
    #expect(rows.allSatisfy { $0.count == 7 })
  }

  @Test func everyFeatureNamesTestsThatExist() throws {
    let all = try TestNames(in: ["Tests"])
    // What the hosts in Swift have in common is tested once.
    let contract = "Tests/OverscrollHostingTests"
    let byHost = [
      try TestNames(in: ["Tests/OverscrollUIKitTests", contract]), try TestNames(in: ["Web/Tests"]),
      try TestNames(in: ["Tests/OverscrollGTKTests", "Tests/GTK", contract]),
    ]
    for row in try features() {
      for name in TestNames.code(in: row[3]) { #expect(all.contains(name), "\(row[0]): \(name)") }
      for (host, cell) in row[4...6].enumerated() {
        let verdict = verdict(of: cell)
        #expect(Self.verdicts.contains(verdict), "\(row[0]): \(cell)")
        let tests = TestNames.code(in: cell).filter { $0.hasPrefix("test_") || !$0.contains(" ") }
        if verdict == "yes" || verdict == "partly" {
          let shown = tests.filter { byHost[host].contains($0) }
          #expect(!shown.isEmpty, "\(row[0]): \(Self.hosts[host])")
          #expect(shown.count == tests.filter { $0 != "lastUpdated" }.count, "\(row[0]): \(cell)")
        }
        if verdict != "yes" { #expect(cell.contains(": "), "\(row[0]): no reason") }
      }
    }
  }

  /// EGO 12, CLL 12, MJ 13, MRefresh 12, YQ 10 and 3 for all of them.
  @Test(arguments: [("EGO", 12), ("CLL", 12), ("MJ", 13), ("MR", 12), ("YQ", 10), ("X", 3)])
  func everyNumberedCheckIsATest(_ system: String, _ count: Int) throws {
    let all = try TestNames(in: ["Tests"])
    // What all of them have in common is tested with one table, whose tests name the checks.
    let common = try ["OriginalTableTests", "CrossSystemTests"].map {
      let file = Self.root.appendingPathComponent("Tests/SeedSystemTests/\($0).swift")
      return try String(contentsOf: file, encoding: .utf8)
    }.joined()
    for number in 1...count {
      let check = system + (number < 10 ? "0" : "") + "\(number)"
      #expect(all.contains(prefix: check + "_") || common.contains(check), "\(check)")
    }
  }

  /// The tests that the rest of the page names exist as well.
  @Test func whatThePageNamesAsChecksExists() throws {
    let all = try TestNames(in: ["Tests"])
    let page = try lines().joined(separator: "\n")
    let checks = TestNames.code(in: page).filter {
      $0.contains("_") && $0.first?.isUppercase == true
    }
    #expect(checks.count > 8)
    for name in checks { #expect(all.contains(name), "\(name)") }
  }

  // MARK: - Reading

  private func lines() throws -> [String] {
    let page = Self.root.appendingPathComponent("Documentation/Moving/Originals.md")
    return try String(contentsOf: page, encoding: .utf8).components(separatedBy: "\n")
  }

  /// The rows of the table of features.
  private func features() throws -> [[String]] {
    let file = Self.root.appendingPathComponent("Documentation/Moving/Originals.tsv")
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst().map {
      $0.components(separatedBy: "\t")
    }
  }

  private func verdict(of cell: String) -> String {
    cell.components(separatedBy: ":")[0].components(separatedBy: " `")[0]
  }
}
