import Overscroll
import OverscrollTestSupport
import Testing

/// R7: an automatic load-more fires on a rising edge, then stays latched until it has succeeded and
/// content has grown, or a new gesture began; failures back off.
@Suite struct R07LatchTests {
  // MARK: - The rising edge

  @Test(arguments: LoadMoreScene.all)
  func R07_itStartsOnComingWithinTheLead(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 301, at: 1)
    #expect(session.runs(scene.edge) == [])
    scene.scroll(&session, before: 300, at: 1.1)
    #expect(session.runs(scene.edge) == [1])
    #expect(session.session.phase(scene.edge) == .running)
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_aLeadInViewportsFollowsTheViewport(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(lead: .viewports(0.5)))
    scene.scroll(&session, before: 321, at: 1)
    #expect(session.runs(scene.edge) == [])
    scene.scroll(&session, before: 320, at: 1.1)
    #expect(session.runs(scene.edge) == [1])
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_aLeadInItemsIsCountedByTheHost(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(lead: .items(5)))
    for (items, distance) in [(6, 30.0), (5, 29)] {
      var metrics = session.metrics
      metrics.itemsToStart = scene.edge == .start ? items : 0
      metrics.itemsToEnd = scene.edge == .end ? items : 0
      scene.place(&metrics, before: distance)
      session.send(.scrolled(metrics, isOwnWrite: false), at: 1)
      #expect(session.runs(scene.edge) == (items == 5 ? [1] : []))
    }
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_whereItemsAreUnknownALeadInItemsIsTheEdge(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(lead: .items(5)))
    scene.scroll(&session, before: 1, at: 1)
    #expect(session.runs(scene.edge) == [])
    scene.scroll(&session, before: 0, at: 1)
    #expect(session.runs(scene.edge) == [1])
  }

  /// 20 points of overscroll, which only a toolkit that bounces has without a pull.
  @Test(arguments: Edge.allCases)
  func R07_aLeadBelowZeroAsksForAnOverscroll(_ edge: Edge) throws {
    let scene = LoadMoreScene(edge: edge, bounce: .native)
    var session = scene.session(try scene.automatic(lead: .points(-20)))
    scene.scroll(&session, before: -19, at: 1)
    #expect(session.runs(edge) == [])
    scene.scroll(&session, before: -20, at: 1)
    #expect(session.runs(edge) == [1])
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_scrollingAwayWithinTheLeadStartsNothing(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 100, at: 1)
    session.finish(scene.edge, at: 1.1)
    scene.gesture(&session, at: 2)
    for distance in [120.0, 180, 250, 299] { scene.scroll(&session, before: distance, at: 2.1) }
    #expect(session.runs(scene.edge) == [1])
    scene.scroll(&session, before: 290, at: 2.2)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_ourOwnWritesStartNothing(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    var metrics = session.metrics
    metrics.offset = scene.edge == .start ? 0 : 3_360
    session.send(.scrolled(metrics, isOwnWrite: true), at: 1)
    #expect(session.runs(scene.edge) == [])
  }

  // MARK: - The latch

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
    // 500 points before the end: no more.
    #expect(session.runs(scene.edge) == [1, 2])
    scene.scroll(&session, before: 300, at: 1.5)
    #expect(session.runs(scene.edge) == [1, 2, 3])
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
    session.change(extent: 4_050, before: 0, at: 30)
    for distance in [250.0, 100, 600, 200] { scene.scroll(&session, before: distance, at: 31) }
    #expect(session.runs(scene.edge) == [1])
    scene.scroll(&session, before: 310, at: 32)
    scene.gesture(&session, at: 32)
    scene.scroll(&session, before: 290, at: 33)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  /// The rows of a run that was given up may still come, and are not the next run's.
  @Test(arguments: LoadMoreScene.all)
  func R07_aRunThatWasGivenUpStaysLatched(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 100, at: 1)
    session.send(.cancelRequested(scene.edge), at: 1.1)
    session.change(extent: 4_050, before: 0, at: 1.2)
    scene.scroll(&session, before: 50, at: 1.3)
    #expect(session.runs(scene.edge) == [1])
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

  // MARK: - The level

  /// A viewport of 640 and a lead of 300 points.
  ///
  /// While content is shorter than the viewport it rests at the start edge; then the row that is read
  /// stays. Either way the distance is extent + 44 of room - 640, above the lead from 900 points on.
  @Test(arguments: LoadMoreScene.all)
  func R07_aShortFirstPageFillsItself(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(), extent: 100, before: 0)
    var time = 1.0
    while session.session.phase(scene.edge) == .running, time < 30 {
      session.change(extent: session.metrics.extent + 100, at: time)
      session.finish(scene.edge, at: time)
      time += 1
    }
    #expect(session.metrics.extent == 900)
    #expect(session.runs(scene.edge).count == 8)
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_rowsThatComeAfterAttachmentAreTested(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(), extent: 0, before: 0)
    #expect(session.runs(scene.edge) == [])
    session.change(extent: 300, before: 0, at: 1)
    #expect(session.runs(scene.edge) == [1])
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_theLevelIsTestedOnceAfterResetConfigurationAndAttachment(_ scene: LoadMoreScene) throws {
    let behavior = try scene.automatic()
    for events in [
      [InputEvent.Kind.resetRequested(scene.edge)], [.configured(scene.edge, behavior)],
      [.detached, .attached],
    ] {
      var session = scene.session(behavior)
      scene.scroll(&session, before: 100, at: 1)
      session.finish(scene.edge, .failed, at: 1.1)
      for event in events { session.send(event, at: 1.2) }
      #expect(session.runs(scene.edge) == [1, 2], "\(events)")
      session.finish(scene.edge, .failed, at: 1.3)
      scene.scroll(&session, before: 50, at: 1.4)
      #expect(session.runs(scene.edge) == [1, 2], "\(events)")
    }
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_theLevelIsTestedOnceAfterARefreshSucceeded(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    let other = scene.edge == .start ? Edge.end : .start
    session.send(.configured(other, try Behavior(minimumRunning: 0, resultHold: 0)), at: 0)
    scene.scroll(&session, before: 100, at: 1)
    session.finish(scene.edge, .failed, at: 1.1)
    session.send(.beginRequested(other, by: .program), at: 1.2)
    session.finish(other, .failed, at: 1.3)
    #expect(session.runs(scene.edge) == [1])
    session.send(.beginRequested(other, by: .program), at: 1.4)
    session.finish(other, .succeeded, at: 1.5)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  /// A list that is laid out only after its refresh has come back.
  @Test(arguments: LoadMoreScene.all)
  func R07_aShortPageThatComesAfterItsRefreshFillsItself(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    let other = scene.edge == .start ? Edge.end : .start
    session.send(.configured(other, try Behavior(minimumRunning: 0, resultHold: 0)), at: 0)
    session.send(.beginRequested(other, by: .program), at: 1)
    session.finish(other, .succeeded, at: 2)
    #expect(session.runs(scene.edge) == [])
    session.change(extent: 300, at: 2.1)
    session.scroll(to: scene.edge == .start ? -LoadMoreScene.room : 0, at: 2.1)
    #expect(session.runs(scene.edge) == [1])
  }

  /// Rows that go away bring the end nearer, but nobody has scrolled.
  @Test(arguments: LoadMoreScene.all)
  func R07_contentThatOnlyChangesItsLengthStartsNothing(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    session.change(extent: 3_200, before: scene.edge == .start ? -800 : 0, at: 1)
    #expect(session.runs(scene.edge) == [])
  }

  // MARK: - Failures

  @Test(arguments: LoadMoreScene.all)
  func R07_afterAFailureItWaitsForTheBackOffAndANewGesture(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 200, at: 1)
    session.finish(scene.edge, .failed, at: 10)
    // A new gesture alone is not enough,
    scene.gesture(&session, at: 11)
    scene.scroll(&session, before: 400, at: 11)
    scene.scroll(&session, before: 200, at: 11.9)
    #expect(session.runs(scene.edge) == [1])
    // nor is the time.
    var waited = session
    waited.send(.woke, at: 60)
    #expect(waited.runs(scene.edge) == [1])
    scene.scroll(&session, before: 400, at: 12)
    scene.gesture(&session, at: 12)
    scene.scroll(&session, before: 200, at: 12)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_timeAloneDoesNotEndABackOff(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 200, at: 1)
    session.finish(scene.edge, .failed, at: 10)
    for time in [12.0, 20, 80] {
      scene.scroll(&session, before: 400, at: time)
      scene.scroll(&session, before: 200, at: time)
    }
    #expect(session.runs(scene.edge) == [1])
  }

  /// 2 s, doubled with each failure in a row, up to 32 times.
  @Test(arguments: LoadMoreScene.all)
  func R07_theBackOffDoublesUpToThirtyTwoTimes(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 200, at: 1)
    var time = 10.0
    var runs = 1
    for seconds in [2.0, 4, 8, 16, 32, 64, 64] {
      session.finish(scene.edge, .failed, at: time)
      retry(&session, scene, at: time + seconds - 0.01)
      #expect(session.runs(scene.edge).count == runs, "before \(seconds) s")
      retry(&session, scene, at: time + seconds)
      runs += 1
      #expect(session.runs(scene.edge).count == runs, "after \(seconds) s")
      time += 200
    }
    // A success begins the row anew.
    session.finish(scene.edge, .succeeded, at: time)
    retry(&session, scene, at: time + 1)
    session.finish(scene.edge, .failed, at: time + 10)
    retry(&session, scene, at: time + 12)
    #expect(session.runs(scene.edge).count == runs + 2)
  }

  @Test(arguments: LoadMoreScene.all, BeginSource.allCases)
  func R07_whoAsksIsHeardAtOnce(_ scene: LoadMoreScene, _ source: BeginSource) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 200, at: 1)
    session.finish(scene.edge, .failed, at: 10)
    session.send(.beginRequested(scene.edge, by: source), at: 10.1)
    #expect(session.runs(scene.edge) == [1, 2])
    session.finish(scene.edge, .succeeded, at: 11)
    session.send(.beginRequested(scene.edge, by: source), at: 11.1)
    #expect(session.runs(scene.edge) == [1, 2, 3])
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_aFailedLoadMoreIsIdleAndSaysSo(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 200, at: 1)
    session.finish(scene.edge, .failed, at: 2)
    #expect(session.session.phase(scene.edge) == .idle)
    #expect(session.session.progress(scene.edge).lastOutcome == .failed)
    session.send(.beginRequested(scene.edge, by: .tap), at: 2.1)
    #expect(session.session.progress(scene.edge).lastOutcome == nil)
  }

  // MARK: - The budget

  @Test(arguments: LoadMoreScene.all)
  func R07_aDragStartsNoMoreRunsThanItsBudget(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(budgetPerDrag: 2))
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    load(&session, scene, times: 5)
    #expect(session.runs(scene.edge) == [1, 2])
    // Momentum after the drag is not asked for more either.
    session.send(.contactEnded(id: 1), at: 8)
    scene.scroll(&session, before: 50, at: 8.1)
    #expect(session.runs(scene.edge) == [1, 2])
    // The next drag has a budget of its own.
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

  /// Comes within the lead and gets 1,000 points of rows, again and again.
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

  /// A new gesture scrolls out of the lead and in again.
  private func retry(_ session: inout RecordedSession, _ scene: LoadMoreScene, at time: Double) {
    scene.gesture(&session, at: time)
    scene.scroll(&session, before: 400, at: time)
    scene.scroll(&session, before: 200, at: time)
  }
}
