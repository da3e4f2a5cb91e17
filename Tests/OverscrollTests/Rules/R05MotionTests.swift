import Overscroll
import OverscrollTestSupport
import Testing

/// R5: the content's position is a function of time, and can be redirected at any time.
@Suite struct R05MotionTests {
  @Test(arguments: Bounce.allCases)
  func R05_theRateOfFramesDoesNotChangeWhereContentIs(_ bounce: Bounce) {
    let gaps = [[1.1, 1.2], [1.01, 1.07, 1.2], (1...100).map { 1 + Double($0) * 0.002 }].map {
      times in
      var session = RecordedSession(bounce)
      session.send(.beginRequested(.start, by: .program), at: 1)
      for time in times { session.send(.frame, at: time) }
      return session.overscroll
    }
    #expect(gaps.allSatisfy { abs($0 - gaps[0]) < 1e-9 })
    // 56 (1 - (1 + w t) e^(-w t)) at t = 0.2 with w = 2 pi / 0.35.
    #expect(abs(gaps[0] - 48.904_9) < 0.01)
  }

  @Test(arguments: Bounce.allCases)
  func R05_theContentIsMovingFromTheBeginningToTheEndOfAMotion(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    var isMoving = [session.session.isMovingContent]
    session.send(.beginRequested(.start, by: .program), at: 1)
    isMoving.append(session.session.isMovingContent)
    session.send(.woke, at: 3)
    isMoving.append(session.session.isMovingContent)
    #expect(isMoving == [false, true, false])
  }

  @Test(arguments: Scene.all)
  func R05_closingMovesWithoutAJump(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.swipe(by: 200, over: 0.4)
    view.run(for: 1)
    view.forget()
    view.finishAction()
    view.run(for: 2)
    #expect(view.largestJump <= largestStep)
    #expect(view.gap == 0)
  }

  @Test(arguments: Scene.all)
  func R05_anEndDuringTheOpeningTurnsRoundWithoutAJump(_ scene: Scene) throws {
    let prompt = try Behavior(minimumRunning: 0, resultHold: 0)
    var view = ScrollViewModel(scene, prompt)
    view.begin()
    view.run(for: 0.1)
    view.forget()
    view.finishAction()
    view.run(for: 2)
    #expect(view.largestJump <= largestStep)
    #expect(abs(view.gap) <= 0.5)
    #expect(view.milestones == [.closingBegan, .closed])
  }

  @Test(arguments: Scene.all)
  func R05_aBeginDuringTheClosingTurnsRoundWithoutAJump(_ scene: Scene) throws {
    var view = ScrollViewModel(running: scene, try Behavior(resultHold: 0))
    view.finishAction()
    view.run(for: 0.1)
    #expect(view.gap > 10)
    view.forget()
    view.begin()
    #expect(view.orders.first == .reportMilestone(.closed))
    view.run(for: 1)
    #expect(view.largestJump <= largestStep)
    #expect(abs(view.gap - 56) <= 0.5)
    #expect(view.phase == .running)
  }

  @Test(arguments: Scene.all)
  func R05_aFingerDuringTheClosingEndsItAndContentStays(_ scene: Scene) throws {
    var view = ScrollViewModel(running: scene, try Behavior(resultHold: 0), base: 88)
    view.finishAction()
    view.run(for: 0.1)
    let gap = view.gap
    view.forget()
    view.touch()
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(view.gap == gap)
    #expect(view.milestones == [.closed])
    view.run(for: 0.5)
    #expect(view.gap == gap)
    view.drag(by: 1, over: 0.02)
    #expect(abs(view.gap - gap) <= 1)
    view.letGo()
    view.run(for: 1)
    #expect(abs(view.gap) <= 0.5)
    #expect(view.startedRuns == [])
  }

  @Test(arguments: Scene.stopping)
  func R05_lettingGoKeepsTheSpeed(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.touch()
    view.drag(by: 100, over: 0.1)
    let before = view.gap
    view.letGo()
    view.run(for: 1.0 / 60)
    #expect(view.gap > before)
  }

  /// A toolkit carries the content away from the edge at 600 points per second as the run ends.
  @Test(arguments: Edge.allCases)
  func R05_theClosingKeepsTheSpeedOfTheToolkit(_ edge: Edge) throws {
    let prompt = try Behavior(minimumRunning: 0, resultHold: 0)
    let rest = edge == .start ? 0.0 : 4_000 - 640
    var session = RecordedSession(.native, start: prompt, end: prompt, offset: rest)
    session.send(.beginRequested(edge, by: .program), at: 1)
    session.runFrames(until: 2)
    for step in 1...3 {
      let gap = 56 + 10 * Double(step)
      session.scroll(to: rest - edge.sign * gap, at: 2 + Double(step) / 60)
    }
    session.finish(edge, at: 2.05)
    session.send(.frame, at: 2.06)
    #expect(session.session.progress(edge).overscroll > 86)
  }

