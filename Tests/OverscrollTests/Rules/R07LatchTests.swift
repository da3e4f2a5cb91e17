import Overscroll
import OverscrollTestSupport
import Testing

/// R7, latch: after a run it stays latched until it succeeded and content has grown, or a new
/// gesture began.
@Suite struct R07LatchTests {
  @Test(arguments: LoadMoreScene.all)
  func R07_successWithoutRowsStaysLatchedUntilANewGesture(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 200, at: 1)
    session.finish(scene.edge, at: 1.1)
    for index in 0..<1_000 {
      let distance = Double(index % 7) * 100
      scene.scroll(&session, before: distance, at: 1.2 + Double(index) * 0.01)
    }
    #expect(session.runs(scene.edge) == [1])
    scene.scroll(&session, before: 310, at: 20)
    scene.gesture(&session, at: 20)
    #expect(session.runs(scene.edge) == [1])
    scene.scroll(&session, before: 290, at: 20.1)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  @Test(arguments: LoadMoreScene.all, [false, true])
  func R07_afterSuccessAndGrowthTheLevelIsTestedOnce(
    _ scene: LoadMoreScene,
    _ growsBeforeTheEnd: Bool
  ) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 100, at: 1)
    if growsBeforeTheEnd {
      session.change(extent: 4_100, at: 1.1)
      #expect(session.runs(scene.edge) == [1])
      session.finish(scene.edge, at: 1.2)
    } else {
      session.finish(scene.edge, at: 1.1)
      #expect(session.runs(scene.edge) == [1])
      session.change(extent: 4_100, at: 1.2)
    }
    // 200 points before the end: still within the lead.
    #expect(session.runs(scene.edge) == [1, 2])
    session.change(extent: 4_400, at: 1.3)
    session.finish(scene.edge, at: 1.4)
    // 500 points before the end: outside the lead.
    #expect(session.runs(scene.edge) == [1, 2])
    scene.scroll(&session, before: 300, at: 1.5)
    #expect(session.runs(scene.edge) == [1, 2, 3])
  }

  /// A header that grows, images above that arrive late: what lies before the reader is no page of the end.
  @Test(arguments: Bounce.allCases, [false, true])
  func R07_growthBeforeTheReaderIsNoPageOfTheEnd(_ bounce: Bounce, _ isDuringTheRun: Bool) throws {
    let scene = LoadMoreScene(edge: .end, bounce: bounce)
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 100, at: 1)
    if isDuringTheRun {
      session.change(extent: 4_200, before: 200, at: 1.1)
      session.finish(scene.edge, at: 1.2)
    } else {
      session.finish(scene.edge, at: 1.1)
      session.change(extent: 4_200, before: 200, at: 1.2)
    }
    #expect(session.runs(scene.edge) == [1])
    // A page of 50 points.
    session.change(extent: 4_250, at: 1.3)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  /// The rows belong to the run that was asked for meanwhile, and that has found none.
  @Test(arguments: LoadMoreScene.all, [Outcome.failed, .cancelled])
  func R07_growthDuringALaterRunWithoutSuccessStaysLatched(
    _ scene: LoadMoreScene,
    _ outcome: Outcome
  ) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 100, at: 1)
    session.finish(scene.edge, at: 1.1)
    session.send(.beginRequested(scene.edge, by: .program), at: 2)
    session.change(extent: 4_100, at: 2.1)
    session.finish(scene.edge, outcome, at: 2.2)
    scene.scroll(&session, before: 400, at: 4)
    scene.scroll(&session, before: 100, at: 4.1)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  @Test(arguments: LoadMoreScene.all, [(0.9, [1]), (1.0, [1, 2])])
  func R07_lessThanAPointIsNoGrowth(
    _ scene: LoadMoreScene,
    _ growth: (points: Double, runs: [UInt32])
  ) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 100, at: 1)
    session.change(extent: 4_000 + growth.points, at: 1.1)
    session.finish(scene.edge, at: 1.2)
    #expect(session.runs(scene.edge) == growth.runs)
  }

  @Test(arguments: LoadMoreScene.all, [Outcome.failed, .cancelled])
  func R07_growthWithoutSuccessStaysLatched(_ scene: LoadMoreScene, _ outcome: Outcome) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 100, at: 1)
    session.finish(scene.edge, outcome, at: 1.1)
    session.change(extent: 4_050, before: 0, at: 3)
    for distance in [250.0, 100, 600, 200] { scene.scroll(&session, before: distance, at: 3) }
    #expect(session.runs(scene.edge) == [1])
    scene.scroll(&session, before: 310, at: 32)
    scene.gesture(&session, at: 32)
    scene.scroll(&session, before: 290, at: 33)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_aGestureThatBeganDuringTheRunIsNotNew(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 100, at: 1)
    session.send(.contactBegan(id: 1, position: 0), at: 1.1)
    session.finish(scene.edge, at: 1.2)
    for distance in [400.0, 200, 0] { scene.scroll(&session, before: distance, at: 1.3) }
    #expect(session.runs(scene.edge) == [1])
  }

  /// A new search replaces the rows: what the last run found says nothing about them.
  @Test(arguments: LoadMoreScene.all, [Outcome.succeeded, .failed, nil])
  func R07_contentThatBecomesShorterThanAtTheLastRunLoadsAgain(
    _ scene: LoadMoreScene,
    _ outcome: Outcome?
  ) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 100, at: 1)
    if let outcome { session.finish(scene.edge, outcome, at: 1.1) }
    session.change(extent: 220, at: 1.2)
    session.scroll(to: 0, at: 1.2)
    if outcome == nil { session.finish(scene.edge, at: 1.3) }
    // After a failure the back-off of 2 s still applies.
    session.send(.woke, at: 4)
    session.scroll(to: 0, at: 4)
    #expect(session.runs(scene.edge) == [1, 2])
    session.finish(scene.edge, at: 4.1)
    session.scroll(to: 0, at: 8)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  /// As with growth, less than a point is rounding and no other content.
  @Test(arguments: Bounce.allCases, [220.0, 219.5, 219])
  func R07_contentIsShorterFromOnePointOn(_ bounce: Bounce, _ extent: Double) throws {
    let scene = LoadMoreScene(edge: .end, bounce: bounce)
    var session = scene.session(try scene.automatic(), extent: 220)
    #expect(session.runs(.end) == [1])
    session.finish(.end, at: 0.1)
    session.change(extent: extent, at: 1.2)
    session.scroll(to: 0, at: 1.2)
    #expect(session.runs(.end) == (extent == 219 ? [1, 2] : [1]))
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_aResetDuringARunOutlastsWhatTheRunFinds(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 100, at: 1)
    session.send(.resetRequested(scene.edge), at: 1.1)
    session.finish(scene.edge, .exhausted, at: 1.2)
    #expect(session.runs(scene.edge) == [1, 2])
    session.finish(scene.edge, .exhausted, at: 1.3)
    #expect(session.session.phase(scene.edge) == .exhausted)
  }

  /// The way back from a pull at the other edge leads nowhere nearer.
  @Test(arguments: LoadMoreScene.all)
  func R07_pullingAShortListAtItsOtherEdgeLoadsNothing(_ scene: LoadMoreScene) throws {
    guard scene.bounce == .native, scene.edge == .end else { return }
    var session = scene.session(try scene.automatic(), extent: 220)
    #expect(session.runs(.end) == [1])
    session.finish(.end, at: 0.1)
    for pull in 1...5 {
      let time = Double(pull)
      session.send(.contactBegan(id: 1, position: 0), at: time)
      session.scroll(to: -60, at: time + 0.1)
      session.send(.contactEnded(id: 1), at: time + 0.2)
      session.scroll(to: -20, at: time + 0.3)
      session.scroll(to: 0, at: time + 0.4)
    }
    #expect(session.runs(.end) == [1])
  }
}

