import Overscroll
import OverscrollTestSupport
import Testing

/// R14: a refresh cancels a running load-more, and none starts during a refresh.
///
/// Its success re-arms the load-more. Other policies are opt-in.
@Suite struct R14PolicyOfTwoTests {
  /// The load-more's edge; the refresh is at the other edge.
  private func session(
    _ scene: LoadMoreScene,
    _ concurrency: Concurrency = .exclusive,
    loadMore: Behavior? = nil,
    resultHold: Double = 0,
    extent: Double = 4_000,
    offset: Double = 1_800
  ) throws -> RecordedSession {
    let refresh = try Behavior(minimumRunning: 0, resultHold: resultHold)
    let loadMore = try loadMore ?? scene.automatic()
    return RecordedSession(
      scene.bounce,
      start: scene.edge == .start ? loadMore : refresh,
      end: scene.edge == .end ? loadMore : refresh,
      extent: extent,
      offset: offset,
      concurrency: concurrency
    )
  }

  /// The same with a load-more that is pulled, at rest at its edge.
  private func pulledSession(_ scene: LoadMoreScene) throws -> RecordedSession {
    try session(scene, loadMore: .backLoadMore, offset: scene.edge == .start ? 0 : 3_360)
  }

  private func refreshEdge(_ scene: LoadMoreScene) -> Edge {
    scene.edge == .start ? .end : .start
  }

  @Test(arguments: LoadMoreScene.all)
  func R14_aRefreshCancelsARunningLoadMore(_ scene: LoadMoreScene) throws {
    var session = try session(scene)
    session.send(.beginRequested(scene.edge, by: .tap), at: 1)
    session.send(.beginRequested(refreshEdge(scene), by: .program), at: 1.1)
    #expect(session.orders.contains(.cancelAction(RunToken(number: 1))))
    #expect(session.session.currentRun(scene.edge) == nil)
    #expect(session.session.phase(refreshEdge(scene)) == .running)
    #expect(session.session.progress(scene.edge).lastOutcome == .cancelled)
    session.send(.actionFinished(scene.edge, RunToken(number: 1), .succeeded), at: 1.2)
    #expect(session.session.diagnostics.staleTokens == 1)
  }

  /// The app has let both run, and does so no more.
  @Test(arguments: LoadMoreScene.all)
  func R14_whatMayRunTogetherCanChange(_ scene: LoadMoreScene) throws {
    var session = try session(scene, .independent)
    session.send(.concurrencyChanged(.exclusive), at: 0.5)
    session.send(.beginRequested(scene.edge, by: .tap), at: 1)
    session.send(.beginRequested(refreshEdge(scene), by: .program), at: 1.1)
    #expect(session.session.currentRun(scene.edge) == nil)
  }

  @Test(arguments: LoadMoreScene.all)
  func R14_noLoadMoreStartsDuringARefresh(_ scene: LoadMoreScene) throws {
    var session = try session(scene)
    session.send(.beginRequested(refreshEdge(scene), by: .program), at: 1)
    for source in BeginSource.allCases {
      session.send(.beginRequested(scene.edge, by: source), at: 1.1)
    }
    #expect(session.session.diagnostics.ignoredEvents == 4)
    scene.scroll(&session, before: 400, at: 1.2)
    scene.scroll(&session, before: 100, at: 1.2)
    #expect(session.runs(scene.edge) == [])
    session.finish(refreshEdge(scene), .failed, at: 1.3)
    session.send(.beginRequested(scene.edge, by: .tap), at: 3)
    #expect(session.runs(scene.edge) == [1])
  }

  @Test(arguments: LoadMoreScene.all)
  func R14_aBackFooterDoesNotArmDuringARefresh(_ scene: LoadMoreScene) throws {
    var session = try pulledSession(scene)
    session.send(.beginRequested(refreshEdge(scene), by: .program), at: 1)
    session.send(.contactBegan(id: 1, position: 0), at: 1.1)
    let outwards = scene.edge == .start ? 1.0 : -1
    session.send(.contactMoved(id: 1, position: outwards * 300), at: 1.2)
    if scene.bounce == .native { session.scroll(to: scene.edge == .start ? -120 : 3_480, at: 1.2) }
    #expect(session.session.phase(scene.edge) != .armed)
    session.send(.contactEnded(id: 1), at: 1.3)
    #expect(session.runs(scene.edge) == [])
  }

