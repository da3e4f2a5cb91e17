/// `completion`: a script with which a shell completes the commands, their options and names.
struct CompletionCommand {
  static let help = """
    Prints a script with which a shell completes commands, options, names and files.

    usage: overscroll-tool completion bash | zsh | fish [-o FILE]

      bash     source <(overscroll-tool completion bash), in ~/.bashrc
      zsh      source <(overscroll-tool completion zsh), in ~/.zshrc after compinit
      fish     overscroll-tool completion fish | source, in ~/.config/fish/config.fish
      -o FILE  write to a file

    """

  static let syntax = Syntax(
    options: [("-o", .file)],
    operand: .name(Shell.allCases.map(\.rawValue))
  )

  private let arguments: Arguments
  private let shell: Shell

  init(_ words: [String]) throws(Failure) {
    arguments = try Arguments(words, Self.syntax)
    try arguments.expectOperands(1, "the shell")
    let name = arguments.operands[0]
    guard let shell = Shell(rawValue: name) else {
      let names = Shell.allCases.map(\.rawValue).joined(separator: ", ")
      throw .usage("unknown shell \(name); expected one of \(names)")
    }
    self.shell = shell
  }

  func run() throws(Failure) -> Bool {
    var output = try Output(to: arguments.value("-o"))
    try output.write(shell.script)
    try output.finish()
    return true
  }
}