  /// A throw ends where its motion, one that takes no time, has ended.
  @Test func R05_aMotionEndsAtRest() throws {
    let behavior = try Behavior(opening: .spring(response: 0), minimumRunning: 0, resultHold: 0)
    var session = RecordedSession(.engine, behavior)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 40, at: 1.1)
    session.pull(to: 80, at: 1.11)
    session.send(.contactEnded(id: 1), at: 1.11)
    session.send(.frame, at: 1.13)
    session.finish(.start, at: 1.13)
    session.send(.frame, at: 1.15)
    // 56 (1 + w t) e^(-w t) at t = 0.02 with w = 2 pi / 0.35.
    #expect(abs(session.overscroll - 53.1485) < 0.001)
  }

  /// A toolkit carries the content faster than 3,000 points per second, as fast as a motion may be.
  @Test func R05_noMotionIsFasterThanItsLimit() throws {
    var session = RecordedSession(.native, try Behavior(minimumRunning: 0, resultHold: 0))
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.scroll(to: -28, at: 2)
    session.scroll(to: -128, at: 2.001)
    session.finish(.start, at: 2.001)
    session.send(.frame, at: 2.011)
    // (128 + (3,000 + 128 w) t) e^(-w t) at t = 0.01 with w = 2 pi / 0.35.
    #expect(abs(session.overscroll - 151.238_6) < 0.001)
  }

  /// Two runs at the edges of content that fits: the first opens, the second stays covered.
  @Test func R05_aMotionAtOneEdgeIsNotTakenOverByTheOther() {
    var session = RecordedSession(
      .native,
      start: .standard,
      end: .standard,
      extent: 300,
      concurrency: .independent
    )
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.beginRequested(.end, by: .program), at: 1)
    session.runFrames(until: 3)
    #expect(session.overscroll == 56)
    #expect(session.session.phase(.end) == .running)
  }

  /// Content that rests half a point inside its edge, less than a pixel, is opened from there.
  @Test func R05_anOpeningStartsWhereTheContentIs() {
    var session = RecordedSession(.native)
    session.scroll(to: 0.5, at: 0.5)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.frame, at: 1.1)
    // 56 - 56.5 (1 + w t) e^(-w t) at t = 0.1 with w = 2 pi / 0.35.
    #expect(abs(session.overscroll - 29.7689) < 0.001)
  }

  /// A bar that changes its height moves no content that the engine displaces.
  @Test func R05_aBarChangesNoDisplacement() {
    var session = RecordedSession(.engine)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.frame, at: 1.1)
    let metrics = ScrollMetrics(offset: -30, viewport: 640, extent: 4_000, baseStart: 30)
    session.send(.scrolled(metrics, isOwnWrite: false), at: 1.15)
    session.send(.frame, at: 1.2)
    // As in the test of the rate of frames.
    #expect(abs(session.overscroll - 48.904_9) < 0.01)
  }

  /// The reader scrolls away during an opening; how far it had come is a matter of time.
  @Test func R05_scrollingAwayDuringAnOpeningDoesNotDependOnFrames() {
    let gaps = [[], [1.1]].map { frames in
      var session = RecordedSession(.engine)
      session.send(.beginRequested(.start, by: .program), at: 1)
      for time in frames { session.send(.frame, at: time) }
      session.scroll(to: 200, at: 1.1)
      session.send(.frame, at: 1.15)
      return session.overscroll
    }
    #expect(gaps[0] == gaps[1])
    #expect(gaps[0] > 0)
  }

  /// EGO closes in 0.3 seconds.
  @Test func R05_scrollingAwayDuringAClosingDoesNotPutItOff() {
    var session = RecordedSession(.engine, start: .ego)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.woke, at: 2)
    session.send(.cancelRequested(.start), at: 3)
    session.scroll(to: 200, at: 3.2)
    #expect(session.overscroll > 0)
    session.send(.frame, at: 3.31)
    #expect(session.overscroll == 0)
  }

  /// The room of a run that begins under a finger is behind what the finger has pulled so far.
  @Test func R05_aRunThatBeginsUnderAFingerMovesNothing() {
    var session = RecordedSession(.engine)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 40, at: 1.1)
    let position = (1 / (1 - 40.0 / 640) - 1) * 640 / 0.55
    session.send(.beginRequested(.start, by: .program), at: 1.2)
    session.send(.contactMoved(id: 1, position: position + 1), at: 1.3)
    #expect(session.displacement > 40)
    #expect(session.displacement <= 41.001)
  }

  /// A page reports its scroller, which stays at its edge, while a finger pulls its content.
  @Test(arguments: Edge.allCases)
  func R05_whatAScrollerReportsIsNoSpeedOfAPull(_ edge: Edge) {
    let rest = edge == .start ? 0.0 : 4_000 - 640
    let gaps = [false, true].map { reports in
      var session = RecordedSession(.engine, start: .standard, end: .backLoadMore, offset: rest)
      session.send(.contactBegan(id: 1, position: 0), at: 1)
      for step in 1...5 {
        let time = 1 + Double(step) / 60
        session.send(.contactMoved(id: 1, position: edge.sign * 10 * Double(step)), at: time)
        if reports { session.scroll(to: rest, at: time + 0.01) }
      }
      session.send(.contactEnded(id: 1), at: 1.1)
      session.send(.frame, at: 1.12)
      return session.session.progress(edge).overscroll
    }
    #expect(gaps[0] == gaps[1])
  }

  /// 370 points per second, the maximum speed of 56 points on this spring from rest (w * 56 / e),
  /// and half a point of rounding at each end.
  private let largestStep = 370.0 / 60 + 1

  /// Found by the exploration: what was drawn last decided whether the reader was inside.
  @Test(arguments: [[], [0.4]])
  func R05_aRunBeginsUnderTheReaderWithOrWithoutAFrameBefore(_ frames: [Double]) {
    var session = RecordedSession(.engine)
    session.send(.beginRequested(.start, by: .program), at: 0)
    session.finish(.start, at: 0)
    session.send(.woke, at: 0.3)
    session.send(.beginRequested(.start, by: .program, after: 0.2), at: 0.3)
    session.scroll(to: 200, at: 0.3)
    for time in frames { session.send(.frame, at: time) }
    session.send(.woke, at: 0.5)
    #expect(session.phase == .running)
    session.send(.woke, at: 1.5)
    #expect(session.overscroll == 0)
  }
}
