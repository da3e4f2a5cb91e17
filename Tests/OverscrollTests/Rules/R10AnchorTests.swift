import Overscroll
import OverscrollTestSupport
import Testing

/// R10: rows inserted or removed before the first visible row leave it where it is.
///
/// A row moves down by `points` when so much was inserted before it, so it stays in place exactly
/// if displacement minus offset decreases by as much.
@Suite struct R10AnchorTests {
  /// A part at the start edge, or none: anchoring does not depend on it.
  enum Part: CaseIterable {
    case none
    case automatic
    case back

    var behavior: Behavior? {
      switch self {
      case .none: nil
      case .automatic: .loadMore
      case .back: .backLoadMore
      }
    }
  }

  // MARK: - Inserted and removed rows

  @Test(arguments: Bounce.allCases, Part.allCases)
  func R10_theRowThatIsReadStays(_ bounce: Bounce, _ part: Part) {
    for points in [1_000.0, 0.25, -300, -1_000] {
      var session = RecordedSession(bounce, start: part.behavior, offset: 1_500)
      let seen = session.seen
      session.change(extent: 4_000 + points, before: points, at: 1)
      #expect(session.orders == [.scrollTo(1_500 + points)])
      #expect(session.seen + points == seen)
    }
  }

  @Test(arguments: Bounce.allCases, Part.allCases)
  func R10_rowsBehindTheReaderMoveNothing(_ bounce: Bounce, _ part: Part) {
    for before in [nil, 0.0] {
      var session = RecordedSession(bounce, start: part.behavior, offset: 1_500)
      session.change(extent: 5_000, before: before, at: 1)
      session.change(extent: 3_000, before: before, at: 2)
      #expect(!session.log.contains { $0.effect.order.isScrollTo })
    }
  }

  /// Rows are before the reader if a run awaits them, not because a load-more is new.
  @Test(arguments: Bounce.allCases)
  func R10_aNewLoadMoreAwaitsNoRows(_ bounce: Bounce) {
    var session = RecordedSession(bounce, offset: 1_500)
    session.send(.configured(.start, nil), at: 1)
    session.send(.configured(.start, .backLoadMore), at: 1)
    session.change(extent: 5_000, at: 2)
    #expect(!session.log.contains { $0.effect.order.isScrollTo })
  }

  /// With 300 of 500 points before the first visible row removed, 200 are left: the list is at its
  /// edge.
  @Test(arguments: Bounce.allCases, Part.allCases)
  func R10_removalEndsAtTheEdge(_ bounce: Bounce, _ part: Part) {
    var session = RecordedSession(bounce, start: part.behavior, offset: 200)
    let room = part == .automatic ? 44.0 : 0
    session.change(extent: 3_000, before: -300, at: 1)
    session.runFrames(until: 3)
    #expect(session.metrics.offset == -room)
    #expect(session.displacement == 0)
  }

  /// 60 points in a viewport of 640 cannot be scrolled.
  @Test(arguments: Bounce.allCases, Part.allCases)
  func R10_shortContentStaysAtTheEdge(_ bounce: Bounce, _ part: Part) {
    let room = part == .automatic ? 44.0 : 0
    var session = RecordedSession(bounce, start: part.behavior, extent: 60, offset: -room)
    session.change(extent: 160, before: 100, at: 1)
    #expect(session.metrics.offset == -room)
  }

