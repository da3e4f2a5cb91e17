import Overscroll
import OverscrollTestSupport
import Testing

/// The load-more that starts with a tap.
@Suite struct TapLoadMoreTests {
  @Test func itKeepsItsRoomAndLoadsNothingByItself() {
    var session = RecordedSession(.engine, end: .tapLoadMore, extent: 2_000, offset: 0)
    session.scroll(to: 1_404, at: 1)
    #expect(session.session.phase(.end) == .idle)
    #expect(Behavior.tapLoadMore.resting == 44)
    session.send(.beginRequested(.end, by: .tap), at: 2)
    #expect(session.session.phase(.end) == .running)
  }
}
