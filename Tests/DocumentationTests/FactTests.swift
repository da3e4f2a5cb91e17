#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// Checks the figures of the pages against the measurements, and the tests of the known problems.
@Suite struct FirstPageFactTests {
  private func page(_ name: String) throws -> Page {
    try Page(Snippets.root.appendingPathComponent("Documentation/\(name)"))
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

  @Test func everyFigureIsThatOfItsMeasurement() throws {
    let all = try page("Checks.md").tables.joined()
    let rows = all.filter { $0.line.contains("(../Benchmarks/Results.md#") }
    #expect(rows.count == measured.count)
    for (row, (name, floor)) in zip(rows, measured) {
      let chapter = Page.Heading(level: 2, text: name.components(separatedBy: ": ")[0])
      let result = try Measurement(name)
      let shown =
        result.unit == "bytes"
        ? String(format: "%.1f KB", result.median / 1_000)
        : String(format: "%.0f %@", result.median, result.unit)
      #expect(row.cells[1] == shown + floor)
      #expect(row.line.contains("(../Benchmarks/Results.md#\(chapter.anchor))"))
    }
  }

  /// What else the pages say about sizes, `#` for the KB, and the measurement.
  private let said = [
    (
      "Documentation/Checks.md", "| # KB: what a list is until then",
      "size: before a use, lazy, gzip"
    ),
    ("Documentation/Checks.md", "| # KB: the script with English", "size: every page, gzip"),
    (
      "Documentation/Checks.md", "`overscroll-pictures.js` | # KB |",
      "size of a file: overscroll-pictures.js"
    ),
    ("Documentation/Checks.md", "`looks/all.wasm` | # KB,", "size of a file: all looks"),
    (
      "Documentation/Checks.md", "`overscroll-full.wasm` | # KB in all",
      "size: a page with a floor, gzip"
    ),
    (
      "Documentation/Checks.md", "`overscroll-full.wasm` | # KB in all",
      "size: a page with settings, gzip"
    ),
    ("Documentation/Checks.md", "| # KB: the engine alone", "size: a page that draws, gzip"),
    ("Documentation/Checks.md", "together are # KB", "size: with everything, gzip"),
    ("Documentation/Checks.md", "The engine alone, # KB, draws nothing", "size: engine, gzip"),
    ("Documentation/Checks.md", "\n# KB, has besides it", "size of a file: engine with one look"),
    ("Documentation/Checks.md", "(# with `arrow`", "size: every page, gzip"),
    ("Documentation/Checks.md", "# with `path`)", "size: with the largest look, gzip"),
    (
      "Documentation/Checks.md", "13 KB to draw everything\n  oneself (#)",
      "size: a page that draws, gzip"
    ),
    ("Documentation/Checks.md", "6 KB of script (#)", "size of a file: overscroll.js"),
    ("Documentation/Checks.md", "8 KB of engine (#)", "size: engine, gzip"),
    ("ARCHITECTURE.md", "everything in 20 KB | # KB and ", "size: engine, gzip"),
    (
      "ARCHITECTURE.md", "everything in 20 KB | 12.2 KB and # KB",
      "size: with everything, gzip"
    ),
    ("Documentation/Browser.md", "`overscroll.wasm` | # | by every page", "size: every page, gzip"),
    (
      "Documentation/Browser.md", "`overscroll-pictures.js` | # |",
      "size of a file: overscroll-pictures.js"
    ),
    ("Documentation/Browser.md", "`overscroll-full.wasm` | # |", "size of a file: full engine"),
    (
      "Documentation/Browser.md", "`overscroll-floor.js` | # |",
      "size of a file: overscroll-floor.js"
    ),
    (
      "Documentation/Browser.md", "`overscroll-parameters.js` | # |",
      "size of a file: overscroll-parameters.js"
    ),
    (
      "Documentation/Browser.md", "`overscroll-help.js` | # |", "size of a file: overscroll-help.js"
    ),
    ("Documentation/Browser.md", "`overscroll-lazy.js` | # |", "size: before a use, lazy, gzip"),
    ("Documentation/Browser.md", "`overscroll-engine.wasm` | # |", "size: a page that draws, gzip"),
    (
      "Documentation/Browser.md", "`overscroll-pages.js` | # |",
      "size of a file: overscroll-pages.js"
    ),
    (
      "Documentation/Browser.md", "`overscroll-place.js` | # |",
      "size: what is read stays, gzip"
    ),
    ("Documentation/Browser.md", "all looks in one file of # KB", "size of a file: all looks"),
    (
      "Scripts/npm_package.py", "comes back after a reload; # KB",
      "size of a file: overscroll-pages.js"
    ),
    ("Web/README.md", "`overscroll-lazy.js` | # KB", "size: before a use, lazy, gzip"),
    ("Web/README.md", "`overscroll.js` | # KB", "size: every page, gzip"),
    ("Web/README.md", "`ring` #,", "size of a look: ring"),
    ("Web/README.md", "`field` #,", "size of a look: field"),
    ("Web/README.md", "`morph` #;", "size of a look: morph"),
    ("Web/README.md", "the smallest #,", "size of a look: yq"),
    ("Web/README.md", "`path` # |", "size of a look: path"),
    ("Web/README.md", "to draw everything yourself | # KB", "size: a page that draws, gzip"),
  ]

  private func kilobytes(_ bytes: Double) -> String { String(format: "%.1f", bytes / 1_000) }

  @Test func everySizeIsThatOfItsMeasurement() throws {
    for (name, text, measurement) in said {
      let page = try String(contentsOf: Snippets.root.appendingPathComponent(name), encoding: .utf8)
      let size = kilobytes(try Measurement(measurement).median)
      let wanted = text.replacingOccurrences(of: "#", with: size)
      #expect(page.contains(wanted), "\(name): \(wanted)")
    }
  }

  @Test func everyLookHasTheSizeOfItsFileAndOfAPageWithIt() throws {
    let table = try #require(page("Checks.md").tables.first { $0[0].cells[0] == "Look" })
    let base = try Measurement("size: every page, gzip").median
    let kind = "size of a look: "
    let looks = try Measurement.all().filter {
      $0.name.hasPrefix(kind) && $0.name != kind + "arrow"
    }
    .sorted { ($0.median, $0.name) < ($1.median, $1.name) }
    let files = looks.map {
      ["`\($0.name.dropFirst(kind.count))`", kilobytes($0.median), kilobytes(base + $0.median)]
    }
    #expect(
      table.dropFirst(2).map(\.cells) == [["`arrow`", "in `overscroll.wasm`", kilobytes(base)]]
        + files
    )
  }

