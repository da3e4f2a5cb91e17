import Overscroll
import OverscrollIndicators
import OverscrollTrace

/// `replay`: runs a recorded pull and compares the result with the expectations.
struct ReplayCommand {
  static let help = """
    Runs a recorded pull and prints the effects of each event.

    usage: overscroll-tool replay FILE.trace [--style NAME] [--json] [-o FILE]

      --style NAME  use the style's behavior for every part of its role
      --json        one JSON object: axis, bounce, events, failures
      -o FILE       write to a file

    Without --json the timeline is a trace that expects exactly the actual results. Each expectation
    of the recording that is not met is one line on standard error; the exit code is then 1.

    """

  private let arguments: Arguments

  init(_ words: [String]) throws(Failure) {
    arguments = try Arguments(words, flags: ["--json"], options: ["--style", "-o"])
    try arguments.expectOperands(1, "FILE.trace")
  }

  func run() throws(Failure) -> Bool {
    let style = try arguments.value("--style").map(Catalog.style)
    let (name, bytes) = try InputFile.read(arguments.operands[0])
    var trace = try Self.read(bytes, name)
    if let behavior = style?.behavior {
      guard let changed = trace.with(behavior) else {
        throw .input(name, "has no part of the style's role, \(behavior.role)")
      }
      trace = changed
    }
    let replay = Replay(trace)
    var output = try Output(to: arguments.value("-o"))
    try output.write(arguments.has("--json") ? Self.json(replay) + "\n" : replay.timeline.text)
    try output.finish()
    for failure in replay.mismatches {
      let words = "expected \(failure.expected), found \(failure.found)"
      Console.report("\(name):\(failure.line): \(words)")
    }
    return replay.mismatches.isEmpty
  }

  static func read(_ bytes: [UInt8], _ name: String) throws(Failure) -> Trace {
    do {
      return try Trace(bytes)
    } catch {
      throw .input(name, error.reason, at: "\(error.line):\(error.column)")
    }
  }

  private static func json(_ replay: Replay) -> String {
    let events = replay.timeline.entries.map { entry in
      JSON.object([
        ("time", .number(entry.event.time)),
        ("event", .text(entry.eventWords.dropFirst().joined(separator: " "))),
        ("start", json(entry.start)),
        ("end", json(entry.end)),
        ("effects", .array(entry.effectWords.map(json))),
      ])
    }
    let failures = replay.mismatches.map { failure in
      JSON.object([
        ("line", .whole(failure.line)),
        ("expected", .text(failure.expected)),
        ("found", .text(failure.found)),
      ])
    }
    return JSON.object([
      ("axis", .text("\(replay.timeline.axis)")),
      ("bounce", .text("\(replay.timeline.bounce)")),
      ("events", .array(events)),
      ("failures", .array(failures)),
    ]).text
  }

  private static func json(_ progress: PullProgress) -> JSON {
    .object([
      ("phase", .text(progress.phaseWord)),
      ("progress", .number(progress.fraction)),
      ("overscroll", .number(progress.overscroll)),
    ])
  }

  /// An effect as words: edge, order, value if there is one.
  private static func json(_ words: [String]) -> JSON {
    let names = ["edge", "order", "value"]
    return .object(
      zip(names, words).map { name, word in
        (name, name == "value" ? Double(word).map { .number($0) } ?? .text(word) : .text(word))
      }
    )
  }
}
