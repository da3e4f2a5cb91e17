import Overscroll
import OverscrollTestSupport
import Testing

/// Which events for a part count as ignored: those that cannot occur in the present phase, or have no part.
@Suite struct IgnoredEventTests {
  /// How many ignored events a session counts for one event.
  private func ignored(_ kind: InputEvent.Kind, _ session: inout RecordedSession) -> UInt32 {
    let before = session.session.diagnostics.ignoredEvents
    session.send(kind, at: session.time + 0.5)
    return session.session.diagnostics.ignoredEvents - before
  }

  /// The events that a part alone can use, in the order in which a refresh uses all of them.
  private static let usable: [InputEvent.Kind] = [
    .externalLoadingChanged(.start, isLoading: true),
    .externalLoadingChanged(.start, isLoading: false),
    .resetRequested(.start),
    .beginRequested(.start, by: .program, after: 100),
    .cancelRequested(.start),
    .beginRequested(.start, by: .program),
    .cancelRequested(.start),
    .configured(.start, nil),
  ]

  @Test(arguments: Bounce.allCases)
  func aPartUsesWhatConcernsIt(_ bounce: Bounce) {
    var session = RecordedSession(bounce, .standard)
    for kind in Self.usable { #expect(ignored(kind, &session) == 0, "\(kind)") }
  }

  @Test(arguments: Bounce.allCases)
  func anEdgeWithoutAPartUsesNothingButABehavior(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: nil)
    for kind in Self.usable { #expect(ignored(kind, &session) == 1, "\(kind)") }
    #expect(ignored(.configured(.start, .standard), &session) == 0)
  }

  @Test(arguments: Bounce.allCases)
  func aRunNeedsNoPlanAndNoRunNeedsNoCancellation(_ bounce: Bounce) {
    var session = RecordedSession(bounce, .standard)
    #expect(ignored(.cancelRequested(.start), &session) == 1)
    #expect(ignored(.beginRequested(.start, by: .program), &session) == 0)
    #expect(ignored(.beginRequested(.start, by: .program, after: 1), &session) == 1)
    #expect(session.runs(.start) == [1])
  }

  /// Only one edge can be open at a time, so a floor does not open while a pull shows the other one.
  @Test func noFloorOpensWhileContentReturnsToTheOtherEdge() {
    var session = RecordedSession(
      .engine,
      start: .standard.withFloor,
      end: .backLoadMore,
      offset: 3_360
    )
    session.send(.contactBegan(id: 1, position: 600), at: 1)
    session.send(.contactMoved(id: 1, position: 570), at: 1.1)
    session.send(.contactEnded(id: 1), at: 1.2)
    #expect(session.displacement < 0)
    #expect(ignored(.floorRequested(.start, isOpen: true), &session) == 1)
    #expect(session.floor == .closed)
  }

  /// An edge without a part is idle, whatever the app says about it during a gesture.
  @Test func anEdgeWithoutAPartIsNotPulled() {
    var session = RecordedSession(.native, start: nil)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.scroll(to: -100, at: 1.1)
    session.send(.externalLoadingChanged(.start, isLoading: false), at: 1.2)
    #expect(session.phase == .idle)
    #expect(session.orders.isEmpty)
  }

  /// A look shows no result of what has been reset, but goes on showing the one that it shows.
  @Test(arguments: Bounce.allCases)
  func aResetForgetsAResultThatIsNotShown(_ bounce: Bounce) {
    var session = RecordedSession(bounce, .standard)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.finish(.start, .succeeded, at: 3)
    #expect(session.phase == .finishing(.succeeded))
    session.send(.resetRequested(.start), at: 3.01)
    #expect(session.session.progress(.start).lastOutcome == .succeeded)
    session.runFrames(until: 6)
    #expect(session.phase == .idle)
    #expect(session.session.progress(.start).lastOutcome == .succeeded)
    session.send(.resetRequested(.start), at: 7)
    #expect(session.session.progress(.start).lastOutcome == nil)
  }
}
