import Foundation
import Testing

/// Checks what the pages say about the tool, and that the pictures are current.
@Suite struct FirstPageTests {
  private let page: String

  init() throws {
    let file = projectFolder.appendingPathComponent("Documentation/Drawing.md")
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
