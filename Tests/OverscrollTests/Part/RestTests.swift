import Overscroll
import Testing

/// Test that a part at rest has zero progress, never -0.
@Suite struct RestTests {
  @Test(arguments: Bounce.allCases, Edge.allCases)
  func nothingIsNotMinusNothing(_ bounce: Bounce, _ edge: Edge) {
    var session = Session(axis: .vertical, bounce: bounce)
    session.send(InputEvent(time: 0, kind: .configured(edge, .standard)))
    let metrics = ScrollMetrics(offset: 0, viewport: 640, extent: 640)
    session.send(InputEvent(time: 0, kind: .scrolled(metrics, isOwnWrite: false)))
    session.send(InputEvent(time: 0, kind: .attached))
    #expect(session.progress(edge).overscroll.bitPattern == 0)
    #expect(session.progress(edge).fraction.bitPattern == 0)
  }
}
