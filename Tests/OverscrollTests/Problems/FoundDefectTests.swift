import Overscroll
import OverscrollTestSupport
import Testing

/// Unreported defects of other controls, found by reading their code.
@Suite struct FoundDefectTests {
  /// MJRefresh: a cancelled pan applies no inset but runs the action, and its end subtracts an
  /// inset that was computed for another pull.
  @Test(arguments: Scene.all)
  func D02_aPanThatIsTakenAwayRunsNothing(_ scene: Scene) {
    var view = ScrollViewModel(scene, base: 88)
    view.touch()
    view.drag(by: 220)
    #expect(view.phase == .armed)
    view.cancelTouch()
    view.run(for: 2)
    #expect(view.startedRuns == [])
    #expect(view.inset == 88)
    view.begin()
    view.run(for: 1)
    view.finishAction()
    view.run(for: 3)
    #expect(view.inset == 88)
    #expect(abs(view.gap) <= 0.5)
  }

  /// MJRefresh: a drag that has used up its budget leaves a flag set, and a programmatic begin is
  /// ignored until the next pan.
  @Test(arguments: Bounce.allCases, [false, true])
  func D03_theAppIsHeardAfterADragHasUsedUpItsBudget(_ bounce: Bounce, _ isDown: Bool) throws {
    let behavior = try Behavior(
      role: .loadMore,
      trigger: .automatic,
      lead: .points(200),
      hold: Hold(0),
      minimumRunning: 0,
      resultHold: 0,
      budgetPerDrag: 1
    )
    var session = RecordedSession(bounce, end: behavior, offset: 1_000)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.scroll(to: 3_300, at: 1.1)
    session.change(extent: 8_000, before: 0, at: 1.2)
    session.finish(.end, at: 1.2)
    session.scroll(to: 7_300, at: 1.3)
    #expect(session.runs(.end) == [1])
    if !isDown { session.send(.contactEnded(id: 1), at: 1.4) }
    session.send(.beginRequested(.end, by: .program), at: 1.5)
    #expect(session.runs(.end) == [1, 2])
  }

  /// MJRefresh: a release loads although automatic loading is off, on short content even if nothing
  /// moved.
  @Test(arguments: Bounce.allCases, [Trigger.release, .reach, .tap, .none, .automatic])
  func D04_liftingTheFingerFromShortContentLoadsNothing(
    _ bounce: Bounce,
    _ trigger: Trigger
  ) throws {
    let behavior = try Behavior(role: .loadMore, trigger: trigger, shortContent: .show)
    var session = RecordedSession(bounce, end: behavior, extent: 200)
    session.send(.contactBegan(id: 1, position: 0), at: 1)
    session.send(.contactEnded(id: 1), at: 1.1)
    session.send(.contactBegan(id: 1, position: 0), at: 2)
    session.scroll(to: 0, at: 2.1)
    session.send(.contactEnded(id: 1), at: 2.2)
    session.runFrames(until: 3)
    #expect(session.runs(.end) == [])
  }

  /// ES: during its animations it disables scrolling and then enables it, whatever the app had set.
  ///
  /// Here a touch during the opening or the closing scrolls immediately.
  @Test(arguments: Scene.all, [0.05, 0.1])
  func D12_openingAndClosingNeverKeepAnybodyFromScrolling(
    _ scene: Scene,
    _ seconds: Double
  ) throws {
    for isClosing in [false, true] {
      var view = ScrollViewModel(scene, try Behavior(minimumRunning: 0, resultHold: 0))
      view.begin()
      if isClosing {
        view.run(for: 1)
        view.finishAction()
      }
      view.run(for: seconds)
      view.touch()
      let gap = view.gap
      view.drag(by: -200)
      #expect(view.gap < gap - 100)
    }
  }

  /// SmartRefreshLayout: a delay is stored in sixteen bits, so 40 s end at once.
  @Test(arguments: Scene.all, [40.0, 86_400])
  func D13_aLongTimeIsALongTime(_ scene: Scene, _ seconds: Double) throws {
    let behavior = try Behavior(minimumRunning: seconds, resultHold: seconds)
    var view = ScrollViewModel(scene, behavior)
    view.begin()
    view.finishAction()
    view.run(for: 1)
    view.time = seconds - 0.1
    view.send(.woke)
    #expect(view.phase == .running)
    view.time = seconds + 0.1
    view.send(.woke)
    #expect(view.phase == .finishing(.succeeded))
    view.time = 2 * seconds - 0.1
    view.send(.woke)
    #expect(view.phase == .finishing(.succeeded))
    #expect(view.milestones.last == .opened)
    view.time = 2 * seconds + 0.1
    view.send(.woke)
    #expect(view.milestones.last == .closingBegan)
  }

  /// pulltorefresh.js: removing all controls skips every other one, and removing one twice removes
  /// another one.
  @Test(arguments: Scene.stopping)
  func D15_takingOneAwayTwiceLeavesTheOthers(_ scene: Scene) {
    var views = [0, 1, 2].map { _ in ScrollViewModel(scene) }
    for index in views.indices { views[index].begin() }
    for _ in 0..<2 {
      views[1].send(.detached)
      views[1].send(.configured(scene.edge, nil))
    }
    #expect(views[1].phase == .idle)
    for index in [0, 2] {
      #expect(views[index].phase == .running)
      views[index].run(for: 1)
      views[index].finishAction()
      views[index].run(for: 3)
      #expect(views[index].milestones == [.opened, .closingBegan, .closed])
    }
  }
}
