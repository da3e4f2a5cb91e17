#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// What no compiler here sees: which files Apple's compiler gets.
@Suite struct AppleSideTests {
  private func files(in folder: String) throws -> [(name: String, lines: [Substring])] {
    let place = Snippets.root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: place.path)
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
      return (path, text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// A Mac without Catalyst has SwiftUI and no UIKit, and builds every module all the same.
  @Test func aFileThatImportsUIKitAsksForItInItsFirstLine() throws {
    var count = 0
    for (name, lines) in try files(in: "Sources/OverscrollUIKit")
    where lines.contains("import UIKit") {
      count += 1
      #expect(lines[0].contains("canImport(UIKit)"), "\(name)")
    }
    for (name, lines) in try files(in: "Sources/OverscrollSwiftUI") {
      #expect(lines[0] == "#if canImport(SwiftUI) && canImport(UIKit)", "\(name)")
    }
    #expect(count > 30)
  }

  /// A colon and a space end a plain value of YAML, and with it the whole file: no job would run.
  @Test func noCommandOfTheWorkflowIsReadAsAKey() throws {
    let file = Snippets.root.appendingPathComponent(".github/workflows/apple.yml")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let values = lines.filter { $0.contains("        run: ") }.map { $0.dropFirst(13) }
    #expect(values.count > 5)
    for value in values { #expect(!value.contains(": "), "\(value)") }
  }

  @Test(arguments: ["OverscrollUIKitTestSupport", "OverscrollUIKitLogicTests", "UIKitProbeTests"])
  func whatIsTestedOnBothSidesIsThereOnBoth(_ target: String) throws {
    let files = try files(in: "Tests/\(target)")
    #expect(!files.isEmpty)
    for (name, lines) in files {
      #expect(!lines[0].contains("os(Linux)"), "\(name)")
    }
  }
}
#endif
