import Overscroll
import OverscrollTestSupport
import Testing

/// One edge and one kind of toolkit: the arguments of a test of a load-more.
struct LoadMoreScene: Sendable, CustomStringConvertible {
  let edge: Edge
  let bounce: Bounce

  static var all: [LoadMoreScene] {
    Edge.allCases.flatMap { edge in
      Bounce.allCases.map { LoadMoreScene(edge: edge, bounce: $0) }
    }
  }

  var description: String { "\(edge) edge, \(bounce) bounce" }

  /// The space reserved by the behaviors here, in points.
  static let room = 44.0

  /// A load-more that starts automatically and ends immediately.
  func automatic(
    lead: Lead = .points(300),
    shortContent: ContentPolicy = .fill,
    emptyContent: ContentPolicy = .hide,
    whenExhausted: ExhaustedPolicy = .show,
    budgetPerDrag: Int = 0,
    backOff: Double = 2
  ) throws -> Behavior {
    try Behavior(
      role: .loadMore,
      trigger: .automatic,
      lead: lead,
      hold: Hold(0),
      minimumRunning: 0,
      resultHold: 0,
      resting: Self.room,
      shortContent: shortContent,
      emptyContent: emptyContent,
      whenExhausted: whenExhausted,
      budgetPerDrag: budgetPerDrag,
      backOff: backOff
    )
  }

  /// A session with a load-more here, scrolled to a distance before the end.
  func session(
    _ behavior: Behavior,
    extent: Double = 4_000,
    before distance: Double = 1_000
  ) -> RecordedSession {
    var metrics = ScrollMetrics(offset: 0, viewport: 640, extent: extent)
    place(&metrics, before: distance)
    return RecordedSession(
      bounce,
      start: edge == .start ? behavior : nil,
      end: edge == .end ? behavior : nil,
      extent: extent,
      offset: metrics.offset
    )
  }

  /// Scrolls to a distance before the end of scrolling, reserved space included.
  func scroll(_ session: inout RecordedSession, before distance: Double, at time: Double) {
    var metrics = session.metrics
    place(&metrics, before: distance)
    session.scroll(to: metrics.offset, at: time)
  }

  /// A new gesture begins and ends; it moves nothing.
  func gesture(_ session: inout RecordedSession, at time: Double) {
    session.send(.contactBegan(id: 1, position: 0), at: time)
    session.send(.contactEnded(id: 1), at: time)
  }

  /// Sets the distance of long content to the end of scrolling; short content stays at the start
  /// edge.
  func place(_ metrics: inout ScrollMetrics, before distance: Double) {
    switch edge {
    case .start:
      metrics.offset = distance - Self.room
    case .end:
      let last = max(0, metrics.extent + Self.room - metrics.viewport)
      metrics.offset = last > 0 ? last - distance : 0
    }
  }
}

/// A load-more by release that has brought everything, while its result is still shown.
@Suite struct LoadMoreResultTests {
  @Test(arguments: Bounce.allCases, BeginSource.allCases)
  func whoAsksWhileNothingIsLeftIsNotHeard(_ bounce: Bounce, _ source: BeginSource) {
    var session = RecordedSession(bounce, end: .backLoadMore, offset: 3_360)
    session.send(.beginRequested(.end, by: .program), at: 1)
    session.runFrames(until: 2)
    session.finish(.end, .exhausted, at: 2)
    session.send(.beginRequested(.end, by: source), at: 2.1)
    #expect(session.session.phase(.end) == .finishing(.exhausted))
    #expect(session.runs(.end) == [1])
  }

  @Test(arguments: Bounce.allCases)
  func whoAsksForWhatLoadsAgainIsHeardDuringTheResult(_ bounce: Bounce) {
    let behavior = Behavior.backLoadMore.with { $0.whenExhausted = .loadAgain }
    var session = RecordedSession(bounce, end: behavior, offset: 3_360)
    session.send(.beginRequested(.end, by: .program), at: 1)
    session.runFrames(until: 2)
    session.finish(.end, .exhausted, at: 2)
    session.send(.beginRequested(.end, by: .tap), at: 2.1)
    #expect(session.session.phase(.end) == .running)
  }

  /// Off its scroll view too, and although its result was not awaited.
  @Test(arguments: Bounce.allCases)
  func whatIsExhaustedStaysSoOffItsScrollView(_ bounce: Bounce) {
    var session = RecordedSession(bounce, end: .backLoadMore, offset: 3_360)
    session.session.send(InputEvent(time: 1, kind: .exhaustRequested(.end)))
    session.send(.detached, at: 2)
    #expect(session.session.phase(.end) == .exhausted)
    session.send(.attached, at: 3)
    #expect(session.session.phase(.end) == .exhausted)
  }

