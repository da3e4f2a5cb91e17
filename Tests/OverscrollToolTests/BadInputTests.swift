import Foundation
import Testing

/// Invalid input gives one clear line and exit code 2, and leaves no file.
@Suite struct BadInputTests {
  /// The arguments, optional standard input, and the expected message.
  struct Row: CustomTestStringConvertible {
    let arguments: [String]
    var input: String?
    let said: String

    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let rows = [
    // Files.
    Row(arguments: ["path", "none.svg"], said: "path: none.svg: No such file or directory"),
    Row(arguments: ["path", "--lines", "none"], said: "path: none: No such file or directory"),
    Row(
      arguments: ["replay", "none.trace"],
      said: "replay: none.trace: No such file or directory"
    ),
    Row(
      arguments: ["preview", "--svg", "none.svg"],
      said: "preview: none.svg: No such file or directory"
    ),
    Row(arguments: ["path", "folder.svg"], said: "path: folder.svg: is a directory"),
    Row(arguments: ["path", "--lines", "folder.svg"], said: "path: folder.svg: is a directory"),
    Row(arguments: ["replay", "folder.svg"], said: "replay: folder.svg: is a directory"),
    Row(
      arguments: ["preview", "--svg", "folder.svg"],
      said: "preview: folder.svg: is a directory"
    ),
    Row(
      arguments: ["path", "latin1.txt"],
      said: "path: latin1.txt: is not an .svg file; use --lines for a file with path data"
    ),
    // Bytes that are not text: the valid line before them is not processed either.
    Row(arguments: ["path", "latin1.svg"], said: "path: latin1.svg: byte 14: not UTF-8"),
    Row(
      arguments: ["path", "--lines", "latin1.txt"],
      said: "path: latin1.txt:2: byte 4: not UTF-8"
    ),
    Row(arguments: ["replay", "latin1.txt"], said: "replay: latin1.txt: byte 11: not UTF-8"),
    // A line of 100 MB.
    Row(
      arguments: ["path", "--lines", "huge.txt"],
      said: "path: huge.txt:2: the line is longer than 32 MB"
    ),
    Row(arguments: ["replay", "huge.txt"], said: "replay: huge.txt: is larger than 32 MB"),
    Row(arguments: ["path", "huge.svg"], said: "path: huge.svg: is larger than 32 MB"),
    Row(arguments: ["path", "nothing.svg"], said: "path: nothing.svg: is empty"),
    Row(arguments: ["preview", "--svg", "nothing.svg"], said: "preview: nothing.svg: is empty"),
    // SVG: a position is where the parser stopped, after the start tag or at the end of its
    // attributes.
    Row(arguments: ["path", "empty.svg"], said: "path: empty.svg: draws no shape"),
    Row(
      arguments: ["preview", "--svg", "empty.svg"],
      said: "preview: empty.svg: draws no shape"
    ),
    Row(
      arguments: ["preview", "--svg", "dots.svg"],
      said: "preview: dots.svg: has no path that draws anything"
    ),
    Row(arguments: ["path", "broken.svg"], said: "path: broken.svg:1:23: is not well-formed XML"),
    Row(
      arguments: ["path", "packed.svgz"],
      said: "path: packed.svgz: is compressed; decompress it first: gzip -dc FILE.svgz > FILE.svg"
    ),
    Row(
      arguments: ["path", "-"],
      input: "<html/>",
      said: "path: standard input: is not an SVG file"
    ),
    Row(
      arguments: ["path", "-"],
      input: "<svg/>",
      said: "path: standard input: draws no shape"
    ),
    // Traces.
    Row(
      arguments: ["replay", "-"],
      input: "overscroll-trace 1\nsession vertical engine\n0 attached\n0.1 contactFlew 1\n",
      said: "replay: standard input:4:5: expected configured, contactBegan, contactMoved, "
        + "contactEnded, contactCancelled, wheelBegan, wheelMoved, wheelEnded, scrolled, "
        + "contentChanged, attached, shown, hidden, detached, environmentChanged, beginRequested, "
        + "externalLoadingChanged, actionFinished, cancelRequested, resetRequested, "
        + "floorRequested, frame, woke, exhaustRequested, uncoverRequested, "
        + "concurrencyChanged, prefetchFinished"
    ),
    Row(
      arguments: ["replay", "-"],
      input: "",
      said: "replay: standard input:1:1: a trace begins with the line overscroll-trace 1"
    ),
    Row(
      arguments: ["replay", "-", "--style", "ring"],
      input: "overscroll-trace 1\nsession vertical engine\npart end loadMore back\n",
      said: "replay: standard input: has no part of the style's role, refresh"
    ),
    // Arguments.
    Row(
      arguments: [],
      said: ": missing command: path, replay, preview, list, moving; see --help"
    ),
    Row(
      arguments: ["draw"],
      said:
        ": unknown command draw; expected one of path, replay, preview, list, moving; see --help"
    ),
    Row(arguments: ["path"], said: "path: path data or a file is missing; see --help"),
    Row(
      arguments: ["path", "M0 0", "M1 1"],
      said: "path: unexpected argument M1 1; see --help"
    ),
    Row(arguments: ["path", "--lines"], said: "path: --lines needs a value; see --help"),
    Row(
      arguments: ["path", "--fast", "M0 0"],
      said: "path: unknown option --fast; see --help"
    ),
    Row(arguments: ["path", "--strict=1", "M"], said: "path: --strict takes no value; see --help"),
    Row(
      arguments: ["path", "--strict", "--strict", "M"],
      said: "path: --strict is given twice; see --help"
    ),
    Row(
      arguments: ["path", "M0 0", "--sample", "-1"],
      said: "path: --sample needs a whole number from 0 to 1000000, not -1; see --help"
    ),
    Row(
      arguments: ["list", "all"],
      said: "list: unknown list all; expected one of styles, indicators, languages; see --help"
    ),
    Row(
      arguments: ["preview"],
      said: "preview: exactly one of --indicator, --style and --svg is required; see --help"
    ),
    Row(
      arguments: ["preview", "--indicator", "ring", "--style", "ring"],
      said: "preview: exactly one of --indicator, --style and --svg is required; see --help"
    ),
    Row(arguments: ["list", "-o="], said: "list: -o needs a value; see --help"),
    Row(arguments: ["path", "--lines", ""], said: "path: --lines needs a value; see --help"),
    Row(
      arguments: ["preview", "--indicator", "ring", "--language", "tlh"],
      said: "preview: unknown language tlh; expected one of LANGUAGES; see --help"
    ),
  ]

