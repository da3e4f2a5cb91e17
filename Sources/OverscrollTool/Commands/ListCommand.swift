import OverscrollCatalog
import OverscrollIndicators
import OverscrollText

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

/// The available styles, looks and languages, by the names that options take.
enum Catalog {
  /// The styles of a refresh, by the names of their looks.
  static var styles: [(name: String, style: PullStyle)] {
    indicators.map { ($0.name, PullStyle.named($0.indicator)) }
  }

  /// The looks with their names.
  static var indicators: [(name: String, indicator: BuiltinIndicator)] {
    BuiltinIndicator.allCases.map { ("\($0)", $0) }
  }

  /// The languages with their tags.
  static var languages: [(name: String, language: Language)] {
    Language.allCases.map { ($0.tag.description, $0) }
  }

  static func scene(_ name: String) throws(Failure) -> ListScene {
    try find(name, "scene", ListScene.allCases.map { ($0.rawValue, $0) })
  }

  static func style(_ name: String) throws(Failure) -> PullStyle {
    try find(name, "style", styles)
  }

  static func indicator(_ name: String) throws(Failure) -> BuiltinIndicator {
    try find(name, "indicator", indicators)
  }

  static func language(_ tag: String) throws(Failure) -> Language {
    try find(tag, "language", languages)
  }

  private static func find<Value>(
    _ name: String,
    _ kind: String,
    _ list: [(name: String, Value)]
  ) throws(Failure) -> Value {
    if let found = list.first(where: { $0.name == name }) { return found.1 }
    let names = list.map(\.name).joined(separator: ", ")
    throw .usage("unknown \(kind) \(name); expected one of \(names)")
  }
}
