import Overscroll
import OverscrollTestSupport
import Testing

/// Screens that appear late, disappear for a while, or never reappear.
@Suite struct LifecycleProblemTests {
  /// MJRefresh 455, SmartRefreshLayout 156, 290, WordPress 1653: a refresh is stuck after a tab
  /// switch: it depends on an animation that was stopped.
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

  /// A cancelled interactive pop: the refresh continues, open, and ends normally.
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

  /// The view disappears while the result or the closing is visible.
  @Test(arguments: Scene.all, [0.1, 0.6])
  func P15_aClosingThatIsLeftIsOverAfterwards(_ scene: Scene, _ seconds: Double) {
    var view = ScrollViewModel(running: scene, base: 88)
    view.finishAction()
    view.run(for: seconds)
    view.send(.hidden)
    view.run(for: 2)
    view.send(.shown)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
  }

  /// The app is suspended: no frames and no wakes for an hour.
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

  /// SmartRefreshLayout 1166: without a window the state is reset, so the later end is ignored and
  /// the header stays.
  @Test(arguments: Scene.all)
  func P15_offItsScrollViewARunIsGivenUpAndTheNextIsWhole(_ scene: Scene) {
    var view = ScrollViewModel(running: scene, base: 88)
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

  /// It slides in diagonally with the push: the first frame must show it in its final position.
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

/// Ends and begins in an unexpected order, or at an unexpected moment.
@Suite struct OrderProblemTests {
  /// MJRefresh 765, 910, 1433, PullToRefreshKit 48: a queued end and an immediate begin are
  /// reordered, and the header stays, or the second action never runs.
  @Test(arguments: Scene.all)
  func P03_anEndAndABeginInTheSameInstantAreTwoRuns(_ scene: Scene) throws {
    let behavior = try Behavior(minimumRunning: 0)
    var view = ScrollViewModel(scene, behavior, base: 88)
    view.begin()
    for run in 1...20 {
      if run % 2 == 0 { view.run(for: 0.5) }
      view.finishAction()
      #expect(view.phase != .running)
      view.begin()
      #expect(view.phase == .running)
    }
    #expect(view.startedRuns == Array(1...21))
    view.finishAction()
    view.run(for: 3)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
    #expect(view.milestones.filter { $0 == .closed }.count == 21)
  }

  /// The same while the first run waits for its minimum duration: the second is not lost.
  @Test(arguments: Scene.all)
  func P03_aBeginWhileARunWaitsOutItsTimeIsARunOfItsOwn(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 88)
    view.begin()
    view.run(for: 0.1)
    view.finishAction()
    #expect(view.phase == .running)
    view.begin()
    #expect(view.startedRuns == [1, 2])
    #expect(view.session.currentRun(view.edge) == RunToken(number: 2))
    view.run(for: 1)
    #expect(view.phase == .running)
    #expect(abs(view.gap - 56) <= 0.5)
    view.finishAction()
    view.run(for: 3)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
    #expect(view.milestones.filter { $0 == .closed }.count == 2)
  }

  /// The reverse order: a run that begins and ends immediately is still shown once and closes.
  @Test(arguments: Scene.all)
  func P03_aBeginAndAnEndInTheSameInstantGoAway(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 88)
    for run in 1...5 {
      view.begin()
      view.finishAction()
      view.run(for: 3)
      #expect(view.phase == .idle)
      #expect(view.startedRuns.count == run)
    }
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
  }

  /// SmartRefreshLayout 1162, 1104, 1101, 1021: a response during the opening animation leaves a
  /// dragging state, and a later tap on a row starts a refresh.
  @Test(arguments: Scene.all, [0, 0.02, 0.1, 0.3])
  func P04_anAnswerDuringTheOpeningEndsEverything(_ scene: Scene, _ seconds: Double) throws {
    for behavior in [Behavior.standard, try Behavior(minimumRunning: 0, resultHold: 0)] {
      var view = ScrollViewModel(scene, behavior, base: 88)
      view.swipe(by: 220)
      view.run(for: seconds)
      view.finishAction()
      view.run(for: 3)
      #expect(view.phase == .idle)
      #expect(view.inset == 88)
      #expect(abs(view.gap) <= 0.5)
      #expect(view.milestones.filter { $0 == .closingBegan }.count == 1)
      #expect(view.milestones.filter { $0 == .closed }.count == 1)

      for travel in [0.0, 3, -3] {
        view.swipe(by: travel, over: 0.1)
        view.run(for: 1)
      }
      #expect(view.startedRuns == [1])
      #expect(view.phase == .idle)
    }
  }

  /// A tap during the closing is delivered as a tap.
  @Test(arguments: Scene.all)
  func P04_aTapDuringTheClosingStartsNothing(_ scene: Scene) throws {
    for seconds in [0.02, 0.1, 0.2] {
      var view = ScrollViewModel(running: scene, try Behavior(minimumRunning: 0, resultHold: 0))
      view.finishAction()
      view.run(for: seconds)
      view.touch()
      view.letGo()
      view.run(for: 2)
      #expect(view.startedRuns == [1])
      #expect(view.phase == .idle)
      #expect(abs(view.gap) <= 0.5)
    }
  }
}
