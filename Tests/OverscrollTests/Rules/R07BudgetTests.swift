import Overscroll
import OverscrollTestSupport
import Testing

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
