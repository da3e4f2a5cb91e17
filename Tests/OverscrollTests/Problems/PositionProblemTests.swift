import Overscroll
import OverscrollTestSupport
import Testing

/// Insets that drift or are overwritten, and displaced section headers.
@Suite struct InsetProblemTests {
  /// MJRefresh 899, 765, 932, 1438, CRRefresh 29: each refresh leaves a gap as large as a header, or
  /// as the bar above it (64 points).
  @Test(arguments: Scene.all)
  func P01_fiftyRefreshesLeaveTheInsetAsItWas(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 64, otherBase: 49)
    for index in 0..<50 {
      if index % 2 == 0 {
        view.begin()
      } else {
        view.swipe(by: 220)
      }
      // The app ends runs during the opening, while open, and after another pull has begun.
      view.run(for: [0.05, 0.4, 1.2][index % 3])
      view.finishAction(index % 4 == 0 ? .failed : .succeeded)
      view.run(for: index % 5 == 0 ? 0.6 : 3)
    }
    view.run(for: 3)
    #expect(view.phase == .idle)
    #expect(view.inset == 64)
    #expect(view.otherInset == 49)
    #expect(abs(view.gap) <= 0.5)
  }

  /// The app writes its own inset again while a contribution is applied: only its own value counts.
  @Test(arguments: Scene.bouncing)
  func P01_aBeginInEveryClosingHoldsNoMoreThanOne(_ scene: Scene) throws {
    let behavior = try Behavior(minimumRunning: 0, resultHold: 0)
    var view = ScrollViewModel(scene, behavior, base: 64)
    for _ in 0..<30 {
      view.begin()
      #expect(view.inset == 64 + 56)
      view.run(for: 0.4)
      view.finishAction()
      view.run(for: 0.1)
    }
    view.run(for: 2)
    #expect(view.inset == 64)
    #expect(abs(view.gap) <= 0.5)
  }

  /// MJRefresh 711, 433, 1150: insets set by the app during a refresh are lost at its end.
  @Test(arguments: Scene.all)
  func P02_anInsetThatTheAppSetsDuringARefreshStays(_ scene: Scene) {
    for seconds in [0.05, 1.0] {
      var view = ScrollViewModel(scene, base: 64)
      view.begin()
      view.run(for: seconds)
      view.changeBase(to: 100)
      view.run(for: 0.5)
      view.finishAction()
      view.run(for: 0.1)
      view.changeBase(to: 40)
      view.run(for: 3)
      #expect(view.inset == 40)
      #expect(abs(view.gap) <= 0.5)
    }
  }

  /// MJRefresh 916: a footer adds 44, the app then sets 40, hiding the footer leaves -4.
  @Test(arguments: Scene.all)
  func P02_aFooterThatGoesTakesOnlyItsOwn(_ scene: Scene) {
    var view = ScrollViewModel(scene, .loadMore)
    #expect(view.inset == 44)
    view.changeBase(to: 40)
    #expect(view.inset == 84)
    view.finishAction()
    view.send(.configured(view.edge, nil))
    #expect(view.inset == 40)
  }

  /// MJRefresh 374, 1627, ES 53: section headers stick at the inset, so a held inset leaves a gap
  /// above them when the user scrolls.
  ///
  /// The inset must equal the gap at every step of the touch.
  @Test(arguments: Scene.bouncing)
  func P07_sectionHeadersStayAtTheVisibleEdge(_ scene: Scene) throws {
    let behavior = try Behavior(hold: Hold(56, followsScroll: true))
    var view = ScrollViewModel(running: scene, behavior, base: 88)
    #expect(view.inset == 88 + 56)
    view.touch()
    for _ in 0..<30 {
      view.drag(by: -10, over: 1.0 / 60)
      #expect(abs(view.inset - 88 - max(0, view.gap)) <= 0.5)
    }
    #expect(view.inset == 88)
    let offset = view.offset
    view.finishAction()
    #expect(view.offset == offset)
    view.letGo()
    view.run(for: 3)
    #expect(view.inset == 88)
    #expect(view.phase == .idle)
  }

  /// SlimeRefresh 4: the content overshoots the held distance after a release.
  @Test(arguments: Scene.bouncing)
  func P07_aReleaseComesToRestAtTheHeaderWithoutPassingIt(_ scene: Scene) throws {
    let behavior = try Behavior(hold: Hold(56, followsScroll: true))
    var view = ScrollViewModel(scene, behavior, base: 88)
    view.touch()
    view.drag(by: 200)
    view.run(for: 0.2)
    view.letGo()
    var least = view.gap
    for _ in 0..<90 {
      view.run(for: 1.0 / 60)
      least = min(least, view.gap)
    }
    #expect(least >= 55)
    #expect(abs(view.gap - 56) <= 1)
  }
}