  @Test(arguments: rows)
  func isOneLineAndExitCode2(row: Row) throws {
    let folder = try Folder()
    try Self.fill(folder, for: row)
    let before = try folder.names
    let input = Data((row.input ?? "").utf8)
    let run = try ToolRun(row.arguments, input: input, in: folder)
    var said = row.said.hasPrefix(":") ? row.said : " " + row.said
    if said.contains("LANGUAGES") {
      let text = try ToolRun(["list", "--json"], in: folder).output
      let list = try jsonObject(text) as? [String: [String]]
      said = said.replacingOccurrences(
        of: "LANGUAGES",
        with: list?["languages"]?.joined(separator: ", ") ?? ""
      )
    }
    #expect(run == ToolRun(output: "", error: "overscroll-tool\(said)\n", code: 2))
    // With an output file: no new file is left, and an existing one is unchanged.
    guard let command = row.arguments.first, command != "draw", !row.arguments.contains("--lines")
    else { return }
    try folder.write("old", "kept")
    for name in ["new", "old"] {
      let again = try ToolRun(row.arguments + ["-o", name], input: input, in: folder)
      #expect(again == run)
    }
    #expect(try folder.names == (before + ["old"]).sorted())
    #expect(try folder.read("old") == "kept")
  }

  @Test func aFileThatCannotBeWrittenIsOneLine() throws {
    let run = try ToolRun(["list", "-o", "none/list.txt"], in: Folder())
    let said = "overscroll-tool list: none/list.txt: No such file or directory\n"
    #expect(run == ToolRun(output: "", error: said, code: 2))
  }

  @Test func aNameWithANewlineStaysInOneLine() throws {
    let run = try ToolRun(["replay", "a\nb\u{1B}[31m"], in: Folder())
    let said = "overscroll-tool replay: a?b?[31m: No such file or directory\n"
    #expect(run == ToolRun(output: "", error: said, code: 2))
  }

  @Test func whatIsAskedForIsNoError() throws {
    for arguments in [["--help"], ["path", "--help"], ["replay", "--help"], ["preview", "-h"]] {
      let run = try ToolRun(arguments, in: Folder())
      #expect(run.code == 0 && run.error == "")
      #expect(run.output.contains("usage: overscroll-tool"))
    }
    let help = try ToolRun(["help", "replay"], in: Folder())
    #expect(try help == ToolRun(["replay", "--help"], in: Folder()))
  }

  /// Creates the files that a row names.
  private static func fill(_ folder: Folder, for row: Row) throws {
    for name in row.arguments {
      switch name {
      case "folder.svg":
        let place = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
      case "latin1.svg": try folder.write(name, Data("<svg><!-- caf".utf8) + [0x20, 0xE9])
      case "latin1.txt": try folder.write(name, Data("M0 0h3\nM0 0".utf8) + [0xE9])
      case "huge.txt", "huge.svg":
        try folder.write(name, Data("M0 0\n".utf8) + Data(repeating: 0x30, count: 100_000_000))
      case "nothing.svg": try folder.write(name, "")
      case "empty.svg":
        try folder.write(name, #"<svg xmlns="http://www.w3.org/2000/svg"><rect/></svg>"#)
      case "dots.svg":
        try folder.write(name, #"<svg xmlns="http://www.w3.org/2000/svg"><path d="M1 1"/></svg>"#)
      case "broken.svg": try folder.write(name, "<svg><path d=\"M0 0h1\">\n")
      case "packed.svgz": try folder.write(name, Data([0x1F, 0x8B, 8, 0]))
      default: break
      }
    }
  }
}
