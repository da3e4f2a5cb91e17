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

  @Test func whatIsDueAtTheSameTimeIsDoneFromStartToEnd() {
    var session = RecordedSession(
      .native,
      start: .standard,
      end: .backLoadMore,
      offset: 1_000,
      concurrency: .independent
    )
    for edge in [Edge.end, .start] {
      session.send(.beginRequested(edge, by: .program, after: 1), at: 1)
    }
    session.send(.woke, at: 2)
    let begun = session.log.filter { $0.effect.order == .announce(.began) }
    #expect(begun.map(\.effect.edge) == [.start, .end])
  }

  /// As after any run: the inset, the milestone, the phase.
  @Test func aLoadMoreThatIsExhaustedGivesItsInsetBackFirst() throws {
    var session = RecordedSession(.native, try Behavior(role: .loadMore, resultHold: 0))
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.finish(.start, .exhausted, at: 2)
    session.runFrames(until: 4)
    let expected: [Effect.Order] = [
      .setContribution(0), .reportMilestone(.closed), .reportPhase(.exhausted),
    ]
    let first = try #require(session.orders.firstIndex(of: .setContribution(0)))
    #expect(Array(session.orders[first...].prefix(3)) == expected)
  }

  private func shownResultUnderAFinger() -> RecordedSession {
    var session = RecordedSession(.native)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.finish(.start, at: 2)
    session.send(.contactBegan(id: 1, position: 0), at: 2.1)
    return session
  }

  /// A finger pulls the result of a run until the next one is armed.
  @Test func aPullThatArmsAnewGivesTheInsetBack() {
    var session = shownResultUnderAFinger()
    session.scroll(to: -100, at: 2.2)
    #expect(session.phase == .armed)
    #expect(session.orders.contains(.setContribution(0)))
  }

  /// A finger has pushed back the result of a run, and pulls again by less than a pixel.
  @Test func underAFingerThatPullsAgainTheInsetIsGivenBackLast() {
    var session = shownResultUnderAFinger()
    session.scroll(to: 0, at: 2.2)
    #expect(session.phase == .finishing(.succeeded))
    session.scroll(to: -0.5, at: 2.3)
    let expected: [Effect.Order] = [
      .reportMilestone(.closed), .reportPhase(.idle), .setContribution(0),
    ]
    #expect(Array(session.orders.prefix(3)) == expected)
  }

  /// A host may send several events before it takes the first effect.
  @Test func theFirstEffectWaitsUntilItIsTaken() {
    var session = Session(axis: .vertical, bounce: .native)
    session.send(InputEvent(time: 0, kind: .configured(.end, .loadMore)))
    session.scroll(to: ScrollMetrics(offset: 0, viewport: 640, extent: 4_000), at: 0)
    session.send(InputEvent(time: 0, kind: .attached))
    let effect = session.nextEffect()
    #expect(effect == Effect(edge: .end, order: .setContribution(44)))
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