/// Test that visible rows do not jump.
@Suite struct ReadingPositionProblemTests {
  /// MJRefresh 981, 1009, 1071, 1097, 1203, ES 125: appended rows have estimated heights and are
  /// measured later; the list jumps, and loads again.
  @Test(arguments: Bounce.allCases)
  func P06_rowsThatLearnTheirHeightsMoveNothingAndLoadNothing(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .standard, end: .loadMore, offset: 2_000)
    session.scroll(to: 3_200, at: 1)
    #expect(session.runs(.end) == [1])
    // Twenty rows with an estimated height of 44 points.
    session.change(extent: 4_880, before: 0, at: 2)
    session.finish(.end, at: 2)
    #expect(session.metrics.offset == 3_200)
    // Rows below the first visible row, then rows above it, are laid out: larger, and smaller.
    var extent = 4_880.0
    var above = 0.0
    for (index, points) in [37.0, -12, 80, -44, 0.5].enumerated() {
      extent += points
      session.change(extent: extent, before: 0, at: 3 + Double(index))
      extent += points
      above += points
      session.change(extent: extent, before: points, at: 3.5 + Double(index))
      #expect(session.metrics.offset == 3_200 + above)
    }
    #expect(session.runs(.end) == [1])
  }

  /// BetterScroll 622, MessageKit 186, ChatKit 353: after loading history at the top, the chat is
  /// scrolled to its very top, away from the message that was visible.
  @Test(arguments: Bounce.allCases, [false, true])
  func C1_theMessageThatIsReadStaysPageAfterPage(_ bounce: Bounce, _ isTold: Bool) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 3_360)
    for page in 1...5 {
      let time = Double(page) * 10
      // 270 plus 44 of reserved space: within the half viewport of 320 points.
      session.scroll(to: 270, at: time)
      #expect(session.runs(.start).count == page)
      let seen = session.seen
      let extent = session.metrics.extent + 1_500
      session.change(extent: extent, before: isTold ? 1_500 : nil, at: time + 1)
      session.finish(.start, at: time + 1)
      session.runFrames(until: time + 2)
      #expect(session.metrics.offset == 1_770)
      #expect(session.seen == seen - 1_500)
      #expect(session.runs(.start).count == page)
    }
  }

  /// The same during a touch, and at the very top, over the indicator's space.
  @Test(arguments: Bounce.allCases)
  func C1_theMessageUnderTheFingerStaysUnderIt(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 3_360)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.scroll(to: -44, at: 1.5)
    #expect(session.runs(.start) == [1])
    let seen = session.seen
    session.change(extent: 5_500, before: nil, at: 2)
    session.finish(.start, at: 2)
    #expect(session.seen == seen - 1_500)
    session.send(.contactEnded(id: 1), at: 2.1)
    session.runFrames(until: 4)
    #expect(session.seen == seen - 1_500)
    #expect(session.runs(.start) == [1])
  }

  /// The first message ever: nothing is inserted, nothing moves, nothing loads again.
  @Test(arguments: Bounce.allCases)
  func C1_theBeginningOfTheHistoryEndsIt(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .loadMore, offset: 3_360)
    session.scroll(to: 270, at: 1)
    session.finish(.start, .exhausted, at: 2)
    #expect(session.metrics.offset == 270)
    for offset in [0.0, -44, 600, -44] { session.scroll(to: offset, at: 3) }
    #expect(session.runs(.start) == [1])
    #expect(session.session.phase(.start) == .exhausted)
  }

  /// Rows that come while the pulled end closes take the place of the gap, and the list scrolls on.
  @Test(arguments: [0.02, 0.1, 0.2])
  func C1_rowsThatComeWhileTheEndClosesFillItsGap(_ wait: Double) {
    var session = RecordedSession(.engine, end: .loadMore, offset: 3_404)
    session.send(.contactBegan(id: 1, position: 600), at: 1)
    session.send(.contactMoved(id: 1, position: 300), at: 1.3)
    session.send(.contactEnded(id: 1), at: 1.4)
    session.send(.frame, at: 1.4 + wait)
    let seen = session.seen
    #expect(session.displacement < -1)
    session.change(extent: 5_000, at: 1.4 + wait)
    #expect(session.displacement == 0)
    #expect(abs(session.seen - seen) < 0.01)
    session.finish(.end, at: 1.4 + wait)
    let offset = session.metrics.offset
    for frame in 1...20 { session.send(.frame, at: 1.4 + wait + Double(frame) / 60) }
    #expect(session.displacement == 0)
    #expect(session.metrics.offset == offset)
    session.send(.contactBegan(id: 2, position: 600), at: 2.5)
    session.send(.contactMoved(id: 2, position: 300), at: 2.6)
    #expect(session.displacement == 0)
  }
}
