import Overscroll
import OverscrollTestSupport
import Testing

/// MJRefresh's header, checks 1 to 6: behavior.
@Suite struct MJBehaviorTests {
  /// A session with a finger down.
  private func touched(bar: Double = 0) -> RecordedSession {
    var session = RecordedSession(start: .mj, baseStart: bar)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    return session
  }

  /// Progress is not capped, so that a look may use values above 1.
  @Test(arguments: [(27.0, 0.5), (108, 2)])
  func MJ02_progressIsTheShareOf54Points(_ pull: Double, _ fraction: Double) {
    var session = touched()
    session.pull(to: pull, at: 0.1)
    #expect(session.session.progress(.start).fraction == fraction)
    var original = MJModel()
    original.didScroll(to: -pull, isDragging: true)
    #expect(original.pullingPercent == fraction)
  }

  @Test func MJ03_theActionStartsWhenTheOpeningIsOverAndTheContentIsThere() {
    var session = touched()
    session.letGo(at: -70, time: 1)
    #expect(session.phase == .running)
    #expect(session.contributions() == [54])
    session.send(.frame, at: 1.2499)
    #expect(session.runs(.start) == [])
    #expect(session.metrics.offset < -54)
    session.send(.frame, at: 1.25)
    #expect(session.runs(.start) == [1])
    #expect(session.metrics.offset == -54)
    session.send(.frame, at: 2)
    #expect(session.runs(.start) == [1])
  }

  @Test func MJ03_theOriginalWaitsForItsAnimation() {
    var original = MJModel()
    original.didScroll(to: -70, isDragging: true)
    original.didScroll(to: -70, isDragging: false)
    #expect(original.state == .refreshing)
    #expect(original.callbacks == 0)
    original.completeOpening()
    #expect(original.callbacks == 1)
  }

  /// R2: no state waits for another turn of the run loop.
  @Test func MJ04_theEndIsAtOnceAndTheGapClosesIn400Milliseconds() {
    var session = RecordedSession(.native, .mj)
    session.send(.beginRequested(.start, by: .program), at: 0)
    #expect(abs(session.gap(at: 0.125) - 27) < 0.01)
    #expect(session.gap(at: 0.25) == 54)
    session.finish(.start, at: 1)
    #expect(session.phase == .finishing(.succeeded))
    #expect(session.milestones == [.closingBegan])
    #expect(abs(session.gap(at: 1.1) - 54 * (1 - 0.1292)) < 0.01)
    #expect(abs(session.gap(at: 1.2) - 27) < 0.01)
    session.send(.frame, at: 1.3999)
    #expect(session.milestones == [])
    session.send(.frame, at: 1.4)
    #expect(session.milestones == [.closed])
    #expect(session.contributions() == [54, 0])
    var original = MJModel()
    original.beginRefreshing()
    original.endRefreshing()
    #expect(original.state == .refreshing)
    original.turnMainLoop()
    #expect(original.state == .idle)
  }

  /// R4: loading does not wait for a window.
  @Test func MJ06_aRunBegunOffTheScreenRunsAndIsShownOnceItIsThere() {
    var session = RecordedSession(.native, .mj, isAttached: false)
    session.send(.beginRequested(.start, by: .program), at: 0)
    #expect(session.phase == .running)
    session.send(.woke, at: 0.25)
    #expect(session.runs(.start) == [1])
    #expect(session.contributions() == [])
    session.send(.attached, at: 1)
    #expect(session.contributions() == [54])
    #expect(session.metrics.offset == -54)
    var original = MJModel()
    original.isInWindow = false
    original.beginRefreshing()
    original.completeOpening()
    #expect(original.state == .willRefresh)
    #expect(original.callbacks == 0)
    original.isInWindow = true
    original.draw()
    #expect(original.state == .refreshing)
  }
}
