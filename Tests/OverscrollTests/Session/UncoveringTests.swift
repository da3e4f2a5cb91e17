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
    session.session.uncover(.start, at: 2)
    session.runFrames(until: 4)
    #expect(session.overscroll == 56)
    #expect(!hasContribution(session))
  }

  @Test func whatIsHeldByTheOffsetAloneGetsNoInset() {
    var session = begun(.native, .yq(.original))
    session.session.uncover(.start, at: 2)
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
    session.session.uncover(.start, at: 4)
    #expect(orders(&session).isEmpty)
  }
}
