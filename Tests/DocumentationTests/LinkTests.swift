#if os(Linux)
import Foundation
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
#endif
