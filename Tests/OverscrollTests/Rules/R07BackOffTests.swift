import Overscroll
import OverscrollTestSupport
import Testing

/// R7, after a failure: it backs off, and only explicit requests start immediately.
@Suite struct R07BackOffTests {
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
    // nor is the time alone.
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

  /// 2 s, doubled with each consecutive failure, up to 32 times.
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
    // A success resets the delay.
    session.finish(scene.edge, .succeeded, at: time)
    retry(&session, scene, at: time + 1)
    session.finish(scene.edge, .failed, at: time + 10)
    retry(&session, scene, at: time + 11.99)
    #expect(session.runs(scene.edge).count == runs + 1)
    retry(&session, scene, at: time + 12)
    #expect(session.runs(scene.edge).count == runs + 2)
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_aResetForgetsEarlierFailures(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 200, at: 1)
    session.finish(scene.edge, .failed, at: 10)
    session.send(.resetRequested(scene.edge), at: 20)
    #expect(session.runs(scene.edge) == [1, 2])
    session.finish(scene.edge, .failed, at: 30)
    retry(&session, scene, at: 31.99)
    #expect(session.runs(scene.edge) == [1, 2])
    retry(&session, scene, at: 32)
    #expect(session.runs(scene.edge) == [1, 2, 3])
  }

  /// What was asked for in the meantime has shown that loading works again.
  @Test(arguments: LoadMoreScene.all)
  func R07_aSuccessEndsTheBackOff(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(backOff: 100))
    scene.scroll(&session, before: 200, at: 1)
    session.finish(scene.edge, .failed, at: 10)
    session.send(.beginRequested(scene.edge, by: .tap), at: 11)
    session.finish(scene.edge, .succeeded, at: 12)
    retry(&session, scene, at: 13)
    #expect(session.runs(scene.edge) == [1, 2, 3])
  }

  /// Content that fits cannot be scrolled out of the lead: neither the time nor a touch retries.
  @Test(arguments: LoadMoreScene.all)
  func R07_shortContentIsNotRetriedByTheTimeAlone(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(), extent: 100, before: 0)
    #expect(session.runs(scene.edge) == [1])
    session.finish(scene.edge, .failed, at: 10)
    scene.gesture(&session, at: 20)
    session.send(.woke, at: 30)
    session.send(.woke, at: 31)
    #expect(session.runs(scene.edge) == [1])
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

  /// A new gesture scrolls out of the lead and back in.
  private func retry(_ session: inout RecordedSession, _ scene: LoadMoreScene, at time: Double) {
    scene.gesture(&session, at: time)
    scene.scroll(&session, before: 400, at: time)
    scene.scroll(&session, before: 200, at: time)
  }
}
