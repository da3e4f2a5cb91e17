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

/// Frames are requested while something moves and is visible; waiting uses one wake.
@Suite struct FrameAndWakeTests {
  @Test(arguments: Scene.all)
  func framesAreAskedForOnceAndGivenUpOnce(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    for _ in 0..<3 {
      view.swipe(by: 220)
      view.run(for: 1)
      view.finishAction()
      view.run(for: 3)
    }
    let frames = view.orders.filter { $0 == .requestFrames || $0 == .stopFrames }
    #expect(!frames.isEmpty)
    for (index, order) in frames.enumerated() {
      #expect(order == (index % 2 == 0 ? .requestFrames : .stopFrames))
    }
    #expect(frames.count % 2 == 0)
  }

  @Test(arguments: Scene.all)
  func aListThatScrollsNeedsNoFramesAndNoWakes(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.swipe(by: -900)
    view.run(for: 3)
    #expect(view.orders == [])
  }

  /// A look turns for 0.4 seconds after a change of the phase.
  @Test func aTransitionHasFramesForAsLongAsItTakes() {
    var session = RecordedSession(.native)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 30, at: 1)
    #expect(session.orders.contains(.requestFrames))
    session.send(.frame, at: 1.4)
    #expect(session.orders == [])
    session.send(.frame, at: 1.41)
    #expect(session.orders == [.stopFrames])
  }

  /// So that no bounce of a toolkit starts from where it was.
  @Test(arguments: Bounce.allCases)
  func aMotionThatTakesNoTimeIsOneFrameLong(_ bounce: Bounce) {
    var session = RecordedSession(bounce, Behavior.standard.withoutMotion)
    session.send(.beginRequested(.start, by: .program), at: 0)
    #expect(session.orders.contains(.wake(at: 1.0 / 60)))
  }

  /// The indicator animates while it is open, but needs no frames while it is not visible.
  @Test(arguments: Bounce.allCases)
  func anOpenIndicatorHasFramesWhileItCanBeSeen(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.beginRequested(.start, by: .program), at: 1)
    #expect(session.orders.contains(.requestFrames))
    session.runFrames(until: 5)
    #expect(!session.orders.contains(.stopFrames))
    session.send(.hidden, at: 5)
    #expect(session.orders.contains(.stopFrames))
    session.send(.shown, at: 6)
    #expect(session.orders.contains(.requestFrames))
    session.send(.detached, at: 7)
    #expect(session.orders.contains(.stopFrames))
  }

  @Test(arguments: Bounce.allCases)
  func anIndicatorThatIsScrolledAwayHasNoFrames(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.scroll(to: 500, at: 0.5)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    #expect(session.phase == .running)
    #expect(!session.log.contains { $0.effect.order == .requestFrames })
  }

  /// Every deadline of a hidden run has its own wake: the action, the minimum duration of a run.
  @Test(arguments: Bounce.allCases)
  func waitingIsAWakeAtItsTime(_ bounce: Bounce) throws {
    var session = RecordedSession(bounce, try Behavior(actionDelay: 0.25, minimumRunning: 2))
    session.send(.hidden, at: 0.5)
    session.send(.beginRequested(.start, by: .program), at: 1)
    #expect(session.orders.contains(.wake(at: 1.25)))
    session.send(.woke, at: 1.25)
    #expect(session.orders.contains(.startAction(RunToken(number: 1))))
    session.finish(.start, at: 1.5)
    #expect(session.orders.contains(.wake(at: 3)))
    session.send(.woke, at: 3)
    #expect(session.phase == .idle)
    #expect(!session.log.contains { $0.effect.order == .requestFrames })
  }

  /// The result is shown for half a second: a wake, since frames may stop.
  @Test(arguments: Bounce.allCases)
  func theResultHasAWakeForItsEnd(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.finish(.start, at: 3)
    #expect(session.orders.contains(.wake(at: 3.5)))
  }

  /// The mark of a result is drawn in 0.4 seconds; then it stands still, and waits for its wake.
  @Test(arguments: Bounce.allCases)
  func aResultThatIsHeldHasNoFramesOnceItsMarkIsDrawn(_ bounce: Bounce) throws {
    var session = RecordedSession(bounce, try Behavior(resultHold: 60))
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.finish(.start, at: 3)
    session.runFrames(until: 3.39)
    #expect(!session.orders.contains(.stopFrames))
    session.runFrames(until: 3.5)
    let frames = session.log.filter {
      $0.effect.order == .requestFrames || $0.effect.order == .stopFrames
    }
    #expect(frames.last?.effect.order == .stopFrames)
    session.send(.woke, at: 63)
    #expect(session.orders.contains(.requestFrames))
  }

  @Test(arguments: Scene.all)
  func noWakeIsOrderedTwiceInARowOrForThePast(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    for _ in 0..<3 {
      view.begin()
      view.run(for: 1)
      view.finishAction()
      view.run(for: 3)
    }
    var last = -1.0
    for performed in view.log {
      guard case .wake(let time) = performed.effect.order else { continue }
      #expect(time != last)
      #expect(time >= performed.time)
      last = time
    }
    #expect(last > 0)
  }

  /// A timer may be early, if only because its unit rounds the time.
  @Test(arguments: Bounce.allCases)
  func aWakeThatIsEarlyIsRequestedAgain(_ bounce: Bounce) throws {
    var session = RecordedSession(bounce, try Behavior(actionDelay: 0.25))
    session.send(.hidden, at: 0.5)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.woke, at: 1.25.nextDown)
    #expect(session.orders == [.wake(at: 1.25)])
    session.send(.woke, at: 1.25)
    #expect(session.orders.contains(.startAction(RunToken(number: 1))))
  }

  /// A late wake, and a wake or a frame without a purpose, are harmless.
  @Test(arguments: Bounce.allCases)
  func whatWasNotAskedForDoesNothing(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    for time in [1.0, 2, 3] {
      session.send(.woke, at: time)
      #expect(session.orders == [])
      session.send(.frame, at: time)
      #expect(session.orders == [])
    }
    #expect(session.session.diagnostics == Diagnostics())
  }
}