  /// What the first page says a web page loads.
  @Test func theFirstPageHasTheSizeOfAPage() throws {
    let size = String(format: "[%.1f KB]", try Measurement("size: every page, gzip").median / 1_000)
    for name in ["README.md", "Documentation/README.zh-Hans.md"] {
      let file = Snippets.root.appendingPathComponent(name)
      #expect(try String(contentsOf: file, encoding: .utf8).contains(size), "\(name)")
    }
  }

  /// The first page stays a first page; what is hidden until publication replaces other lines.
  @Test func theFirstPageIsShort() throws {
    let file = Snippets.root.appendingPathComponent("README.md")
    let text = try String(contentsOf: file, encoding: .utf8)
      .replacing(/<!-- once published\n(?s:.*?)-->\n/, with: "")
    #expect(text.split(separator: "\n", omittingEmptySubsequences: false).count <= 151)
    #expect(text.split(whereSeparator: \.isWhitespace).count <= 900)
  }

  /// Who opens the first page loads all of its pictures.
  @Test func thePicturesOfTheFirstPageAreSmall() throws {
    let text = try String(
      contentsOf: Snippets.root.appendingPathComponent("README.md"),
      encoding: .utf8
    )
    let names = text.matches(of: /(?:<img src="|\n!\[[^\]]*\]\()([^")]+)/).map {
      String($0.output.1)
    }
    let local = names.filter { !$0.hasPrefix("https:") }
    #expect(local.count >= 10)
    let sizes = try local.map {
      try Data(contentsOf: Snippets.root.appendingPathComponent($0)).count
    }
    #expect(sizes.reduce(0, +) <= 550_000)
  }

  @Test func everyCheckIsATest() throws {
    var tests = ""
    for folder in ["Tests/OverscrollTests/Problems", "Tests/OverscrollUIKitTests", "Web/Tests"] {
      let folder = Snippets.root.appendingPathComponent(folder)
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
      while let file = files?.nextObject() as? URL {
        guard ["swift", "py"].contains(file.pathExtension) else { continue }
        tests += try String(contentsOf: file, encoding: .utf8)
      }
    }
    let rows = try page("Problems.md").tables.joined().filter { $0.line.contains("/issues/") }
    #expect(rows.count >= 12)
    for row in rows {
      let name = try #require(row.line.components(separatedBy: "(`").last)
        .components(separatedBy: "`")[0]
      let isTest = tests.contains("func \(name)_") || tests.contains("def test_\(name)_")
      #expect(isTest, "\(name)")
    }
  }
}

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
    let decisions = try text(of: "ARCHITECTURE.md")
    let scrolling = "event in instructions: scrolling content, header only, scroll(to:)"
    let pulling = "event in instructions: pulling, header only, scroll(to:)"
    for (text, words, name) in [
      (decisions, "an event took 1,264 instructions and takes ", scrolling),
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

/// A stored benchmark measurement.
struct Measurement: Decodable {
  var name: String
  var unit: String
  var median: Double

  /// Those in the files of all parts.
  static func all() throws -> [Measurement] {
    let folder = Snippets.root.appendingPathComponent("Benchmarks/Results")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    var kept: [Measurement] = []
    for file in files where file.hasSuffix(".json") {
      let data = try Data(contentsOf: folder.appendingPathComponent(file))
      kept += try JSONDecoder().decode([Measurement].self, from: data)
    }
    return kept
  }

  /// Finds a measurement in the files of all parts.
  ///
  /// - Throws: If no measurement has this name.
  init(_ name: String) throws {
    self = try #require(Self.all().first { $0.name == name }, "\(name)")
  }
}
#endif
