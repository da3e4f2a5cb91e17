#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// Checks the facts about modules and costs in the architecture pages.
@Suite struct ArchitectureFactTests {
  /// Our modules, by the names in the table's last column.
  private let words = [
    "Overscroll": "engine", "OverscrollMath": "Math", "OverscrollGraphics": "Graphics",
    "OverscrollText": "Text", "OverscrollIndicators": "Indicators", "OverscrollPaths": "Paths",
    "OverscrollLooks": "Looks", "OverscrollClassics": "Classics", "OverscrollCatalog": "Catalog",
    "OverscrollTrace": "Trace", "OverscrollHosting": "Hosting", "OverscrollPaging": "Paging",
    "OverscrollPlace": "Place", "OverscrollTesting": "Testing", "OverscrollUIKit": "UIKit host",
    "OverscrollAnchor": "Anchor",
  ]

  @Test func everyModuleHasARowThatNamesWhatItImports() throws {
    let page = try Page(Snippets.root.appendingPathComponent("ARCHITECTURE.md"))
    let sources = Snippets.root.appendingPathComponent("Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path)
      .filter { $0.hasPrefix("Overscroll") }
    #expect(modules.count >= 10)
    for module in modules {
      let row = page.tables.joined().first { $0.line.hasPrefix("| `\(module)` ") }
      let cells = try #require(row?.cells, "\(module)")
      let named = Set(cells[2].components(separatedBy: ", "))
      let imported = try imports(in: sources.appendingPathComponent(module))
      #expect(named.subtracting(["none of ours"]) == imported, "\(module)")
    }
  }

  private func imports(in folder: URL) throws -> Set<String> {
    var imported: Set<String> = []
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift" else { continue }
      for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
        // The last word is a module's name, or a symbol's name after a point.
        let parts = line.split(separator: " ")
        guard parts.contains("import"), !line.hasPrefix("//") else { continue }
        let name = parts.last?.prefix { $0 != "." }
        if let word = name.flatMap({ words[String($0)] }) { imported.insert(word) }
      }
    }
    return imported
  }

  @Test func everyCountOfInstructionsIsThatOfItsMeasurement() throws {
    let decisions = try text(of: "Documentation/Decisions.md")
    let scrolling = "event in instructions: scrolling content, header only, scroll(to:)"
    let pulling = "event in instructions: pulling, header only, scroll(to:)"
    for (text, words, name) in [
      (decisions, "one took 1,264 instructions and takes ", scrolling),
      (decisions, "while pulling 1,414, now ", pulling),
    ] {
      let shown = text.components(separatedBy: words).last?.prefix { $0.isNumber || $0 == "," }
      let count = try Measurement(name).median
      #expect(shown.flatMap { Double($0.filter(\.isNumber)) } == count, "\(words)")
    }
  }

  /// The text of a page, with whitespace collapsed.
  private func text(of page: String) throws -> String {
    try String(contentsOf: Snippets.root.appendingPathComponent(page), encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
#endif
