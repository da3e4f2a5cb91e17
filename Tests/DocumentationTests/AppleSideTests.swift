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

  /// Xcode 26 has Swift 6.2.
  ///
  /// What the proposals accepted for Swift 6.3 add to the grammar: module selectors
  /// (SE-0491), `@section` and `@used` (SE-0492), `@c` (SE-0495), `@inline(always)` (SE-0496), `@export`
  /// (SE-0497) and `@specialized` (SE-0460).
  @Test func noSyntaxIsNewerThanSwift62() throws {
    let newer = try Regex(
      #"\b[A-Z]\w*::\w|@c\b|@section\b|@used\b|@inline\(always\)|@export\b|@specialized\b"#
    )
    var count = 0
    for (name, lines) in try files(in: "Sources") {
      for line in lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
        #expect(line.firstMatch(of: newer) == nil, "\(name): \(line)")
        count += 1
      }
    }
    #expect(count > 10_000)
  }

  @Test func theManifestNamesTheSystemsWithoutAHost() throws {
    let file = Snippets.root.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text.contains("let withoutHost: [Platform] = [.tvOS, .visionOS, .watchOS] + "))
    #expect(text.contains("\"OVERSCROLL_NO_UIKIT_HOST\", .when(platforms: withoutHost)"))
    #expect(text.components(separatedBy: ", noHost)").count == 3)
  }

  /// Where the manifest says nothing, SwiftPM takes tvOS 12 and watchOS 4, which have no concurrency.
  @Test func theManifestDeclaresEverySystem() throws {
    let file = Snippets.root.appendingPathComponent("Package.swift")
    let text = try String(contentsOf: file, encoding: .utf8)
    let systems = ".iOS(.v15), .macCatalyst(.v15), .macOS(.v12), .tvOS(.v15), .watchOS(.v8)"
    #expect(text.contains("\n  platforms: [\(systems)],\n"))
  }

  /// SwiftPM evaluates pkg-config also for targets that a trait leaves out (its issue 10549).
  ///
  /// The tests of the GTK host, which only `Scripts/swift.sh` on Linux asks for, name it once more.
  @Test func onlyLinuxHasGTK() throws {
    let file = Snippets.root.appendingPathComponent("Package.swift")
    var rest = try String(contentsOf: file, encoding: .utf8)
    var onLinux = ""
    while let start = rest.range(of: "#if os(Linux)\n") {
      let after = rest[start.upperBound...]
      let end = try #require(after.range(of: "#e"))
      onLinux += after[..<end.lowerBound]
      rest.removeSubrange(start.lowerBound..<end.lowerBound)
    }
    #expect(onLinux.contains(".systemLibrary(name: \"CGtk\""))
    #expect(onLinux.contains(".target(name: \"CGtk\""))
    let lines = rest.split(separator: "\n").filter { $0.contains("CGtk") }
    #expect(lines == ["let onGTK: Needs = [\"CGtk\", \"OverscrollGTK\"]"])
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
