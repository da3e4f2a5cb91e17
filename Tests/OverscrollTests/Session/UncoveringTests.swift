import Overscroll
import OverscrollTestSupport
import Testing

/// Holding open a run that began out of view, once the host has scrolled to it.
@Suite struct UncoveringTests {
  /// A run that began 300 points inside the content.
  private func begun(_ bounce: Bounce, _ behavior: Behavior) -> RecordedSession {
    var session = RecordedSession(bounce, behavior)
    session.scroll(to: 300, at: 0.5)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    return session
  }

  private func orders(_ session: inout RecordedSession) -> [Effect.Order] {
    var orders: [Effect.Order] = []
    while let effect = session.session.nextEffect() { orders.append(effect.order) }
    return orders
  }

  private func hasContribution(_ session: RecordedSession) -> Bool {
    session.log.contains {
      if case .setContribution = $0.effect.order { true } else { false }
    }
  }

  /// It moves the content to the hold, without an inset.
  @Test func whereTheEngineMovesContentItOpensWithoutAnInset() {
    var session = begun(.engine, .standard)
    session.scroll(to: 0, at: 2)
    #expect(session.overscroll == 0)
    session.session.send(InputEvent(time: 2, kind: .uncoverRequested(.start)))
    session.runFrames(until: 4)
    #expect(session.overscroll == 56)
    #expect(!hasContribution(session))
  }

  /// So are inserted rows that have replaced an open run.
  @Test func whatRowsHaveCoveredIsUncovered() {
    var session = RecordedSession(.engine)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.change(extent: 5_000, before: 1_000, at: 2)
    #expect(session.overscroll == 0)
    session.scroll(to: 0, at: 3)
    session.send(.uncoverRequested(.start), at: 3)
    session.runFrames(until: 5)
    #expect(session.overscroll == 56)
  }

  @Test func whatIsHeldByTheOffsetAloneGetsNoInset() {
    var session = begun(.native, .yq(.original))
    session.session.send(InputEvent(time: 2, kind: .uncoverRequested(.start)))
    let contributions = orders(&session).filter {
      if case .setContribution = $0 { true } else { false }
    }
    #expect(contributions.isEmpty)
    #expect(!hasContribution(session))
  }

  @Test(arguments: [Behavior.standard, .ego])
  func underAFingerNothingIsUncovered(_ behavior: Behavior) {
    var session = begun(.native, behavior)
    session.send(.contactBegan(id: 1, position: 0), at: 3)
    session.session.send(InputEvent(time: 4, kind: .uncoverRequested(.start)))
    #expect(orders(&session).isEmpty)
  }

  /// Only a run is held open, not the result that is shown in the room that a part always has.
  @Test(arguments: Bounce.allCases)
  func withoutARunNothingIsUncovered(_ bounce: Bounce) {
    var session = RecordedSession(bounce, Behavior.standard.with { $0.resting = 400 })
    session.scroll(to: -100, at: 0.5)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.finish(.start, at: 2)
    #expect(session.phase == .finishing(.succeeded))
    session.send(.uncoverRequested(.start), at: 2.1)
    #expect(session.orders == [])
  }

  /// A run that is open is no run that has begun out of view, wherever the reader has gone.
  @Test func whatHasBegunInViewIsNotMoved() {
    var session = RecordedSession(.native)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.scroll(to: 300, at: 3)
    session.change(extent: 4_100, before: 100, at: 3.5)
    session.send(.uncoverRequested(.start), at: 4)
    #expect(session.orders == [])
  }

  /// It has waited while the reader was inside, because it follows the scrolling; the toolkit needs it
  /// before the content moves.
  @Test func anInsetThatFollowsTheScrollingIsOrderedFirst() {
    var session = begun(.native, .ego)
    #expect(!hasContribution(session))
    session.send(.uncoverRequested(.start), at: 3)
    #expect(session.orders.first == .setContribution(60))
  }

  /// Nor is what is open already moved to where it is held.
  @Test(arguments: Bounce.allCases)
  func underAFingerNothingIsMoved(_ bounce: Bounce) {
    var session = RecordedSession(bounce)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.send(.contactBegan(id: 1, position: 0), at: 3)
    session.pull(to: 100, held: 56, at: 3.1)
    session.send(.uncoverRequested(.start), at: 4)
    #expect(session.orders == [])
  }
}
