/// `list`: the names accepted by other commands' options.
struct ListCommand {
  static let help = """
    Lists the available styles, indicators and languages.

    usage: overscroll-tool list [styles | indicators | languages] [--json] [-o FILE]

      styles   only these, or indicators or languages: one name per line
      --json   one JSON object with the arrays styles, indicators and languages
      -o FILE  write to a file

    """

  private let arguments: Arguments

  init(_ words: [String]) throws(Failure) {
    arguments = try Arguments(words, flags: ["--json"], options: ["-o"])
    if arguments.operands.isEmpty { return }
    try arguments.expectOperands(1, "")
    let names = Self.groups.map(\.title)
    guard names.contains(arguments.operands[0]) else {
      let expected = names.joined(separator: ", ")
      throw .usage("unknown list \(arguments.operands[0]); expected one of \(expected)")
    }
  }

  private static var groups: [(title: String, names: [String])] {
    [
      ("styles", Catalog.styles.map(\.name)),
      ("indicators", Catalog.indicators.map(\.name)),
      ("languages", Catalog.languages.map(\.name)),
    ]
  }

  func run() throws(Failure) -> Bool {
    let only = arguments.operands.first
    let groups = Self.groups.filter { only == nil || only == $0.title }
    var output = try Output(to: arguments.value("-o"))
    if arguments.has("--json") {
      let members = groups.map { ($0.title, JSON.array($0.names.map { .text($0) })) }
      try output.write(JSON.object(members).text + "\n")
    } else {
      for (title, names) in groups {
        if only == nil { try output.write("\(title)\n") }
        let indent = only == nil ? "  " : ""
        try output.write(names.map { "\(indent)\($0)\n" }.joined())
      }
    }
    try output.finish()
    return true
  }
}
