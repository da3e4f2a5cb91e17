import Foundation
import Overscroll
import OverscrollTestSupport
import Testing

/// Invariants hold for any sequence of events.
///
/// Each run is a list made from a seed: pulls, touchpads, flings, responses, content changes,
/// behavior changes, absences, and invalid events. ``RunInvariants`` checks after each event and
/// once everything is at rest. A failing run is shrunk and printed as a trace.
@Suite struct SeededRunTests {
  private static let streams = 8

  /// The total number of events, in a short run and in a full one, unless a soak run sets more.
  private static let events: Int = {
    let text = ProcessInfo.processInfo.environment["OVERSCROLL_SOAK_EVENTS"]
    return text.flatMap { Int($0) } ?? (TestExtent.current == .all ? 1_000_000 : 10_000)
  }()

  @Test(arguments: 0..<SeededRunTests.streams)
  func whateverHappensEveryRunIsClosedAndEverythingGivenBack(_ stream: Int) {
    var events = 0
    var seed = UInt64(stream)
    while events < Self.events / Self.streams {
      let run = RandomRun(seed: seed)
      let host = run.play()
      guard host.invariants.violation == nil else {
        Issue.record(Comment(rawValue: run.explained()))
        return
      }
      events += host.events
      seed += UInt64(Self.streams)
    }
  }

  /// Invariants of runs without activity would be useless.
  @Test func theRunsReachEveryOrderAndEveryPhase() {
    var sightings = RunInvariants.Sightings()
    for seed in 0..<500 {
      sightings.add(RandomRun(seed: UInt64(seed)).play().invariants.sightings)
    }
    #expect(sightings.orders == 1 << UInt32(EffectCode.allCases.count) - 1)
    #expect(sightings.phases == 1 << UInt32(5 + Outcome.allCases.count) - 1)
    #expect(sightings.floors == 1 << UInt32(FloorPhase.allCases.count) - 1)
    #expect(sightings.automaticRuns > 100)
    #expect(sightings.pulledRuns > 100)
  }

  @Test func theSameSeedGivesTheSameRun() {
    let texts = (0..<2).map { _ in
      RandomRun(seed: 7).play(keepsTrace: true).trace
    }
    #expect(texts[0] == texts[1])
    #expect((texts[0]?.steps.count ?? 0) > 20)
  }
}
