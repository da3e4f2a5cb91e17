import Foundation
import Overscroll
import OverscrollTrace
import Testing

@Suite struct ReplayTests {
  /// A pull of 32 points past the edge: half of the arm distance of 64.
  private static let pull = """
    overscroll-trace 1
    session vertical native
    part start refresh standard
    0 scrolled 0 640 4000
    0 attached
    1 contactBegan 1 300
    1.5 scrolled -32.125 640 4000

    """

  /// A run that begins without a scroll view: only its callbacks, and the time of its action.
  private static let begin = """
    overscroll-trace 1
    session vertical native
    part start refresh standard actionDelay=0.25
    1 beginRequested start program

    """

  private func failures(_ head: String, _ expectations: String) throws -> [String] {
    Replay(try Trace(head + expectations)).failures
  }

  @Test func whatIsTrueFailsNothing() throws {
    for claims in ["> start pulling 0.50\n> end idle 0", "> start pulling", ""] {
      #expect(try failures(Self.pull, claims).isEmpty)
    }
    let all = "! start reportPhase running\n! start announce began\n! start wake 1.25"
    for claims in [all, "> start running\n\(all)\n> end idle", ""] {
      #expect(try failures(Self.begin, claims).isEmpty)
    }
    #expect(try failures(Self.begin, "\(all)\n1.1 frame\n! nothing").isEmpty)
  }

  @Test func aPhaseThatIsNotMetIsReportedWithItsLine() throws {
    let replay = Replay(try Trace(Self.pull + "> start pulling\n> start armed 0.50\n"))
    #expect(
      replay.failures == [
        "Line 9: expected > start armed 0.50, found > start pulling 0.501953125."
      ]
    )
  }

  @Test func aFractionIsComparedAtThePrecisionItIsWrittenWith() throws {
    for (text, isMet) in [
      ("0.5", true), ("0.50", true), ("0.502", true), ("0.501", false), ("0.5020", true),
      ("0.500", false), ("0.501953125", true), ("0.501953126", false), ("1", true), ("2", false),
    ] {
      #expect(try failures(Self.pull, "> start pulling \(text)").isEmpty == isMet, "\(text)")
    }
  }

  @Test func theFirstEffectThatDiffersIsReported() throws {
    let wrong = "! start reportPhase running\n! start announce failed\n! start wake 9"
    #expect(
      try failures(Self.begin, wrong) == [
        "Line 6: expected ! start announce failed, found ! start announce began."
      ]
    )
    let late = "! start reportPhase running\n! start announce began\n! start wake 1.3"
    #expect(try failures(Self.begin, late).isEmpty)
    #expect(
      try failures(Self.begin, late + "0") == [
        "Line 7: expected ! start wake 1.30, found ! start wake 1.25."
      ]
    )
  }

  @Test func theOtherEdgeAndTheOtherOrderAreOtherEffects() throws {
    #expect(
      try failures(Self.begin, "! end reportPhase running") == [
        "Line 5: expected ! end reportPhase running, found ! start reportPhase running."
      ]
    )
    #expect(
      try failures(Self.begin, "! start announce began\n! start reportPhase running") == [
        "Line 5: expected ! start announce began, found ! start reportPhase running."
      ]
    )
  }

  @Test func anEffectThatIsMissingOrLeftOverIsReported() throws {
    let all = "! start reportPhase running\n! start announce began\n! start wake 1.25\n"
    #expect(
      try failures(Self.begin, all + "! start playHaptic") == [
        "Line 8: expected ! start playHaptic, found nothing more."
      ]
    )
    #expect(
      try failures(Self.begin, "! start reportPhase running\n! start announce began") == [
        "Line 6: expected nothing more, found ! start wake 1.25."
      ]
    )
    #expect(
      try failures(Self.begin, "! nothing") == [
        "Line 5: expected ! nothing, found ! start reportPhase running."
      ]
    )
  }

  @Test func theTimelineHasAnEntryAnEvent() throws {
    let trace = try Trace(Self.begin + "2 frame\n")
    let replay = Replay(trace)
    #expect(replay.timeline.entries.map(\.event) == trace.steps.map(\.event))
    let orders = replay.timeline.entries.map { $0.effects.map(\.order) }
    let run = RunToken(number: 1)
    #expect(
      orders == [
        [], [.reportPhase(.running), .announce(.began), .wake(at: 1.25)], [.startAction(run)],
      ]
    )
    #expect(replay.session.currentRun(.start) == run)
    let pull = Replay(try Trace(Self.pull)).timeline.entries.last
    #expect(pull?.start.overscroll == 32.125 && pull?.progress(.start).phase == .pulling)
    #expect(pull?.end.overscroll == 0 && pull?.progress(.end).phase == .idle)
  }

  @Test func anEarlierTimeIsReplayedAndCounted() throws {
    let late = "0.2 contactEnded 1\n> start idle\n"
    let replay = Replay(try Trace(Self.pull + late))
    #expect(replay.failures.isEmpty)
    #expect(replay.session.diagnostics.clampedTimes == 1)
  }

  @Test func theTextOfATimelineIsATraceThatMeetsItself() throws {
    for recorded in RecordedTrace.all {
      let text = Replay(try Trace(recorded.text)).timeline.text
      let trace = try Trace(text)
      #expect(Replay(trace).failures.isEmpty, "\(recorded.name)")
      #expect(trace.text == text, "\(recorded.name)")
      #expect(trace.steps.allSatisfy { step in step.expectations.contains(where: \.isOfEffects) })
    }
  }

  @Test func theTextOfATimelineShowsTheEdgesConfiguredSoFar() throws {
    let text = """
      overscroll-trace 1
      session horizontal native independent
      0 scrolled -32 640 4000
      ! nothing
      1 configured end refresh standard
      > end idle 0
      ! nothing
      2 configured start refresh standard
      > end idle 0
      > start idle 0.5
      ! nothing
      3 beginRequested end program
      > end running 0
      > start idle 0.5
      ! end reportPhase running
      ! end announce began
      ! end startAction 1

      """
    #expect(Replay(try Trace(text)).timeline.text == text)
  }
}

extension Trace.Expectation {
  fileprivate var isOfEffects: Bool {
    switch claim {
    case .progress: false
    case .effect, .nothing: true
    }
  }
}

/// The traces of `Tests/Traces`: real situations in both kinds of host.
///
/// Each file names the source of its numbers.
@Suite struct RecordedTraceTests {
  @Test(arguments: RecordedTrace.all)
  func everyExpectationOfTheTraceIsMet(_ recorded: RecordedTrace) throws {
    let replay = Replay(try Trace(recorded.text))
    let failures = replay.failures.joined(separator: "\n")
    #expect(replay.failures.isEmpty, "\(recorded.name)\n\(failures)\n\(replay.timeline.text)")
  }

  @Test func everyTraceExpectsAsMuchAsItSends() throws {
    #expect(RecordedTrace.all.count >= 10)
    for recorded in RecordedTrace.all {
      let steps = try Trace(recorded.text).steps
      let expectations = steps.flatMap(\.expectations)
      #expect(expectations.count >= steps.count, "\(recorded.name)")
    }
  }
}

/// A file of `Tests/Traces`.
struct RecordedTrace: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  var testDescription: String { name }

  /// All of them, by name.
  static let all: [RecordedTrace] = {
    let folder = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Traces")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".trace") }.sorted().map { name in
      let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      return RecordedTrace(name: name, text: text ?? "")
    }
  }()
}
