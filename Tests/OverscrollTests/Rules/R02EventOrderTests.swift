import Overscroll
import OverscrollTestSupport
import Testing

/// R2: state changes only by events, in order; deadlines that have passed are processed at their
/// own times.
@Suite struct R02EventOrderTests {
  @Test(arguments: Scene.all)
  func R02_theSameEventsGiveTheSameEffectsToTheLastBit(_ scene: Scene) {
    let logs = (0..<2).map { _ in
      var view = ScrollViewModel(scene)
      view.swipe(by: 230, over: 0.37)
      view.run(for: 0.21)
      view.finishAction(.failed)
      view.run(for: 2)
      return view.log
    }
    #expect(logs[0] == logs[1])
    #expect(!logs[0].isEmpty)
  }

  @Test(arguments: Bounce.allCases)
  func R02_effectsAreTakenOutInTheOrderTheyWereOrdered(_ bounce: Bounce) {
    var session = RecordedSession(bounce).session
    session.send(InputEvent(time: 1, kind: .beginRequested(.start, by: .program)))
    let first = session.nextEffect()
    // Performing the first effect sends another event: its effects come after the others.
    session.send(InputEvent(time: 1, kind: .cancelRequested(.start)))
    var phases: [Phase] = []
    if case .reportPhase(let phase) = first?.order { phases.append(phase) }
    while let effect = session.nextEffect() {
      if case .reportPhase(let phase) = effect.order { phases.append(phase) }
    }
    #expect(phases.first == .running)
    #expect(Array(phases.dropFirst().prefix(1)) == [.finishing(.cancelled)])
  }
}
