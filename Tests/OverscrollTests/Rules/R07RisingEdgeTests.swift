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