  @Test(arguments: LoadMoreScene.all)
  func R14_whereTheAppSaysSoBothRun(_ scene: LoadMoreScene) throws {
    var session = try session(scene, .independent)
    session.send(.beginRequested(scene.edge, by: .tap), at: 1)
    session.send(.beginRequested(refreshEdge(scene), by: .program), at: 1.1)
    #expect(session.session.phase(scene.edge) == .running)
    session.finish(scene.edge, at: 1.2)
    scene.scroll(&session, before: 400, at: 1.3)
    session.send(.beginRequested(scene.edge, by: .tap), at: 1.3)
    #expect(session.runs(scene.edge) == [1, 2])
    #expect(session.session.phase(refreshEdge(scene)) == .running)
  }

  /// A host reports new rows when they are laid out, a frame or more after the action has ended.
  ///
  /// Starting before that would request an unnecessary page.
  @Test(arguments: LoadMoreScene.all, [0, 0.5])
  func R14_noPageIsAskedForBeforeTheRowsOfARefreshAreLaidOut(
    _ scene: LoadMoreScene,
    _ resultHold: Double
  ) throws {
    for (extent, runs) in [(4_000.0, [UInt32(1)]), (90, [1, 2])] {
      // One line that says that there is nothing, after a first page that failed.
      var session = try session(scene, resultHold: resultHold, extent: 60, offset: 0)
      session.finish(scene.edge, .failed, at: 0.1)
      session.send(.beginRequested(refreshEdge(scene), by: .program), at: 1)
      session.runFrames(until: 4)
      session.finish(refreshEdge(scene), .succeeded, at: 4)
      session.send(.frame, at: 4.016)
      session.change(extent: extent, before: scene.edge == .start ? extent - 60 : 0, at: 4.02)
      if extent > 640 { scene.scroll(&session, before: 1_000, at: 4.02) }
      session.runFrames(until: 7)
      #expect(session.runs(scene.edge) == runs, "\(extent)")
    }
  }

  @Test(arguments: LoadMoreScene.all)
  func R14_aRefreshThatBroughtEverythingExhaustsTheLoadMore(_ scene: LoadMoreScene) throws {
    var session = try session(scene)
    session.send(.beginRequested(refreshEdge(scene), by: .program), at: 1)
    session.finish(refreshEdge(scene), .exhausted, at: 1.1)
    #expect(session.session.phase(scene.edge) == .exhausted)
    session.runFrames(until: 3)
    #expect(session.session.phase(refreshEdge(scene)) == .idle)
    // The next refresh that finds more re-arms it.
    session.send(.beginRequested(refreshEdge(scene), by: .program), at: 4)
    session.finish(refreshEdge(scene), .succeeded, at: 4.1)
    #expect(session.session.phase(scene.edge) == .idle)
  }

  /// The refresh is so short that the load-more it cancelled has not closed yet.
  @Test(arguments: LoadMoreScene.all)
  func R14_aFastRefreshThatBroughtEverythingExhaustsALoadMoreThatCloses(
    _ scene: LoadMoreScene
  ) throws {
    var session = try pulledSession(scene)
    session.send(.beginRequested(scene.edge, by: .tap), at: 1)
    session.runFrames(until: 2)
    session.send(.beginRequested(refreshEdge(scene), by: .program), at: 2)
    session.finish(refreshEdge(scene), .exhausted, at: 2.05)
    #expect(session.session.phase(scene.edge) == .finishing(.cancelled))
    session.runFrames(until: 5)
    #expect(session.session.phase(scene.edge) == .exhausted)
  }

  /// "No more" is still visible when the refresh returns more.
  @Test(arguments: LoadMoreScene.all)
  func R14_aRefreshThatSucceededRearmsALoadMoreThatShowsItsResult(_ scene: LoadMoreScene) throws {
    var session = try pulledSession(scene)
    session.send(.beginRequested(scene.edge, by: .tap), at: 1)
    session.runFrames(until: 2)
    session.finish(scene.edge, .exhausted, at: 2)
    session.send(.beginRequested(refreshEdge(scene), by: .program), at: 2.1)
    session.finish(refreshEdge(scene), .succeeded, at: 2.2)
    session.runFrames(until: 5)
    #expect(session.session.phase(scene.edge) == .idle)
  }

