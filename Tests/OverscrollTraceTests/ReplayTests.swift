import Overscroll
import OverscrollTrace
import Testing

@Suite struct ReplayTests {
  /// A pull of 30 points of finger: f(30) = (1 - 1 / (30 * 0.55 / 640 + 1)) * 640 = 16.0853.
  private static let pull = """
    overscroll-trace 1
    session vertical engine
    part start refresh standard
    0 scrolled 0 640 4000
    0 attached
    1 contactBegan 1 300
    1.5 contactMoved 1 330

    """

  private func failures(_ expectations: String) throws -> [Replay.Failure] {
    Replay(try TraceReader.read(Self.pull + expectations)).failures
  }

  @Test func whatIsTrueFailsNothing() throws {
    let all = """
      > start pulling 0.2513
      > end idle 0
      ! start setDisplacement 16.0853
      ! start reportPhase pulling
      """
    #expect(try failures(all).isEmpty)
    #expect(try failures("> start pulling").isEmpty)
    #expect(try failures("").isEmpty)
  }

  @Test func aPhaseThatIsNotMetIsReportedWithItsLine() throws {
    let found = try failures("> start pulling\n> start armed 0.2513\n")
    #expect(found.map(\.line) == [9])
    #expect(found.first?.expected == "> start armed 0.2513")
    #expect(found.first?.found.hasPrefix("> start pulling 0.2513") == true)
  }

  @Test func aFractionIsComparedAtThePrecisionItIsWrittenWith() throws {
    #expect(try failures("> start pulling 0.25").isEmpty)
    #expect(try failures("> start pulling 0.251").isEmpty)
    #expect(try failures("> start pulling 0.2512").count == 1)
    #expect(try failures("> start pulling 0.250").count == 1)
  }

  @Test func theFirstEffectThatDiffersIsReported() throws {
    let wrong = "! start setDisplacement 16.2\n! start playHaptic\n"
    let found = try failures(wrong)
    #expect(found.map(\.line) == [8])
    #expect(found.first?.expected == "! start setDisplacement 16.2")
    #expect(found.first?.found.hasPrefix("! start setDisplacement 16.085") == true)
  }

  @Test func theOtherEdgeAndTheOtherOrderAreOtherEffects() throws {
    #expect(
      try failures("! end setDisplacement 16\n! start reportPhase pulling").map(\.line) == [8]
    )
    #expect(try failures("! start reportPhase pulling\n! start setDisplacement 16").count == 1)
    let other = "! start setDisplacement 16\n! start reportPhase armed"
    #expect(try failures(other).map(\.line) == [9])
  }

  @Test func anEffectThatIsMissingOrLeftOverIsReported() throws {
    let more = "! start setDisplacement 16\n! start reportPhase pulling\n! start playHaptic"
    #expect(
      try failures(more).map(\.description) == [
        "Line 10: expected ! start playHaptic, found nothing more."
      ]
    )
    #expect(
      try failures("! start setDisplacement 16").map(\.description) == [
        "Line 8: expected nothing more, found ! start reportPhase pulling."
      ]
    )
    let nothing = try failures("! nothing")
    #expect(nothing.map(\.line) == [8])
    #expect(nothing.first?.expected == "! nothing")
  }

  @Test func theTimelineHasAnEntryAnEvent() throws {
    let trace = try TraceReader.read(Self.pull)
    let replay = Replay(trace)
    #expect(replay.timeline.entries.map(\.event) == trace.steps.map(\.event))
    let last = try #require(replay.timeline.entries.last)
    #expect(last.effects.count == 2)
    #expect(last.progress(.start).phase == .pulling && last.progress(.end).phase == .idle)
    #expect(abs(last.start.overscroll - 16.0853) < 0.0001)
    #expect(replay.session.phase(.start) == .pulling)
  }

  @Test func anEarlierTimeIsReplayedAndCounted() throws {
    let replay = Replay(try TraceReader.read(Self.pull + "0.2 contactEnded 1\n> start idle\n"))
    #expect(replay.failures.isEmpty)
    #expect(replay.session.diagnostics.clampedTimes == 1)
  }

  @Test func theTextOfATimelineIsATraceThatMeetsItself() throws {
    for recorded in RecordedTrace.all {
      let text = Replay(try TraceReader.read(recorded.text)).timeline.text
      let trace = try TraceReader.read(text)
      #expect(Replay(trace).failures.isEmpty, "\(recorded.name)")
      #expect(TraceWriter.text(trace) == text, "\(recorded.name)")
      #expect(trace.steps.allSatisfy { step in step.expectations.contains(where: \.isOfEffects) })
    }
  }

  @Test(arguments: 0..<UInt64(100))
  func replayingARandomTraceTwiceGivesTheSameTimeline(seed: UInt64) throws {
    var random = RandomTrace(seed: seed)
    let trace = random.trace(events: 60)
    let first = Replay(trace)
    let second = Replay(try TraceReader.read(TraceWriter.text(trace)))
    #expect(first.timeline == second.timeline)
    #expect(Replay(try TraceReader.read(first.timeline.text)).failures.isEmpty)
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
