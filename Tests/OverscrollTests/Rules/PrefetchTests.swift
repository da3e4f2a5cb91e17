import Overscroll
import OverscrollTestSupport
import Testing

/// The request that a pull begins: once a gesture, with the token of the run that takes it over, or given up (R3, R12).
@Suite struct PrefetchTests {
  private func requests(_ view: ScrollViewModel) -> [Effect.Order] {
    view.orders.filter { order in
      switch order {
      case .prefetch, .startAction, .cancelAction: true
      case .setContribution, .setDisplacement, .scrollTo, .requestFrames, .stopFrames, .wake,
        .playHaptic,
        .announce, .reportMilestone, .reportPhase, .storeLastUpdated, .reportFloor:
        false
      }
    }
  }

  private func view(
    _ scene: Scene,
    _ change: (inout Behavior) -> Void = { _ in }
  ) -> ScrollViewModel {
    ScrollViewModel(
      scene,
      .standard.with {
        $0.prefetch = .whenArmed
        change(&$0)
      }
    )
  }

  @Test(arguments: Scene.all)
  func aPullThatArmsRequestsOnceAndLettingGoTakesItOver(_ scene: Scene) {
    var view = view(scene)
    view.touch()
    view.drag(by: 60)
    #expect(requests(view) == [])
    view.drag(by: 140)
    #expect(view.phase == .armed)
    #expect(requests(view) == [.prefetch(RunToken(number: 1))])
    view.letGo()
    view.run(for: 0.1)
    let run = RunToken(number: 1)
    #expect(requests(view) == [.prefetch(run), .startAction(run)])
  }

  @Test(arguments: Scene.all)
  func withoutTheSettingNothingIsRequestedEarly(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.swipe(by: 200)
    #expect(requests(view) == [.startAction(RunToken(number: 1))])
  }

  @Test(arguments: Scene.all)
  func aPullThatStartsItsRunByItselfRequestsNothingBefore(_ scene: Scene) {
    var view = view(scene) { ($0.prefetch, $0.trigger) = (.atFraction(0.5), .reach) }
    view.touch()
    view.drag(by: 80)
    #expect(view.session.progress(view.edge).overscroll > 32 && requests(view) == [])
  }