  /// A role change during a run must not allow a refresh and a load-more at the same time.
  @Test(arguments: LoadMoreScene.all)
  func R14_anotherRoleDuringARunBreaksNoRule(_ scene: LoadMoreScene) throws {
    var session = RecordedSession(scene.bounce, start: .backLoadMore, end: .backLoadMore)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.send(.beginRequested(.end, by: .program), at: 1)
    session.send(.configured(refreshEdge(scene), .standard), at: 2)
    let running = Edge.allCases.filter { session.session.phase($0) == .running }
    #expect(running.count < 2)
  }

  /// Found by the exploration: the load-more waited for whatever event came next.
  @Test func R14_aLateWakeLoadsMoreAsOfTheEndOfTheRefresh() {
    var session = RecordedSession(.native, start: .standard, end: .loadMore, extent: 2_000)
    session.send(.beginRequested(.start, by: .program), at: 0)
    session.finish(.start, at: 0)
    session.scroll(to: 1_400, at: 0)
    #expect(session.session.phase(.end) == .idle)
    // The refresh, whose result is out of sight, ends after its minimum duration of 0.3 s.
    session.send(.woke, at: 1.3)
    #expect(session.session.phase(.end) == .running)
    #expect(session.session.progress(.end).secondsInPhase == 1)
  }

  /// A load-more that runs while the rule changes is no refresh.
  @Test(arguments: Bounce.allCases)
  func R14_aLoadMoreThatRunsWhileTheRuleChangesBlocksNothing(_ bounce: Bounce) {
    var session = RecordedSession(
      bounce,
      start: .standard,
      end: .tapLoadMore,
      offset: 1_000,
      concurrency: .independent
    )
    session.send(.beginRequested(.end, by: .tap), at: 1)
    session.session.send(InputEvent(time: 1.5, kind: .concurrencyChanged(.exclusive)))
    session.finish(.end, at: 3)
    session.runFrames(until: 5)
    session.send(.beginRequested(.end, by: .tap), at: 6)
    #expect(session.runs(.end) == [1, 2])
  }
}

/// R14, where the app lets both run: what the one does is no news for the other.
@Suite struct R14IndependentPartsTests {
  private func session(_ footer: Behavior) -> RecordedSession {
    RecordedSession(
      .native,
      start: .standard,
      end: footer,
      offset: 3_300,
      concurrency: .independent
    )
  }

  /// A chat loads older messages at one edge and newer ones at the other.
  @Test(arguments: Bounce.allCases)
  func R14_twoLoadMoresRunAtTheSameTime(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .tapLoadMore, end: .tapLoadMore)
    for edge in Edge.allCases { session.send(.beginRequested(edge, by: .tap), at: 1) }
    #expect(Edge.allCases.map { session.runs($0) } == [[1], [1]])
  }

  /// A load-more that shows its result when a refresh begins.
  @Test func R14_theResultOfALoadMoreIsNotThatOfTheRefresh() {
    var session = session(Behavior.loadMore.with { $0.resultHold = 1 })
    #expect(session.runs(.end) == [1])
    session.finish(.end, at: 2)
    session.send(.beginRequested(.start, by: .program), at: 2.5)
    session.change(extent: 4_100, at: 2.6)
    session.runFrames(until: 5)
    #expect(session.runs(.end) == [1, 2])
  }

  /// A load-more that succeeds without rows waits for a gesture, whatever a refresh does that fails.
  @Test func R14_theSuccessOfALoadMoreIsNotThatOfTheRefresh() {
    var session = session(.loadMore)
    #expect(session.runs(.end) == [1])
    session.send(.beginRequested(.start, by: .program), at: 2)
    session.finish(.end, at: 3)
    session.finish(.start, .failed, at: 4)
    session.runFrames(until: 6)
    #expect(session.runs(.end) == [1])
  }
}
