#if os(Linux)
import Foundation
import OverscrollCatalog
import OverscrollIndicators
import OverscrollTestSupport
import Testing

/// Every link between the project's pages and files is valid.
@Suite struct LinkTests {
  @Test func everyLinkToAFileLeadsToOne() throws {
    let pages = try Page.all()
    #expect(pages.count > 15)
    var links = 0
    for page in pages {
      for link in page.links where !link.contains(":") {
        links += 1
        let parts = link.split(separator: "#", omittingEmptySubsequences: false).map(String.init)
        let folder = page.url.deletingLastPathComponent()
        let target = parts[0].isEmpty ? page.url : folder.appendingPathComponent(parts[0])
        #expect(FileManager.default.fileExists(atPath: target.path), "\(page.name): \(link)")
        guard parts.count == 2, target.pathExtension == "md" else { continue }
        let anchors = try Page(target).headings.map(\.anchor)
        #expect(anchors.contains(parts[1]), "\(page.name): \(link)")
      }
    }
    #expect(links > 100)
  }
}

/// Both languages of the README have the same content.
@Suite struct TranslationTests {
  private let page: Page
  private let translation: Page

  init() throws {
    page = try Page(Snippets.root.appendingPathComponent("README.md"))
    translation = try Page(
      Snippets.root.appendingPathComponent("Documentation/README.zh-Hans.md")
    )
  }

  @Test func itHasTheSameChapters() {
    #expect(page.headings.count >= 10)
    #expect(translation.headings.map(\.level) == page.headings.map(\.level))
  }

  @Test func itShowsTheSameCode() {
    #expect(page.blocks.count >= 6)
    #expect(translation.blocks == page.blocks)
  }

  @Test func everyRowOfItsTablesHasTheSameNamesAndNumbers() {
    #expect(page.tables.count >= 1)
    #expect(translation.tables.map(\.count) == page.tables.map(\.count))
    for (row, translated) in zip(page.tables.joined(), translation.tables.joined()) {
      #expect(translated.cells.count == row.cells.count, "\(row.line)")
      #expect(translated.facts == row.facts, "\(row.line)")
    }
  }

  @Test func itLeadsToTheSamePlaces() {
    #expect(places(of: translation) == places(of: page))
  }

  /// Its links; a link to a section as the section's number, and without the link to the other
  /// language.
  private func places(of page: Page) -> [String] {
    let folder = page.url.deletingLastPathComponent()
    let other = ["../README.md", "Documentation/README.zh-Hans.md"]
    return page.links.filter { !other.contains($0) }.map { link in
      if link.contains(":") { return link }
      let parts = link.split(separator: "#", omittingEmptySubsequences: false)
      guard !parts[0].isEmpty else {
        return "#\(page.headings.firstIndex { "#" + $0.anchor == link } ?? -1)"
      }
      let file = folder.appendingPathComponent(String(parts[0])).standardizedFileURL.path
      return ([file] + parts.dropFirst().map(String.init)).joined(separator: "#")
    }
  }
}

/// The Swift Package Index documents every module with a documentation catalog.
@Suite struct PackageIndexTests {
  @Test func everyModuleWithPagesIsListed() throws {
    let file = Snippets.root.appendingPathComponent(".spi.yml")
    let listed = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
      .filter { $0.hasPrefix("        - ") }.map { String($0.dropFirst(10)) }
    let sources = Snippets.root.appendingPathComponent("Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter {
      FileManager.default.fileExists(atPath: sources.path + "/\($0)/\($0).docc")
    }
    #expect(modules.count >= 9)
    #expect(listed.sorted() == modules.sorted())
  }
}

/// Checks that hosts ask a look for its traits and not for its name.
@Suite struct LookNameTests {
  /// The looks of original controls.
  private let names = Original.allCases.map { "\($0)" }

  @Test(arguments: [
    "Sources/OverscrollHosting", "Sources/OverscrollUIKit", "Sources/OverscrollSwiftUI",
    "Sources/OverscrollGTK", "Web/js", "Web/Sources/OverscrollWeb",
  ])
  func noHostAsksForALookByName(_ folder: String) throws {
    let expression = "[.\"](\(names.joined(separator: "|")))\\b"
    var read = 0
    let root = Snippets.root.appendingPathComponent(folder)
    let files = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard ["swift", "js"].contains(file.pathExtension) else { continue }
      read += 1
      for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
        let code = line.components(separatedBy: "//")[0]
        let found = code.range(of: expression, options: .regularExpression)
        #expect(found == nil, "\(file.lastPathComponent): \(line)")
      }
    }
    #expect(read > 1)
  }
}

/// The page of answers names tests that exist.
@Suite struct AnswersPageTests {
  @Test func everyTestThatIsNamedExists() throws {
    let page = Snippets.root.appendingPathComponent("Documentation/Answers.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let named = text.components(separatedBy: "(`").dropFirst()
      .map { $0.components(separatedBy: "`")[0] }
    #expect(named.count >= 15)
    let names = try TestNames(in: ["Tests", "Web/Tests", "Examples/UIKitNews.swiftpm/Tests"])
    #expect(named.filter { !names.contains($0) } == [])
  }
}
#endif
