#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// What the page on architecture says of modules and of costs is so.
@Suite struct ArchitectureFactTests {
  private let page: Page

  init() throws {
    page = try Page(Snippets.root.appendingPathComponent("ARCHITECTURE.md"))
  }

  /// Our modules by the words of the page's last column.
  private let words = [
    "Overscroll": "engine", "OverscrollMath": "Math", "OverscrollGraphics": "Graphics",
    "OverscrollText": "Text", "OverscrollIndicators": "Indicators", "OverscrollTrace": "Trace",
    "OverscrollUIKit": "UIKit host",
  ]

  @Test func everyModuleHasARowThatNamesWhatItImports() throws {
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
        // The last word is a module's name, or that of one of its symbols behind a point.
        let parts = line.split(separator: " ")
        guard parts.contains("import"), !line.hasPrefix("//") else { continue }
        let name = parts.last?.prefix { $0 != "." }
        if let word = name.flatMap({ words[String($0)] }) { imported.insert(word) }
      }
    }
    return imported
  }

  @Test func everyCountOfInstructionsIsThatOfItsFile() throws {
    let text = try String(contentsOf: page.url, encoding: .utf8)
      .split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let event = "event-in-instructions-"
    let host = "uikit-host-in-instructions-"
    for (words, file) in [
      ("one took 1,264 instructions and takes ", event + "scrolling-content-header-only-scroll-to"),
      ("while pulling 1,414, now ", event + "pulling-header-only-scroll-to"),
      ("has to, a change takes ", host + "scrolling-content-ring"),
      (" inside the content and ", host + "pulling-ring"),
      ("a frame of the pull ", host + "pulling-a-frame-after-each-change-ring"),
    ] {
      let shown = text.components(separatedBy: words).last?.prefix { $0.isNumber || $0 == "," }
      let count = try Measurement("Benchmarks/Results/\(file).json").median
      #expect(shown.flatMap { Double($0.filter(\.isNumber)) } == count, "\(words)")
    }
  }
}
#endif
