#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

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
#endif
