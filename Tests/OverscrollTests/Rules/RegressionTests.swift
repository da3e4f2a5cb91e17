import Overscroll
import OverscrollTestSupport
import Testing

/// Regressions, each with the fewest events that reproduce it.
@Suite struct RegressionTests {
  /// One motion is shared by two parts at rest at their edges: content is short.
  @Test(arguments: Bounce.allCases)
  func aBeginAtOneEdgeLeavesTheClosingOfTheOtherNotStuck(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    var metrics = session.metrics
    metrics.extent = 100
    session.send(.configured(.end, .standard), at: 0)
    session.send(.scrolled(metrics, isOwnWrite: false), at: 0)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.send(.actionFinished(.start, RunToken(number: 1), .cancelled), at: 2)
    session.send(.frame, at: 2.05)
    session.send(.beginRequested(.end, by: .program), at: 2.05)
    session.runFrames(until: 5)
    #expect(session.phase == .idle)
    #expect(session.session.phase(.end) == .running)
  }

  @Test func aTurnOfTheScreenUnderAFingerMovesNothing() {
    var session = RecordedSession(.engine)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.contactMoved(id: 1, position: 200), at: 1.1)
    let gap = session.overscroll
    var metrics = session.metrics
    metrics.viewport = 320
    session.send(.scrolled(metrics, isOwnWrite: false), at: 1.2)
    session.send(.contactMoved(id: 1, position: 201), at: 1.3)
    #expect(abs(session.overscroll - gap) <= 1)
  }

  /// A cancelled drag leaves no speed for an unrelated motion.
  @Test func aMotionAfterADetachmentStartsAtRest() {
    var session = RecordedSession(.engine)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.contactMoved(id: 1, position: 50), at: 1.01)
    session.send(.contactMoved(id: 1, position: 100), at: 1.02)
    session.send(.detached, at: 1.02)
    session.send(.attached, at: 1.02)
    session.send(.beginRequested(.start, by: .program), at: 1.02)
    session.send(.frame, at: 1.04)
    // From rest: 56 (1 - (1 + w t) e^(-w t)) at t = 0.02 is 2.85.
    #expect(abs(session.overscroll - 2.85) < 0.05)
  }

  /// Numbers beyond 10^12 are rejected, in a configuration as in any other event.
  @Test func aConfigurationInTheFarFutureIsDropped() {
    var session = RecordedSession(.engine)
    session.send(.configured(.start, .standard), at: 1e300)
    #expect(session.session.diagnostics.rejectedNumbers == 1)
    session.send(.woke, at: 1)
    #expect(session.session.diagnostics.clampedTimes == 0)
  }

  /// A run that ends during the opening: minimum duration, then the result, then the closing.
  @Test(arguments: Bounce.allCases)
  func R02_lateFramesAndWakesChangeNoPhaseAndNoTime(_ bounce: Bounce) {
    var smooth = RecordedSession(bounce)
    var late = RecordedSession(bounce)
    for index in 0..<2 {
      var session = index == 0 ? smooth : late
      session.send(.beginRequested(.start, by: .program), at: 1)
      session.send(.actionFinished(.start, RunToken(number: 1), .succeeded), at: 1.1)
      if index == 0 { session.runFrames(until: 9) }
      session.send(.woke, at: 9)
      if index == 0 { smooth = session } else { late = session }
    }
    #expect(smooth.phase == .idle)
    #expect(late.phase == .idle)
    #expect(late.overscroll == 0)
    let seconds = smooth.session.progress(.start).secondsInPhase
    #expect(abs(late.session.progress(.start).secondsInPhase - seconds) < 1e-9)
    #expect(phases(late) == phases(smooth))
  }

  /// Minimum running 0.3 s and result 0.5 s after it: at 1.31 s the result has been shown 0.01 s.
  @Test(arguments: Bounce.allCases)
  func R02_anEndThatWaitedIsPassedAtItsOwnTime(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.actionFinished(.start, RunToken(number: 1), .succeeded), at: 1.1)
    session.send(.woke, at: 1.31)
    #expect(session.phase == .finishing(.succeeded))
    #expect(abs(session.session.progress(.start).secondsInPhase - 0.01) < 1e-9)
  }

  /// A fast throw closes before its spring has ended.
  @Test func R02_aFrameDoesNotEndAMotionEarly() throws {
    var phases: [Phase] = []
    for hasFrames in [false, true] {
      var session = RecordedSession(.engine, try Behavior(minimumRunning: 0, resultHold: 0))
      session.send(.contactBegan(id: 1, position: 0), at: 1)
      session.send(.contactMoved(id: 1, position: 800), at: 1.1)
      session.send(.beginRequested(.start, by: .program), at: 1.5)
      for index in 1...5 {
        let time = 1.5 + Double(index) * 0.01
        session.send(.contactMoved(id: 1, position: 800 - Double(index) * 100), at: time)
      }
      session.send(.contactEnded(id: 1), at: 1.55)
      session.send(.cancelRequested(.start), at: 1.55)
      #expect(session.phase == .finishing(.cancelled))
      if hasFrames { session.runFrames(until: 1.65) }
      session.send(.woke, at: 1.65)
      phases.append(session.phase)
    }
    #expect(phases[0] == phases[1])
  }

  private func phases(_ session: RecordedSession) -> [Phase] {
    session.log.compactMap { performed in
      if case .reportPhase(let phase) = performed.effect.order { phase } else { nil }
    }
  }

  @Test(arguments: Scene.all)
  func R05_aRunGivenUpBeforeItsFirstFrameLeavesNothingOpen(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.begin()
    view.send(.cancelRequested(view.edge))
    view.run(for: 2)
    #expect(view.phase == .idle)
    #expect(abs(view.gap) <= 0.5)
    #expect(!view.orders.contains(.setContribution(56)) || view.inset == 0)
  }

  /// A layout pass reports the same position between our new motion and its first frame.
  @Test func R06_aSnapshotOfTheSamePlaceDoesNotEndANewMotion() throws {
    var session = RecordedSession(.native, try Behavior(minimumRunning: 0, resultHold: 0))
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.send(.actionFinished(.start, RunToken(number: 1), .succeeded), at: 2)
    session.runFrames(until: 2.1)
    session.send(.beginRequested(.start, by: .program), at: 2.112)
    session.scroll(to: session.metrics.offset, at: 2.112)
    session.runFrames(until: 3)
    #expect(session.phase == .running)
    #expect(abs(session.overscroll - 56) <= 1)
  }

  @Test func R13_aRemovedPartLeavesNoTraceOfItsBehavior() throws {
    var session = RecordedSession(
      .engine,
      try Behavior(arm: Threshold(200), placement: .overlay, ignoredInset: 9)
    )
    session.send(.configured(.start, nil), at: 1)
    let fresh = Session(axis: .vertical, bounce: .engine)
    #expect(session.session.placement(.start) == fresh.placement(.start))
  }

  @Test func R15_aTouchpadGestureThatBeganInTheListDoesNotPull() {
    var session = RecordedSession(.engine)
    session.scroll(to: 100, at: 1)
    session.send(.wheelBegan, at: 1)
    session.send(.wheelMoved(delta: 100, isMomentum: false), at: 1.1)
    session.scroll(to: 0, at: 1.1)
    session.send(.wheelMoved(delta: 300, isMomentum: false), at: 1.2)
    #expect(session.phase == .idle)
    #expect(session.overscroll == 0)
  }

  /// (.3, -.6, .7, 1.6) overshoots both of its ends by 10 %.
  @Test(arguments: [(0.0, 56.0), (56, 0)])
  func R05_aCurveThatSwingsNeverPassesTheEdge(_ origin: Double, _ target: Double) {
    let swing = Curve(x1: 0.3, y1: -0.6, x2: 0.7, y2: 1.6)
    let motion = Motion(
      edge: .start,
      origin: origin,
      target: target,
      velocity: 0,
      startedAt: 0,
      timing: .curve(swing, seconds: 0.3)
    )
    let gaps = (0...60).map { motion.sample(at: Double($0) * 0.005).gap }
    #expect(gaps.allSatisfy { $0 >= 0 })
  }

  /// A run begun during a touch is thrown inwards before it has opened: its opening swings to the
  /// edge first, and ends there, before a frame has shown it.
  @Test(arguments: Bounce.allCases)
  func R05_anEndBetweenTwoFramesLeavesNothingOpen(_ bounce: Bounce) throws {
    let behavior = try Behavior(minimumRunning: 0, resultHold: 0)
    for milliseconds in [10.0, 20, 30, 40, 60, 80] {
      var session = RecordedSession(bounce, behavior)
      session.send(.contactBegan(id: 1, position: 0), at: 1)
      session.send(.beginRequested(.start, by: .program), at: 1)
      session.pull(to: 150, held: 56, at: 1.01)
      session.pull(to: 18, held: 56, at: 1.04)
      session.send(.contactEnded(id: 1), at: 1.04)
      let end = 1.04 + milliseconds / 1_000
      session.send(.actionFinished(.start, RunToken(number: 1), .succeeded), at: end)
      session.runFrames(until: 3)
      #expect(session.phase == .idle)
      #expect(session.overscroll == 0, "\(milliseconds) ms")
    }
  }

  @Test(arguments: Scene.all)
  func R05_openingByBeginMovesWithoutAJump(_ scene: Scene) {
    let view = ScrollViewModel(running: scene)
    // w * 56 / e = 370 points a second at its fastest, and half a point of rounding at each end.
    #expect(view.largestJump <= 370.0 / 60 + 1)
    #expect(abs(view.gap - 56) <= 0.5)
  }

  /// An interrupted easing curve continues at its present speed.
  @Test func R05_aCurveKnowsItsSpeed() {
    let motion = Motion(
      edge: .start,
      origin: 56,
      target: 0,
      velocity: 0,
      startedAt: 0,
      timing: .curve(.easeInOut, seconds: 0.4)
    )
    let difference = motion.sample(at: 0.201).gap - motion.sample(at: 0.199).gap
    #expect(abs(motion.sample(at: 0.2).velocity - difference / 0.002) < 1)
  }
}
