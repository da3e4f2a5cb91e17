import Overscroll
import OverscrollTestSupport
import Testing

/// The effects of a complete run, in order: phase, hold, announcement, action.
@Suite struct EffectOrderTests {
  /// Everything except motion, which depends on the toolkit and on frames.
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
    view.swipe(by: 220)
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
    var view = ScrollViewModel(running: scene)
    view.finishAction(.failed)
    view.run(for: 3)
    let expected: [Effect.Order] =
      [.reportPhase(.running)] + contribution(56, scene) + [
        .announce(.began), .startAction(RunToken(number: 1)), .reportMilestone(.opened),
        .reportPhase(.finishing(.failed)), .announce(.failed), .reportMilestone(.closingBegan),
      ] + contribution(0, scene) + [.reportMilestone(.closed), .reportPhase(.idle)]
    #expect(orders(view) == expected)
  }

  /// The action is cancelled before other effects, and no result is shown.
  @Test(arguments: Scene.all)
  func aRunThatIsGivenUp(_ scene: Scene) {
    var view = ScrollViewModel(running: scene)
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

  /// An automatic load-more opens nothing, and its success does not count as a refresh.
  @Test(arguments: Scene.all)
  func aLoadMoreThatStartsByItself(_ scene: Scene) {
    var view = ScrollViewModel(scene, .loadMore)
    view.run(for: 1)
    view.finishAction()
    view.run(for: 1)
    // The reserved space is applied with the metrics, when the control is attached or just before.
    let expected: [Effect.Order] = [
      .setContribution(44), .reportPhase(.running), .announce(.began),
      .startAction(RunToken(number: 1)), .reportPhase(.finishing(.succeeded)),
      .announce(.succeeded), .reportMilestone(.closingBegan), .reportMilestone(.closed),
      .reportPhase(.idle),
    ]
    #expect(orders(view).filter { $0 != .reportMilestone(.opened) } == expected)
  }
}
