#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// Checks the README's numbers against the measurements, and its list of checks.
@Suite struct FirstPageFactTests {
  private let page: Page

  init() throws {
    page = try Page(Snippets.root.appendingPathComponent("README.md"))
  }

  /// The numbers in the picture rows, in order, and what their cells say besides: the floor of a
  /// difference, or the name of the data.
  private let measured = [
    ("size: every page, gzip", ""),
    ("size: with all looks, gzip", ""),
    ("size: engine, gzip", ""),
    ("allocations: events, engine bounce, 1000000 rows", ""),
    ("event in instructions: scrolling content, header only, scroll(to:)", ""),
    (
      "UIKit host in instructions, own code alone: scrolling content, ring",
      ", own code alone"
    ),
    ("paths read, Papirus, in instructions: Overscroll", " of Papirus"),
  ]

  /// The translation's tests compare the other README's numbers with these.
  @Test func everyFigureIsThatOfItsMeasurement() throws {
    let rows = page.tables.joined().filter { $0.line.contains("(Benchmarks/Results.md#") }
    #expect(rows.count == measured.count)
    for (row, (name, floor)) in zip(rows, measured) {
      let chapter = Page.Heading(level: 2, text: name.components(separatedBy: ": ")[0])
      let result = try Measurement(name)
      let shown =
        result.unit == "bytes"
        ? String(format: "%.1f KB", result.median / 1_000)
        : String(format: "%.0f %@", result.median, result.unit)
      #expect(row.cells[1] == shown + floor)
      #expect(row.line.contains("(Benchmarks/Results.md#\(chapter.anchor))"))
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
