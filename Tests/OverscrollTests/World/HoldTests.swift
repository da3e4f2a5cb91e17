import Overscroll
import OverscrollTestSupport
import Testing

/// The held distance during a run, and the user's control over it.
@Suite struct HoldTests {
  @Test(arguments: Scene.all)
  func beginningWhileTheReaderIsInTheListMovesNothing(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.scroll(into: 300)
    view.forget()
    view.begin()
    view.run(for: 1)
    #expect(view.gap == -300)
    #expect(view.startedRuns == [1])
    view.finishAction()
    view.run(for: 2)
    #expect(view.gap == -300)
    #expect(view.largestJump == 0)
    #expect(view.phase == .idle)
    #expect(view.inset == 0)
  }

  @Test(arguments: Scene.all)
  func aReaderWhoScrollsAwayDuringARunIsNotMovedByItsEnd(_ scene: Scene) {
    var view = ScrollViewModel(running: scene)
    view.scroll(into: 300)
    view.run(for: 1)
    #expect(view.phase == .running)
    view.forget()
    let gap = view.gap
    view.finishAction()
    view.run(for: 2)
    #expect(view.gap == gap)
    #expect(view.phase == .idle)
    #expect(view.inset == 0)
  }

  @Test(arguments: Scene.stopping)
  func scrollingAwayTakesTheOpenIndicatorAlong(_ scene: Scene) {
    var view = ScrollViewModel(running: scene)
    view.scroll(into: 300)
    view.run(for: 1)
    #expect(view.displacement == 0)
    #expect(view.phase == .running)
  }

  /// A snapshot of the same place is no scrolling, and a scroll under a finger tucks nothing away.
  @Test func whereTheEngineMovesContentASnapshotLeavesTheIndicatorOpen() {
    var session = RecordedSession(.engine, .standard)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.scroll(to: 0, at: 3)
    session.runFrames(until: 5)
    #expect(session.overscroll == 56)
    session.send(.contactBegan(id: 1, position: 0), at: 6)
    session.scroll(to: 20, at: 7)
    session.runFrames(until: 8)
    #expect(session.overscroll == 56)
  }

