import Overscroll
import OverscrollTestSupport
import Testing

/// What an app and its host may request.
@Suite struct ProgramTests {
  private func session(_ edges: [(Edge, Behavior)], offset: Double = 0) throws -> Session {
    var session = Session(axis: .vertical, bounce: .native)
    for (edge, behavior) in edges { session.configure(edge, behavior, at: 0) }
    let metrics = ScrollMetrics(offset: offset, viewport: 640, extent: 4_000)
    session.send(InputEvent(time: 0, kind: .scrolled(metrics, isOwnWrite: false)))
    session.send(InputEvent(time: 0, kind: .attached))
    while session.nextEffect() != nil {}
    return session
  }

  private func orders(_ session: inout Session) -> [Effect.Order] {
    var orders: [Effect.Order] = []
    while let effect = session.nextEffect() { orders.append(effect.order) }
    return orders
  }

  private func begin(_ edge: Edge, _ session: inout Session, at time: Double) {
    session.send(InputEvent(time: time, kind: .beginRequested(edge, by: .program)))
  }

  @Test func exhaustingAPartStartsNothingUntilItIsReset() throws {
    var session = try session([(.end, .loadMore)])
    session.send(InputEvent(time: 1, kind: .exhaustRequested(.end)))
    #expect(orders(&session) == [.reportPhase(.exhausted)])
    begin(.end, &session, at: 2)
    #expect(session.currentRun(.end) == nil)
    session.send(InputEvent(time: 3, kind: .resetRequested(.end)))
    begin(.end, &session, at: 4)
    #expect(session.currentRun(.end) != nil)
    // A run is not ended.
    session.send(InputEvent(time: 5, kind: .exhaustRequested(.end)))
    #expect(session.phase(.end) == .running)
  }

  /// A pull that is taken back leaves it as the app has set it.
  @Test func whatTheAppHasExhaustedStaysSoAfterAPullThatStartsNothing() throws {
    let footer = Behavior.backLoadMore.with { $0.whenExhausted = .loadAgain }
    var session = try session([(.end, footer)], offset: 3_360)
    session.send(InputEvent(time: 1, kind: .exhaustRequested(.end)))
    session.send(InputEvent(time: 2, kind: .contactBegan(id: 1, position: 0)))
    session.scroll(to: ScrollMetrics(offset: 3_390, viewport: 640, extent: 4_000), at: 2.1)
    #expect(session.phase(.end) == .pulling)
    session.send(InputEvent(time: 2.2, kind: .contactEnded(id: 1)))
    #expect(session.phase(.end) == .exhausted)
  }

  /// So that a load-more that is added near its edge does not load before it is exhausted.
  @Test func exhaustingBeforeThereIsAPartAppliesToTheNextOne() throws {
    var session = try session([], offset: 3_360)
    session.send(InputEvent(time: 1, kind: .exhaustRequested(.end)))
    session.configure(.end, .loadMore, at: 1)
    #expect(session.phase(.end) == .exhausted)
    #expect(session.currentRun(.end) == nil)
  }

  @Test(arguments: [Behavior.standard, .mj, .ego])
  func uncoveringARunHoldsItOpenWhereItIs(_ behavior: Behavior) throws {
    var session = try session([(.start, behavior)], offset: 900)
    begin(.start, &session, at: 1)
    let hold = behavior.hold.distance
    let metrics = ScrollMetrics(offset: -hold, viewport: 640, extent: 4_000)
    session.send(InputEvent(time: 2, kind: .scrolled(metrics, isOwnWrite: true)))
    _ = orders(&session)
    session.send(InputEvent(time: 2, kind: .uncoverRequested(.start)))
    let orders = orders(&session)
    // Follows the scroll: the inset was not needed before.
    #expect(orders.contains(.setContribution(hold)) == behavior.hold.followsScroll)
    #expect(!orders.contains { if case .scrollTo = $0 { true } else { false } })
  }

  @Test func uncoveringWithoutARunDoesNothing() throws {
    var session = try session([(.start, .standard)], offset: 900)
    session.send(InputEvent(time: 1, kind: .uncoverRequested(.start)))
    #expect(orders(&session).isEmpty)
  }

  @Test func concurrencyHoldsFromTheMomentItIsSet() throws {
    var session = try session([(.start, .standard), (.end, .loadMore)])
    begin(.start, &session, at: 1)
    begin(.end, &session, at: 1)
    #expect(session.currentRun(.end) == nil)
    session.send(InputEvent(time: 2, kind: .concurrencyChanged(.independent)))
    begin(.end, &session, at: 2)
    #expect(session.currentRun(.end) != nil)
    session.send(InputEvent(time: 3, kind: .concurrencyChanged(.exclusive)))
    // Neither run is ended.
    #expect(session.currentRun(.start) != nil && session.currentRun(.end) != nil)
  }
}
