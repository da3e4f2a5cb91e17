import Overscroll
import OverscrollTestSupport
import Testing

/// R8: short, empty and exhausted content each have a stated policy.
@Suite struct R08ContentPolicyTests {
  /// A content length, and the policy that applies.
  enum Content: CaseIterable {
    case short
    case empty

    var extent: Double {
      switch self {
      case .short: 300
      case .empty: 0
      }
    }
  }

  /// A part that comes after the attachment reserves its room, however short.
  @Test(arguments: Bounce.allCases, [1.0, 44])
  func R08_aRoomIsReserved(_ bounce: Bounce, _ points: Double) {
    var session = RecordedSession(bounce)
    let footer = Behavior.tapLoadMore.with { $0.resting = points }
    session.send(.configured(.end, footer), at: 1)
    #expect(session.orders.contains(.setContribution(points)))
  }

  // MARK: - Short and empty content

  @Test(arguments: LoadMoreScene.all, Content.allCases)
  func R08_fillKeepsTheRoomAndLoadsByItself(_ scene: LoadMoreScene, _ content: Content) throws {
    let session = try session(scene, content, .fill)
    #expect(room(session, scene) == [44])
    #expect(session.runs(scene.edge) == [1])
  }

  @Test(arguments: LoadMoreScene.all, Content.allCases)
  func R08_showKeepsTheRoomAndHideGivesItUpAndBothLoadWhenAsked(
    _ scene: LoadMoreScene,
    _ content: Content
  ) throws {
    for (policy, source, expected) in [
      (ContentPolicy.show, BeginSource.tap, [44.0]), (.hide, .program, []),
    ] {
      var session = try session(scene, content, policy)
      scene.gesture(&session, at: 1)
      session.scroll(to: session.metrics.offset, at: 1)
      #expect(room(session, scene) == expected)
      #expect(session.runs(scene.edge) == [])
      session.send(.beginRequested(scene.edge, by: source), at: 2)
      #expect(session.runs(scene.edge) == [1])
    }
  }

  @Test(arguments: LoadMoreScene.all, Content.allCases)
  func R08_whatIsHiddenCannotBePulled(_ scene: LoadMoreScene, _ content: Content) throws {
    for policy in ContentPolicy.allCases {
      let behavior = try Behavior(role: .loadMore, shortContent: policy, emptyContent: policy)
      var session = scene.session(behavior, extent: content.extent, before: -LoadMoreScene.room)
      session.send(.contactBegan(id: 1, position: 0), at: 1)
      let outwards = scene.edge == .start ? 1.0 : -1
      session.send(.contactMoved(id: 1, position: outwards * 300), at: 1.1)
      if scene.bounce == .native { session.scroll(to: -outwards * 120, at: 1.1) }
      let isHidden = policy == .hide
      #expect((session.session.phase(scene.edge) == .armed) == !isHidden, "\(policy)")
      session.send(.contactEnded(id: 1), at: 1.2)
      #expect(session.runs(scene.edge) == (isHidden ? [] : [1]), "\(policy)")
    }
  }

  @Test(arguments: LoadMoreScene.all, Content.allCases)
  func R08_afterGestureKeepsTheRoomAndLoadsAfterEachGesture(
    _ scene: LoadMoreScene,
    _ content: Content
  ) throws {
    var session = try session(scene, content, .afterGesture)
    session.scroll(to: session.metrics.offset, at: 1)
    #expect(room(session, scene) == [44])
    #expect(session.runs(scene.edge) == [])
    for run in [UInt32(1), 2] {
      scene.gesture(&session, at: Double(run) * 10)
      #expect(session.runs(scene.edge).last == run)
      session.finish(scene.edge, at: Double(run) * 10 + 1)
    }
  }

