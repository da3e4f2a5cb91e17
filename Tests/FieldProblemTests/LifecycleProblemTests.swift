import Overscroll
import OverscrollTestSupport
import Testing

/// Screens that come late, go away for a while, or never come back.
@Suite struct LifecycleProblemTests {
  /// MJRefresh 455, SmartRefreshLayout 156, 290, WordPress 1653: a refresh is stuck after another tab
  /// was shown; its animation was stopped and nothing goes on without it.
  @Test(arguments: Scene.all, [0.02, 0.1, 1])
  func P15_aRefreshThatEndsWhileItCannotBeSeenIsOverWhenItCan(
    _ scene: Scene,
    _ seconds: Double
  ) {
    var view = ScrollViewModel(scene, base: 88)
    view.begin()
    view.run(for: seconds)
    view.send(.hidden)
    view.run(for: 5)
    #expect(view.phase == .running)
    view.finishAction()
    view.run(for: 5)
    #expect(view.phase == .idle)
    view.send(.shown)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
    #expect(view.startedRuns == [1])
  }

  /// An interactive pop that is given up half way: the refresh goes on, open, and ends as ever.
  @Test(arguments: Scene.all, [0.02, 0.1, 1])
  func P15_aRefreshThatIsSeenAgainIsStillOpen(_ scene: Scene, _ seconds: Double) {
    var view = ScrollViewModel(scene, base: 88)
    view.begin()
    view.run(for: seconds)
    view.send(.hidden)
    view.run(for: 0.3)
    view.send(.shown)
    #expect(view.phase == .running)
    #expect(abs(view.gap - 56) <= 0.5)
    view.run(for: 1)
    view.finishAction()
    view.run(for: 3)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
  }

  /// Leaving while the result or the closing is seen.
  @Test(arguments: Scene.all, [0.1, 0.6])
  func P15_aClosingThatIsLeftIsOverAfterwards(_ scene: Scene, _ seconds: Double) {
    var view = ScrollViewModel(scene, base: 88)
    view.begin()
    view.run(for: 1)
    view.finishAction()
    view.run(for: seconds)
    view.send(.hidden)
    view.run(for: 2)
    view.send(.shown)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
  }

  /// The whole app is stopped: neither frames nor wakes come for an hour.
  @Test(arguments: Scene.all)
  func P15_afterAnHourInTheBackgroundThePhaseIsTheClocks(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 88)
    view.begin()
    view.run(for: 0.1)
    view.finishAction()
    view.time += 3_600
    view.send(.woke)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    view.run(for: 1)
    #expect(abs(view.gap) <= 0.5)
  }

  /// SmartRefreshLayout 1166: off its window the state is forgotten, so the later end does nothing and
  /// the header stays.
  @Test(arguments: Scene.all)
  func P15_offItsScrollViewARunIsGivenUpAndTheNextIsWhole(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 88)
    view.begin()
    view.run(for: 1)
    view.send(.detached)
    #expect(view.orders.contains(.cancelAction(RunToken(number: 1))))
    view.send(.attached)
    view.begin()
    view.send(.actionFinished(view.edge, RunToken(number: 1), .succeeded))
    #expect(view.phase == .running)
    view.finishAction()
    view.run(for: 3)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
  }

  /// MJRefresh 357, 86, 138, 862: a refresh begun in `viewDidLoad` does nothing, or waits for a
  /// drawing.
  @Test(arguments: Bounce.allCases)
  func P16_aBeginBeforeTheScreenRunsAtOnce(_ bounce: Bounce) {
    var session = RecordedSession(bounce, isAttached: false)
    session.send(.beginRequested(.start, by: .program), at: 0.1)
    #expect(session.orders.contains(.startAction(RunToken(number: 1))))
    #expect(session.phase == .running)
    session.send(.attached, at: 0.5)
    #expect(session.runs(.start) == [1])
  }

  /// It slides in diagonally with the push: the first picture must show it where it stays.
  @Test(arguments: Bounce.allCases)
  func P16_itIsOpenInTheFirstPicture(_ bounce: Bounce) {
    var session = RecordedSession(bounce, isAttached: false)
    session.send(.beginRequested(.start, by: .program), at: 0.1)
    session.send(.attached, at: 0.5)
    #expect(session.overscroll == 56)
    let contribution = bounce == .native ? 56.0 : nil
    #expect(contributions(session).last == contribution)
    let moves = moves(session)
    session.runFrames(until: 1.5)
    #expect(self.moves(session) == moves)
    #expect(session.overscroll == 56)
  }

  /// The answer comes before the screen does.
  @Test(arguments: Bounce.allCases)
  func P16_whatIsOverBeforeTheScreenShowsNothing(_ bounce: Bounce) {
    var session = RecordedSession(bounce, isAttached: false)
    session.send(.beginRequested(.start, by: .program), at: 0.1)
    session.finish(.start, at: 0.2)
    session.send(.woke, at: 0.4)
    session.send(.attached, at: 2)
    #expect(session.phase == .idle)
    #expect(session.overscroll == 0)
    #expect(contributions(session).last ?? 0 == 0)
  }

  private func contributions(_ session: RecordedSession) -> [Double] {
    session.log.compactMap { performed in
      if case .setContribution(let points) = performed.effect.order { points } else { nil }
    }
  }

  private func moves(_ session: RecordedSession) -> Int {
    session.log.filter { performed in
      if case .scrollTo = performed.effect.order { return true }
      if case .setDisplacement = performed.effect.order { return true }
      return false
    }.count
  }
}
