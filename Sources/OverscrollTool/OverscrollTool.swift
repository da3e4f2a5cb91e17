/// The command-line tool: reads paths, replays recorded pulls, draws moving pictures of looks.
///
/// Start reading here. Each command is one file in `Commands`: it takes its arguments, writes to an
/// ``Output``, and returns whether what it was asked to check holds. Whatever stops it is one
/// ``Failure``. Files and streams are touched only in `Console`, XML only in `Input`.
@main
enum OverscrollTool {
  static let version = "1.0.0"

  static func main() {
    Console.end(run(Array(CommandLine.arguments.dropFirst())))
  }

  /// Runs one command; the exit code is 0, 1 when what was checked does not hold, or 2.
  private static func run(_ words: [String]) -> Int32 {
    var place = ""
    do throws(Failure) {
      guard let first = words.first else { throw .usage("which command? \(Command.names)") }
      if ["--help", "-h", "help"].contains(first) {
        let command = words.dropFirst().first.flatMap(Command.init)
        return try write(command?.help ?? Help.tool)
      }
      if first == "--version" { return try write("overscroll-tool \(version)\n") }
      guard let command = Command(rawValue: first) else {
        throw .usage("there is no command \(first), only \(Command.names)")
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

/// The commands, by the word that calls each.
enum Command: String, CaseIterable {
  case path
  case replay
  case preview
  case list

  /// All of them in one line.
  static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }

  var help: String {
    switch self {
    case .path: PathCommand.help
    case .replay: ReplayCommand.help
    case .preview: PreviewCommand.help
    case .list: ListCommand.help
    }
  }

  /// Does it; false when what it was asked to check does not hold.
  func run(_ words: [String]) throws(Failure) -> Bool {
    switch self {
    case .path: try PathCommand(words).run()
    case .replay: try ReplayCommand(words).run()
    case .preview: try PreviewCommand(words).run()
    case .list: try ListCommand(words).run()
    }
  }
}
