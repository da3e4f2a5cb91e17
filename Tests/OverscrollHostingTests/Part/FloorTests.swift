import Overscroll
import OverscrollHosting
import OverscrollIndicators
import Testing

/// What hosts add to the engine's floor: it needs a page, and goes with its part.
@MainActor
@Suite struct FloorTests {
  /// A list of 400 points with an open floor, whose page is the host's.
  private func list(_ style: PullStyle = .arrow, opens: Bool = true) -> (PlainList, PullControl) {
    let scene = PlainList()
    let control = scene.addOpen(.refresh, style)
    let host = scene.hosts[0]
    control.part?.replaceFloor { host.hasFloor = true }
    scene.appear()
    if opens {
      control.openFloor()
      scene.clock.advance(by: 3)
    }
    return (scene, control)
  }

  @Test func withoutAPageThereIsNoneWhateverTheBehaviorSays() {
    let scene = PlainList()
    var style = PullStyle.arrow
    style.behavior.floor = Floor(Threshold(100))
    let control = scene.addOpen(.refresh, style)
    scene.appear()
    #expect(!control.openFloor() && control.floor == .closed)
    scene.pull(800)
    #expect(control.floor == .closed && control.isRunning)
  }

  @Test(arguments: [(0.0, 1.9), (96.0, 1.5)])
  func thePageTakesWhereTheBehaviorSays(_ distance: Double, _ share: Double) {
    var style = PullStyle.arrow
    if distance > 0 { style.behavior.floor = Floor(Threshold(distance)) }
    let (_, control) = list(style, opens: false)
    let behavior = control.part?.behavior ?? .standard
    #expect(abs(behavior.floor.arm.distance / behavior.arm.distance - share) < 1e-9)
  }

  /// A picture of the app that is higher, or large text, asks for a longer pull.
  @Test func aHigherIndicatorTakesTheFloorFurther() {
    for (own, higher) in [(nil, 84 * 1.9), (100, 120)] as [(Double?, Double)] {
      var style = PullStyle.arrow
      if let own { style.behavior.floor = Floor(Threshold(own)) }
      let (scene, control) = list(style, opens: false)
      scene.hosts[0].growth = 20
      let floor = control.part?.behavior.floor.arm.distance ?? 0
      #expect(abs(floor - higher) < 1e-9)
    }
  }

  @Test func theAppHearsOfItBeforeAndAfterTheHost() {
    let (scene, control) = list(opens: false)
    var floors: [FloorPhase] = []
    control.onFloor = { floors.append($0) }
    scene.pull(800)
    scene.clock.advance(by: 3)
    #expect(floors == [.armed, .opening, .open] && control.floor == .open && scene.gap == 400)
    #expect(control.part?.closeFloor() == true)
    scene.clock.advance(by: 3)
    #expect(floors.suffix(2) == [.closing, .closed] && scene.isAtRest)
    #expect(control.part?.closeFloor() == false)
    #expect(scene.hosts[0].news.filter { $0.hasPrefix("floor") } == floors.map { "floor \($0)" })
  }

  @Test func noRunBeginsOnItAndNoneOpensDuringARunOrUnderAFinger() {
    let (scene, control) = list()
    #expect(control.begin() == nil && control.part?.canBeRefreshed == true)
    control.closeFloor()
    scene.clock.advance(by: 3)
    #expect(control.begin() != nil && !control.openFloor())
    control.cancel()
    scene.clock.advance(by: 3)
    scene.pull(20, isLetGo: false)
    #expect(!control.openFloor())
    scene.release()
    scene.clock.advance(by: 3)
    #expect(control.openFloor())
  }

  /// What takes an open or opening floor away.
  enum Ending: CaseIterable {
    case remove, hide, noPage, anotherPage, detach, leaving
  }

  @Test(arguments: Ending.allCases, [0.1, 3])
  func whatTakesItAwayBringsTheListBack(_ ending: Ending, _ seconds: Double) {
    let (scene, control) = list(opens: false)
    let (host, part) = (scene.hosts[0], control.part)
    control.openFloor()
    scene.clock.advance(by: seconds)
    #expect(control.floor == (seconds < 1 ? .opening : .open))
    switch ending {
    case .remove: control.remove()
    case .hide: control.isHidden = true
    case .noPage: control.part?.replaceFloor { host.hasFloor = false }
    case .anotherPage: control.part?.replaceFloor {}
    case .detach: scene.list.detach()
    case .leaving:
      let other = scene.addOpen(.loadMore)
      other.onPhase = { _ in scene.list.removeAll() }
      other.isExhausted = true
    }
    scene.clock.advance(by: 2)
    #expect(control.floor == .closed && part?.floor == .closed && scene.displacement == 0)
    if ending != .detach { #expect(scene.isAtRest) }
    switch ending {
    case .remove, .noPage, .leaving: #expect(!control.openFloor())
    case .hide:
      control.isHidden = false
      #expect(control.openFloor())
    case .anotherPage: #expect(control.openFloor())
    case .detach: break
    }
  }

  @Test func aPageThatComesDuringARunLeavesIt() {
    let (scene, control) = shown()
    control.begin()
    control.part?.replaceFloor { scene.hosts[0].hasFloor = true }
    #expect(control.isRunning)
    scene.clock.advance(by: 1)
    control.end()
    scene.clock.advance(by: 3)
    #expect(control.openFloor())
  }

  @Test func thePageTakesTheTimeOfItsBehavior() {
    var style = PullStyle.arrow
    style.behavior.floor.motion = .curve(.linear, seconds: 2)
    let (scene, control) = list(style, opens: false)
    control.openFloor()
    scene.clock.advance(by: 1)
    #expect(abs(scene.gap - 200) < 4)
    scene.clock.advance(by: 1.1)
    #expect(control.floor == .open)
  }

  @Test func aListThatIsHiddenStaysOnIt() {
    let (scene, control) = list()
    scene.comeBack()
    scene.clock.advance(by: 1)
    #expect(control.floor == .open && scene.gap == 400)
  }

  @Test func anotherLengthKeepsTheListOffTheScreen() {
    let (scene, control) = list()
    for length in [250.0, 600] {
      scene.viewport = length
      scene.report(isOwnWrite: false)
      scene.clock.advance(by: 2)
      #expect(control.floor == .open && scene.gap == length)
    }
  }
}
