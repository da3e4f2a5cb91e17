import Foundation
import OverscrollIndicators
import Testing

/// The completion script offers what the commands accept, as bash itself evaluates it.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/bin/bash")))
struct CompletionTests {
  @Test(arguments: [
    ("", ["path", "replay", "preview", "list", "completion", "--help", "--version"]),
    ("pr", ["preview"]),
    ("preview --f", ["--filmstrip"]),
    ("preview --style ri", ["ring"]),
    ("preview --language zh", ["zh-Hans", "zh-Hant"]),
    ("path --st", ["--strict"]),
    ("path --s", ["--strict", "--sample"]),
    ("replay --style mj", ["mj"]),
    ("list lan", ["languages"]),
    ("completion ", ["bash", "zsh", "fish", "-o", "--help"]),
    // Nothing of ours: bash completes a file's name.
    ("preview --svg ", []),
    ("path -o ", []),
    ("path icon", []),
    ("none ", []),
  ])
  func bashCompletes(line: String, words: [String]) throws {
    #expect(try completions(of: line) == words, "\(line)")
  }

  @Test func everyLookIsOffered() throws {
    let names = try completions(of: "preview --indicator ")
    #expect(names == BuiltinIndicator.allCases.map { "\($0)" })
  }

  @Test func bashIsToldToCompleteFilesOtherwise() throws {
    let line = "eval \"$(overscroll-tool completion bash)\"; complete -p overscroll-tool"
    let run = try bash(line)
    #expect(run == ToolRun(output: "complete -o default -F _overscroll_tool overscroll-tool\n"))
  }

  @Test func theOtherShellsGetEveryCommandAndOption() throws {
    for shell in ["zsh", "fish"] {
      let script = try ToolRun(["completion", shell], in: Folder()).output
      for word in ["path", "replay", "preview", "list", "completion", "ring", "zh-Hans"] {
        #expect(script.contains(word), "\(shell): \(word)")
      }
      let options = shell == "zsh" ? ["--lines", "--filmstrip"] : ["-l lines", "-l filmstrip"]
      for option in options { #expect(script.contains(option), "\(shell): \(option)") }
    }
  }

  @Test func anUnknownShellIsAnError() throws {
    let run = try ToolRun(["completion", "tcsh"], in: Folder())
    let said = "unknown shell tcsh; expected one of bash, zsh, fish; see --help"
    #expect(run == ToolRun(output: "", error: "overscroll-tool completion: \(said)\n", code: 2))
  }

  /// What bash offers for a line's last word.
  private func completions(of line: String) throws -> [String] {
    let rest = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let words = ["overscroll-tool"] + rest
    let run = try bash(
      """
      eval "$(overscroll-tool completion bash)"
      COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
      COMP_CWORD=\(words.count - 1)
      _overscroll_tool
      printf '%s\\n' "${COMPREPLY[@]}"
      """
    )
    #expect(run.error == "" && run.code == 0)
    return run.output.split(separator: "\n").map(String.init)
  }

  private func bash(_ script: String) throws -> ToolRun {
    let folder = try Folder()
    try folder.write("script.bash", script)
    return try ToolRun(shell: "/bin/bash script.bash", in: folder)
  }
}
