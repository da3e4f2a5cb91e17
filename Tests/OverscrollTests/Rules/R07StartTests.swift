import Overscroll
import OverscrollTestSupport
import Testing

/// R7, rising edge: an automatic load-more starts on entering its lead, and only on entering.
@Suite struct R07RisingEdgeTests {
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

  /// 20 points of overscroll, which without a pull only occurs in a toolkit that bounces.
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
}

/// R7, level: if content changed without scrolling, the level is tested once.
@Suite struct R07LevelTests {
  /// A viewport of 640 and a lead of 300 points.
  ///
  /// Content shorter than the viewport rests at the start edge; longer content keeps its first
  /// visible row. In both cases the distance is extent + 44 of reserved space - 640, above the lead
  /// from 900 points on.
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
    let others = [
      try scene.automatic(lead: .points(200)), try scene.automatic(lead: .viewports(1)),
      try scene.automatic(shortContent: .show), try scene.automatic(emptyContent: .show),
    ]
    let tapped = behavior.with { $0.trigger = .tap }
    for events in [
      [InputEvent.Kind.resetRequested(scene.edge)], [.detached, .attached],
      [.configured(scene.edge, tapped), .configured(scene.edge, behavior)],
    ]
      + others.map({ [.configured(scene.edge, $0)] })
    {
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

  /// A page may set its parameters in every frame, and a look may change at runtime.
  @Test(arguments: LoadMoreScene.all, [Outcome.succeeded, .failed])
  func R07_whatChangesNothingOfWhenItStartsStartsNothing(
    _ scene: LoadMoreScene,
    _ outcome: Outcome
  ) throws {
    let behavior = try scene.automatic()
    var session = scene.session(behavior)
    scene.scroll(&session, before: 100, at: 1)
    session.finish(scene.edge, outcome, at: 1.1)
    let other = try scene.automatic(whenExhausted: .hide, budgetPerDrag: 3, backOff: 4)
    for (time, behavior) in [(1.2, behavior), (1.3, other), (1.4, other)] {
      session.send(.configured(scene.edge, behavior), at: time)
      scene.scroll(&session, before: 100 - 10 * time, at: time + 0.05)
    }
    #expect(session.runs(scene.edge) == [1])
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

  /// A list that is laid out only after its refresh has ended.
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

  /// The reader has scrolled nowhere, and the app shows nothing any more.
  @Test(arguments: LoadMoreScene.all)
  func R07_contentThatBecomesEmptyIsFilled(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(emptyContent: .fill))
    #expect(session.runs(scene.edge) == [])
    session.change(extent: 0, at: 1)
    session.scroll(to: scene.edge == .start ? -LoadMoreScene.room : 0, at: 1)
    #expect(session.runs(scene.edge) == [1])
  }

  /// Removing rows brings the end nearer, but is not scrolling.
  @Test(arguments: LoadMoreScene.all)
  func R07_contentThatOnlyChangesItsLengthStartsNothing(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(), before: 2_000)
    for distance in [1_900.0, 1_000] { scene.scroll(&session, before: distance, at: 1) }
    session.change(extent: 3_200, before: scene.edge == .start ? -800 : 0, at: 2)
    #expect(session.runs(scene.edge) == [])
  }