/// R7, within bounds: a drag starts no more runs than its budget.
@Suite struct R07BudgetTests {
  @Test(arguments: LoadMoreScene.all)
  func R07_aDragStartsNoMoreRunsThanItsBudget(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(budgetPerDrag: 2))
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    load(&session, scene, times: 5)
    #expect(session.runs(scene.edge) == [1, 2])
    // Momentum after the drag does not start more either.
    session.send(.contactEnded(id: 1), at: 8)
    scene.scroll(&session, before: 50, at: 8.1)
    #expect(session.runs(scene.edge) == [1, 2])
    // The next drag has its own budget.
    session.send(.contactBegan(id: 1, position: 0), at: 9)
    scene.scroll(&session, before: 400, at: 9)
    load(&session, scene, times: 5)
    #expect(session.runs(scene.edge) == [1, 2, 3, 4])
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_aBudgetOfZeroIsNone(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(budgetPerDrag: 0))
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    load(&session, scene, times: 20)
    #expect(session.runs(scene.edge).count == 20)
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_runsWithoutAGestureAreNotCounted(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(budgetPerDrag: 1))
    load(&session, scene, times: 5)
    #expect(session.runs(scene.edge).count == 5)
    session.send(.contactBegan(id: 1, position: 0), at: 7)
    load(&session, scene, times: 5)
    #expect(session.runs(scene.edge).count == 6)
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_whatPeopleAskForIsNotCounted(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(budgetPerDrag: 1))
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.beginRequested(scene.edge, by: .tap), at: 1)
    session.change(extent: 5_000, at: 1)
    session.finish(scene.edge, at: 1)
    load(&session, scene, times: 3)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_aPartThatIsNewUnderAFingerHasItsWholeBudget(_ scene: LoadMoreScene) throws {
    let behavior = try scene.automatic(budgetPerDrag: 1)
    var session = scene.session(behavior)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    load(&session, scene, times: 2)
    #expect(session.runs(scene.edge) == [1])
    session.send(.configured(scene.edge, nil), at: 5)
    session.send(.configured(scene.edge, behavior), at: 6)
    load(&session, scene, times: 2)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  /// Repeatedly scrolls within the lead and appends 1,000 points of rows.
  private func load(
    _ session: inout RecordedSession,
    _ scene: LoadMoreScene,
    times: Int
  ) {
    for _ in 0..<times {
      let time = session.time + 0.1
      scene.scroll(&session, before: 500, at: time)
      scene.scroll(&session, before: 100, at: time)
      guard session.session.phase(scene.edge) == .running else { continue }
      session.change(extent: session.metrics.extent + 1_000, at: time + 0.1)
      session.finish(scene.edge, at: time + 0.2)
    }
  }
}