  @Test func aFractionIsReachedExactly() {
    var session = RecordedSession(.native, .standard.with { $0.prefetch = .atFraction(0.5) })
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 31.9, at: 2)
    #expect(!session.orders.contains(.prefetch(RunToken(number: 1))))
    session.pull(to: 32, at: 3)
    #expect(session.orders.contains(.prefetch(RunToken(number: 1))))
  }

  /// Armed, it may be taken back as far as a run would fire.
  @Test(arguments: Scene.all)
  func aPullThatStaysArmedKeepsItsRequest(_ scene: Scene) {
    var view = view(scene) { $0.fire.distance = 40 }
    view.touch()
    view.drag(by: 200)
    while view.session.progress(view.edge).overscroll > 60 { view.drag(by: -4, over: 0.02) }
    #expect(view.phase == .armed && requests(view) == [.prefetch(RunToken(number: 1))])
  }

  @Test(arguments: Scene.all)
  func aFractionRequestsBeforeThePullArms(_ scene: Scene) {
    var view = view(scene) { $0.prefetch = .atFraction(0.5) }
    view.touch()
    while view.orders.isEmpty || requests(view).isEmpty { view.drag(by: 4, over: 0.02) }
    #expect(view.phase == .pulling)
    #expect((32...36).contains(view.session.progress(view.edge).overscroll))
  }

  @Test(arguments: Scene.all)
  func aPullThatIsTakenBackGivesTheRequestUpAndRequestsNoMore(_ scene: Scene) {
    var view = view(scene)
    view.touch()
    for _ in 0..<3 {
      view.drag(by: 200)
      view.drag(by: -200)
    }
    let run = RunToken(number: 1)
    #expect(requests(view) == [.prefetch(run), .cancelAction(run)])
    view.drag(by: 200)
    view.letGo()
    view.run(for: 0.1)
    // Its token is spent.
    #expect(requests(view).last == .startAction(RunToken(number: 2)))
  }

  @Test(arguments: Scene.all)
  func whateverEndsThePullGivesTheRequestUp(_ scene: Scene) {
    let ends: [(inout ScrollViewModel) -> Void] = [
      { $0.cancelTouch() }, { $0.send(.externalLoadingChanged($0.edge, isLoading: true)) },
      { $0.send(.cancelRequested($0.edge)) }, { $0.send(.detached) },
      { $0.send(.configured($0.edge, nil)) }, { $0.send(.exhaustRequested($0.edge)) },
    ]
    for (number, end) in ends.enumerated() {
      var view = view(scene)
      view.touch()
      view.drag(by: 200)
      end(&view)
      view.run(for: 0.1)
      let run = RunToken(number: 1)
      #expect(requests(view) == [.prefetch(run), .cancelAction(run)], "\(number)")
    }
  }

  @Test(arguments: Scene.all)
  func aFloorThatOpensGivesTheRequestUp(_ scene: Scene) {
    var view = view(scene) { $0.floor = Floor(Threshold(120)) }
    view.swipe(by: 500, over: 0.5)
    let run = RunToken(number: 1)
    #expect(requests(view) == [.prefetch(run), .cancelAction(run)])
  }

  @Test(arguments: Scene.all)
  func aRunThatTheAppBeginsTakesTheRequestOver(_ scene: Scene) {
    var view = view(scene)
    view.touch()
    view.drag(by: 200)
    view.begin()
    let run = RunToken(number: 1)
    #expect(requests(view) == [.prefetch(run), .startAction(run)])
  }

  @Test(arguments: Scene.all)
  func afterThreeForNothingNoneBeginsForTenSeconds(_ scene: Scene) {
    var view = view(scene)
    func tease() {
      view.touch()
      view.drag(by: 200)
      view.drag(by: -200)
      view.letGo()
      view.run(for: 0.5)
      view.scroll(into: 0)
    }
    func count() -> Int { requests(view).count { if case .prefetch = $0 { true } else { false } } }
    for _ in 0..<6 { tease() }
    #expect(count() == 3)
    view.run(for: 10)
    for _ in 0..<6 { tease() }
    #expect(count() == 6)
  }

  @Test(arguments: Bounce.allCases)
  func theTenSecondsBeginWithTheThird(_ bounce: Bounce) {
    var session = RecordedSession(bounce, .standard.with { $0.prefetch = .whenArmed })
    func requests(at time: Double) -> Bool {
      session.send(.contactBegan(id: 1, position: 0), at: time)
      session.pull(to: 70, at: time)
      let isRequested = session.orders.contains { if case .prefetch = $0 { true } else { false } }
      session.pull(to: 0, at: time)
      session.send(.contactEnded(id: 1), at: time)
      return isRequested
    }
    #expect([1.0, 2, 3].allSatisfy(requests))
    #expect(!requests(at: 12.9) && requests(at: 13))
  }

  @Test(arguments: Scene.all)
  func anAnswerIsForgottenWithItsRequest(_ scene: Scene) {
    var view = view(scene)
    view.touch()
    view.drag(by: 200)
    view.send(.prefetchFinished(view.edge, RunToken(number: 1)))
    view.drag(by: -200)
    view.letGo()
    view.run(for: 0.5)
    view.scroll(into: 0)
    view.touch()
    view.drag(by: 200, over: 0.1)
    view.letGo()
    view.finishAction()
    #expect(view.phase == .running)
  }

  @Test(arguments: Scene.all)
  func aRequestThatARunTakesOverStartsTheCountAnew(_ scene: Scene) {
    var view = view(scene)
    for number in 0..<8 {
      view.touch()
      view.drag(by: 200)
      if number % 3 < 2 { view.drag(by: -200) }
      view.letGo()
      view.run(for: 0.1)
      view.finishAction()
      view.run(for: 2)
      view.scroll(into: 0)
    }
    #expect(requests(view).count { if case .prefetch = $0 { true } else { false } } == 8)
  }

  @Test(arguments: Scene.all)
  func theMinimumCountsFromTheRequest(_ scene: Scene) {
    var view = view(scene) { $0.minimumRunning = 1 }
    view.touch()
    view.drag(by: 200, over: 0.2)
    view.run(for: 0.6)
    view.send(.prefetchFinished(view.edge, RunToken(number: 1)))
    view.letGo()
    view.finishAction()
    #expect(view.phase == .running)
    view.run(for: 0.45)
    #expect(view.phase == .finishing(.succeeded))
  }

  @Test(arguments: Scene.all)
  func anAnswerThatIsThereShowsNoRun(_ scene: Scene) {
    for isAnswered in [true, false] {
      var view = view(scene)
      view.touch()
      view.drag(by: 200, over: 0.1)
      if isAnswered { view.send(.prefetchFinished(view.edge, RunToken(number: 1))) }
      view.letGo()
      view.finishAction()
      #expect(view.phase == (isAnswered ? .finishing(.succeeded) : .running))
    }
  }

  @Test(arguments: Scene.all)
  func anAnswerWithoutItsRequestIsStale(_ scene: Scene) {
    var view = view(scene)
    view.send(.prefetchFinished(view.edge, RunToken(number: 1)))
    view.touch()
    view.drag(by: 200)
    view.send(.prefetchFinished(view.edge, RunToken(number: 7)))
    #expect(view.session.diagnostics.staleTokens == 2)
    view.send(.prefetchFinished(view.edge, RunToken(number: 1)))
    #expect(view.session.diagnostics.staleTokens == 2)
  }
}
