import Overscroll
import OverscrollTestSupport
import Testing

/// The indicator's position for each placement, computed by hand from the documentation.
@Suite struct PlacementTests {
  /// Points from the visible edge at gaps of 0, 20, 56 and 100, for an indicator of 56 points.
  private static let table: [(Placement, [Double], IndicatorPlacement.Layer)] = [
    // Attached to the content's edge.
    (.withContent, [-56, -36, 0, 44], .content),
    (.fixedBehind, [0, 0, 0, 0], .behind),
    (.fixedInFront, [0, 0, 0, 0], .front),
    // Centers at -28, -8, 28 and 50: half the gap, at least half an indicator from the content.
    (.gapCentered, [-56, -36, 0, 22], .content),
    (.superviewLayer, [0, 0, 0, 0], .superview),
    // It enters as the content leaves, and stays.
    (.overlay, [-56, -36, 0, 0], .front),
    // At its start edge content only moves away by the gap.
    (.afterContent, [-56, -36, 0, 44], .content),
  ]

  @Test(arguments: Bounce.allCases, [0.0, 9])
  func eachPlacementIsWhereItSays(_ bounce: Bounce, _ ignored: Double) throws {
    for (placement, positions, layer) in Self.table {
      let behavior = try Behavior(placement: placement, ignoredInset: ignored)
      var session = RecordedSession(bounce, behavior)
      session.send(.contactBegan(id: 1, position: 0), at: 1)
      for (index, gap) in [0.0, 20, 56, 100].enumerated() {
        session.pull(to: gap, at: 2 + Double(index))
        let found = session.session.placement(.start)
        #expect(abs(found.position - (positions[index] - ignored)) < 1e-9, "\(placement), \(gap)")
        #expect(found.extent == 56)
        #expect(found.layer == layer)
      }
    }
    // The length of these two changes; see SettingsTests.
    #expect(Set(Self.table.map(\.0) + [.growing, .fullViewport]) == Set(Placement.allCases))
  }

