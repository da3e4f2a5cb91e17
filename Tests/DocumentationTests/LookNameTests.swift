#if os(Linux)
import Foundation
import OverscrollCatalog
import OverscrollIndicators
import OverscrollTestSupport
import Testing

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
#endif
