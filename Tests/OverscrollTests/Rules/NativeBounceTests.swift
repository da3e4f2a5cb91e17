import Overscroll
import OverscrollTestSupport
import Testing

/// A whole refresh in a toolkit that bounces by itself, under every undocumented policy.
@Suite struct NativeBounceTests {
  typealias Policy = ScrollViewModel.Policy

  @Test(arguments: Policy.all)
  func aPullPastTheTriggerRefreshesOnceAndGivesTheInsetBack(_ policy: Policy) {
    var view = ScrollViewModel(policy: policy, baseStart: 88, baseEnd: 34)
    view.touch()
    view.drag(by: 200, over: 0.4)
    #expect(view.session.phase(.start) == .armed)
    view.letGo()
    #expect(view.session.phase(.start) == .running)
    #expect(view.inset(.start) == 88 + 56)
    view.run(for: 1)
    #expect(abs(view.gap - 56) <= 0.5)
    view.finishAction()
    view.run(for: 2)
    #expect(view.session.phase(.start) == .idle)
    #expect(view.inset(.start) == 88)
    #expect(view.inset(.end) == 34)
    #expect(view.gap == 0)
    let starts = view.log.filter { if case .startAction = $0.order { true } else { false } }
    #expect(starts.count == 1)
  }

  @Test(arguments: Policy.all)
  func closingMovesTheContentWithoutAJump(_ policy: Policy) {
    var view = ScrollViewModel(policy: policy)
    view.touch()
    view.drag(by: 200, over: 0.4)
    view.letGo()
    view.run(for: 1)
    view.forgetSteps()
    view.finishAction()
    view.run(for: 2)
    // The closing spring starts at rest: w^2 * 56 * e^-1 / w = 370 points a second at its fastest.
    #expect(view.largestJump < 370.0 / 60 + 1)
    #expect(view.gap == 0)
  }
}