  @Test func aDragThatEndsOnAHiddenListLoadsNothing() {
    var session = RecordedSession(.native, end: .mjAutoFooter, extent: 100)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.hidden, at: 2)
    session.send(.contactEnded(id: 1), at: 3)
    #expect(session.runs(.end) == [])
  }

  /// "With content shorter than the viewport it loads when a drag ends", but not what is exhausted.
  @Test func aDragOfShortContentAsksForNothingThatIsExhausted() {
    let behavior = Behavior.mjAutoFooter.with { $0.whenExhausted = .loadAgain }
    var session = RecordedSession(.native, end: behavior, extent: 100)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.contactEnded(id: 1), at: 2)
    #expect(session.runs(.end) == [1])
    session.finish(.end, .exhausted, at: 3)
    session.runFrames(until: 5)
    session.send(.contactBegan(id: 1, position: 0), at: 6)
    session.send(.contactEnded(id: 1), at: 7)
    #expect(session.session.phase(.end) == .exhausted)
    #expect(session.runs(.end) == [1])
  }

  @Test(arguments: Bounce.allCases)
  func aPullDuringTheResultThatNothingIsLeftStartsNothing(_ bounce: Bounce) {
    var session = RecordedSession(bounce, end: .backLoadMore, offset: 3_360)
    session.send(.beginRequested(.end, by: .program), at: 1)
    session.runFrames(until: 2)
    session.finish(.end, .exhausted, at: 2)
    #expect(session.session.phase(.end) == .finishing(.exhausted))
    session.send(.contactBegan(id: 1, position: 600), at: 2.1)
    session.send(.contactMoved(id: 1, position: 300), at: 2.2)
    if bounce == .native { session.scroll(to: 3_360 + 150, at: 2.2) }
    #expect(session.session.progress(.end).overscroll > 64)
    #expect(session.session.phase(.end) == .finishing(.exhausted))
    session.send(.contactEnded(id: 1), at: 2.3)
    session.runFrames(until: 6)
    #expect(session.session.phase(.end) == .exhausted)
    #expect(session.runs(.end) == [1])
  }

  /// A refresh is seen for its minimum duration, although the app has ended it at once.
  @Test(arguments: Bounce.allCases, [false, true])
  func whatTheAppSaysDuringARefreshOutlastsIt(_ bounce: Bounce, _ endsFirst: Bool) {
    let refresh = Behavior.standard.with { $0.minimumRunning = 1 }
    var session = RecordedSession(bounce, start: refresh, end: .loadMore)
    session.send(.beginRequested(.start, by: .program), at: 1)
    if endsFirst { session.finish(.start, at: 1.05) }
    session.send(.exhaustRequested(.end), at: 1.05)
    session.finish(.start, at: 1.05)
    session.runFrames(until: 6)
    #expect(session.phase == .idle)
    #expect(session.session.phase(.end) == .exhausted)
    session.send(.beginRequested(.start, by: .program), at: 7)
    session.finish(.start, at: 7.05)
    session.runFrames(until: 12)
    #expect(session.session.phase(.end) == .idle)
  }

  /// What the load-more finds by itself after the app has taken its word back ends with the refresh.
  @Test(arguments: Bounce.allCases)
  func whatTheAppTakesBackDuringARefreshDoesNotOutlastIt(_ bounce: Bounce) {
    var session = RecordedSession(
      bounce,
      start: .standard,
      end: .loadMore,
      concurrency: .independent
    )
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.exhaustRequested(.end), at: 1.1)
    session.send(.resetRequested(.end), at: 1.2)
    session.send(.beginRequested(.end, by: .program), at: 1.3)
    session.finish(.end, .exhausted, at: 2)
    session.runFrames(until: 3)
    #expect(session.session.phase(.end) == .exhausted)
    session.finish(.start, at: 3)
    session.runFrames(until: 6)
    #expect(session.session.phase(.end) == .idle)
  }

  @Test(
    arguments: Bounce.allCases,
    [(Outcome.failed, Outcome.exhausted), (.succeeded, .failed), (.failed, .succeeded)]
  )
  func theFirstResultOfARunCounts(_ bounce: Bounce, _ results: (Outcome, Outcome)) {
    let behavior = Behavior.backLoadMore.with { $0.minimumRunning = 1 }
    var session = RecordedSession(bounce, end: behavior, offset: 3_360)
    session.send(.beginRequested(.end, by: .program), at: 1)
    session.runFrames(until: 1.5)
    session.finish(.end, results.0, at: 1.5)
    session.finish(.end, results.1, at: 1.5)
    session.runFrames(until: 2.1)
    #expect(session.session.phase(.end) == .finishing(results.0))
  }

  @Test(arguments: Bounce.allCases)
  func aSuccessThatIsNotShownYetMayBecomeThatNothingIsLeft(_ bounce: Bounce) {
    let behavior = Behavior.backLoadMore.with { $0.minimumRunning = 1 }
    var session = RecordedSession(bounce, end: behavior, offset: 3_360)
    session.send(.beginRequested(.end, by: .program), at: 1)
    session.finish(.end, at: 1.05)
    session.finish(.end, .exhausted, at: 1.05)
    session.runFrames(until: 6)
    #expect(session.session.phase(.end) == .exhausted)
  }
}
