import Overscroll
import OverscrollTestSupport
import Testing

/// EGOTableViewPullRefresh, checks 1 to 12: what is behavior.
@Suite struct EGOBehaviorTests {
  @Test(arguments: Fidelity.allCases)
  func EGO01_armsBeyond65PointsNotAt65(_ fidelity: Fidelity) {
    var session = RecordedSession(.native, .ego(fidelity))
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    session.pull(to: 65, at: 0.1)
    #expect(session.phase == .pulling)
    session.pull(to: 65.01, at: 0.2)
    #expect(session.phase == .armed)
  }

  @Test func EGO01_theOriginalDoesTheSame() {
    var original = EGOModel()
    original.didScroll(to: -65, isDragging: true)
    #expect(original.state == .normal)
    original.didScroll(to: -65.01, isDragging: true)
    #expect(original.state == .pulling)
  }
}
