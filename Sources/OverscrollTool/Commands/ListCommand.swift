/// `list`: the names accepted by other commands' options.
struct ListCommand {
  static let help = """
    Lists the available styles, indicators and languages.

    usage: overscroll-tool list [--json] [-o FILE]

      --json   one JSON object with the arrays styles, indicators and languages
      -o FILE  write to a file

    """

  private let arguments: Arguments

  init(_ words: [String]) throws(Failure) {
    arguments = try Arguments(words, flags: ["--json"], options: ["-o"])
    try arguments.expectOperands(0, "")
  }

  func run() throws(Failure) -> Bool {
    let groups = [
      ("styles", Catalog.styles.map(\.name)),
      ("indicators", Catalog.indicators.map(\.name)),
      ("languages", Catalog.languages.map(\.name)),
    ]
    var output = try Output(to: arguments.value("-o"))
    if arguments.has("--json") {
      let members = groups.map { ($0.0, JSON.array($0.1.map { .text($0) })) }
      try output.write(JSON.object(members).text + "\n")
    } else {
      for (title, names) in groups {
        try output.write("\(title)\n" + names.map { "  \($0)\n" }.joined())
      }
    }
    try output.finish()
    return true
  }
}
