import Overscroll
import OverscrollTestSupport
import Testing

/// R12, in the engine: return, throw, cancel and teardown each map to exactly one end.
@Suite struct R12OneEndTests {
  @Test(arguments: Scene.all, Outcome.allCases)
  func R12_whateverTheOutcomeARunEndsOnce(_ scene: Scene, _ outcome: Outcome) {
    var view = ScrollViewModel(running: scene)
    view.finishAction(outcome)
    view.run(for: 3)
    #expect(view.session.progress(view.edge).lastOutcome == outcome)
    #expect(view.milestones.filter { $0 == .closed }.count == 1)
    #expect(view.milestones.filter { $0 == .closingBegan }.count == 1)
    #expect(view.phase == .idle && abs(view.gap) <= 0.5)
    #expect(cancelled(view) == [])
    let isNews = outcome == .succeeded || outcome == .exhausted
    #expect(view.orders.contains(.storeLastUpdated) == isNews)
    #expect(view.orders.contains(.announce(.succeeded)) == (outcome == .succeeded))
    #expect(view.orders.contains(.announce(.failed)) == (outcome == .failed))
  }

  @Test(arguments: Scene.all)
  func R12_givingUpCancelsTheActionOnceAndItsLaterAnswerIsStale(_ scene: Scene) {
    var view = ScrollViewModel(running: scene)
    view.send(.cancelRequested(view.edge))
    #expect(view.phase == .finishing(.cancelled))
    #expect(view.milestones.last == .closingBegan)
    view.send(.cancelRequested(view.edge))
    view.send(.actionFinished(view.edge, RunToken(number: 1), .succeeded))
    view.run(for: 2)
    #expect(cancelled(view) == [1])
    #expect(view.session.diagnostics.staleTokens == 1)
    #expect(!view.orders.contains(.storeLastUpdated))
    #expect(view.session.progress(view.edge).lastOutcome == .cancelled)
  }

  @Test(arguments: Scene.all)
  func R12_givingUpAnActionThatHasReturnedKeepsItsOutcome(_ scene: Scene) throws {
    var view = ScrollViewModel(running: scene, try Behavior(minimumRunning: 5))
    view.finishAction(.failed)
    #expect(view.phase == .running)
    view.send(.cancelRequested(view.edge))
    #expect(view.phase == .finishing(.failed))
    #expect(view.milestones.last == .closingBegan)
    #expect(cancelled(view) == [])
  }

  @Test(arguments: Scene.all)
  func R12_theLastOutcomeIsForgottenAtTheNextBegin(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    #expect(view.session.progress(view.edge).lastOutcome == nil)
    view.begin()
    view.run(for: 1)
    view.finishAction(.failed)
    view.run(for: 2)
    #expect(view.session.progress(view.edge).lastOutcome == .failed)
    view.begin()
    #expect(view.session.progress(view.edge).lastOutcome == nil)
  }

  private func cancelled(_ view: ScrollViewModel) -> [UInt32] {
    view.orders.compactMap { if case .cancelAction(let token) = $0 { token.number } else { nil } }
  }
}
