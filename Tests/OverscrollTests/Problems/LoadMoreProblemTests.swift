import Overscroll
import OverscrollTestSupport
import Testing

/// Footers that load endlessly, lose the exhausted state, or are visible without content.
@Suite struct LoadMoreProblemTests {
  /// A list with its first page loaded, scrolled far from its end.
  private func list(_ scene: Scene, _ behavior: Behavior = .loadMore) -> ScrollViewModel {
    var view = ScrollViewModel(scene, behavior)
    view.finishAction()
    view.change(extent: 9_000)
    view.forget()
    return view
  }

  private static var endScenes: [Scene] { Scene.all.filter { $0.edge == .end } }

  /// A fling that reaches the end.
  private func fling(_ view: inout ScrollViewModel) {
    view.swipe(by: 4_600, over: 1)
    view.run(for: 2)
  }

  /// MJRefresh 463, 991, 976, 1378, 1391, CRRefresh 40, EasyRefresh 415: after a failed or empty
  /// page, layout and bounce trigger one request after the other.
  @Test(arguments: endScenes, [Outcome.failed, .succeeded])
  func P05_aPageThatBroughtNothingIsAskedForOnce(_ scene: Scene, _ outcome: Outcome) {
    var view = list(scene)
    fling(&view)
    #expect(view.startedRuns.count == 1)
    view.finishAction(outcome)
    // After a failure until its back-off of 2 seconds ends.
    for pass in 0..<(outcome == .failed ? 3 : 60) {
      // Repeated layouts, slightly shorter and back, during the bounce.
      view.change(extent: pass % 2 == 0 ? 8_990 : 9_000)
      // A reload moves the offset away and back.
      view.scroll(into: 700)
      view.scroll(into: 10)
      view.run(for: 0.5)
    }
    view.run(for: 2)
    #expect(view.startedRuns.count == 1)
    // Another pull starts one run.
    view.touch()
    view.drag(by: -600)
    view.drag(by: 700)
    view.letGo()
    view.run(for: 3)
    #expect(view.startedRuns.count == 2)
  }

  /// MJRefresh 1025: a plain end after "no more" clears it.
  @Test(arguments: endScenes)
  func P17_aSecondEndDoesNotWipeNoMore(_ scene: Scene) {
    var view = list(scene)
    fling(&view)
    let token = view.session.currentRun(.end)
    view.finishAction(.exhausted)
    #expect(view.phase == .exhausted)
    if let token { view.send(.actionFinished(.end, token, .succeeded)) }
    #expect(view.phase == .exhausted)
    #expect(view.session.diagnostics.staleTokens == 1)
    fling(&view)
    #expect(view.startedRuns.count == 1)
  }

  /// MJRefresh 1147, 1204, 1192, BetterScroll 688: a refresh keeps "no more", and pulling up no
  /// longer works after pulling down.
  @Test(arguments: Bounce.allCases, [Outcome.succeeded, .failed, .cancelled])
  func P17_aRefreshThatSucceededLetsTheFooterLoadAgain(_ bounce: Bounce, _ outcome: Outcome) {
    var session = RecordedSession(bounce, start: .standard, end: .loadMore, offset: 3_300)
    session.finish(.end, .exhausted, at: 1)
    #expect(session.session.phase(.end) == .exhausted)
    session.scroll(to: 0, at: 2)
    session.send(.beginRequested(.start, by: .program), at: 2)
    session.finish(.start, outcome, at: 3)
    session.runFrames(until: 5)
    let isNews = outcome == .succeeded
    #expect(session.session.phase(.end) == (isNews ? .idle : .exhausted))
    session.send(.contactBegan(id: 1, position: 0), at: 6)
    session.scroll(to: 3_300, at: 6.1)
    session.send(.contactEnded(id: 1), at: 6.2)
    #expect(session.runs(.end) == (isNews ? [1, 2] : [1]))
  }

  /// MJRefresh 709, 828, 603, 938: the footer of an empty list is visible, and its inset remains.
  @Test(arguments: endScenes)
  func P18_anEmptyListHasNoFooterAndNoRoomForOne(_ scene: Scene) {
    var view = list(scene)
    #expect(view.inset == 44)
    view.change(extent: 0)
    #expect(view.inset == 0)
    view.run(for: 1)
    #expect(view.offset == 0)
    view.swipe(by: 300)
    view.run(for: 2)
    #expect(view.startedRuns == [])
    view.change(extent: 9_000)
    #expect(view.inset == 44)
  }

  /// MJRefresh PR 1328, SVPullToRefresh PR 163, BetterScroll 272: with short content one pull is
  /// past both ends, and both load.
  @Test(arguments: Bounce.allCases, [Trigger.release, .automatic])
  func P19_onePullOfShortContentRefreshesOnly(_ bounce: Bounce, _ trigger: Trigger) throws {
    var session = try shortSession(bounce, trigger)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    for gap in [20.0, 50, 80] { session.pull(to: gap, at: 1 + gap / 1_000) }
    session.send(.contactEnded(id: 1), at: 1.2)
    session.runFrames(until: 3)
    #expect(session.runs(.start) == [1])
    #expect(session.runs(.end) == [])
  }

  /// Neither the bounce after the release nor another pull during the refresh loads.
  @Test(arguments: Bounce.allCases, [Trigger.release, .automatic])
  func P19_nothingLoadsWhileTheRefreshRuns(_ bounce: Bounce, _ trigger: Trigger) throws {
    var session = try shortSession(bounce, trigger)
    session.send(.beginRequested(.start, by: .program), at: 1)
    session.runFrames(until: 2)
    session.send(.contactBegan(id: 1, position: 0), at: 2)
    if bounce == .native { session.scroll(to: 90, at: 2.1) }
    session.send(.contactMoved(id: 1, position: -400), at: 2.1)
    session.send(.contactMoved(id: 1, position: -800), at: 2.2)
    session.send(.contactEnded(id: 1), at: 2.3)
    session.runFrames(until: 4)
    #expect(session.runs(.end) == [])
    #expect(session.session.phase(.start) == .running)
  }

  private func shortSession(_ bounce: Bounce, _ trigger: Trigger) throws -> RecordedSession {
    let footer = try Behavior(role: .loadMore, trigger: trigger, shortContent: .show)
    return RecordedSession(bounce, start: .standard, end: footer, extent: 200)
  }
}
