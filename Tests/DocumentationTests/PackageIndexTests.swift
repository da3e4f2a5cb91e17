#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

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
#endif
