import Overscroll
import OverscrollTestSupport
import Testing

/// R7, after a failure: it backs off, and only explicit requests start immediately.
@Suite struct R07BackOffTests {
  @Test(arguments: LoadMoreScene.all)
  func R07_afterAFailureNothingStartsBeforeTheBackOffEnds(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 200, at: 1)
    session.finish(scene.edge, .failed, at: 10)
    scene.gesture(&session, at: 11)
    scene.scroll(&session, before: 400, at: 11)
    scene.scroll(&session, before: 200, at: 11.9)
    #expect(session.runs(scene.edge) == [1])
    // Nor by the time alone, nor by scrolling away.
    session.send(.woke, at: 12)
    scene.scroll(&session, before: 201, at: 60)
    #expect(session.runs(scene.edge) == [1])
  }

  /// A wheel, a key and the app scroll without a gesture.
  @Test(arguments: LoadMoreScene.all)
  func R07_afterTheBackOffTheFirstScrollingTowardsTheEdgeRetries(_ scene: LoadMoreScene) throws {
    for places in [[199.0], [201, 200], [400, 200]] {
      var session = scene.session(try scene.automatic())
      scene.scroll(&session, before: 200, at: 1)
      session.finish(scene.edge, .failed, at: 10)
      for place in places {
        #expect(session.runs(scene.edge) == [1])
        scene.scroll(&session, before: place, at: 12)
      }
      #expect(session.runs(scene.edge) == [1, 2])
      // Once, until that has ended as well.
      session.finish(scene.edge, .failed, at: 13)
      scene.scroll(&session, before: 100, at: 16.9)
      #expect(session.runs(scene.edge) == [1, 2])
    }
  }

  @Test(arguments: LoadMoreScene.all)
  func R07_aPullPastTheEdgeRetriesOnceTheBackOffHasEnded(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 0, at: 1)
    session.finish(scene.edge, .failed, at: 10)
    session.send(.contactBegan(id: 1, position: 0), at: 11)
    for (distance, time, count) in [(40.0, 11.5, 1), (60, 12.5, 2)] {
      switch scene.bounce {
      case .native: scene.scroll(&session, before: -distance, at: time)
      case .engine:
        let position = scene.edge == .start ? distance : -distance
        session.send(.contactMoved(id: 1, position: position), at: time)
      }
      #expect(session.runs(scene.edge).count == count)
      if count == 1 { #expect(session.session.phase(scene.edge) == .pulling) }
    }
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

  /// Found by the exploration: what was asked for during the back-off is under way when that ends.
  @Test(arguments: LoadMoreScene.all)
  func R07_theEndOfABackOffUnlatchesNoRun(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 200, at: 1)
    session.finish(scene.edge, .failed, at: 10)
    session.send(.beginRequested(scene.edge, by: .program), at: 11)
    session.send(.woke, at: 12)
    session.finish(scene.edge, .succeeded, at: 13)
    scene.scroll(&session, before: 400, at: 14)
    scene.scroll(&session, before: 100, at: 14)
    #expect(session.runs(scene.edge) == [1, 2])
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

  /// A refresh tests no lead, whichever trigger it has; a load-more in its place starts anew.
  @Test(arguments: LoadMoreScene.all)
  func R07_aRefreshThatBecomesALoadMoreLoadsAndBacksOff(_ scene: LoadMoreScene) throws {
    let behavior = try scene.automatic()
    var session = scene.session(behavior.with { $0.role = .refresh }, before: 200)
    #expect(session.runs(scene.edge) == [])
    session.send(.configured(scene.edge, behavior), at: 1)
    #expect(session.runs(scene.edge) == [1])
    session.finish(scene.edge, .failed, at: 10)
    retry(&session, scene, at: 11.99)
    #expect(session.runs(scene.edge) == [1])
    retry(&session, scene, at: 12)
    #expect(session.runs(scene.edge) == [1, 2])
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

  /// A search during the back-off: its end decides, whatever event comes next.
  @Test(arguments: LoadMoreScene.all, [InputEvent.Kind.woke, .frame, .shown])
  func R07_theEndOfABackOffIsADeadline(_ scene: LoadMoreScene, _ next: InputEvent.Kind) throws {
    var session = scene.session(try scene.automatic())
    scene.scroll(&session, before: 200, at: 1)
    session.finish(scene.edge, .failed, at: 10)
    #expect(session.orders.last == .wake(at: 12))
    session.change(extent: 220, at: 11)
    session.scroll(to: 0, at: 11)
    var late = session
    session.send(next, at: 11.99)
    #expect(session.runs(scene.edge) == [1])
    session.send(next, at: 12)
    #expect(session.runs(scene.edge) == [1, 2])
    late.send(next, at: 15)
    #expect(late.runs(scene.edge) == [1, 2])
    #expect(late.session.progress(scene.edge).secondsInPhase == 3)
  }

  /// A gesture permits the retry, and any scrolling nearer after the back-off starts it.
  @Test(arguments: LoadMoreScene.all)
  func R07_afterAGestureAnyScrollingRetries(_ scene: LoadMoreScene) throws {
    let moves: [(inout RecordedSession) -> Void] = [
      { scene.scroll(&$0, before: 199, at: 12) },
      { session in
        session.send(.contactBegan(id: 1, position: 0), at: 12)
        scene.scroll(&session, before: 199, at: 12)
      },
      { session in
        session.send(.wheelBegan, at: 12)
        scene.scroll(&session, before: 199, at: 12)
      },
    ]
    for move in moves {
      var session = scene.session(try scene.automatic())
      scene.scroll(&session, before: 200, at: 1)
      session.finish(scene.edge, .failed, at: 10)
      scene.gesture(&session, at: 11)
      session.send(.woke, at: 12)
      #expect(session.runs(scene.edge) == [1])
      move(&session)
      #expect(session.runs(scene.edge) == [1, 2])
    }
  }

  /// The engine's own motion is no scrolling (R6), although a throw first comes nearer to the edge.
  @Test(arguments: Edge.allCases)
  func R07_aMotionOfTheEngineRetriesNothing(_ edge: Edge) throws {
    let scene = LoadMoreScene(edge: edge, bounce: .engine)
    var session = scene.session(try scene.automatic(), before: 0)
    session.finish(edge, .failed, at: 10)
    let outwards = edge.sign
    session.send(.contactBegan(id: 1, position: 0), at: 11.9)
    session.send(.contactMoved(id: 1, position: 40 * outwards), at: 11.95)
    session.send(.contactMoved(id: 1, position: 120 * outwards), at: 11.98)
    session.send(.contactEnded(id: 1), at: 11.98)
    let thrown = session.session.progress(edge).overscroll
    session.send(.frame, at: 12.02)
    #expect(session.session.progress(edge).overscroll > thrown)
    session.send(.woke, at: 20)
    #expect(session.session.progress(edge).overscroll == 0)
    #expect(session.runs(edge) == [1])
  }

  /// It opens, and its back-off ends while a result is shown.
  private static func openingBehavior(of scene: LoadMoreScene) throws -> Behavior {
    try scene.automatic(backOff: 1).with {
      $0.hold = Hold(56)
      $0.resultHold = 5
    }
  }

  /// Neither frames nor their absence are scrolling.
  @Test(arguments: LoadMoreScene.all)
  func R07_anOpeningWithoutFramesRetriesNothing(_ scene: LoadMoreScene) throws {
    var session = scene.session(try Self.openingBehavior(of: scene))
    scene.scroll(&session, before: 0, at: 1)
    session.send(.woke, at: 2)
    #expect(session.session.progress(scene.edge).overscroll == 56)
    session.finish(scene.edge, .failed, at: 3)
    session.runFrames(until: 10)
    #expect(session.session.progress(scene.edge).overscroll == 0)
    #expect(session.session.phase(scene.edge) == .idle)
    #expect(session.runs(scene.edge) == [1])
  }

  /// An opening out of sight brings the reader no nearer (R6).
  @Test(arguments: LoadMoreScene.all)
  func R07_anOpeningOutOfSightRetriesNothing(_ scene: LoadMoreScene) throws {
    var session = scene.session(try Self.openingBehavior(of: scene))
    scene.scroll(&session, before: 0, at: 1)
    session.send(.cancelRequested(scene.edge), at: 1.1)
    session.runFrames(until: 2)
    session.send(.hidden, at: 3)
    session.send(.beginRequested(scene.edge, by: .program), at: 3)
    session.send(.shown, at: 4)
    #expect(session.session.progress(scene.edge).overscroll == 56)
    session.finish(scene.edge, .failed, at: 5)
    session.runFrames(until: 12)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  /// The back-off ends while the result is shown, and the reader has gone away and come back.
  @Test(arguments: LoadMoreScene.all)
  func R07_theEndOfAResultRetriesNothing(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(backOff: 1).with { $0.resultHold = 5 })
    scene.scroll(&session, before: 0, at: 1)
    session.finish(scene.edge, .failed, at: 2)
    for place in [2_000.0, 1_900, 60] { scene.scroll(&session, before: place, at: 4) }
    #expect(session.session.phase(scene.edge) == .finishing(.failed))
    session.send(.woke, at: 7)
    #expect(session.session.phase(scene.edge) == .idle)
    #expect(session.runs(scene.edge) == [1])
    scene.scroll(&session, before: 59, at: 8)
    #expect(session.runs(scene.edge) == [1, 2])
  }

  /// What the host itself has scrolled brings the reader no nearer (R6), however far inside.
  @Test(arguments: LoadMoreScene.all)
  func R07_ownWritesRetryNothing(_ scene: LoadMoreScene) throws {
    var session = scene.session(try scene.automatic(backOff: 1).with { $0.resultHold = 5 })
    scene.scroll(&session, before: 20, at: 1)
    session.finish(scene.edge, .failed, at: 2)
    scene.scroll(&session, before: 1_400, at: 4)
    var metrics = session.metrics
    scene.place(&metrics, before: 120)
    session.send(.scrolled(metrics, isOwnWrite: true), at: 5)
    scene.scroll(&session, before: 0, at: 6)
    session.send(.woke, at: 7)
    #expect(session.session.phase(scene.edge) == .idle)
    #expect(session.runs(scene.edge) == [1])
  }

  /// Content that fits cannot be scrolled: neither the time nor a touch that stays where it is retries.
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
