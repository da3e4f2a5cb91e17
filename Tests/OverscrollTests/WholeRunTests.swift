import Foundation
import Overscroll
import OverscrollTestSupport
import Testing

/// Compiles and runs the Swift code of the engine's first page; every line must occur here.
@Suite struct FirstPageTests {
  @Test func aBehaviorIsMadeAsShown() {
    var behavior = Behavior.standard
    behavior.minimumRunning = 0.5
    #expect(behavior == Behavior.standard.with { $0.minimumRunning = 0.5 })
  }

  #if os(Linux)
  @Test func everySwiftLineOfTheFirstPageStandsHere() throws {
    let shown = try Snippets("Sources/Overscroll/Overscroll.docc/Overscroll.md")
    #expect(shown.snippets.count == 1)
    #expect(try shown.missing() == [])
  }
  #endif
}

/// A complete refresh in the closed loop, with every toolkit and at both edges.
@Suite struct WholeRefreshTests {
  @Test(arguments: Scene.all)
  func aPullPastTheTriggerRefreshesOnceAndGivesEverythingBack(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 88, otherBase: 34)
    view.touch()
    view.drag(by: 200, over: 0.4)
    #expect(view.phase == .armed)
    view.letGo()
    #expect(view.phase == .running)
    view.run(for: 1)
    #expect(abs(view.gap - 56) <= 0.5)
    view.finishAction()
    view.run(for: 2)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(view.otherInset == 34)
    #expect(view.gap == 0)
    #expect(view.startedRuns == [1])
  }

  @Test(arguments: Scene.all)
  func aPullBelowTheTriggerSettlesBack(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 88)
    view.touch()
    view.drag(by: 80)
    #expect(view.phase == .pulling)
    view.letGo()
    #expect(view.phase == .idle)
    view.run(for: 1)
    #expect(view.gap == 0)
    #expect(view.inset == 88)
    #expect(view.startedRuns == [])
  }

  @Test(arguments: Scene.all)
  func pullingBackBeforeLettingGoCancels(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.touch()
    view.drag(by: 200)
    view.drag(by: -140)
    #expect(view.phase == .pulling)
    view.letGo()
    view.run(for: 1)
    #expect(view.startedRuns == [])
    #expect(view.gap == 0)
  }

  @Test(arguments: Scene.all)
  func aDragThatBeginsMidListPullsOnceItReachesTheEdge(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.scroll(into: 120)
    view.touch()
    view.drag(by: 120)
    #expect(view.phase == .idle)
    view.drag(by: 200)
    #expect(view.phase == .armed)
    view.letGo()
    #expect(view.phase == .running)
  }

  @Test(arguments: Scene.all)
  func aPullPushedBackScrollsTheListInTheSameGesture(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.touch()
    view.drag(by: 100)
    view.drag(by: -300)
    #expect(view.phase == .idle)
    #expect(!view.session.holdsGesture)
    #expect(view.gap < -100)
  }
}

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