  @Test(arguments: Bounce.allCases)
  func evenTheSmallestHoldOpensByTheOpening(_ bounce: Bounce) throws {
    let behavior = try Behavior(
      hold: Hold(0.5),
      opening: .curve(.linear, seconds: 2),
      closing: .curve(.linear, seconds: 8)
    )
    var session = RecordedSession(bounce, behavior)
    // A pixel of the screen is less than the hold.
    session.send(.environmentChanged(Environment(scale: 4)), at: 1)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 10)
    let opening = session.log.first { $0.effect.order == .reportMilestone(.opened) }
    #expect(opening?.time == 3)
    if bounce == .native {
      #expect(session.log.contains { $0.effect.order == .setContribution(0.5) })
    }
  }

  /// The touch pauses before the release, so only the position matters: half of 56 is 28.
  @Test(arguments: [(-20.0, 56.0), (-35, 0)])
  func contentLetGoInsideTheHeldDistanceGoesToTheNearerEnd(_ travel: Double, _ rest: Double) {
    for scene in Scene.stopping {
      var view = ScrollViewModel(running: scene)
      view.touch()
      view.drag(by: travel)
      #expect(abs(view.gap - (56 + travel)) < 0.2)
      view.run(for: 0.5)
      view.letGo()
      view.run(for: 1)
      #expect(view.gap == rest)
      #expect(view.phase == .running)
    }
  }

  /// At 41 points, but moving inwards so fast that it would be inside a tenth of a second later.
  @Test(arguments: Scene.stopping)
  func contentThrownInwardsGoesToTheEdge(_ scene: Scene) {
    var view = ScrollViewModel(running: scene)
    view.swipe(by: -15, over: 1.0 / 60)
    view.run(for: 1)
    #expect(view.gap == 0)
    #expect(view.phase == .running)
  }

  @Test(arguments: Scene.stopping)
  func anIndicatorPushedAwayCanBePulledOutAgain(_ scene: Scene) {
    var view = ScrollViewModel(running: scene)
    view.swipe(by: -56)
    view.run(for: 1)
    #expect(view.gap == 0)
    view.touch()
    view.drag(by: 50)
    view.run(for: 0.5)
    view.letGo()
    view.run(for: 1)
    #expect(view.gap == 56)
    #expect(view.startedRuns == [1])
  }

  @Test(arguments: Scene.all)
  func aHoldBeyondTheTriggerIsReachedFromBelow(_ scene: Scene) throws {
    var view = ScrollViewModel(scene, try Behavior(arm: Threshold(40), hold: Hold(90)))
    view.touch()
    view.drag(by: 100)
    #expect(view.gap < 60)
    view.letGo()
    view.run(for: 2)
    #expect(abs(view.gap - 90) <= 0.5)
  }

  @Test(arguments: Scene.all)
  func aRunThatHoldsNothingRestsAtTheEdge(_ scene: Scene) throws {
    var view = ScrollViewModel(scene, try Behavior(hold: Hold(0)), base: 88)
    view.swipe(by: 200)
    view.run(for: 2)
    #expect(view.phase == .running)
    #expect(abs(view.gap) <= 0.5)
    #expect(view.inset == 88)
    view.finishAction()
    view.run(for: 1)
    #expect(view.phase == .idle)
    #expect(view.milestones == [.opened, .closingBegan, .closed])
  }

  @Test(arguments: Bounce.allCases)
  func anotherBehaviorDuringARunMovesToItsHold(_ bounce: Bounce) throws {
    var session = RecordedSession(bounce)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.send(.configured(.start, try Behavior(hold: Hold(90))), at: 2)
    session.runFrames(until: 3)
    #expect(session.overscroll == 90)
    #expect(session.phase == .running)
  }

  /// Within the held distance the touch moves content one to one, beyond it with the rubber band.
  @Test(arguments: Scene.stopping)
  func anOpenIndicatorIsPartOfTheContentUnderAFinger(_ scene: Scene) {
    var view = ScrollViewModel(running: scene)
    view.touch()
    view.drag(by: -30)
    #expect(abs(view.gap - 26) < 1e-6)
    view.drag(by: 30)
    #expect(abs(view.gap - 56) < 1e-6)
    view.drag(by: 100)
    // 56 plus the published rubber band's value for 100 points at a viewport of 640.
    #expect(abs(view.gap - 106.647_482) < 1e-4)
  }

  /// Released at 3000 points per second or more, a spring of response 0.35 s from 0 would overshoot
  /// to 3000 / (w e) = 61.5 points; the cap limits any throw to that distance from the release.
  @Test(arguments: Scene.stopping)
  func howeverFastTheThrowContentStaysNear(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.touch()
    view.drag(by: 60_000, over: 1.0 / 60)
    let released = view.gap
    view.letGo()
    var farthest = 0.0
    for _ in 0..<60 {
      view.run(for: 1.0 / 60)
      farthest = max(farthest, view.gap)
    }
    #expect(farthest <= released + 61.5)
    #expect(view.gap == 56)
  }
}

/// How content is held (inset or offset), when that is written, and who moves the content there.
@Suite struct HoldMeansTests {
  /// From 120 points to 50 in a quarter of a second: half the distance in half the time.
  @Test(arguments: Scene.bouncing)
  func anInsetBringsTheContentToTheHoldByTheOpening(_ scene: Scene) throws {
    let behavior = try Behavior(
      hold: Hold(50),
      opening: .curve(.easeInOut, seconds: 0.25)
    )
    var view = ScrollViewModel(scene, behavior, base: 88)
    view.touch()
    view.drag(by: 260)
    let gap = view.gap
    view.letGo()
    #expect(view.inset == 88 + 50)
    view.run(for: 0.125)
    #expect(abs(view.gap - (gap + 50) / 2) <= 0.5)
    view.run(for: 0.125)
    #expect(view.gap == 50)
    #expect(view.milestones == [.opened])
  }

