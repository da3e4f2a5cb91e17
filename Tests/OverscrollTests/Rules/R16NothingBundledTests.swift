import Foundation
import Testing

/// R16, in the engine: no resources, no stored files, no clock.
@Suite struct R16NothingBundledTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test(arguments: ["Overscroll", "OverscrollMath"])
  func R16_theEngineImportsOurModulesOnly(_ module: String) throws {
    let folder = Self.root.appendingPathComponent("Sources/\(module)")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    )
    var imports: Set<String> = []
    // One file links the C math library and calls nothing in it.
    for case let file as URL in files
    where file.pathExtension == "swift" && file.lastPathComponent != "LinkLibm.swift" {
      for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let index = words.firstIndex(of: "import"), index <= 1 else { continue }
        imports.insert(words[(index + 1)...].joined(separator: " "))
      }
    }
    #expect(imports.subtracting(["OverscrollMath"]) == [])
  }
}
