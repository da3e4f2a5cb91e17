import Overscroll
import OverscrollTestSupport
import Testing

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
