import Overscroll
import OverscrollTestSupport
import Testing

/// Test the values about the previous phase that a look receives.
@Suite struct PreviousPhaseTests {
  @Test(arguments: Bounce.allCases)
  func aPartThatNeverMovedWasIdle(_ bounce: Bounce) {
    let progress = RecordedSession(bounce).session.progress(.start)
    #expect(progress.previousPhase == .idle)
    #expect(progress.secondsInPrevious == 0)
  }

  /// Begun at 1 s, ended at 1.5 s, which is after the minimum of 0.3 s; asked 0.2 s later.
  @Test(arguments: Bounce.allCases)
  func aResultKnowsHowLongTheRunWas(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.beginRequested(.start, by: .program), at: 1)
    #expect(session.session.progress(.start).previousPhase == .idle)
    #expect(abs(session.session.progress(.start).secondsInPrevious - 1) < 1e-9)
    session.send(.actionFinished(.start, RunToken(number: 1), .succeeded), at: 1.5)
    session.send(.frame, at: 1.7)
    let progress = session.session.progress(.start)
    #expect(progress.previousPhase == .running)
    #expect(abs(progress.secondsInPrevious - 0.5) < 1e-9)
    #expect(abs(progress.secondsInPhase - 0.2) < 1e-9)
  }

  @Test func aPullThatComesBackWasArmed() {
    var session = RecordedSession(.engine)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.contactMoved(id: 1, position: 300), at: 1.1)
    #expect(session.phase == .armed)
    session.send(.contactMoved(id: 1, position: 60), at: 1.35)
    let progress = session.session.progress(.start)
    #expect(progress.phase == .pulling && progress.previousPhase == .armed)
    #expect(abs(progress.secondsInPrevious - 0.25) < 1e-9)
  }
}
