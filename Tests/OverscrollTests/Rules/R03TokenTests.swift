import Overscroll
import OverscrollTestSupport
import Testing

/// R3: every begin returns a token; an end with another token is ignored.
@Suite struct R03TokenTests {
  @Test(arguments: Scene.all)
  func R03_aStaleEndDoesNothing(_ scene: Scene) {
    var view = ScrollViewModel(running: scene)
    view.finishAction(.cancelled)
    view.run(for: 1)
    view.begin()
    view.run(for: 1)
    view.forget()
    view.send(.actionFinished(view.edge, RunToken(number: 1), .succeeded))
    #expect(view.phase == .running)
    #expect(view.orders == [])
    #expect(view.session.diagnostics.staleTokens == 1)
  }

  @Test(arguments: Scene.all)
  func R03_aSecondEndDoesNothing(_ scene: Scene) {
    var view = ScrollViewModel(running: scene)
    view.finishAction(.failed)
    view.forget()
    view.send(.actionFinished(view.edge, RunToken(number: 1), .succeeded))
    #expect(view.phase == .finishing(.failed))
    #expect(view.orders == [])
    #expect(view.session.diagnostics.staleTokens == 1)
  }

  @Test(arguments: Scene.all)
  func R03_aSecondEndWhileTheFirstWaitsDoesNothing(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.begin()
    view.finishAction(.failed)
    view.finishAction(.succeeded)
    #expect(view.session.diagnostics.staleTokens == 1)
    view.run(for: 0.4)
    #expect(view.phase == .finishing(.failed))
  }

  @Test(arguments: Scene.all)
  func R03_tokensCountUpFromOne(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    for _ in 0..<3 {
      view.begin()
      view.finishAction(.cancelled)
      view.run(for: 1)
    }
    view.send(.detached)
    view.send(.attached)
    view.begin()
    #expect(view.startedRuns == [1, 2, 3, 4])
  }

  @Test(arguments: Scene.all)
  func R03_beginWhileRunningIsIgnored(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.begin()
    view.run(for: 0.5)
    view.forget()
    view.begin()
    #expect(view.session.currentRun(view.edge) == RunToken(number: 1))
    #expect(view.startedRuns == [])
    #expect(view.session.diagnostics.ignoredEvents == 1)
  }

  @Test(arguments: Scene.all, [0.05, 0.15])
  func R03_anEndDuringTheOpeningIsLegal(_ scene: Scene, _ seconds: Double) throws {
    let prompt = try Behavior(minimumRunning: 0, resultHold: 0)
    var view = ScrollViewModel(scene, prompt, base: 88)
    view.begin()
    view.run(for: seconds)
    view.finishAction()
    #expect(view.phase != .running)
    view.run(for: 2)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
    #expect(view.milestones.filter { $0 == .closed }.count == 1)
    #expect(!view.milestones.contains(.opened))
  }

  @Test(arguments: Scene.all)
  func R03_aBeginDuringTheResultIsANewRun(_ scene: Scene) {
    var view = ScrollViewModel(running: scene)
    view.finishAction()
    view.run(for: 0.2)
    view.forget()
    view.begin()
    #expect(view.orders.first == .reportMilestone(.closed))
    #expect(view.startedRuns == [2])
    view.run(for: 1)
    #expect(view.phase == .running)
    #expect(abs(view.gap - 56) <= 0.5)
  }
}
