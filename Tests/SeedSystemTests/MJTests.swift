import Overscroll
import OverscrollTestSupport
import Testing

/// MJRefresh's header, checks 1 to 6: behavior.
@Suite struct MJBehaviorTests {
  @Test func MJ03_theActionStartsWhenTheOpeningIsOverAndTheContentIsThere() {
    var session = touched(.mj)
    session.letGo(at: -70, time: 1)
    #expect(session.phase == .running)
    #expect(session.contributions() == [54])
    session.send(.frame, at: 1.2499)
    #expect(session.runs(.start) == [])
    #expect(session.metrics.offset < -54)
    session.send(.frame, at: 1.25)
    #expect(session.runs(.start) == [1])
    #expect(session.metrics.offset == -54)
    session.send(.frame, at: 2)
    #expect(session.runs(.start) == [1])
  }

  /// R4: loading does not wait for a window.
  @Test func MJ06_aRunBegunOffTheScreenRunsAndIsShownOnceItIsThere() {
    var session = RecordedSession(.native, .mj, isAttached: false)
    session.send(.beginRequested(.start, by: .program), at: 0)
    #expect(session.phase == .running)
    session.send(.woke, at: 0.25)
    #expect(session.runs(.start) == [1])
    #expect(session.contributions() == [])
    session.send(.attached, at: 1)
    #expect(session.contributions() == [54])
    #expect(session.metrics.offset == -54)
  }
}

/// MJRefresh's footers, checks 8 to 11, in a list of 1,000 points with a viewport of 500.
@Suite struct MJFooterTests {
  private func list(_ behavior: Behavior, extent: Double = 1_000) -> RecordedSession {
    RecordedSession(end: behavior, extent: extent, viewport: 500)
  }

  // MARK: - Automatic

  /// The percentage is the visible part of the 44 points: the rest is the lead.
  @Test(arguments: [(1.0, 544.0), (0.5, 522), (-1, 456)])
  func MJ08_loadsWhenItsShareIsInView(_ percent: Double, _ offset: Double) throws {
    let behavior = Behavior.mjAutoFooter.with { $0.lead = .points(44 * (1 - percent)) }
    var session = list(behavior)
    #expect(session.contributions(.end).last == 44)
    session.send(.contactBegan(id: 1, position: 0), at: 0.1)
    session.scroll(to: offset - 0.01, at: 0.2)
    #expect(session.runs(.end) == [])
    session.scroll(to: offset, at: 0.3)
    #expect(session.starts == 1)
  }

  @Test(arguments: [(1, 1), (0, 2)])
  func MJ08_oneDragStartsAsManyRunsAsItMay(_ budget: Int, _ runs: Int) throws {
    var session = list(Behavior.mjAutoFooter.with { $0.budgetPerDrag = budget })
    session.send(.contactBegan(id: 1, position: 0), at: 0.1)
    session.scroll(to: 544, at: 0.2)
    session.finish(.end, at: 0.3)
    session.change(extent: 2_000, at: 0.4)
    session.scroll(to: 1_544, at: 0.5)
    #expect(session.runs(.end).count == runs)
    session.finish(.end, at: 0.6)
    session.send(.contactEnded(id: 1), at: 0.7)
    session.send(.contactBegan(id: 1, position: 0), at: 0.8)
    session.scroll(to: 1_545, at: 0.9)
    #expect(session.runs(.end).count == runs + 1)
  }

  @Test(arguments: Fidelity.allCases, [(0.0, 1), (-1, 0), (12, 1)])
  func MJ09_shortContentLoadsWhenADragEndsThatDidNotPullDown(
    _ fidelity: Fidelity,
    _ row: (offset: Double, runs: Int)
  ) {
    var session = list(.mjAutoFooter(fidelity), extent: 300)
    session.scroll(to: 0, at: 0.1)
    #expect(session.runs(.end) == [])
    session.send(.contactBegan(id: 1, position: 0), at: 0.2)
    session.letGo(at: row.offset, time: 0.3)
    #expect(session.runs(.end).count == row.runs)
  }

  @Test(arguments: [(Fidelity.original, 1), (.corrected, 0)])
  func MJ09_withoutContentOnlyTheOriginalLoadsAfterADrag(_ fidelity: Fidelity, _ runs: Int) {
    var session = list(.mjAutoFooter(fidelity), extent: 0)
    session.send(.contactBegan(id: 1, position: 0), at: 0.2)
    session.letGo(at: 0, time: 0.3)
    #expect(session.runs(.end).count == runs)
    session.send(.beginRequested(.end, by: .tap), at: 0.4)
    #expect(session.runs(.end) == [1])
  }

  // MARK: - Pulled

  /// The content is 200 points shorter than the viewport: an inset has no effect before they are
  /// filled.
  @Test func MJ10_underShortContentTheInsetFillsTheViewportAsWell() {
    var session = list(.mjBackFooter, extent: 300)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    session.scroll(to: 44, at: 0.1)
    #expect(session.session.phase(.end) == .pulling)
    session.letGo(at: 60, time: 1)
    #expect(session.contributions(.end) == [244])
    session.send(.frame, at: 1.25)
    #expect(session.metrics.offset == 44)
    session.finish(.end, at: 2)
    #expect(session.gap(at: 2.4, .end) == 0)
    #expect(session.contributions(.end) == [244, 0])
  }

  /// At the viewport's end if the content is short, else directly after the content.
  @Test(arguments: [(1_000.0, 520.0, 1_000.0), (300, 0, 500), (300, 20, 500)])
  func MJ10_theBackFooterIsNeverAboveTheViewportsEnd(
    _ extent: Double,
    _ offset: Double,
    _ top: Double
  ) {
    var session = list(.mjBackFooter, extent: extent)
    session.scroll(to: offset, at: 0.1)
    let footer = session.session.placement(.end)
    #expect(offset + 500 - footer.position - footer.extent == top)
    #expect(footer.extent == 44)
  }

  @Test(arguments: [Behavior.mjBackFooter, .mjAutoFooter])
  func MJ11_withNoMoreDataOnlyTheProgressMoves(_ behavior: Behavior) {
    var session = list(behavior)
    let rest = 500 + behavior.resting
    session.send(.beginRequested(.end, by: .program), at: 0)
    session.send(.woke, at: 0.25)
    session.finish(.end, .exhausted, at: 1)
    session.send(.frame, at: 2)
    session.send(.contactBegan(id: 1, position: 0), at: 3)
    session.scroll(to: rest + 22, at: 3.1)
    #expect(session.session.progress(.end).fraction == 0.5)
    session.letGo(at: rest + 60, time: 3.2)
    #expect(session.session.phase(.end) == .exhausted)
    #expect(session.runs(.end) == [1])
    // If its space is visible, a reset tests the level once: R7.
    session.scroll(to: 0, at: 3.9)
    session.send(.resetRequested(.end), at: 4)
    #expect(session.session.phase(.end) == .idle)
  }
}
