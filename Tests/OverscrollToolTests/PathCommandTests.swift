import Foundation
import Testing

/// Path measurements agree with geometry, and the output has exactly the documented lines.
@Suite struct PathCommandTests {
  /// Complete lines, for paths with exact numbers.
  @Test(arguments: [
    // 3, 4 and 5 make a right-angled triangle: 12 points around.
    ("M0 0L3 0L3 4z", #"{"commands": 4, "bounds": [0, 0, 3, 4], "length": 12, "error": null}"#),
    ("M5 5", #"{"commands": 1, "bounds": null, "length": 0, "error": null}"#),
  ])
  func aPathIsOneLine(data: String, line: String) throws {
    #expect(try ToolRun(["path", data], in: Folder()) == ToolRun(output: line + "\n"))
  }

  /// The result describes the data before the error, and the exit code is 1.
  @Test(arguments: [
    // The second line's number is missing: everything before it is valid.
    (
      "M0 0H3V4L0",
      #"{"commands": 3, "bounds": [0, 0, 3, 4], "length": 7, "#
        + #""error": {"offset": 10, "expected": "a number"}}"#,
      "byte 10: expected a number"
    )
  ])
  func anInvalidPathIsAnErrorWithItsPlace(data: String, line: String, said: String) throws {
    let expected = ToolRun(output: line + "\n", error: "path data: \(said)\n", code: 1)
    #expect(try ToolRun(["path", data], in: Folder()) == expected)
    let input = ToolRun(output: line + "\n", error: "standard input: \(said)\n", code: 1)
    #expect(try ToolRun(["path", "-"], input: Data(data.utf8), in: Folder()) == input)
  }

  /// Around a square of 40 points, ten points are 40/9 apart; a single one is the start.
  @Test func pointsLieAtEqualDistances() throws {
    let run = try ToolRun(["path", "M0 0h10v10h-10z", "--sample", "10"], in: Folder())
    let points = try #require(try jsonLines(run.output).first?["points"] as? [[Double]])
    #expect(points.count == 10)
    for (index, point) in points.enumerated() {
      let way = Double(index) * 40 / 9
      let place =
        way <= 10
        ? [way, 0] : way <= 20 ? [10, way - 10] : way <= 30 ? [30 - way, 10] : [0, 40 - way]
      #expect(hypot(point[0] - place[0], point[1] - place[1]) < 1e-9, "point \(index)")
    }
    let one = try ToolRun(["path", "M1 2h10", "--sample", "1"], in: Folder())
    #expect(one.output.hasSuffix(#""points": [[1, 2]]}"# + "\n"))
    let none = try ToolRun(["path", "M1 2", "--sample", "3"], in: Folder())
    #expect(none.output.hasSuffix(#""points": []}"# + "\n"))
  }

  /// Counted by hand, by the rules of SVG 2, section 9.3.
  @Test(arguments: [
    ("M1 1zm1 1z", 4), ("M0 0a1 1 0 01.5.5", 2), ("M0 0a1 1 0 01.5.5 1 1 0 10 1 1", 3),
    ("M0 0 1 1 2 2z", 4), ("M0 0h1 2 3v-1-2", 6), ("M0 0T1 1S1 2 3 4 5 6 7 8Q1 1 2 2", 5),
    ("M.5.5-.5-.5e1", 2), ("M0 0C1 1 2 2 3 3 4 4 5 5", 2),
  ])
  func commandsAreCountedAsWritten(data: String, count: Int) throws {
    let run = try ToolRun(["path", data], in: Folder())
    #expect(try jsonLines(run.output).first?["commands"] as? Int == count)
  }

  @Test func everyLineIsAnsweredInOrderAlsoABadOne() throws {
    let folder = try Folder()
    try folder.write("paths.txt", "M0 0H3\nnonsense\n\nM0 0V4\r\nM0 0H")
    let lines = [
      #"{"commands": 2, "bounds": [0, 0, 3, 0], "length": 3, "error": null}"#,
      #"{"commands": 0, "bounds": null, "length": 0, "error": {"offset": 0, "expected": "M or m"}}"#,
      #"{"commands": 0, "bounds": null, "length": 0, "error": null}"#,
      #"{"commands": 2, "bounds": [0, 0, 0, 4], "length": 4, "error": null}"#,
      #"{"commands": 1, "bounds": null, "length": 0, "#
        + #""error": {"offset": 5, "expected": "a number"}}"#,
    ]
    let said = [":2: byte 0: expected M or m\n", ":5: byte 5: expected a number\n"]
    func expected(_ name: String) -> ToolRun {
      ToolRun(
        output: lines.map { $0 + "\n" }.joined(),
        error: said.map { name + $0 }.joined(),
        code: 1
      )
    }
    #expect(try ToolRun(["path", "--lines", "paths.txt"], in: folder) == expected("paths.txt"))
    let input = Data(try folder.read("paths.txt").utf8)
    let stream = try ToolRun(["path", "--lines", "-"], input: input, in: folder)
    #expect(stream == expected("standard input"))

    let strict = ToolRun(
      output: lines[..<2].map { $0 + "\n" }.joined(),
      error: "paths.txt:2: byte 0: expected M or m\n",
      code: 1
    )
    #expect(try ToolRun(["path", "--strict", "--lines", "paths.txt"], in: folder) == strict)
  }

  @Test func aMillionBytesInOneLineAreOnePath() throws {
    let folder = try Folder()
    try folder.write("long.txt", "M0 0" + String(repeating: "h3v4", count: 250_000) + "\nM0 0h1\n")
    let run = try ToolRun(["path", "--lines", "long.txt"], in: folder)
    let lengths = try jsonLines(run.output).map { $0["length"] as? Double }
    // Each repetition moves 3 to the right and 4 down.
    #expect(lengths == [250_000 * 7, 1])
  }

  /// All mistakes of a file are lines on standard error, and the rest is measured.
  @Test func aFileOrAStreamIsMeasuredWhereItCanBe() throws {
    let folder = try Folder()
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg">
        <g transform="scale(2)"><path d='M0 0h3'/></g>
        <rect width="2em"/><text/>
        <path d="M0 0x"/>
      </svg>
      """
    try folder.write("icon.svg", picture)
    let lines = [
      #"{"commands": 2, "bounds": [0, 0, 6, 0], "length": 6, "error": null}"#,
      #"{"commands": 1, "bounds": null, "length": 0, "#
        + #""error": {"offset": 4, "expected": "a command"}}"#,
    ]
    func expected(_ name: String) -> ToolRun {
      let said = [
        ":3:20: rect left out: cannot read the length 2em", ": not read: 1 text",
        ": path 2: byte 4: expected a command",
      ]
      return ToolRun(
        output: lines.map { $0 + "\n" }.joined(),
        error: said.map { name + $0 + "\n" }.joined(),
        code: 1
      )
    }
    #expect(try ToolRun(["path", "icon.svg"], in: folder) == expected("icon.svg"))
    let stream = try ToolRun(["path", "-"], input: Data(picture.utf8), in: folder)
    #expect(stream == expected("standard input"))
    let data = try ToolRun(["path", "-"], input: Data("M0 0h1\n".utf8), in: folder)
    #expect(data.code == 0 && data.output.contains(#""length": 1,"#))
  }

  @Test func aResultGoesToItsFileAsAWhole() throws {
    let folder = try Folder()
    let run = try ToolRun(["path", "M0 0h3", "-o", "out.json"], in: folder)
    #expect(run == ToolRun(output: ""))
    #expect(try folder.names == ["out.json"])
    let line = #"{"commands": 2, "bounds": [0, 0, 3, 0], "length": 3, "error": null}"#
    #expect(try folder.read("out.json") == line + "\n")
  }
}
