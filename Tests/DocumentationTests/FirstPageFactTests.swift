#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// What the first page states in numbers is what was measured, and what it calls checked is.
@Suite struct FirstPageFactTests {
  private let page: Page

  init() throws {
    page = try Page(Snippets.root.appendingPathComponent("README.md"))
  }

  /// The same figures in the other language are held to these by the translation's tests.
  @Test func everyFigureIsThatOfItsFile() throws {
    let rows = page.tables.joined().filter { $0.line.contains("(Benchmarks/Results/") }
    #expect(rows.count >= 5)
    for row in rows {
      let file = try #require(Page.links(in: row.line).first)
      let result = try Measurement(file)
      let shown =
        result.unit == "bytes"
        ? String(format: "%.1f KB", result.median / 1_000)
        : String(format: "%.0f %@", result.median, result.unit)
      #expect(row.cells[1] == shown)
    }
  }

  @Test func everyCheckIsATest() throws {
    var tests = ""
    for folder in ["Tests/FieldProblemTests", "Tests/OverscrollUIKitTests", "Web/Tests"] {
      let folder = Snippets.root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard ["swift", "py"].contains(file.pathExtension) else { continue }
        tests += try String(contentsOf: file, encoding: .utf8)
      }
    }
    let rows = page.tables.joined().filter { $0.line.contains("/issues/") }
    #expect(rows.count >= 12)
    for row in rows {
      let name = try #require(row.line.components(separatedBy: "(`").last)
        .components(separatedBy: "`")[0]
      let isTest = tests.contains("func \(name)_") || tests.contains("def test_\(name)_")
      #expect(isTest, "\(name)")
    }
  }
}
#endif
