import Overscroll
import OverscrollTestSupport
import Testing

/// R14, where the app lets both run: what the one does is no news for the other.
@Suite struct R14IndependentPartsTests {
  private func session(_ footer: Behavior) -> RecordedSession {
    RecordedSession(
      .native,
      start: .standard,
      end: footer,
      offset: 3_300,
      concurrency: .independent
    )
  }

  /// A chat loads older messages at one edge and newer ones at the other.
  @Test(arguments: Bounce.allCases)
  func R14_twoLoadMoresRunAtTheSameTime(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .tapLoadMore, end: .tapLoadMore)
    for edge in Edge.allCases { session.send(.beginRequested(edge, by: .tap), at: 1) }
    #expect(Edge.allCases.map { session.runs($0) } == [[1], [1]])
  }

  /// A load-more that shows its result when a refresh begins.
  @Test func R14_theResultOfALoadMoreIsNotThatOfTheRefresh() {
    var session = session(Behavior.loadMore.with { $0.resultHold = 1 })
    #expect(session.runs(.end) == [1])
    session.finish(.end, at: 2)
    session.send(.beginRequested(.start, by: .program), at: 2.5)
    session.change(extent: 4_100, at: 2.6)
    session.runFrames(until: 5)
    #expect(session.runs(.end) == [1, 2])
  }

  /// A load-more that succeeds without rows waits for a gesture, whatever a refresh does that fails.
  @Test func R14_theSuccessOfALoadMoreIsNotThatOfTheRefresh() {
    var session = session(.loadMore)
    #expect(session.runs(.end) == [1])
    session.send(.beginRequested(.start, by: .program), at: 2)
    session.finish(.end, at: 3)
    session.finish(.start, .failed, at: 4)
    session.runFrames(until: 6)
    #expect(session.runs(.end) == [1])
  }
}
