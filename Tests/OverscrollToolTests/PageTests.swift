import Foundation
import Testing

/// Checks what the pages say about the tool, and that the pictures are current.
@Suite struct FirstPageTests {
  private let page: String

  init() throws {
    let file = projectFolder.appendingPathComponent("ARCHITECTURE.md")
    page = try String(contentsOf: file, encoding: .utf8)
  }

  @Test func everyCommandOfThePageWorksInAFreshClone() throws {
    // Runs in a copy of the project's files, and leaves no other files there.
    let folder = try Folder()
    for name in ["Examples", "Tests"] {
      try FileManager.default.createSymbolicLink(
        at: folder.url.appendingPathComponent(name),
        withDestinationURL: projectFolder.appendingPathComponent(name)
      )
    }
    let lines = page.split(separator: "\n").filter { $0.hasPrefix("overscroll-tool ") }
    for command in ["path", "replay", "preview", "list"] {
      #expect(lines.contains { $0.hasPrefix("overscroll-tool \(command)") }, "\(command)")
    }
    for line in lines {
      let run = try ToolRun(shell: String(line), in: folder)
      #expect(run.code == 0 && run.error == "", "\(line)")
    }
    // The tests put the tool on the path instead.
    #expect(page.contains("\nalias overscroll-tool='swift run --quiet overscroll-tool'\n"))
  }

  /// `make pictures` updates them.
  @Test func thePicturesAreTheToolsOwn() throws {
    let script = projectFolder.appendingPathComponent("Scripts/pictures.sh").path
    let folder = try Folder()
    let run = try ToolRun(shell: "'\(script)' \"$PWD\"", in: folder)
    #expect(run.code == 0 && run.error == "")
    let kept = projectFolder.appendingPathComponent("Examples/Gallery/page/pictures")
    let names = try folder.names
    #expect(names.count >= 6)
    for name in names {
      let picture = try Data(contentsOf: kept.appendingPathComponent(name))
      let isSame = try picture == Data(contentsOf: folder.url.appendingPathComponent(name))
      #expect(isSame, "\(name) is not current: make pictures")
    }
  }
}

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
