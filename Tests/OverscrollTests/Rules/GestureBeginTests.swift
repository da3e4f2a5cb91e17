import Overscroll
import OverscrollTestSupport
import Testing

/// What a gesture may pull is decided when it begins.
@Suite struct GestureBeginTests {
  /// A run that ends under a finger uses up its gesture, and only that one.
  @Test func theGestureAfterASpentOneArmsWithItsFirstStep() {
    var session = RecordedSession(.native, .standard)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.send(.contactBegan(id: 1, position: 0), at: 3)
    session.finish(.start, at: 4)
    session.send(.contactEnded(id: 1), at: 5)
    session.runFrames(until: 8)
    session.scroll(to: 0, at: 8)
    #expect(session.phase == .idle)
    session.send(.contactBegan(id: 1, position: 0), at: 9)
    session.pull(to: 100, at: 9.1)
    #expect(session.phase == .armed)
  }

  /// A toolkit may let the content of a touchpad's gesture bounce.
  @Test func aTouchpadGestureThatBeganInsideArmsNothingWhereTheToolkitBounces() {
    var session = RecordedSession(.native, .standard)
    session.scroll(to: 300, at: 1)
    session.send(.wheelBegan, at: 2)
    session.scrollTouchpad(to: 100, at: 2.1)
    #expect(session.phase != .armed)
    session.send(.wheelEnded, at: 3)
    #expect(session.runs(.start) == [])
  }

  /// A finger that has pushed back what the toolkit carried past the edge pulls from there on.
  @Test func aCaughtFlingThatIsPushedBackCountsNoMore() {
    var session = RecordedSession(.native, .standard)
    session.scroll(to: -50, at: 1)
    session.send(.contactBegan(id: 1, position: 0), at: 1.1)
    session.scroll(to: 0, at: 1.2)
    session.scroll(to: -70, at: 1.3)
    #expect(session.phase == .armed)
  }

  /// Of 110 points the toolkit carried 50 and the finger pulled 60, and a run takes 64.
  @Test func whatTheToolkitCarriedFiresNoRun() {
    var session = RecordedSession(.native, .standard)
    session.scroll(to: -50, at: 1)
    session.send(.contactBegan(id: 1, position: 0), at: 1.1)
    session.scroll(to: -110, at: 1.2)
    #expect(session.phase == .pulling)
    session.send(.contactEnded(id: 1), at: 1.3)
    #expect(session.runs(.start) == [])
  }
}
