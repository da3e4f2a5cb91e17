import Overscroll
import OverscrollTestSupport
import Testing

/// R15: only a live gesture that pulls outwards arms; a key, a tap and the app can always begin.
@Suite struct R15InputKindTests {
  /// Offsets that change while the list is hidden or gets another length are no momentum.
  @Test(arguments: [false, true])
  func R15_whatIsNoScrollingIsNoMomentum(_ isHidden: Bool) {
    var session = RecordedSession(.native)
    if isHidden { session.send(.hidden, at: 0.5) }
    let viewport = isHidden ? 640.0 : 600
    let metrics = ScrollMetrics(offset: -50, viewport: viewport, extent: 4_000)
    session.send(.scrolled(metrics, isOwnWrite: false), at: 1)
    if isHidden { session.send(.shown, at: 2) }
    session.send(.contactBegan(id: 1, position: 0), at: 3)
    var pulled = metrics
    pulled.offset = -70
    session.send(.scrolled(pulled, isOwnWrite: false), at: 3.1)
    #expect(session.phase == .armed)
  }

  /// Where the engine moves the content, scrolling under an indicator in front of it is no momentum.
  @Test func R15_whatScrollsUnderAnIndicatorCountsForNoPull() {
    let prompt = Behavior.standard.with {
      $0.drag.movesContent = false
      $0.minimumRunning = 0
      $0.resultHold = 0
    }
    var session = RecordedSession(.engine, prompt)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    for offset in [200.0, 100] { session.scroll(to: offset, at: 3) }
    session.finish(.start, at: 4)
    session.send(.frame, at: 4.05)
    session.send(.contactBegan(id: 1, position: 0), at: 4.05)
    session.send(.contactMoved(id: 1, position: 80), at: 4.1)
    #expect(session.overscroll > 64)
    #expect(session.overscroll < 100)
    #expect(session.phase == .armed)
  }

  @Test(arguments: BeginSource.allCases, Bounce.allCases)
  func R15_everySourceBegins(_ source: BeginSource, _ bounce: Bounce) throws {
    for trigger in Trigger.allCases {
      var session = RecordedSession(bounce, try Behavior(trigger: trigger))
      session.send(.beginRequested(.start, by: source), at: 1)
      #expect(session.phase == .running)
    }
  }

  @Test func R15_aFlingIntoTheEdgeArmsNothing() {
    var session = RecordedSession(.native)
    session.scroll(to: 400, at: 1)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.scroll(to: 200, at: 1.05)
    session.send(.contactEnded(id: 1), at: 1.05)
    for (index, offset) in [100.0, 0, -60, -110, -90, -20, 0].enumerated() {
      session.scroll(to: offset, at: 1.1 + Double(index) / 60)
      #expect(session.phase == .idle)
    }
  }

