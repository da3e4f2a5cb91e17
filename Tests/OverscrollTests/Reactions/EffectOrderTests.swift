import Overscroll
import OverscrollTestSupport
import Testing

/// What a whole run tells its host, in order: the phase, what holds, the words, the action.
@Suite struct EffectOrderTests {
  /// Everything but motion: that depends on the toolkit and on frames.
  private func orders(_ view: ScrollViewModel) -> [Effect.Order] {
    view.orders.filter { order in
      if case .scrollTo = order { return false }
      if case .setDisplacement = order { return false }
      if case .wake = order { return false }
      return order != .requestFrames && order != .stopFrames
    }
  }

  private func contribution(_ points: Double, _ scene: Scene) -> [Effect.Order] {
    scene.toolkit.bounce == .native ? [.setContribution(points)] : []
  }

  @Test(arguments: Scene.all)
  func aPullThatSucceeds(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.touch()
    view.drag(by: 220)
    view.letGo()
    view.run(for: 1)
    view.finishAction()
    view.run(for: 3)
    let expected: [Effect.Order] =
      [
        .reportPhase(.pulling), .reportPhase(.armed), .playHaptic, .reportPhase(.running),
      ] + contribution(56, scene) + [
        .announce(.began), .startAction(RunToken(number: 1)), .reportMilestone(.opened),
        .reportPhase(.finishing(.succeeded)), .storeLastUpdated, .announce(.succeeded),
        .reportMilestone(.closingBegan),
      ] + contribution(0, scene) + [.reportMilestone(.closed), .reportPhase(.idle)]
    #expect(orders(view) == expected)
    #expect(view.log.allSatisfy { $0.effect.edge == scene.edge })
  }

  @Test(arguments: Scene.all)
  func aBeginThatFails(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.begin()
    view.run(for: 1)
    view.finishAction(.failed)
    view.run(for: 3)
    let expected: [Effect.Order] =
      [.reportPhase(.running)] + contribution(56, scene) + [
        .announce(.began), .startAction(RunToken(number: 1)), .reportMilestone(.opened),
        .reportPhase(.finishing(.failed)), .announce(.failed), .reportMilestone(.closingBegan),
      ] + contribution(0, scene) + [.reportMilestone(.closed), .reportPhase(.idle)]
    #expect(orders(view) == expected)
  }

  /// The action is called off before anything else is said of it, and shows no result.
  @Test(arguments: Scene.all)
  func aRunThatIsGivenUp(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.begin()
    view.run(for: 1)
    view.forget()
    view.send(.cancelRequested(scene.edge))
    view.run(for: 2)
    let expected: [Effect.Order] =
      [
        .cancelAction(RunToken(number: 1)), .reportPhase(.finishing(.cancelled)),
        .reportMilestone(.closingBegan),
      ] + contribution(0, scene) + [.reportMilestone(.closed), .reportPhase(.idle)]
    #expect(orders(view) == expected)
  }

  /// A load-more that starts by itself opens nothing, and its success is no refresh's.
  @Test(arguments: Scene.all)
  func aLoadMoreThatStartsByItself(_ scene: Scene) {
    var view = ScrollViewModel(scene, .loadMore)
    view.run(for: 1)
    view.finishAction()
    view.run(for: 1)
    // The room comes with the numbers, before the control is on its scroll view or with it.
    let expected: [Effect.Order] = [
      .setContribution(44), .reportPhase(.running), .announce(.began),
      .startAction(RunToken(number: 1)), .reportPhase(.finishing(.succeeded)),
      .announce(.succeeded), .reportMilestone(.closingBegan), .reportMilestone(.closed),
      .reportPhase(.idle),
    ]
    #expect(orders(view).filter { $0 != .reportMilestone(.opened) } == expected)
  }
}
