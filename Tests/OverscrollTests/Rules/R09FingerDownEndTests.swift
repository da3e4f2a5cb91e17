import Overscroll
import OverscrollTestSupport
import Testing

/// R9: an end during a touch releases the held distance in the same frame, without a jump.
@Suite struct R09FingerDownEndTests {
  @Test(arguments: Scene.all)
  func R09_anEndWithAFingerDownMovesNothing(_ scene: Scene) throws {
    var view = ScrollViewModel(running: scene, try Behavior(resultHold: 0), base: 88)
    view.touch()
    view.drag(by: 30)
    let gap = view.gap
    view.forget()
    view.finishAction()
    #expect(view.inset == 88)
    #expect(view.gap == gap)
    #expect(view.phase == .idle)
    #expect(!view.orders.contains { if case .scrollTo = $0 { true } else { false } })
    #expect(view.milestones == [.closingBegan, .closed])
  }

  @Test(arguments: Scene.all)
  func R09_withAResultToShowTheDistanceIsGivenBackWhenItHasBeenShown(_ scene: Scene) {
    var view = ScrollViewModel(running: scene, base: 88)
    view.touch()
    view.drag(by: 10)
    let gap = view.gap
    view.finishAction()
    #expect(view.phase == .finishing(.succeeded))
    view.forget()
    view.run(for: 0.6)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(view.gap == gap)
    #expect(view.milestones == [.closingBegan, .closed])
  }

  /// Its minimum duration is long over; the result is shown for a second from then on.
  @Test(arguments: Bounce.allCases)
  func R09_anEndThatIsDeferredNoMoreIsOfThatTime(_ bounce: Bounce) throws {
    let behavior = try Behavior(endWithContact: .defer, resultHold: 1)
    var session = RecordedSession(bounce, behavior)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.woke, at: 2)
    session.send(.contactBegan(id: 1, position: 0), at: 3)
    session.finish(.start, at: 4)
    #expect(session.phase == .running)
    session.send(.configured(.start, behavior.with { $0.endWithContact = .fold }), at: 5)
    session.send(.woke, at: 5)
    session.send(.woke, at: 5.9)
    #expect(session.phase == .finishing(.succeeded))
    session.send(.woke, at: 6)
    #expect(session.phase == .idle)
  }

  @Test(arguments: Scene.all)
  func R09_aDeferredEndWaitsForTheFinger(_ scene: Scene) throws {
    let behavior = try Behavior(endWithContact: .defer, minimumRunning: 0, resultHold: 0)
    var view = ScrollViewModel(running: scene, behavior, base: 88)
    view.touch()
    view.finishAction(.failed)
    view.run(for: 2)
    #expect(view.phase == .running)
    view.drag(by: 20)
    view.letGo()
    #expect(view.phase == .finishing(.failed))
    view.run(for: 1)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
  }

  @Test(arguments: Scene.all)
  func R09_aDeferredEndStillLastsTheMinimumRunning(_ scene: Scene) throws {
    let behavior = try Behavior(endWithContact: .defer, minimumRunning: 1, resultHold: 0)
    var view = ScrollViewModel(scene, behavior)
    view.begin()
    view.touch()
    view.finishAction()
    view.run(for: 0.2)
    view.letGo()
    #expect(view.phase == .running)
    view.run(for: 0.7)
    #expect(view.phase == .running)
    view.run(for: 0.2)
    #expect(view.phase == .finishing(.succeeded) || view.phase == .idle)
  }
}
