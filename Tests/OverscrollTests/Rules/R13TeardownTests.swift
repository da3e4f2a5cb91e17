import Overscroll
import OverscrollTestSupport
import Testing

/// R13, in the engine: teardown restores everything immediately and cancels.
@Suite struct R13TeardownTests {
  /// The two ways to remove a refresh.
  enum Teardown: CaseIterable {
    case detached
    case removed

    func event(_ edge: Edge) -> InputEvent.Kind {
      switch self {
      case .detached: .detached
      case .removed: .configured(edge, nil)
      }
    }
  }

  @Test(arguments: Scene.all, Teardown.allCases)
  func R13_teardownDuringARunGivesEverythingBack(_ scene: Scene, _ teardown: Teardown) {
    var view = ScrollViewModel(running: scene, base: 88)
    view.forget()
    view.send(teardown.event(view.edge))
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(view.displacement == 0)
    #expect(view.orders.contains(.cancelAction(RunToken(number: 1))))
    #expect(view.milestones.filter { $0 == .closed }.count == 1)
    #expect(!view.orders.contains { if case .scrollTo = $0 { true } else { false } })
    view.forget()
    view.run(for: 2)
    #expect(view.orders == [])
  }

  @Test(arguments: Scene.all, Teardown.allCases)
  func R13_teardownDuringTheResultOrTheClosingGivesEverythingBack(
    _ scene: Scene,
    _ teardown: Teardown
  ) {
    for seconds in [0.2, 0.6] {
      var view = ScrollViewModel(running: scene, base: 88)
      view.finishAction()
      view.run(for: seconds)
      view.forget()
      view.send(teardown.event(view.edge))
      #expect(view.phase == .idle)
      #expect(view.inset == 88)
      #expect(view.displacement == 0)
      #expect(view.milestones.filter { $0 == .closed }.count == 1)
      view.forget()
      view.run(for: 2)
      #expect(view.orders == [])
    }
  }

  @Test(arguments: Scene.all, Teardown.allCases)
  func R13_teardownWithAFingerDownEndsThePull(_ scene: Scene, _ teardown: Teardown) {
    var view = ScrollViewModel(scene)
    view.touch()
    view.drag(by: 200)
    view.send(teardown.event(view.edge))
    #expect(view.phase == .idle)
    #expect(view.displacement == 0)
    view.drag(by: 100)
    view.letGo()
    view.run(for: 2)
    #expect(view.startedRuns == [])
    #expect(view.phase == .idle)
  }

  /// A toolkit's bounce goes on when a control is attached.
  @Test func R13_attachingMovesNothing() {
    var session = RecordedSession(.native, isAttached: false)
    session.scroll(to: -40, at: 1)
    session.send(.attached, at: 2)
    #expect(session.orders == [])
  }

  /// What is on no screen is not open, even where it holds nothing.
  @Test(arguments: Bounce.allCases)
  func R13_detachedNothingIsOpened(_ bounce: Bounce) {
    var session = RecordedSession(bounce, .tapLoadMore, isAttached: false)
    session.send(.beginRequested(.start, by: .program), at: 1)
    #expect(session.phase == .running)
    #expect(!session.orders.contains(.reportMilestone(.opened)))
  }

  /// A run may begin before the list is on a screen; it is open at once, or the reader is inside.
  @Test(arguments: Bounce.allCases, [1.0, 56])
  func R13_aRunThatBeganDetachedIsOpenWhereItsEdgeIs(_ bounce: Bounce, _ hold: Double) throws {
    for (offset, expected) in [(0.0, hold), (300, 0)] {
      var session = RecordedSession(bounce, try Behavior(hold: Hold(hold)), isAttached: false)
      session.send(.beginRequested(.start, by: .program), at: 1)
      session.scroll(to: offset, at: 2)
      session.send(.attached, at: 3)
      #expect(session.phase == .running)
      #expect(session.overscroll == expected)
      #expect(session.metrics.offset == (bounce == .native && offset == 0 ? -hold : offset))
    }
  }

  /// "Idle where there is no part", and later states are independent of earlier ones.
  @Test(arguments: LoadMoreScene.all)
  func R13_removingAnExhaustedLoadMoreLeavesNothing(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 100, at: 1)
    session.finish(scene.edge, .exhausted, at: 2)
    session.send(.configured(scene.edge, nil), at: 3)
    #expect(session.session.phase(scene.edge) == .idle)
    #expect(session.orders.contains(.reportPhase(.idle)))
    session.send(.configured(scene.edge, .standard), at: 4)
    session.send(.beginRequested(scene.edge, by: .program), at: 5)
    #expect(session.session.phase(scene.edge) == .running)
  }

  @Test(arguments: LoadMoreScene.all)
  func R13_anExhaustedLoadMoreThatBecomesARefreshCanBegin(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 100, at: 1)
    session.finish(scene.edge, .exhausted, at: 2)
    session.send(.configured(scene.edge, .standard), at: 3)
    session.send(.beginRequested(scene.edge, by: .program), at: 4)
    #expect(session.session.phase(scene.edge) == .running)
  }

  @Test(arguments: Bounce.allCases)
  func R13_aRemovedPartForgetsThatTheAppWasLoading(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.externalLoadingChanged(.start, isLoading: true), at: 1)
    session.send(.configured(.start, nil), at: 2)
    session.send(.configured(.start, .standard), at: 3)
    session.send(.beginRequested(.start, by: .program), at: 4)
    #expect(session.phase == .running)
  }

  /// "That of the standard behavior where there is no part", whose content a pull moves.
  @Test(arguments: Bounce.allCases)
  func R13_aRemovedPartForgetsThatItWasInFront(_ bounce: Bounce) {
    var session = RecordedSession(bounce, .standard.with { $0.drag.movesContent = false })
    session.send(.configured(.start, nil), at: 1)
    #expect(session.session.placement(.start).layer == .content)
  }

  @Test(arguments: Bounce.allCases)
  func R13_whatAppliesToOnePartLeavesTheOtherAlone(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.configured(.end, .standard), at: 0)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.beginRequested(.end, by: .program), at: 1)
    session.runFrames(until: 2)
    session.send(.configured(.end, nil), at: 2)
    #expect(session.session.phase(.end) == .idle)
    #expect(session.phase == .running)
    #expect(session.overscroll == 56)
  }
}
