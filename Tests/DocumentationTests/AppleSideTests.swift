#if os(Linux)
import Foundation
import OverscrollTestSupport
import Testing

/// Checks which files Apple's compiler builds, which no compiler on Linux can verify.
@Suite struct AppleSideTests {
  private func files(in folder: String) throws -> [(name: String, lines: [Substring])] {
    let place = Snippets.root.appendingPathComponent(folder)
    let paths = try FileManager.default.subpathsOfDirectory(atPath: place.path)
    return try paths.filter { $0.hasSuffix(".swift") }.map { path in
      let text = try String(contentsOf: place.appendingPathComponent(path), encoding: .utf8)
      return (path, text.split(separator: "\n", omittingEmptySubsequences: false))
    }
  }

  /// Modules without their framework are empty, but build.
  ///
  /// A Mac without Catalyst has SwiftUI but no UIKit; the UIKit of tvOS, visionOS and watchOS lacks
  /// API that the host needs.
  @Test(arguments: ["OverscrollUIKit", "OverscrollSwiftUI"])
  func aFileOfTheHostIsInsideItsConditionAsAWhole(_ module: String) throws {
    let files = try files(in: "Sources/\(module)")
    for (name, lines) in files {
      let code = lines.filter { !$0.isEmpty }
      #expect(code[0].hasPrefix("#if "), "\(name)")
      #expect(code[0].contains("canImport(UIKit) && !OVERSCROLL_NO_UIKIT_HOST"), "\(name)")
      #expect(!code[0].contains("||"), "\(name)")
      let usesSwiftUI = code.contains { $0.hasSuffix("import SwiftUI") }
      #expect(code[0].contains("canImport(SwiftUI)") == usesSwiftUI, "\(name)")
      var depth = 0
      for (index, line) in code.enumerated() {
        if line.hasPrefix("#if ") { depth += 1 }
        if line.hasPrefix("#endif") { depth -= 1 }
        if depth == 1 { #expect(!line.hasPrefix("#else"), "\(name)") }
        #expect((depth == 0) == (index == code.count - 1), "\(name): \(line)")
      }
    }
    #expect(files.count >= 4)
  }

  @Test func theManifestNamesTheSystemsWithoutAHost() throws {
    let file = Snippets.root.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let define = text.components(separatedBy: "\"OVERSCROLL_NO_UIKIT_HOST\",").last ?? ""
    #expect(define.contains(".when(platforms: [.tvOS, .visionOS, .watchOS] + "))
    #expect(text.components(separatedBy: "[noHost]").count == 3)
  }

  /// A Mac compiles all test targets except those for the test double.
  ///
  /// The consumer is a separate package.
  @Test func aTestThatImportsUIKitAsksForIt() throws {
    let elsewhere = [
      "MovedAppsTests/", "OverscrollSwiftUITests/", "OverscrollUIKitTests/", "UIKitDoubleTests/",
      "Consumer/",
    ]
    var count = 0
    for (name, lines) in try files(in: "Tests")
    where lines.contains("import UIKit") && !elsewhere.contains(where: name.hasPrefix) {
      count += 1
      let asks =
        lines[0].contains("canImport(UIKit)") || lines[0] == "#if OVERSCROLL_UIKIT_DOUBLE"
      #expect(asks, "\(name)")
    }
    #expect(count >= 6)
  }

  /// The compiler sees every module here that a test file sees on a Mac without importing it.
  ///
  /// MacTypes declares Point, Rect and PullStyle too.
  @Test func everyTestTargetSeesTheNamesOfMacTypes() throws {
    let file = Snippets.root.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let condition = "target.type == .test || target.path?.hasPrefix(\"Tests/\") == true else"
    let loop = try #require(text.components(separatedBy: condition).dropFirst().first)
    #expect(loop.contains("\"-import-module\", \"-Xfrontend\", \"MacTypes\""))
  }

  /// A colon and a space end a plain YAML scalar, which makes the file invalid: no job would run.
  @Test func noCommandOfTheWorkflowIsReadAsAKey() throws {
    let file = Snippets.root.appendingPathComponent(".github/workflows/apple.yml")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    let values = lines.filter { $0.contains("        run: ") }.map { $0.dropFirst(13) }
    #expect(values.count == 3)
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
