/// The command-line tool: reads paths, replays recorded pulls, draws animated pictures of looks.
///
/// Start reading here. Each command is one file in `Commands`: it parses its arguments, writes to
/// an ``Output``, and returns whether its check passed. Every error is a ``Failure``. Only
/// `Console` accesses files and streams, only `Input` parses XML.
@main
enum OverscrollTool {
  static let version = "1.0.0"

  static func main() {
    Console.end(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs one command; the exit code is 0, 1 if a check failed, or 2.
  private static func run(_ words: [String]) -> Int32 {
    var place = ""
    do throws(Failure) {
      guard let first = words.first else { throw .usage("missing command: \(Command.names)") }
      if ["--help", "-h", "help"].contains(first) {
        let command = words.dropFirst().first.flatMap(Command.init)
        return try write(command?.help ?? Help.tool)
      }
      if first == "--version" { return try write("overscroll-tool \(version)\n") }
      guard let command = Command(rawValue: first) else {
        throw .usage("unknown command \(first); expected one of \(Command.names)")
      }
      place = " " + first
      if words.contains("--help") || words.contains("-h") { return try write(command.help) }
      return try command.run(Array(words.dropFirst())) ? 0 : 1
    } catch {
      Console.report("overscroll-tool\(place): \(error.message)")
      return 2
    }
  }

  private static func write(_ text: String) throws(Failure) -> Int32 {
    var output = try Output(to: nil)
    try output.write(text)
    try output.finish()
    return 0
  }
}

/// The commands by name.
enum Command: String, CaseIterable {
  case path
  case replay
  case preview
  case list
  case moving

  /// The names of all commands, as one line.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  var help: String {
    switch self {
    case .path: PathCommand.help
    case .replay: ReplayCommand.help
    case .preview: PreviewCommand.help
    case .list: ListCommand.help
    case .moving: MovingCommand.help
    }
  }

  /// Runs it; returns false if its check failed.
  func run(_ words: [String]) throws(Failure) -> Bool {
    switch self {
    case .path: try PathCommand(words).run()
    case .replay: try ReplayCommand(words).run()
    case .preview: try PreviewCommand(words).run()
    case .list: try ListCommand(words).run()
    case .moving: try MovingCommand(words).run()
    }
  }
}

/// The tool's help text; the commands' help texts are in their files.
enum Help {
  static let tool = """
    Reads paths, replays recorded pulls, draws animated pictures of looks, and reads apps that move.

    usage: overscroll-tool COMMAND [OPTION...]

      path       measure SVG paths: one JSON object per line
      replay     run a recorded pull and compare it with the expectations
      preview    draw a pull as an animated picture, or as a strip of its stages
      list       list the styles, indicators and languages
      moving     list the lines of an app that use MJRefresh, each with ours

      --help     this text; with a command, help for that command
      --version  the version

    A file named - is standard input. Errors are one line on standard error. Exit codes: 0 for
    success, 1 if a check failed, 2 if the command could not run.

    """
}
