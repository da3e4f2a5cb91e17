import Overscroll
import OverscrollTestSupport
import Testing

/// R6: the host pushes snapshots; our own writes only update metrics; a pixel is tolerated.
@Suite struct R06MetricsTests {
  @Test func R06_anOwnWriteArmsNothingEvenDuringAPull() {
    var session = RecordedSession(.native)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 30, at: 1)
    session.send(.scrolled(metrics(offset: -90), isOwnWrite: true), at: 1)
    #expect(session.phase == .pulling)
    #expect(session.overscroll == 90)
  }

  @Test func R06_anotherHandMovingContentEndsOurMotion() throws {
    var session = RecordedSession(.native, try Behavior(minimumRunning: 0, resultHold: 0))
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.send(.actionFinished(.start, RunToken(number: 1), .succeeded), at: 2)
    session.runFrames(until: 2.1)
    session.scroll(to: -session.overscroll + 3, at: 2.1)
    #expect(session.phase == .idle)
    #expect(session.orders.contains(.setContribution(0)))
    session.runFrames(until: 3)
    #expect(!session.orders.contains { if case .scrollTo = $0 { true } else { false } })
  }

  @Test func R06_aToolkitThatRoundsToAPixelDoesNotEndOurMotion() throws {
    var session = RecordedSession(.native, try Behavior(minimumRunning: 0, resultHold: 0))
    session.send(.beginRequested(.start, by: .program), at: 1)
    for index in 1...60 {
      let time = 1 + Double(index) / 60
      session.send(.frame, at: time)
      session.scroll(to: session.metrics.offset.rounded(), at: time)
    }
    #expect(session.overscroll == 56)
    #expect(session.log.contains { $0.effect.order == .reportMilestone(.opened) })
  }

  @Test(arguments: Scene.bouncing)
  func R06_contentThatGrowsDuringTheOpeningDoesNotStopIt(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.begin()
    for index in 0..<10 {
      view.run(for: 0.07)
      if scene.edge == .start { view.change(extent: 4_000 + Double(index) * 50) }
    }
    view.run(for: 1)
    #expect(abs(view.gap - 56) <= 0.5)
  }

  @Test(arguments: Edge.allCases)
  func R06_aBarThatChangesItsHeightDoesNotEndOurMotion(_ edge: Edge) throws {
    let prompt = try Behavior(minimumRunning: 0, resultHold: 0)
    let rest = edge == .start ? 0.0 : 4_000 - 640
    var session = RecordedSession(.native, start: prompt, end: prompt, offset: rest)
    func overscroll() -> Double { session.session.progress(edge).overscroll }
    session.send(.beginRequested(edge, by: .program), at: 1)
    session.runFrames(until: 2)
    session.finish(edge, at: 2)
    session.runFrames(until: 2.1)
    // The bar shrinks by 40 points, and the content stays in its position on the screen.
    var metrics = session.metrics
    let gap = overscroll()
    switch edge {
    case .start: metrics.baseStart -= 40
    case .end: metrics.baseEnd -= 40
    }
    session.send(.scrolled(metrics, isOwnWrite: false), at: 2.1)
    #expect(overscroll() == gap + 40)
    #expect(session.session.phase(edge) == .finishing(.succeeded))
    // The motion goes on from there: in a hundredth of a second by a few points.
    session.send(.frame, at: 2.11)
    #expect(overscroll() < gap + 40)
    #expect(overscroll() > gap + 30)
    // By the spring of the behavior: a bounce of 66 points is not over before 2.8.
    session.runFrames(until: 2.65)
    #expect(session.session.phase(edge) == .idle)
    #expect(overscroll() == 0)
  }

  /// "A value that is not above 0 counts as 1", also where a host writes numbers.
  @Test(arguments: [(0.5, 2.0), (2, 0.5), (0, 1), (-2, 1)])
  func R06_aPixelIsAPointUnlessTheScaleSaysOtherwise(_ scale: Double, _ pixel: Double) {
    var session = RecordedSession(.native)
    session.send(.raw(RawEvent(.environmentChanged, x: scale)), at: 0.5)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: pixel, at: 1)
    #expect(session.phase == .idle)
    session.pull(to: pixel + 0.01, at: 1)
    #expect(session.phase == .pulling)
  }

  private func metrics(offset: Double) -> ScrollMetrics {
    ScrollMetrics(offset: offset, viewport: 640, extent: 4_000)
  }
}
