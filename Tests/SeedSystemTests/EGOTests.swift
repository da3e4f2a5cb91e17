import Overscroll
import OverscrollTestSupport
import Testing

/// EGOTableViewPullRefresh, checks 1 to 12: behavior.
@Suite struct EGOBehaviorTests {
  // MARK: - Arming and firing

  @Test(arguments: Fidelity.allCases)
  func EGO02_aJumpIntoTheContentDisarms(_ fidelity: Fidelity) {
    var session = touched(.ego(fidelity))
    session.pull(to: 80, at: 0.1)
    session.scroll(to: 3, at: 0.2)
    #expect(session.phase == .idle)
  }

  /// As it was, letting go at exactly 65 points fires; corrected, only what is armed does.
  @Test(arguments: [
    (Fidelity.original, 65.0, 1), (.original, 64.99, 0), (.corrected, 65.01, 1),
    (.corrected, 65, 0),
  ])
  func EGO03_lettingGoFiresOnce(_ fidelity: Fidelity, _ distance: Double, _ runs: Int) {
    var session = touched(.ego(fidelity))
    session.letGo(at: -distance, time: 0.1)
    #expect(session.starts == runs)
    session.scroll(to: -distance, at: 0.2)
    #expect(session.runs(.start).count == runs)
  }

  // MARK: - The host

  @Test(arguments: Fidelity.allCases)
  func EGO07_whileTheAppLoadsByItselfNothingArmsOrFires(_ fidelity: Fidelity) {
    var session = touched(.ego(fidelity))
    session.send(.externalLoadingChanged(.start, isLoading: true), at: 0.1)
    session.pull(to: 100, at: 0.2)
    #expect(session.phase == .pulling)
    session.letGo(at: -100, time: 0.3)
    #expect(session.runs(.start) == [])
  }

  @Test(arguments: Fidelity.allCases, Toolkit.bouncing)
  func EGO10_theHostsOwnInsetsAreBackAfterTheRun(_ fidelity: Fidelity, _ toolkit: Toolkit) {
    let scene = Scene(edge: .start, toolkit: toolkit)
    var view = ScrollViewModel(scene, .ego(fidelity), base: 64, otherBase: 49)
    view.swipe(by: 300)
    view.run(for: 1)
    #expect(view.inset == 124)
    view.finishAction()
    view.run(for: 1)
    #expect(view.inset == 64)
    #expect(view.otherInset == 49)
    #expect(abs(view.gap) <= 0.5)
  }
}