  @Test(arguments: LoadMoreScene.all)
  func R08_aGestureThatIsCancelledOrPullsTheOtherWayLoadsNothing(_ scene: LoadMoreScene) throws {
    var session = try session(scene, .short, .afterGesture)
    let rest = session.metrics.offset
    session.send(.configured(scene.edge == .start ? .end : .start, .standard), at: 0.5)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.contactCancelled(id: 1), at: 1.1)
    let outwards = scene.edge == .start ? 1.0 : -1
    session.send(.contactBegan(id: 1, position: 0), at: 2)
    session.send(.contactMoved(id: 1, position: -outwards * 40), at: 2.1)
    if scene.bounce == .native { session.scroll(to: rest + outwards * 20, at: 2.1) }
    session.send(.contactEnded(id: 1), at: 2.2)
    #expect(session.runs(scene.edge) == [])
  }

  /// The reserved space counts: it decides whether a short page scrolls, but 64 points past its end
  /// are 64.
  @Test(arguments: [300.0, 620])
  func R08_theRoomOfShortContentNeedsNoLongerPull(_ extent: Double) throws {
    let scene = LoadMoreScene(edge: .end, bounce: .native)
    let behavior = try Behavior(role: .loadMore, resting: 44)
    var session = scene.session(behavior, extent: extent, before: 0)
    let rest = max(0, extent + 44 - 640)
    #expect(session.metrics.offset == rest)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.scroll(to: rest + 63, at: 1.1)
    #expect(session.session.phase(.end) == .pulling)
    session.scroll(to: rest + 64, at: 1.2)
    #expect(session.session.phase(.end) == .armed)
  }

  @Test(arguments: [300.0, 620])
  func R08_shortContentCanBePulledWhereTheEngineMovesIt(_ extent: Double) throws {
    let scene = LoadMoreScene(edge: .end, bounce: .engine)
    var session = scene.session(
      try Behavior(role: .loadMore, resting: 44),
      extent: extent,
      before: 0
    )
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.contactMoved(id: 1, position: -200), at: 1.1)
    #expect(session.session.phase(.end) == .armed)
  }

  /// A lead of 0 starts when the space is fully visible, which for short content is immediately.
  @Test(arguments: Bounce.allCases, [0.0, 300, 596])
  func R08_shortContentFillsItselfWithoutALead(_ bounce: Bounce, _ extent: Double) throws {
    let scene = LoadMoreScene(edge: .end, bounce: bounce)
    let behavior = try scene.automatic(lead: .points(0), emptyContent: .fill)
    let session = scene.session(behavior, extent: extent, before: 0)
    #expect(session.runs(.end) == [1])
  }

  @Test(arguments: LoadMoreScene.all, [(0.0, false), (0.9, false), (1, true)])
  func R08_lessThanAPointIsEmpty(
    _ scene: LoadMoreScene,
    _ content: (extent: Double, hasRoom: Bool)
  ) throws {
    let behavior = try scene.automatic(shortContent: .show, emptyContent: .hide)
    let session = scene.session(behavior, extent: content.extent, before: 0)
    #expect(room(session, scene) == (content.hasRoom ? [44] : []))
  }

  /// A viewport of 640 minus the app's insets of 100 and 40 is 500.
  @Test(arguments: LoadMoreScene.all)
  func R08_contentThatJustFitsIsShort(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(shortContent: .hide))
    #expect(room(session, scene) == [44])
    var metrics = session.metrics
    metrics.baseStart = 100
    metrics.baseEnd = 40
    for (extent, expected) in [(501.0, [44.0]), (500, [44, 0]), (501, [44, 0, 44])] {
      metrics.extent = extent
      metrics.offset = -100
      session.send(.scrolled(metrics, isOwnWrite: false), at: 1)
      #expect(room(session, scene) == expected, "\(extent)")
    }
  }

  @Test(arguments: LoadMoreScene.all)
  func R08_theRoomComesBackWithTheRows(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(emptyContent: .hide))
    for (extent, expected) in [
      (0.0, [44.0, 0]), (0, [44, 0]), (4_000, [44, 0, 44]), (5_000, [44, 0, 44]),
    ] {
      session.change(extent: extent, before: 0, at: 1)
      #expect(room(session, scene) == expected)
    }
  }

  @Test(arguments: LoadMoreScene.all)
  func R08_theRoomIsThereFromAttachmentToDetachment(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    session.send(.hidden, at: 1)
    session.send(.shown, at: 2)
    #expect(room(session, scene) == [44])
    session.send(.detached, at: 3)
    #expect(room(session, scene) == [44, 0])
    session.send(.attached, at: 4)
    #expect(room(session, scene) == [44, 0, 44])
    session.send(.configured(scene.edge, nil), at: 5)
    #expect(room(session, scene) == [44, 0, 44, 0])
  }

  /// A refresh may reserve space, too: "always kept at the edge", for any content.
  @Test(arguments: LoadMoreScene.all)
  func R08_aRefreshKeepsItsRoom(_ scene: LoadMoreScene) throws {
    for extent in [0.0, 300, 4_000] {
      let session = scene.session(try Behavior(resting: 44), extent: extent, before: 0)
      #expect(room(session, scene) == [44], "\(extent)")
    }
  }

  // MARK: - Exhausted

  @Test(arguments: LoadMoreScene.all, [(ExhaustedPolicy.show, [44.0]), (.hide, [44, 0])])
  func R08_anExhaustedLoadMoreKeepsItsRoomOrNot(
    _ scene: LoadMoreScene,
    _ policy: (whenExhausted: ExhaustedPolicy, room: [Double])
  ) throws {
    var session = try exhausted(scene, policy.whenExhausted)
    #expect(room(session, scene) == policy.room)
    session.send(.resetRequested(scene.edge), at: 3)
    #expect(room(session, scene).last == 44)
  }

  @Test(arguments: LoadMoreScene.all)
  func R08_anExhaustedLoadMoreStartsNothing(_ scene: LoadMoreScene) throws {
    var session = try exhausted(scene)
    for source in BeginSource.allCases {
      session.send(.beginRequested(scene.edge, by: source), at: 3)
    }
    #expect(session.session.diagnostics.ignoredEvents == 4)
    scene.gesture(&session, at: 4)
    for distance in [900.0, 200, 0] { scene.scroll(&session, before: distance, at: 4) }
    session.change(extent: 9_000, before: 0, at: 5)
    scene.scroll(&session, before: 100, at: 6)
    #expect(session.session.phase(scene.edge) == .exhausted)
    #expect(session.runs(scene.edge) == [1])
  }

  @Test(arguments: LoadMoreScene.all)
  func R08_anExhaustedBackFooterIsNotPulled(_ scene: LoadMoreScene) throws {
    let behavior = try Behavior(role: .loadMore, minimumRunning: 0, resultHold: 0)
    var session = scene.session(behavior, before: -LoadMoreScene.room)
    session.send(.beginRequested(scene.edge, by: .program), at: 1)
    session.runFrames(until: 2)
    session.finish(scene.edge, .exhausted, at: 2)
    session.runFrames(until: 4)
    #expect(session.session.phase(scene.edge) == .exhausted)
    session.send(.contactBegan(id: 1, position: 0), at: 5)
    let outwards = scene.edge == .start ? 1.0 : -1
    session.send(.contactMoved(id: 1, position: outwards * 300), at: 5.1)
    if scene.bounce == .native { session.scroll(to: scene.edge == .start ? -120 : 3_480, at: 5.1) }
    #expect(session.session.phase(scene.edge) == .exhausted)
    session.send(.contactEnded(id: 1), at: 5.2)
    #expect(session.runs(scene.edge) == [1])
  }

  @Test(arguments: LoadMoreScene.all)
  func R08_resettingLetsItLoadAgain(_ scene: LoadMoreScene) throws {
    var session = try exhausted(scene)
    session.send(.resetRequested(scene.edge), at: 3)
    // After a reset within the lead, the level is tested immediately.
    #expect(session.session.phase(scene.edge) == .running)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  /// The app may have more to load before the result was shown completely.
  @Test(arguments: LoadMoreScene.all)
  func R08_resettingWhileTheResultIsShownCounts(_ scene: LoadMoreScene) throws {
    var session = scene.session(.backLoadMore, before: -LoadMoreScene.room)
    session.send(.beginRequested(scene.edge, by: .program), at: 1)
    session.runFrames(until: 2)
    session.finish(scene.edge, .exhausted, at: 2)
    #expect(session.session.phase(scene.edge) == .finishing(.exhausted))
    session.send(.resetRequested(scene.edge), at: 2.1)
    session.runFrames(until: 5)
    #expect(session.session.phase(scene.edge) == .idle)
  }

  @Test(arguments: LoadMoreScene.all)
  func R08_exhaustedIsSaidOnceAndShownAsAResult(_ scene: LoadMoreScene) throws {
    var session = scene.session(.backLoadMore, before: -LoadMoreScene.room)
    session.send(.beginRequested(scene.edge, by: .program), at: 1)
    session.runFrames(until: 2)
    session.finish(scene.edge, .exhausted, at: 2)
    session.runFrames(until: 5)
    let orders = session.log.map(\.effect.order)
    #expect(orders.filter { $0 == .announce(.exhausted) }.count == 1)
    let phases = orders.compactMap { if case .reportPhase(let phase) = $0 { phase } else { nil } }
    #expect(phases == [.running, .finishing(.exhausted), .exhausted])
    #expect(session.session.progress(scene.edge).lastOutcome == .exhausted)
  }

  // MARK: -

  private func session(
    _ scene: LoadMoreScene,
    _ content: Content,
    _ policy: ContentPolicy
  ) throws -> RecordedSession {
    let other: ContentPolicy = policy == .fill ? .hide : .fill
    let isShort = content == .short
    let behavior = try scene.automatic(
      shortContent: isShort ? policy : other,
      emptyContent: isShort ? other : policy
    )
    return scene.session(behavior, extent: content.extent, before: 0)
  }

  private func exhausted(
    _ scene: LoadMoreScene,
    _ policy: ExhaustedPolicy = .show
  ) throws -> RecordedSession {
    var session = scene.session(try scene.automatic(whenExhausted: policy))
    scene.scroll(&session, before: 100, at: 1)
    session.finish(scene.edge, .exhausted, at: 2)
    #expect(session.session.phase(scene.edge) == .exhausted)
    return session
  }

  /// All contribution effects at the edge so far.
  private func room(_ session: RecordedSession, _ scene: LoadMoreScene) -> [Double] {
    session.log.compactMap { performed in
      guard performed.effect.edge == scene.edge else { return nil }
      guard case .setContribution(let points) = performed.effect.order else { return nil }
      return points
    }
  }
}
