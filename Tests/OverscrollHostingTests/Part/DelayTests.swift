import Overscroll
import OverscrollHosting
import OverscrollIndicators
import Testing

/// Runs that begin later, and what waits without frames.
@MainActor
@Suite struct DelayTests {
  private func list(_ change: (inout Behavior) -> Void = { _ in }) -> (PlainList, PullControl) {
    let scene = PlainList()
    var style = PullStyle.ring
    change(&style.behavior)
    let control = scene.addOpen(.refresh, style)
    scene.appear()
    return (scene, control)
  }

  /// What is left of a run that would begin after two seconds.
  enum Meanwhile: CaseIterable {
    case nothing, cancel, remove, hide, anotherDelay, aRun, leavingTheWindow
  }

  @Test(arguments: Meanwhile.allCases)
  func aDelayedRunBeginsUnlessSomethingDropsIt(_ meanwhile: Meanwhile) {
    let (scene, control) = list()
    var begins: [Double] = []
    control.onBegin = { run in
      begins.append(scene.clock.now)
      run.end()
    }
    control.begin(after: 2)
    scene.clock.advance(by: 1)
    #expect(begins.isEmpty && !scene.list.ticker.isRunning)
    switch meanwhile {
    case .nothing: break
    case .cancel: control.cancel()
    case .remove: control.remove()
    case .hide: control.isHidden = true
    case .anotherDelay: control.begin(after: 4)
    case .aRun: control.begin()
    case .leavingTheWindow: scene.list.detach()
    }
    scene.clock.advance(by: 8)
    switch meanwhile {
    case .nothing: #expect(begins.count == 1 && abs(begins[0] - 2) < 0.02)
    case .anotherDelay: #expect(begins.count == 1 && abs(begins[0] - 5) < 0.02)
    case .aRun: #expect(begins == [1])
    case .cancel, .remove, .hide, .leavingTheWindow: #expect(begins.isEmpty)
    }
  }

  @Test(arguments: [0, -1] as [Double])
  func withoutADelayItBeginsAtOnce(_ delay: Double) {
    let (_, control) = list()
    control.begin(after: .nan)
    #expect(control.run == nil)
    control.begin(after: delay)
    #expect(control.run != nil)
  }

  /// A result that is held stands still once its mark is drawn, at the edge.
  @Test func aResultThatIsHeldWaitsWithoutFrames() {
    let (scene, control) = list {
      $0.minimumRunning = 0
      $0.resultHold = 60
    }
    control.begin()
    scene.clock.advance(by: 1)
    control.end()
    scene.clock.advance(by: 5)
    #expect(control.phase == .finishing(.succeeded) && !scene.list.ticker.isRunning)
    scene.clock.advance(by: 60)
    #expect(control.phase == .idle && scene.isAtRest)
  }

  /// Until its shortest time is over a run looks as one that works.
  @Test func aShortestTimeIsARunThatTurns() {
    let (scene, control) = list { $0.minimumRunning = 60 }
    control.begin()
    control.end()
    scene.clock.advance(by: 50)
    #expect(control.phase == .running && scene.list.ticker.hasPictures)
    scene.clock.advance(by: 13)
    #expect(control.phase == .idle && scene.isAtRest)
  }

  /// After a failure a load-more waits, and for nothing that moves.
  @Test func aBackOffWaitsWithoutFrames() throws {
    let scene = PlainList()
    var style = PullStyle.arrow.loadMore
    style.behavior.backOff = 60
    let control = scene.addOpen(.loadMore, style)
    scene.appear()
    scene.wheel(to: 1_500)
    try #require(control.run).end(.failed)
    scene.clock.advance(by: 50)
    #expect(!scene.list.ticker.isRunning)
    scene.wheel(to: 1_510)
    #expect(control.run == nil)
    scene.clock.advance(by: 11)
    scene.wheel(to: 1_511)
    #expect(control.run != nil)
  }
}
