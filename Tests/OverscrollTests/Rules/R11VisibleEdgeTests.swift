import Overscroll
import OverscrollTestSupport
import Testing

/// R11: the indicator is at the visible edge of this frame's base inset.
@Suite struct R11VisibleEdgeTests {
  /// A bar that grows while content keeps its position covers that much of the gap.
  @Test func R11_theEdgeIsThatOfTheLastSnapshot() {
    var session = RecordedSession(.native)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 40, at: 1)
    #expect(session.session.placement(.start).position == 40 - 56)
    var metrics = session.metrics
    metrics.baseStart = 30
    session.send(.scrolled(metrics, isOwnWrite: false), at: 1)
    #expect(session.overscroll == 10)
    #expect(session.session.placement(.start).position == 10 - 56)
  }
}