  @Test(arguments: Bounce.allCases)
  func R15_momentumArmsNothing(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.wheelBegan, at: 1)
    session.send(.wheelMoved(delta: 10, isMomentum: false), at: 1)
    if bounce == .native { session.scroll(to: -5, at: 1) }
    #expect(session.phase == .pulling)
    session.send(.wheelMoved(delta: 400, isMomentum: true), at: 1.1)
    #expect(session.phase == .pulling)
    session.send(.wheelEnded, at: 1.2)
    session.send(.wheelMoved(delta: 400, isMomentum: true), at: 1.3)
    if bounce == .native { session.scroll(to: -90, at: 1.3) }
    #expect(session.phase == .idle)
    #expect(session.session.diagnostics.ignoredEvents == 0)
  }

  @Test(arguments: Bounce.allCases)
  func R15_aTouchpadGestureThatBeganAtTheEdgePulls(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.wheelBegan, at: 1)
    session.send(.wheelMoved(delta: 200, isMomentum: false), at: 1.1)
    if bounce == .native { session.scroll(to: -80, at: 1.1) }
    #expect(session.phase == .armed)
    #expect(!session.orders.contains(.playHaptic))
    session.send(.wheelEnded, at: 1.2)
    #expect(session.phase == .running)
  }

  @Test(arguments: Bounce.allCases)
  func R15_aFingerEndsATouchpadGestureWithoutFiring(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.wheelBegan, at: 1)
    session.send(.wheelMoved(delta: 200, isMomentum: false), at: 1.1)
    if bounce == .native { session.scroll(to: -80, at: 1.1) }
    session.send(.contactBegan(id: 1, position: 0), at: 1.2)
    #expect(session.phase == .idle)
    session.send(.wheelEnded, at: 1.3)
    #expect(session.session.diagnostics.ignoredEvents == 1)
    session.send(.contactEnded(id: 1), at: 1.4)
    #expect(session.phase == .idle)
  }

  @Test(arguments: Scene.all)
  func R15_anAppThatLoadsByItselfBarsEverything(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.send(.externalLoadingChanged(view.edge, isLoading: true))
    view.touch()
    view.drag(by: 250)
    #expect(view.phase == .pulling)
    view.letGo()
    #expect(view.phase == .idle)
    view.run(for: 1)
    view.begin()
    #expect(view.phase == .idle)
    #expect(view.session.diagnostics.ignoredEvents == 1)
    view.send(.externalLoadingChanged(view.edge, isLoading: false))
    view.begin()
    #expect(view.phase == .running)
  }

  @Test(arguments: Scene.all)
  func R15_aFingerThatOnlyCatchesABounceStartsNothing(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.touch()
    view.drag(by: 400)
    view.cancelTouch()
    view.run(for: 1.0 / 60)
    #expect(view.gap > 64)
    view.touch()
    view.drag(by: -20)
    #expect(view.gap > 64)
    #expect(view.phase == .pulling)
    view.letGo()
    #expect(view.phase == .idle)
    #expect(view.startedRuns == [])
  }

  /// Outwards is measured from the least overscroll of the gesture, not from where it began.
  @Test(arguments: Bounce.allCases)
  func R15_aGestureThatCatchesThePullArmsBelowWhereItCaughtIt(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 80, at: 1.1)
    let caughtAt = session.overscroll
    session.send(.contactCancelled(id: 1), at: 1.2)
    // The engine's touch begins at its present distance, so that `pull(to:)` gives the same gaps.
    let travel = Resistance(viewport: 640, held: 0).raw(forVisible: caughtAt)
    session.send(.contactBegan(id: 1, position: travel), at: 1.2)
    #expect(session.phase == .idle)
    session.pull(to: 20, at: 1.3)
    #expect(session.phase == .pulling)
    session.pull(to: 70, at: 1.4)
    #expect(abs(session.overscroll - 70) < 1e-6)
    #expect(session.phase == .armed)
  }

  @Test(arguments: Scene.all)
  func R15_afterARunTheSameGestureMustComeBackToTheEdgeFirst(_ scene: Scene) throws {
    var view = ScrollViewModel(running: scene, try Behavior(minimumRunning: 0, resultHold: 0))
    view.touch()
    view.drag(by: 60)
    view.finishAction()
    view.drag(by: 200)
    #expect(view.phase != .armed)
    view.drag(by: -1_000, over: 1)
    view.drag(by: 1_200, over: 1)
    #expect(view.phase == .armed)
    view.letGo()
    #expect(view.startedRuns == [1, 2])
  }

  @Test(arguments: Scene.all)
  func R15_reachingStartsARunOnceAGesture(_ scene: Scene) throws {
    let behavior = try Behavior(trigger: .reach, minimumRunning: 0, resultHold: 0)
    var view = ScrollViewModel(scene, behavior)
    view.touch()
    view.drag(by: 250)
    #expect(view.phase == .running)
    view.finishAction()
    view.drag(by: 100)
    view.letGo()
    view.run(for: 1)
    #expect(view.startedRuns == [1])
  }

  @Test(arguments: Scene.all, [Trigger.tap, .none])
  func R15_withoutAPullTriggerPullingOnlyShows(_ scene: Scene, _ trigger: Trigger) throws {
    var view = ScrollViewModel(scene, try Behavior(trigger: trigger))
    view.touch()
    view.drag(by: 300)
    #expect(view.phase == .pulling)
    view.letGo()
    view.run(for: 1)
    #expect(view.startedRuns == [])
  }

  @Test(arguments: Bounce.allCases)
  func R15_aPullThatIsHiddenNeverFires(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 80, at: 1)
    #expect(session.phase == .armed)
    session.send(.hidden, at: 1.1)
    session.send(.contactEnded(id: 1), at: 1.2)
    #expect(session.phase == .idle)
  }

  @Test(arguments: Scene.all)
  func R15_aSecondFingerChangesNothing(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.touch()
    view.drag(by: 200)
    view.send(.contactBegan(id: 2, position: 500))
    view.send(.contactMoved(id: 2, position: 0))
    view.send(.contactEnded(id: 2))
    #expect(view.phase == .armed)
    #expect(view.session.diagnostics.ignoredEvents == 3)
    view.letGo()
    #expect(view.phase == .running)
  }

  /// Momentum never arms, also not if a finger catches what it has brought.
  @Test func R15_aCaughtFlingCountsFromWhereItIsCaught() {
    var session = RecordedSession(.native)
    session.scroll(to: -40, at: 1)
    session.scroll(to: -101, at: 1.1)
    session.send(.contactBegan(id: 1, position: 0), at: 1.15)
    session.scroll(to: -103, at: 1.2)
    #expect(session.phase == .pulling)
    session.scroll(to: -164.5, at: 1.3)
    #expect(session.phase == .pulling)
    session.scroll(to: -165, at: 1.4)
    #expect(session.phase == .armed)
  }

  /// What the finger itself has pulled before counts, however far it has come back since.
  @Test func R15_aPullThatIsCaughtOnItsWayBackGoesOn() {
    var session = RecordedSession(.native)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.scroll(to: -60, at: 1.1)
    session.send(.contactEnded(id: 1), at: 1.2)
    session.scroll(to: -30, at: 1.25)
    session.send(.contactBegan(id: 2, position: 0), at: 1.3)
    session.scroll(to: -64, at: 1.4)
    #expect(session.phase == .armed)
  }
}