  /// The room after a short list moves with the list, so its indicator leaves the viewport with it.
  @Test(arguments: Bounce.allCases)
  func aPullAtTheStartTakesTheRoomAtTheEndAlong(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .standard, end: .tapLoadMore, extent: 300)
    let rest = session.session.placement(.end).position
    #expect(rest == 0)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 20, at: 2)
    #expect(abs(session.session.placement(.end).position + 20) < 1e-9)
    session.pull(to: 100, at: 3)
    #expect(session.session.placement(.end).position == -LoadMoreScene.room)
  }

  /// And the other way round.
  @Test(arguments: Bounce.allCases)
  func aPullAtTheEndTakesTheRoomAtTheStartAlong(_ bounce: Bounce) {
    let room = -LoadMoreScene.room
    var session = RecordedSession(
      bounce,
      start: .tapLoadMore,
      end: .backLoadMore,
      extent: 300,
      offset: room
    )
    #expect(session.session.placement(.start).position == 0)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    // The inverse of the rubber band: the raw distance that shows 20 points.
    session.send(.contactMoved(id: 1, position: -(1 / (1 - 20.0 / 640) - 1) * 640 / 0.55), at: 1.1)
    if bounce == .native { session.scroll(to: room + 20, at: 1.1) }
    #expect(abs(session.session.placement(.start).position + 20) < 1e-9)
  }

  /// Points from the app's own insets of 88 and 34 to content of 300 in a viewport of 640, 0 or more.
  @Test func whatIsAfterTheContentIsMeasuredFromTheAppsInset() {
    let after = Behavior.standard.with { $0.placement = .afterContent }
    var session = RecordedSession(.native, start: after, end: after, extent: 300)
    for (offset, start, end) in [
      (-88.0, 0.0, 218.0), (-108, 20, 198), (-40, 0, 266), (300, 0, 606),
    ] {
      let metrics = ScrollMetrics(
        offset: offset,
        viewport: 640,
        extent: 300,
        baseStart: 88,
        baseEnd: 34
      )
      session.send(.scrolled(metrics, isOwnWrite: false), at: 1)
      #expect(session.session.placement(.start).position == start - 56, "\(offset)")
      #expect(session.session.placement(.end).position == end - 56, "\(offset)")
    }
    session.change(extent: 4_000, at: 2)
    session.scroll(to: 0, at: 2)
    #expect(session.session.placement(.end).position == -56)
  }

  /// From the app's own inset at its edge, 88 or 34, to the other side of the viewport.
  @Test func whatHasTheViewportIsAsLongAsItIsFree() {
    let full = Behavior.standard.with { $0.placement = .fullViewport }
    var session = RecordedSession(.native, start: full, end: full)
    let metrics = ScrollMetrics(
      offset: 0,
      viewport: 640,
      extent: 4_000,
      baseStart: 88,
      baseEnd: 34
    )
    session.send(.scrolled(metrics, isOwnWrite: false), at: 1)
    for (edge, extent) in [(Edge.start, 552.0), (.end, 606)] {
      let placement = session.session.placement(edge)
      #expect(placement.extent == extent && placement.position == 0 && placement.layer == .front)
    }
  }

  /// The reserved space is visible without a pull.
  @Test(arguments: LoadMoreScene.all)
  func theRoomOfALoadMoreIsPartOfItsGap(_ scene: LoadMoreScene) throws {
    let session = scene.session(try scene.automatic(lead: .points(-10)), before: 0)
    let placement = session.session.placement(scene.edge)
    #expect(placement.extent == LoadMoreScene.room)
    #expect(placement.position == 0)
    #expect(session.session.progress(scene.edge).overscroll == 0)
  }

  /// In a viewport of 640 with content of 300 points, 340 points are free after the content, and
  /// 370 after a pull of 30.
  @Test(arguments: Bounce.allCases, [(Placement.withContent, 0.0), (.afterContent, 340 - 44)])
  func whatIsAfterShortContentStaysThere(
    _ bounce: Bounce,
    _ row: (placement: Placement, position: Double)
  ) throws {
    let behavior = try Behavior(
      role: .loadMore,
      placement: row.placement,
      indicatorExtent: 44,
      resting: 44
    )
    var session = RecordedSession(bounce, end: behavior, extent: 300)
    #expect(session.session.placement(.end).position == row.position)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    // The inverse of the rubber band: the raw distance that shows 30 points.
    session.send(.contactMoved(id: 1, position: -(1 / (1 - 30.0 / 640) - 1) * 640 / 0.55), at: 1.1)
    if bounce == .native { session.scroll(to: 30, at: 1.1) }
    #expect(abs(session.session.placement(.end).position - row.position - 30) < 1e-9)
  }

  /// (overscroll - start) / (arm - start), at least 0, not capped.
  @Test(arguments: Bounce.allCases)
  func theFractionCountsFromTheStartToTheTrigger(_ bounce: Bounce) throws {
    var session = RecordedSession(bounce, try Behavior(startDistance: 20, arm: Threshold(60)))
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    for (gap, fraction) in [(10.0, 0.0), (20, 0), (30, 0.25), (60, 1), (120, 2.5)] {
      session.pull(to: gap, at: 2)
      #expect(abs(session.session.progress(.start).fraction - fraction) < 1e-9)
    }
  }
}

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

/// Test that a part at rest has zero progress, never -0.
@Suite struct RestTests {
  @Test(arguments: Bounce.allCases, Edge.allCases)
  func nothingIsNotMinusNothing(_ bounce: Bounce, _ edge: Edge) {
    var session = Session(axis: .vertical, bounce: bounce)
    session.send(InputEvent(time: 0, kind: .configured(edge, .standard)))
    let metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 640)
    session.send(InputEvent(time: 0, kind: .scrolled(metrics, isOwnWrite: false)))
    session.send(InputEvent(time: 0, kind: .attached))
    #expect(session.progress(edge).overscroll.bitPattern == 0)
    #expect(session.progress(edge).fraction.bitPattern == 0)
  }
}
