import Overscroll
import OverscrollTestSupport
import Testing

/// A complete refresh in the closed loop, with every toolkit and at both edges.
@Suite struct WholeRefreshTests {
  @Test(arguments: Scene.all)
  func aPullPastTheTriggerRefreshesOnceAndGivesEverythingBack(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 88, otherBase: 34)
    view.touch()
    view.drag(by: 200, over: 0.4)
    #expect(view.phase == .armed)
    view.letGo()
    #expect(view.phase == .running)
    view.run(for: 1)
    #expect(abs(view.gap - 56) <= 0.5)
    view.finishAction()
    view.run(for: 2)
    #expect(view.phase == .idle)
    #expect(view.inset == 88)
    #expect(view.otherInset == 34)
    #expect(view.gap == 0)
    #expect(view.startedRuns == [1])
  }

  @Test(arguments: Scene.all)
  func aPullBelowTheTriggerSettlesBack(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 88)
    view.touch()
    view.drag(by: 80)
    #expect(view.phase == .pulling)
    view.letGo()
    #expect(view.phase == .idle)
    view.run(for: 1)
    #expect(view.gap == 0)
    #expect(view.inset == 88)
    #expect(view.startedRuns == [])
  }

  @Test(arguments: Scene.all)
  func pullingBackBeforeLettingGoCancels(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.touch()
    view.drag(by: 200)
    view.drag(by: -140)
    #expect(view.phase == .pulling)
    view.letGo()
    view.run(for: 1)
    #expect(view.startedRuns == [])
    #expect(view.gap == 0)
  }

  @Test(arguments: Scene.all)
  func aDragThatBeginsMidListPullsOnceItReachesTheEdge(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.scroll(into: 120)
    view.touch()
    view.drag(by: 120)
    #expect(view.phase == .idle)
    view.drag(by: 200)
    #expect(view.phase == .armed)
    view.letGo()
    #expect(view.phase == .running)
  }

  @Test(arguments: Scene.all)
  func aPullPushedBackScrollsTheListInTheSameGesture(_ scene: Scene) {
    var view = ScrollViewModel(scene)
    view.touch()
    view.drag(by: 100)
    view.drag(by: -300)
    #expect(view.phase == .idle)
    #expect(!view.session.holdsGesture)
    #expect(view.gap < -100)
  }
}
