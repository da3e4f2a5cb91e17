/// The shells for which there is a completion script, made from each command's syntax.
enum Shell: String, CaseIterable {
  case bash
  case zsh
  case fish

  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// Bash completes files where the function finds no word (`-o default`).
  private static var bashScript: String {
    """
    _overscroll_tool() {
      local words=
      if [ "$COMP_CWORD" -eq 1 ]; then
        words='\(firstWords)'
      else
        case "${COMP_WORDS[1]} ${COMP_WORDS[COMP_CWORD-1]}" in
    \(cases { "      \($0)) words='\($1.words)' ;;" })
        esac
      fi
      COMPREPLY=($(compgen -W "$words" -- "${COMP_WORDS[COMP_CWORD]}"))
    }
    complete -o default -F _overscroll_tool overscroll-tool

    """
  }

  private static var zshScript: String {
    """
    #compdef overscroll-tool
    _overscroll_tool() {
      if (( CURRENT == 2 )); then
        compadd -- \(firstWords)
        return
      fi
      case "$words[2] $words[CURRENT-1]" in
    \(cases { "    (\($0)) compadd -- \($1.words)\($1.hasFiles ? "; _files" : "") ;;" })
      esac
    }
    compdef _overscroll_tool overscroll-tool

    """
  }

  private static var fishScript: String {
    let command = "complete -c overscroll-tool"
    var lines = ["\(command) -f -n __fish_use_subcommand -a '\(firstWords)'"]
    for name in Command.allCases {
      let below = "\(command) -n '__fish_seen_subcommand_from \(name.rawValue)'"
      let syntax = name.syntax
      let operands = Words(syntax.operand)
      lines.append("\(below)\(operands.hasFiles ? "" : " -f") -a '\(operands.words)'")
      for flag in syntax.flags + ["--help"] { lines.append("\(below) \(fishName(flag))") }
      for (option, value) in syntax.options {
        let words = Words(value)
        let kind = words.hasFiles ? "-r" : "-x"
        lines.append("\(below) \(fishName(option)) \(kind) -a '\(words.words)'")
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private static func fishName(_ option: String) -> String {
    option.hasPrefix("--") ? "-l \(option.dropFirst(2))" : "-s \(option.dropFirst())"
  }

  /// The possible first words.
  private static var firstWords: String {
    (Command.allCases.map(\.rawValue) + ["--help", "--version"]).joined(separator: " ")
  }

  /// A line for each place: after an option with a value, and anywhere else in a command.
  private static func cases(_ line: (_ pattern: String, _ words: Words) -> String) -> String {
    Command.allCases.flatMap { command in
      let syntax = command.syntax
      var elsewhere = Words(syntax.operand)
      elsewhere.names += syntax.flags + syntax.options.map(\.name) + ["--help"]
      return syntax.options.map { line("\"\(command.rawValue) \($0.name)\"", Words($0.value)) }
        + [line("\"\(command.rawValue) \"*", elsewhere)]
    }.joined(separator: "\n")
  }

  /// What may stand at one place.
  private struct Words {
    var names: [String] = []
    var hasFiles = false

    init(_ value: Syntax.Value) {
      switch value {
      case .text: break
      case .file: hasFiles = true
      case .name(let names): self.names = names
      }
    }

    var words: String { names.joined(separator: " ") }
  }
}
