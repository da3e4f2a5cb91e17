import Foundation
import Testing

/// The tool defines the version; all other places agree with it.
@Suite struct VersionTests {
  private let version: String

  init() throws {
    let run = try ToolRun(["--version"], in: Folder())
    #expect(run.code == 0 && run.error == "")
    let words = run.output.split(whereSeparator: \.isWhitespace)
    version = String(try #require(words.last))
    #expect(run.output == "overscroll-tool \(version)\n")
  }

  private func lines(of file: String) throws -> [String] {
    let url = projectFolder.appendingPathComponent(file)
    return try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
  }

  @Test func itIsThatOfTheNewestSectionOfTheChangelog() throws {
    let sections = try lines(of: "CHANGELOG.md").filter { $0.hasPrefix("## ") }
    let newest = try #require(sections.first { $0 != "## Unreleased" })
    // A release adds the date.
    #expect(newest == "## \(version)" || newest.hasPrefix("## \(version) - "))
  }

  @Test(arguments: ["README.md", "Documentation/README.zh-Hans.md"])
  func itIsTheOneThatAnAppIsToldToAskFor(_ page: String) throws {
    let numbers = try lines(of: page).flatMap { line in
      line.split { !$0.isNumber && $0 != "." }.filter { $0.split(separator: ".").count == 3 }
    }
    #expect(numbers.count == 2)
    #expect(numbers.allSatisfy { $0 == version || $0 == version + "." }, "\(numbers)")
    let line = "\", from: \"\(version)\"),"
    #expect(try lines(of: page).contains { $0.hasPrefix(".package(url:") && $0.hasSuffix(line) })
  }
}
