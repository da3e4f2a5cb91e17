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
