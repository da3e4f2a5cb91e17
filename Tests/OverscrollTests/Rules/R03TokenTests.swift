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
}
