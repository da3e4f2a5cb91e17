import Foundation
import Testing

/// The command knows the lines of the guide, and those of an app.
@Suite struct MovingCommandTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The code of the first column, and that of the third, of the guide's table of lines.
  private static func rows() throws -> [(before: String, now: String)] {
    let page = root.appendingPathComponent("Documentation/Moving/MJRefresh.md")
    let text = try String(contentsOf: page, encoding: .utf8)
    let table = text.components(separatedBy: "\n## Lines\n")[1].components(separatedBy: "\n## ")[0]
    return table.components(separatedBy: "\n").compactMap { line in
      let cells = line.components(separatedBy: "|")
      guard cells.count == 6, cells[1].hasPrefix(" `") else { return nil }
      let now = cells[3].components(separatedBy: "`").dropLast().last ?? ""
      return (cells[1].components(separatedBy: "`")[1], now)
    }
  }

  @Test func eachLineOfTheGuideIsKnown() throws {
    let (folder, rows) = (try Folder(), try Self.rows())
    #expect(rows.count >= 30)
    let before = "import MJRefresh\n" + rows.map { "  \($0.before)\n" }.joined()
    try folder.write("App.swift", Data(before.utf8))
    let lines = try ToolRun(["moving", "."], in: folder).output.components(separatedBy: "\n")
    for (index, row) in rows.enumerated() {
      #expect(lines[2 * index + 2] == "App.swift:\(index + 2): \(row.before)")
      #expect(lines[2 * index + 3] == "    \(row.now)")
    }
    #expect(
      lines.dropLast().last == "\(rows.count + 1) lines in 1 files; 0 that this tool does not know"
    )
  }

  /// The guide has the numbers of its lines, and of those that were removed and written.
  @Test func anAppHasNoLineThatIsUnknown() throws {
    let app = Self.root.appendingPathComponent("Tests/MovedAppsTests/Fifty")
    let run = try ToolRun(["moving", app.path + "/Before"], in: Folder())
    #expect(run.code == 0 && run.error == "")
    #expect(
      run.output.contains("BaseListController.m:11: [self.tableView.mj_header beginRefreshing];")
    )
    let summary = try #require(run.output.split(separator: "\n").last)
    #expect(summary.hasSuffix(" lines in 7 files; 0 that this tool does not know"))
    var (removed, written) = (0, 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: app.path + "/Before")
    for name in names {
      let (before, after) = try (lines("Before/\(name)"), lines("After/\(name)"))
      let change = after.difference(from: before)
      (removed, written) = (removed + change.removals.count, written + change.insertions.count)
    }
    let guide = try lines("../../../Documentation/Moving/MJRefresh.md").joined(separator: " ")
    let count = summary.prefix { $0 != " " }
    #expect(
      guide.contains("\(count) such lines, \(removed) lines were removed and \(written) written"),
      "\(count) \(removed) \(written)"
    )
    func lines(_ name: String) throws -> [String] {
      try String(contentsOf: app.appendingPathComponent(name), encoding: .utf8)
        .components(separatedBy: "\n")
    }
  }

  @Test func whatDoesNotUseItIsNotListed() throws {
    let folder = try Folder()
    try folder.write("A.swift", Data("refreshControl.endRefreshing()\n".utf8))
    try folder.write("B.m", Data("MJRefreshSomething();\nint x;\n".utf8))
    let run = try ToolRun(["moving", "."], in: folder)
    #expect(
      run
        == ToolRun(
          output: """
            B.m:1: MJRefreshSomething();
                ?
            1 lines in 1 files; 1 that this tool does not know

            """
        )
    )
  }

  @Test func aFolderWithoutSourcesIsRefused() throws {
    let run = try ToolRun(["moving", "."], in: Folder())
    #expect(
      run.code == 2 && run.error.hasPrefix("overscroll-tool moving: .: has no file that ends in")
    )
    #expect(try ToolRun(["moving"], in: Folder()).error.contains("the folder of an app is missing"))
  }
}