  /// Nor while a finger pulls the list at its other edge.
  @Test(arguments: Bounce.allCases)
  func R07_contentThatGetsShorterDuringAPullStartsNothing(_ bounce: Bounce) throws {
    let scene = LoadMoreScene(edge: .end, bounce: bounce)
    var session = RecordedSession(bounce, start: .standard, end: try scene.automatic())
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 50, at: 1.1)
    session.change(extent: 700, at: 2)
    #expect(session.runs(.end) == [])
  }

  /// Short content that is pulled at its other edge is tested once as well.
  @Test(arguments: Bounce.allCases)
  func R07_duringAPullTheLevelIsTestedOnce(_ bounce: Bounce) throws {
    let scene = LoadMoreScene(edge: .end, bounce: bounce)
    let footer = try scene.automatic()
    var session = RecordedSession(bounce, start: .standard, end: footer, extent: 100)
    session.finish(.end, .failed, at: 10)
    session.send(.contactBegan(id: 1, position: 0), at: 20)
    session.pull(to: 50, at: 20.1)
    session.change(extent: 150, at: 20.5)
    #expect(session.runs(.end) == [1, 2])
    session.finish(.end, .failed, at: 21)
    // A new gesture, after the back-off, catches it where it is.
    session.send(.contactEnded(id: 1), at: 26)
    session.send(.contactBegan(id: 1, position: 0), at: 26)
    #expect(session.runs(.end) == [1, 2])
  }

  /// Short content that a finger has pulled at its other edge comes back, and no nearer.
  @Test(arguments: LoadMoreScene.all)
  func R07_theWayBackFromTheOtherEdgeStartsNothing(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(), extent: 100, before: 0)
    session.send(.configured(scene.edge == .start ? .end : .start, .backLoadMore), at: 1)
    session.finish(scene.edge, .failed, at: 10)
    let rest = session.metrics.offset
    session.send(.contactBegan(id: 1, position: 0), at: 20)
    for share in [1.0, 0.5, 0] {
      session.send(.contactMoved(id: 1, position: -scene.edge.sign * 100 * share), at: 21 - share)
      if scene.bounce == .native {
        session.scroll(to: rest + scene.edge.sign * 50 * share, at: 21 - share)
      }
    }
    session.send(.contactEnded(id: 1), at: 22)
    session.runFrames(until: 24)
    #expect(session.runs(scene.edge) == [1])
  }

  /// Content that is still on its way back from its other edge may become shorter.
  @Test(arguments: Bounce.allCases, [Role.loadMore, .refresh])
  func R07_duringAPullTheLevelIsStillToBeTested(_ bounce: Bounce, _ before: Role) throws {
    let footer = try LoadMoreScene(edge: .end, bounce: bounce).automatic()
    let first = footer.with { $0.role = before }
    var session = RecordedSession(bounce, start: .standard, end: first)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.pull(to: 50, at: 1.1)
    switch before {
    case .loadMore: session.send(.resetRequested(.end), at: 1.5)
    case .refresh: session.send(.configured(.end, footer), at: 1.5)
    }
    #expect(session.runs(.end) == [])
    session.change(extent: 700, at: 2)
    #expect(session.runs(.end) == [1])
  }

  /// The reader has come nearer while the app was loading, far from the lead.
  @Test(arguments: LoadMoreScene.all)
  func R07_scrollingWhileTheAppLoadsCountsAfterwards(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(), before: 2_000)
    session.send(.externalLoadingChanged(scene.edge, isLoading: true), at: 1)
    for distance in [1_900.0, 1_000] { scene.scroll(&session, before: distance, at: 2) }
    session.change(extent: 3_200, before: scene.edge == .start ? -800 : 0, at: 3)
    session.send(.externalLoadingChanged(scene.edge, isLoading: false), at: 4)
    #expect(session.runs(scene.edge) == [1])
  }

  /// What the app's own loading has held back starts when it ends, wherever rows were inserted.
  @Test(arguments: Bounce.allCases, [0.0, 1_000])
  func R07_rowsInsertedWhileTheAppLoadsAreNoScrolling(_ bounce: Bounce, _ points: Double) throws {
    let scene = LoadMoreScene(edge: .end, bounce: bounce)
    var session = scene.session(try scene.automatic(), before: 500)
    session.send(.externalLoadingChanged(.end, isLoading: true), at: 1)
    scene.scroll(&session, before: 200, at: 2)
    var metrics = session.metrics
    metrics.extent += points
    metrics.offset += points
    session.send(.scrolled(metrics, isOwnWrite: true), at: 3)
    #expect(session.runs(.end) == [])
    session.send(.externalLoadingChanged(.end, isLoading: false), at: 4)
    #expect(session.runs(.end) == [1])
  }
}
