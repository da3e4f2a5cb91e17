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

  /// The rows of a cancelled run may still arrive, and do not count for the next run.
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
}
