import Overscroll
import OverscrollTestSupport
import Testing

/// What the engine's first page shows in Swift compiles, runs, and stands here line by line.
@Suite struct FirstPageTests {
  @Test func theEngineStartsAsShown() {
    let metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 4_000)
    var performed: [Effect] = []
    func perform(_ effect: Effect) { performed.append(effect) }

    var session = Session(axis: .vertical, bounce: .engine)
    session.send(InputEvent(time: 0, kind: .configured(.start, .standard)))
    session.send(InputEvent(time: 0, kind: .scrolled(metrics, isOwnWrite: false)))
    session.send(InputEvent(time: 0, kind: .attached))

    session.send(InputEvent(time: 0.016, kind: .contactBegan(id: 1, position: 300)))
    while let effect = session.nextEffect() { perform(effect) }
    session.send(InputEvent(time: 0.032, kind: .contactMoved(id: 1, position: 340)))
    while let effect = session.nextEffect() { perform(effect) }

    #expect(session.phase(.start) == .pulling)
    #expect(performed.contains(Effect(edge: .start, order: .reportPhase(.pulling))))
  }

  @Test func aBehaviorIsMadeAsShown() throws {
    let behavior = try Behavior(arm: Threshold(80), hold: Hold(60), minimumRunning: 0.5)
    #expect(behavior.arm.distance == 80)
  }

  #if os(Linux)
  @Test func everySwiftLineOfTheFirstPageStandsHere() throws {
    let shown = try Snippets("Sources/Overscroll/Overscroll.docc/Overscroll.md")
    #expect(shown.snippets.count == 2)
    #expect(try shown.missing() == [])
  }
  #endif
}