  @Test(arguments: Scene.bouncing)
  func anInsetComesBackToTheHoldAfterATouch(_ scene: Scene) throws {
    var view = ScrollViewModel(running: scene, try Behavior(hold: Hold(56)))
    view.swipe(by: 40)
    view.run(for: 2)
    #expect(abs(view.gap - 56) <= 0.5)
    #expect(view.phase == .running)
  }

  @Test(arguments: Bounce.allCases, [nil, Curve.linear])
  func aMotionOfNoTimeIsThereAtOnceAndOverWithTheNextFrame(_ bounce: Bounce, _ curve: Curve?) throws
  {
    let atOnce = curve.map { MotionTiming.curve($0, seconds: 0) } ?? .spring(response: 0)
    let behavior = try Behavior(
      opening: atOnce,
      closing: atOnce,
      minimumRunning: 0,
      resultHold: 0
    )
    var session = RecordedSession(bounce, behavior)
    session.send(.beginRequested(.start, by: .program), at: 1)
    #expect(session.overscroll == 56)
    session.send(.frame, at: 1 + 1.0 / 60)
    #expect(session.orders.contains(.reportMilestone(.opened)))
    session.finish(.start, at: 2)
    #expect(session.overscroll == 0)
    session.send(.frame, at: 2 + 1.0 / 60)
    #expect(session.overscroll == 0)
    #expect(session.phase == .idle)
    #expect(session.orders.contains(.reportMilestone(.closed)))
  }

  /// The toolkit computes its drag from the inset, so the inset must not change during a touch.
  @Test(arguments: Edge.allCases, Hold.Means.allCases)
  func aRunThatBeginsUnderTheFingerTakesItsInsetWhenThatIsUp(
    _ edge: Edge,
    _ means: Hold.Means
  ) throws {
    let behavior = try Behavior(trigger: .reach, hold: Hold(56, by: means))
    for toolkit in Toolkit.bouncing {
      var view = ScrollViewModel(Scene(edge: edge, toolkit: toolkit), behavior, base: 88)
      view.touch()
      view.drag(by: 300)
      #expect(view.phase == .running)
      #expect(view.inset == 88)
      view.letGo()
      #expect(view.inset == (means == .offset ? 88 : 88 + 56))
      view.run(for: 2)
      #expect(abs(view.gap - 56) <= 0.5)
      view.finishAction()
      view.run(for: 2)
      #expect(view.inset == 88)
      #expect(abs(view.gap) <= 0.5)
    }
  }

  @Test(arguments: Scene.bouncing)
  func whatIsHeldAlreadyIsKeptUnderTheFinger(_ scene: Scene) throws {
    var view = ScrollViewModel(running: scene)
    view.touch()
    view.send(.configured(scene.edge, try Behavior(hold: Hold(70))))
    #expect(view.inset == 70)
  }

  /// A viewport of 640 with insets of 34 and 88 and content of 200 has 318 points of free space.
  @Test(arguments: Toolkit.bouncing)
  func atTheEndOfShortContentTheInsetFillsTheViewport(_ toolkit: Toolkit) {
    let scene = Scene(edge: .end, toolkit: toolkit)
    var view = ScrollViewModel(scene, .backLoadMore, extent: 200, base: 88, otherBase: 34)
    view.swipe(by: 300)
    view.run(for: 2)
    #expect(view.inset == 88 + 318 + 56)
    #expect(abs(view.gap - 56) <= 0.5)
    view.change(extent: 300)
    #expect(view.inset == 88 + 218 + 56)
    view.change(extent: 1_000)
    #expect(view.inset == 88 + 56)
    view.finishAction()
    view.run(for: 2)
    #expect(view.inset == 88)
  }
}
