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

  @Test(arguments: Scene.all)
  func R05_beginningAtRestOpens(_ scene: Scene) {
    let view = ScrollViewModel(running: scene)
    #expect(abs(view.gap - 56) <= 0.5)
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