  /// Content of 700 can be scrolled by 60 points in a viewport of 640.
  @Test(arguments: Bounce.allCases)
  func R10_insertionEndsAtTheEnd(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .backLoadMore, extent: 500, offset: 0)
    session.change(extent: 700, before: 200, at: 1)
    #expect(session.metrics.offset == 60)
  }

  @Test(arguments: Bounce.allCases, [4_000.5, -4_000.5, 1e9])
  func R10_moreThanThereIsIsIgnored(_ bounce: Bounce, _ points: Double) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 1_500)
    session.change(extent: 4_000, before: points, at: 1)
    #expect(session.orders == [])
    #expect(session.session.diagnostics.ignoredEvents == 1)
  }

  @Test(arguments: Bounce.allCases, [Double.nan, .infinity, -.infinity])
  func R10_whatIsNoNumberIsRefused(_ bounce: Bounce, _ points: Double) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 1_500)
    session.change(extent: 5_000, before: points, at: 1)
    session.change(extent: points, before: 0, at: 1)
    #expect(session.orders == [])
    #expect(session.session.diagnostics.rejectedNumbers == 2)
  }

  @Test(arguments: Bounce.allCases)
  func R10_asMuchAsThereIsIsTaken(_ bounce: Bounce) {
    var session = RecordedSession(bounce, offset: 1_500)
    session.change(extent: 8_000, before: 8_000, at: 1)
    #expect(session.session.diagnostics.ignoredEvents == 0)
    session.change(extent: 100, before: -8_000, at: 1)
    #expect(session.session.diagnostics.ignoredEvents == 0)
  }

  /// Content that was empty and stays so.
  @Test(arguments: Bounce.allCases)
  func R10_nothingIsAsMuchAsThereIs(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .standard, extent: 0)
    session.change(extent: 0, at: 1)
    #expect(session.session.diagnostics.ignoredEvents == 0)
  }

  @Test(arguments: Bounce.allCases)
  func R10_detachedNothingIsMoved(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 1_500)
    session.send(.detached, at: 1)
    session.change(extent: 5_000, before: 1_000, at: 2)
    #expect(session.orders == [])
  }

  @Test(arguments: Bounce.allCases)
  func R10_hiddenTheRowIsKeptAsWell(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 1_500)
    session.send(.hidden, at: 1)
    session.change(extent: 5_000, before: 1_000, at: 2)
    #expect(session.orders == [.scrollTo(2_500)])
  }

  @Test(arguments: Bounce.allCases)
  func R10_beingMovedIsNoScrolling(_ bounce: Bounce) throws {
    let behavior = try Behavior(
      role: .loadMore,
      trigger: .automatic,
      lead: .points(300),
      hold: Hold(0)
    )
    var session = RecordedSession(bounce, start: behavior, end: behavior, offset: 1_500)
    session.change(extent: 3_000, before: -1_300, at: 1)
    #expect(session.metrics.offset == 200)
    session.change(extent: 5_700, before: 2_700, at: 2)
    #expect(session.metrics.offset == 2_900)
    #expect(session.runs(.start) == [])
    #expect(session.runs(.end) == [])
  }

  // MARK: - A load-more at the start

  @Test(arguments: Bounce.allCases, [false, true])
  func R10_theGrowthOfALoadMoreAtTheStartCountsAsBefore(
    _ bounce: Bounce,
    _ growsBeforeTheEnd: Bool
  ) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 1_000)
    session.scroll(to: 100, at: 1)
    #expect(session.runs(.start) == [1])
    if !growsBeforeTheEnd { session.finish(.start, at: 1.5) }
    session.change(extent: 6_000, at: 2)
    #expect(session.orders.contains(.scrollTo(2_100)))
    if growsBeforeTheEnd { session.finish(.start, at: 2.5) }
    // The next growth has another cause.
    session.change(extent: 7_000, at: 3)
    #expect(session.orders == [])
  }

  @Test(arguments: Bounce.allCases, [Outcome.failed, .cancelled])
  func R10_afterALoadThatBroughtNothingGrowthIsNotItsOwn(_ bounce: Bounce, _ outcome: Outcome) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 1_000)
    session.scroll(to: 100, at: 1)
    session.finish(.start, outcome, at: 1.5)
    session.change(extent: 6_000, at: 2)
    #expect(session.orders == [])
  }

  @Test(arguments: Bounce.allCases)
  func R10_afterAResetGrowthIsNotThatOfAnEarlierRun(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 1_000)
    session.scroll(to: 100, at: 1)
    session.finish(.start, .exhausted, at: 1.5)
    session.scroll(to: 1_000, at: 2)
    session.send(.resetRequested(.start), at: 3)
    session.change(extent: 6_000, at: 4)
    #expect(session.orders == [])
  }

  @Test(arguments: Bounce.allCases)
  func R10_whatTheHostSaysCountsMore(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 1_000)
    session.scroll(to: 100, at: 1)
    session.change(extent: 6_000, before: 1_500, at: 2)
    #expect(session.orders == [.scrollTo(1_600)])
  }

  /// A message arrives at the bottom of a chat while its history loads at the top.
  @Test(arguments: Bounce.allCases)
  func R10_growthThatIsSaidToBeElsewhereLeavesTheHistoryAwaited(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 1_000)
    session.scroll(to: 100, at: 1)
    session.change(extent: 4_060, before: 0, at: 1.5)
    #expect(session.orders == [])
    session.change(extent: 5_060, at: 2)
    #expect(session.orders == [.scrollTo(1_100)])
  }

  /// Its length is reported again, or rows below are removed, while the history loads.
  @Test(arguments: Bounce.allCases, [4_000.0, 3_900])
  func R10_whatIsNoGrowthLeavesTheHistoryAwaited(_ bounce: Bounce, _ extent: Double) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 1_000)
    session.scroll(to: 100, at: 1)
    session.change(extent: extent, at: 1.5)
    #expect(session.orders == [])
    session.change(extent: extent + 1_000, at: 2)
    #expect(session.orders == [.scrollTo(1_100)])
  }

  @Test(arguments: Bounce.allCases)
  func R10_theGrowthOfALoadMoreAtTheEndMovesNothing(_ bounce: Bounce) {
    var session = RecordedSession(bounce, end: .loadMore, offset: 3_000)
    session.scroll(to: 3_200, at: 1)
    #expect(session.runs(.end) == [1])
    session.change(extent: 6_000, at: 2)
    #expect(!session.orders.contains { $0.isScrollTo })
  }

  // MARK: - Content away from its edge

  /// An open indicator of 56 points: inserted rows replace its space.
  @Test(arguments: Bounce.allCases, [20.0, 56, 1_000])
  func R10_anOpenIndicatorBecomesContent(_ bounce: Bounce, _ points: Double) {
    var session = open(bounce)
    #expect(session.overscroll == 56)
    let seen = session.seen
    session.change(extent: 4_000 + points, before: points, at: 3)
    #expect(abs(session.seen + points - seen) < 1e-9)
    if bounce == .engine {
      // Both in one step, so that no frame is drawn in between.
      #expect(session.displacement == max(0, 56 - points))
      #expect(session.orders.filter { $0.isScrollTo }.count == 1)
    }
    session.runFrames(until: 4)
    #expect(abs(session.seen + points - seen) < 1e-9)
    // Its end moves the content only as far as there is still a gap.
    session.finish(.start, at: 4)
    session.runFrames(until: 6)
    #expect(abs(session.seen + max(56, points) - seen) < 1e-9)
    #expect(session.phase == .idle)
    #expect(session.displacement == 0)
  }

  /// No row is before the first one, so none of those removed can have been there.
  @Test func R10_removedRowsDoNotOpenAnIndicatorFurther() {
    var session = open(.engine)
    session.change(extent: 3_700, before: -300, at: 3)
    #expect(session.displacement == 56)
    #expect(session.metrics.offset == 0)
  }

  @Test(arguments: Bounce.allCases, [0.05, 0.1, 0.3])
  func R10_duringTheOpeningTheRowStaysAndTheMotionEnds(_ bounce: Bounce, _ seconds: Double) {
    var session = RecordedSession(bounce, start: .backLoadMore)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 1 + seconds)
    let seen = session.seen
    session.change(extent: 5_000, before: 1_000, at: 1 + seconds)
    #expect(abs(session.seen + 1_000 - seen) < 1e-9)
    session.runFrames(until: 3)
    #expect(abs(session.seen + 1_000 - seen) < 1e-9)
    session.finish(.start, at: 3)
    session.runFrames(until: 5)
    #expect(abs(session.seen + 1_000 - seen) < 1e-9)
    #expect(session.phase == .idle)
  }

  @Test(arguments: Bounce.allCases, [0.05, 0.1, 0.3])
  func R10_duringTheClosingTheRowStaysAndTheMotionEnds(_ bounce: Bounce, _ seconds: Double) throws {
    let prompt = try Behavior(role: .loadMore, minimumRunning: 0, resultHold: 0)
    var session = RecordedSession(bounce, start: prompt)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    session.finish(.start, at: 3)
    session.runFrames(until: 3 + seconds)
    let seen = session.seen
    session.change(extent: 5_000, before: 1_000, at: 3 + seconds)
    #expect(abs(session.seen + 1_000 - seen) < 1e-9)
    session.runFrames(until: 5)
    #expect(abs(session.seen + 1_000 - seen) < 1e-9)
    #expect(session.phase == .idle)
    #expect(session.displacement == 0)
    #expect(session.log.filter { $0.effect.order == .reportMilestone(.closed) }.count == 1)
  }

  @Test(arguments: Bounce.allCases)
  func R10_underAFingerTheRowStaysUnderTheFinger(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .backLoadMore)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 40, at: 1.1)
    let seen = session.seen
    session.change(extent: 5_000, before: 1_000, at: 1.2)
    #expect(abs(session.seen + 1_000 - seen) < 1e-9)
    if bounce == .engine {
      // 40 points of gap become 40 points of content: offset 960, and no displacement.
      #expect(session.displacement == 0)
      #expect(session.metrics.offset == 960)
      #expect(!session.session.holdsGesture)
    }
    session.send(.contactEnded(id: 1), at: 1.3)
    session.runFrames(until: 3)
    #expect(abs(session.seen + 1_000 - seen) < 1e-9)
    #expect(session.runs(.start) == [])
  }

  /// A pull may begin as far from the edge as the tolerance, which is a point here.
  @Test(arguments: [0.5, 1])
  func R10_nearTheEdgeRowsReplaceThePullAsAtTheEdge(_ offset: Double) {
    var session = RecordedSession(.engine, start: .backLoadMore, offset: offset)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 40, at: 1.1)
    session.change(extent: 5_000, before: 1_000, at: 1.2)
    #expect(session.displacement == 0)
    #expect(abs(session.metrics.offset - 960 - offset) < 1e-9)
  }

  @Test func R10_underAFingerWhatIsLeftOfTheGapGoesOnWithoutAJump() {
    var session = RecordedSession(.engine, start: .backLoadMore)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 60, at: 1.1)
    session.change(extent: 4_020, before: 20, at: 1.2)
    #expect(session.displacement == 40)
    #expect(session.metrics.offset == 0)
    let position = (1 / (1 - 60.0 / 640) - 1) * 640 / 0.55
    session.send(.contactMoved(id: 1, position: position + 1), at: 1.3)
    #expect(session.displacement > 40)
    #expect(session.displacement < 41)
  }

  /// A toolkit that bounces has the content 80 points past its edge during its bounce.
  @Test func R10_aBounceGoesOnInsideTheContent() {
    var session = RecordedSession(.native, start: .backLoadMore)
    session.scroll(to: -80, at: 1)
    session.change(extent: 5_000, before: 1_000, at: 1.1)
    #expect(session.orders == [.scrollTo(920)])
  }

  /// The indicator of a load-more at the end is open; rows are inserted before the first visible
  /// one.
  @Test(arguments: Bounce.allCases)
  func R10_anOpenIndicatorAtTheEndIsMovedAlong(_ bounce: Bounce) {
    var session = RecordedSession(bounce, end: .backLoadMore, offset: 3_360)
    session.send(.beginRequested(.end, by: .tap), at: 1)
    session.runFrames(until: 3)
    let seen = session.seen
    session.change(extent: 5_000, before: 1_000, at: 3)
    #expect(abs(session.seen + 1_000 - seen) < 1e-9)
    #expect(session.session.progress(.end).overscroll == 56)
  }

  /// 20 points of rows in place of 20 of the gap are no speed: the closing starts at rest.
  @Test func R10_whatIsInsertedThrowsNothing() throws {
    var session = RecordedSession(.native, try Behavior(minimumRunning: 0, resultHold: 0))
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.scroll(to: -56, at: 2.99)
    session.change(extent: 4_020, before: 20, at: 3)
    session.finish(.start, at: 3)
    session.send(.frame, at: 3.02)
    // 36 (1 + w t) e^(-w t) at t = 0.02 with w = 2 pi / 0.35.
    #expect(abs(session.overscroll - 34.166_9) < 0.001)
  }

  /// The engine's scroller ends at its edges: what it reports beyond is not kept.
  @Test(arguments: [(-20.0, -300.0, 0.0), (3_380, 1_000, 4_360)])
  func R10_whereTheEngineMovesContentRowsEndAtTheEdge(
    _ offset: Double,
    _ points: Double,
    _ expected: Double
  ) {
    var session = RecordedSession(.engine, offset: offset)
    session.change(extent: 4_000 + points, before: points, at: 1)
    #expect(session.metrics.offset == expected)
  }

  /// Rows that replace a part of what is open leave the rest to be opened.
  @Test func R10_duringTheOpeningAFewRowsDoNotEndTheMotion() {
    var session = RecordedSession(.engine)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 1.1)
    session.change(extent: 4_010, before: 10, at: 1.1)
    #expect(session.overscroll > 0)
    session.runFrames(until: 3)
    #expect(session.overscroll == 56)
  }

  /// What was pulled at the other edge before has nothing to do with it.
  @Test func R10_duringAnOpeningAfterAPullAtTheOtherEdgeTheRowStays() {
    var session = RecordedSession(.engine, start: .standard, end: .backLoadMore, offset: 3_360)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.contactMoved(id: 1, position: -50), at: 1.1)
    session.send(.contactEnded(id: 1), at: 1.2)
    session.runFrames(until: 3)
    session.scroll(to: 0, at: 3)
    session.send(.beginRequested(.start, by: .program), at: 4)
    session.change(extent: 4_100, before: 100, at: 4)
    session.runFrames(until: 6)
    #expect(session.seen == -100)
  }

  /// The same while it opens: the rows are elsewhere, so its motion goes on.
  @Test(arguments: Bounce.allCases)
  func R10_anOpeningAtTheEndIsMovedAlong(_ bounce: Bounce) {
    var session = RecordedSession(bounce, end: .backLoadMore, offset: 3_360)
    session.send(.beginRequested(.end, by: .tap), at: 1)
    session.send(.frame, at: 1.1)
    session.change(extent: 5_000, before: 1_000, at: 1.1)
    session.runFrames(until: 3)
    #expect(session.session.progress(.end).overscroll == 56)
  }

  /// A run has opened in an empty list, which the app has filled and scrolled.
  @Test(arguments: [0.001, 0.02, 0.05, 0.1, 0.2], [1.5, 383])
  func R10_awayFromTheEdgeRowsDoNotReplaceWhatGoesBack(_ wait: Double, _ offset: Double) {
    var session = RecordedSession(.engine, start: .standard, extent: 0)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 1 + wait)
    session.change(extent: 2_600, before: 0, at: 1 + wait)
    session.scroll(to: offset, at: 1 + wait)
    session.runFrames(until: 1.02 + wait)
    let seen = session.seen
    session.change(extent: 3_380, before: 780, at: 1.02 + wait)
    #expect(abs(session.seen + 780 - seen) < 1e-9)
    session.runFrames(until: 4)
    #expect(session.metrics.offset == offset + 780)
    #expect(session.displacement == 0)
  }

  /// The same at the end: what is read does not follow rows that are appended below it.
  @Test(arguments: [0.02, 0.1, 0.2])
  func R10_awayFromTheEndRowsDoNotReplaceWhatGoesBack(_ pause: Double) {
    var session = RecordedSession(.engine, end: .backLoadMore, offset: 3_360)
    session.send(.beginRequested(.end, by: .tap), at: 1)
    session.runFrames(until: 2)
    session.scroll(to: 2_000, at: 2)
    session.runFrames(until: 2 + pause)
    let seen = session.seen
    session.change(extent: 5_000, before: 0, at: 2 + pause)
    #expect(abs(session.seen - seen) < 1e-9)
    session.finish(.end, at: 2.5)
    session.runFrames(until: 5)
    #expect(session.metrics.offset == 2_000)
    #expect(session.displacement == 0)
  }

  /// Rows appended to an open indicator replace its space; its closing moves nothing back.
  @Test(arguments: Bounce.allCases, [20.0, 56, 1_000])
  func R10_rowsAppendedToAnOpenIndicatorAppearInItsPlace(_ bounce: Bounce, _ points: Double) {
    var session = RecordedSession(bounce, end: .backLoadMore, offset: 3_360)
    session.send(.beginRequested(.end, by: .tap), at: 1)
    session.runFrames(until: 3)
    let seen = session.seen
    session.change(extent: 4_000 + points, before: 0, at: 3)
    #expect(abs(session.seen - seen) < 1e-9)
    session.finish(.end, at: 3.1)
    session.runFrames(until: 6)
    #expect(abs(session.seen - seen - max(0, 56 - points)) < 1e-9)
    #expect(session.session.phase(.end) == .idle)
    #expect(session.displacement == 0)
  }

  @Test(arguments: [4_000.0, 3_900])
  func R10_withoutNewRowsAnOpenIndicatorAtTheEndStays(_ extent: Double) {
    var session = RecordedSession(.engine, end: .backLoadMore, offset: 3_360)
    session.send(.beginRequested(.end, by: .tap), at: 1)
    session.runFrames(until: 3)
    session.change(extent: extent, before: 0, at: 3)
    #expect(session.orders == [])
    #expect(session.displacement == -56)
  }

  private func open(_ bounce: Bounce) -> RecordedSession {
    var session = RecordedSession(bounce, start: .backLoadMore)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 3)
    return session
  }
}

extension Effect.Order {
  fileprivate var isScrollTo: Bool { if case .scrollTo = self { true } else { false } }
}
