import Foundation
import Testing

/// Test that replay prints each event of a trace and compares its expectations.
@Suite struct ReplayCommandTests {
  static let traces = projectFolder.appendingPathComponent("Tests/Traces")

  /// The modules' tests replay all traces; the output of the tool is itself one that is met.
  @Test func aReplayReplays() throws {
    let file = Self.traces.appendingPathComponent("thrown-past-trigger.trace").path
    let run = try ToolRun(["replay", file], in: Folder())
    #expect(run.code == 0 && run.error == "" && run.output.contains("\n! "))
    let again = try ToolRun(["replay", "-"], input: Data(run.output.utf8), in: Folder())
    #expect(again == run)
  }

  /// Nothing has moved yet, so every number is 0.
  static let still = """
    overscroll-trace 1
    session vertical native
    part start refresh standard
    0 scrolled 0 640 4000
    0 attached
    0.25 contactBegan 1 300
    """

  @Test func theTimelineIsWholeAndExact() throws {
    let run = try ToolRun(["replay", "-"], input: Data(Self.still.utf8), in: Folder())
    let expected = Self.still.split(separator: "\n").enumerated().map { index, line in
      index < 2 ? "\(line)\n" : "\(line)\n> start idle 0\n! nothing\n"
    }
    #expect(run == ToolRun(output: expected.joined()))
  }

  @Test func jsonIsOneObjectInOneLine() throws {
    let run = try ToolRun(["replay", "-", "--json"], input: Data(Self.still.utf8), in: Folder())
    let rest = #"{"phase": "idle", "progress": 0, "overscroll": 0}"#
    let events = [
      (0.0, "configured start refresh standard"), (0, "scrolled 0 640 4000"), (0, "attached"),
      (0.25, "contactBegan 1 300"),
    ].map { time, event in
      let number = time == 0 ? "0" : "\(time)"
      return #"{"time": \#(number), "event": "\#(event)", "start": \#(rest), "end": \#(rest), "#
        + #""effects": []}"#
    }
    let line =
      #"{"axis": "vertical", "bounce": "native", "events": [\#(events.joined(separator: ", "))], "#
      + #""failures": []}"#
    #expect(run == ToolRun(output: line + "\n"))
  }

  /// A touch movement of 90 points shows f(90) = (1 - 1 / (90 * 0.55 / 640 + 1)) * 640 = 45.946 of
  /// them, by UIScrollView's known curve; 64 points arm.
  @Test func jsonTellsPhasesProgressAndEffects() throws {
    let path = Self.traces.appendingPathComponent("refreshes-past-trigger.trace").path
    let run = try ToolRun(["replay", path, "--json"], in: Folder())
    #expect(run.code == 0 && run.error == "")
    let object = try #require(try jsonObject(run.output) as? [String: Any])
    let events = try #require(object["events"] as? [[String: Any]])
    let pulled = try #require(events.first { $0["event"] as? String == "contactMoved 1 390" })
    let start = try #require(pulled["start"] as? [String: Any])
    let share = 90.0 * 0.55 / 640.0
    let visible = (1.0 - 1.0 / (share + 1.0)) * 640.0
    #expect(start["phase"] as? String == "pulling")
    #expect(abs(try #require(start["overscroll"] as? Double) - visible) < 1e-9)
    #expect(abs(try #require(start["progress"] as? Double) - visible / 64) < 1e-9)
    let effects = try #require(pulled["effects"] as? [[String: Any]])
    #expect(effects.map { $0["order"] as? String }.prefix(2) == ["setDisplacement", "reportPhase"])
    #expect(abs(try #require(effects[0]["value"] as? Double) - visible) < 1e-9)
    #expect(effects[1]["value"] as? String == "pulling")
    #expect(effects[2] as? [String: String] == ["edge": "start", "order": "requestFrames"])
    #expect((object["failures"] as? [Any])?.isEmpty == true)
  }

  @Test func whatWasExpectedAndDidNotHappenIsExitCode1() throws {
    let folder = try Folder()
    try folder.write("pull.trace", Self.still + "\n> start pulling 0.5\n! start playHaptic\n")
    let run = try ToolRun(["replay", "pull.trace"], in: folder)
    #expect(run.code == 1)
    #expect(
      run.error == """
        pull.trace:7: expected > start pulling 0.5, found > start idle 0
        pull.trace:8: expected ! start playHaptic, found nothing more

        """
    )
    #expect(run.output.hasPrefix("overscroll-trace 1\nsession vertical native\n"))
    let json = try ToolRun(["replay", "pull.trace", "--json"], in: folder)
    #expect(json.code == 1 && json.error == run.error)
    let object = try #require(try jsonObject(json.output) as? [String: Any])
    let failures = try #require(object["failures"] as? [[String: Any]])
    #expect(failures.map { $0["line"] as? Int } == [7, 8])
    #expect(failures.first?["found"] as? String == "> start idle 0")
  }

  /// The standard behavior runs for at least 0.3 seconds; this recording sets 2.
  @Test func aStyleBehavesInPlaceOfWhatWasRecorded() throws {
    let folder = try Folder()
    let trace = """
      overscroll-trace 1
      session vertical engine
      part start refresh standard minimumRunning=2
      0 scrolled 0 640 4000
      0 attached
      1 beginRequested start program
      2 actionFinished start 1 succeeded
      """
    try folder.write("recorded.trace", trace)
    func lastPhase(_ run: ToolRun) -> Substring? {
      run.output.split(separator: "\n").last { $0.hasPrefix(">") }?.dropFirst(8).prefix {
        $0 != " "
      }
    }
    #expect(lastPhase(try ToolRun(["replay", "recorded.trace"], in: folder)) == "running")
    let styled = try ToolRun(["replay", "--style", "ring", "recorded.trace"], in: folder)
    #expect(lastPhase(styled) == "finishing-succeeded")
    #expect(styled.code == 0 && styled.output.contains("part start refresh standard\n"))
  }

  /// The style named as an original has the original's behavior, not the standard one with its
  /// look.
  @Test func theOriginalsBehaveAsThemselves() throws {
    let input = Data(Self.still.utf8)
    for name in ["ego", "cll", "mj", "mrefresh", "yq"] {
      let run = try ToolRun(["replay", "-", "--style", name], input: input, in: Folder())
      #expect(run.code == 0 && run.error == "")
      #expect(run.output.contains("\npart start refresh \(name)\n"), "\(name)")
    }
  }
}
