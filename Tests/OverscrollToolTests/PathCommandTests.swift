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

/// Basic shapes are measured as their equivalent paths by SVG 2, section 10.
@Suite struct BasicShapeTests {
  /// The output lines for elements in a picture of 200 by 100.
  private func lines(
    _ shapes: String,
    _ arguments: [String] = [],
    error: String = ""
  ) throws -> [[String: Any]] {
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">\(shapes)</svg>
      """
    let run = try ToolRun(["path", "-"] + arguments, input: Data(picture.utf8), in: Folder())
    #expect(run.error == error && run.code == (error == "" ? 0 : 1))
    return try jsonLines(run.output)
  }

  /// A rectangle with round corners is ten commands, four of them arcs.
  @Test func theCommandsOfAShapeAreThoseOfItsPath() throws {
    let found = try lines(
      """
      <rect width="3" height="4"/><rect width="30" height="40" rx="5"/><circle r="5"/>
      <polygon points="0 0 3 0 3 4"/>
      """
    )
    #expect(found.map { $0["commands"] as? Int } == [5, 10, 6, 4])
  }

  /// The start and the direction of a shape: by section 10.3 a circle starts at its right.
  @Test func aCircleStartsAtItsRightAndGoesDown() throws {
    let line = try #require(try lines(#"<circle r="10"/>"#, ["--sample", "5"]).first)
    let points = try #require(line["points"] as? [[Double]])
    for (point, place) in zip(points, [[10.0, 0], [0, 10], [-10, 0], [0, -10], [10, 0]]) {
      #expect(hypot(point[0] - place[0], point[1] - place[1]) < 0.005)
    }
  }

  /// Drawn up to the error, as section 10.6 requires; offsets by hand, in the list of points.
  @Test(arguments: [
    ("0 0 3 0 3", 9, 3.0), ("0 0 3 0 x", 8, 3), ("0 0 3 0,,3 4", 8, 3), ("0 0 3 0,", 8, 3),
    ("L", 0, 0), ("0 0 3 0 3 4 1e99 0", 12, 7),
  ])
  func pointsUpToAMistakeAreDrawn(points: String, offset: Int, length: Double) throws {
    let said = "standard input: path 1: byte \(offset): expected a number\n"
    let line = try #require(try lines("<polyline points='\(points)'/>", error: said).first)
    #expect(line["length"] as? Double == length)
    let error = try #require(line["error"] as? [String: Any])
    #expect(error["offset"] as? Int == offset)
    #expect(error["expected"] as? String == "a number")
  }
}

/// What is read of an SVG file: the cases of `Tests/SVG`, which the gallery's reader passes too.
@Suite struct SVGCaseTests {
  /// A row of the list.
  struct Row: CustomTestStringConvertible {
    let fields: [String]

    var testDescription: String { "\(fields[4]): \(fields[0])" }

    var file: String {
      let isWhole = fields[0].hasPrefix("<?xml")
      return isWhole ? fields[0] : "<svg \(Self.names) viewBox='0 0 100 50'>\(fields[0])</svg>"
    }

    private static let names = """
      xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink'
      """

    static let all: [Row] = {
      let list = projectFolder.appendingPathComponent("Tests/SVG/cases.tsv")
      guard let text = try? String(contentsOf: list, encoding: .utf8) else { return [] }
      return text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map {
        Row(fields: $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init))
      }
    }()
  }

  @Test func theListIsRead() {
    #expect(Row.all.count > 40)
    #expect(Row.all.allSatisfy { $0.fields.count == 5 })
  }

  @Test(arguments: Row.all)
  func theFileIsReadAsStated(row: Row) throws {
    let run = try ToolRun(["path", "-"], input: Data(row.file.utf8), in: Folder())
    let said = run.error.split(separator: "\n").filter { !$0.contains("expected a number") }
    #expect(said.filter { $0.contains(" left out: ") }.count == Int(row.fields[3]))
    let notRead = said.compactMap { $0.components(separatedBy: ": not read: ").dropFirst().first }
    #expect(notRead.joined() == row.fields[2])

    let outlines = row.fields[1].replacingOccurrences(of: " | ", with: "\n")
    let same = try ToolRun(["path", "--lines", "-"], input: Data(outlines.utf8), in: Folder())
    let (found, expected) = (try jsonLines(run.output), try jsonLines(same.output))
    #expect(found.count == expected.count)
    for (one, other) in zip(found, expected) {
      let lengths = try [one, other].map { try #require($0["length"] as? Double) }
      let bounds = try [one, other].map { try #require($0["bounds"] as? [Double]) }
      let pairs = zip(bounds[0] + [lengths[0]], bounds[1] + [lengths[1]])
      #expect(pairs.allSatisfy { abs($0 - $1) < 0.001 }, "\(one) instead of \(other)")
    }
  }

  /// The same picture in the encodings that XML 1.0, section 4.3.3, tells apart.
  @Test(arguments: [
    (String.Encoding.utf8, "", ""), (.utf8, "\u{FEFF}", "UTF-8"), (.isoLatin1, "", "ISO-8859-1"),
    (.utf16LittleEndian, "\u{FEFF}", "UTF-16"), (.utf16BigEndian, "\u{FEFF}", "UTF-16"),
  ])
  func everyEncodingIsRead(encoding: String.Encoding, mark: String, name: String) throws {
    let declaration = name.isEmpty ? "" : "<?xml version='1.0' encoding='\(name)'?>"
    let text = "\(mark)\(declaration)<svg><!-- caf\u{E9} --><path id='\u{E9}' d='M0 0h3'/></svg>"
    let folder = try Folder()
    try folder.write("icon.svg", try #require(text.data(using: encoding)))
    let line = #"{"commands": 2, "bounds": [0, 0, 3, 0], "length": 3, "error": null}"# + "\n"
    #expect(try ToolRun(["path", "icon.svg"], in: folder) == ToolRun(output: line))
    let input = try Data(contentsOf: folder.url.appendingPathComponent("icon.svg"))
    #expect(try ToolRun(["path", "-"], input: input, in: folder) == ToolRun(output: line))
  }

  /// Twenty lines of ten uses each are 10^20 shapes.
  @Test func referencesThatMultiplyAreRefused() throws {
    var lines = "<path id='a0' d='M0 0h1'/>"
    for level in 1...20 {
      let uses = String(repeating: "<use href='#a\(level - 1)'/>", count: 10)
      lines += "<g id='a\(level)'>\(uses)</g>"
    }
    let file = Data("<svg>\(lines)</svg>".utf8)
    let run = try ToolRun(["path", "-"], input: file, in: Folder())
    #expect(run.code == 2 && run.output == "")
    #expect(run.error.hasSuffix("standard input: draws more than 1000000 elements\n"))
  }
}
