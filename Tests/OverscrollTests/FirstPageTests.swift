import Overscroll
import OverscrollTestSupport
import Testing

/// Compiles and runs the Swift code of the engine's first page; every line must occur here.
@Suite struct FirstPageTests {
  @Test func aWholePullIsAsShown() {
    var session = Session(axis: .vertical, bounce: .engine)
    var phases: [Phase] = []
    var run: RunToken?

    func send(_ kind: InputEvent.Kind, at time: Double) {
      session.send(InputEvent(time: time, kind: kind))
      while let effect = session.nextEffect() {
        switch effect.order {
        case .reportPhase(let phase): phases.append(phase)
        case .startAction(let token): run = token
        default: break  // a host moves the content, schedules frames, announces
        }
      }
    }

    let metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 4_000)
    send(.configured(.start, .standard), at: 0)
    send(.scrolled(metrics, isOwnWrite: false), at: 0)
    send(.attached, at: 0)
    send(.contactBegan(id: 1, position: 300), at: 1)
    send(.contactMoved(id: 1, position: 320), at: 1.1)
    send(.contactMoved(id: 1, position: 520), at: 1.2)
    send(.contactEnded(id: 1), at: 1.3)
    if let run { send(.actionFinished(.start, run, .succeeded), at: 2) }
    send(.frame, at: 4)

    #expect(phases == [.pulling, .armed, .running, .finishing(.succeeded), .idle])
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
