import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollTrace
import Testing

@MainActor
@Suite struct HostedListTests {
  @Test func aRecordingReplaysWithTheSameEffects() {
    let scene = PlainList()
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    scene.appear()
    var trace = Trace(axis: .vertical, bounce: .engine)
    scene.list.record { _ = trace.record($0) }
    var effects: [Effect] = []
    scene.list.effectRecorder = { effects.append($0) }
    scene.offset = 300
    scene.report(isOwnWrite: false)
    scene.offset = 0
    scene.report(isOwnWrite: false)
    scene.pull(200)
    scene.clock.advance(by: 1)
    control.style = .ring
    control.end()
    scene.clock.advance(by: 2)
    let replay = Replay(trace)
    #expect(effects.count > 20)
    #expect(replay.timeline.entries.flatMap(\.effects) == effects)
    #expect(replay.failures.isEmpty)
  }

  @Test func aPartReplacesTheOneAtItsEdge() {
    let scene = PlainList()
    let (first, host) = scene.add()
    let (second, _) = scene.add()
    #expect(first.part == nil && host.hasLeft)
    #expect(second.part != nil && scene.list.parts.count == 1)
  }

  /// What an app does to a control during its run.
  enum Ending: CaseIterable {
    case remove, hide, replace
  }

  @Test(arguments: Ending.allCases)
  func aRunThatIsTakenAwayClosesAsACancelledOne(_ ending: Ending) throws {
    let scene = PlainList()
    let (control, host) = scene.add()
    control.onBegin = { _ in }
    scene.appear()
    let run = try #require(control.begin())
    scene.clock.advance(by: 1)
    let held = scene.displacement + (scene.rooms[.start] ?? 0)
    #expect(held > 0)
    switch ending {
    case .remove: control.remove()
    case .hide: control.isHidden = true
    case .replace: scene.add()
    }
    #expect(!run.isCurrent && host.news.contains { $0.hasPrefix("finishing") })
    #expect(control.part == nil || ending == .hide)
    #expect(scene.displacement + (scene.rooms[.start] ?? 0) == held)
    scene.pull(200)
    scene.clock.advance(by: 3)
    #expect(scene.displacement == 0 && scene.rooms[.start] == 0)
    #expect(host.news.suffix(1) == ["idle"] && host.hasLeft == (ending != .hide))
    #expect(!scene.list.ticker.isRunning)
  }

  @Test func aPartThatReplacesARunHearsNothingOfIt() {
    let scene = PlainList()
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    scene.appear()
    control.begin()
    scene.clock.advance(by: 1)
    let (second, host) = scene.add()
    #expect(!control.isHidden || control.part == nil)
    scene.clock.advance(by: 3)
    #expect(host.news.isEmpty && scene.list.parts.count == 1 && second.part != nil)
  }

  @Test func aListThatLeavesTheScreenClosesAtOnce() {
    let scene = PlainList()
    let (control, host) = scene.add()
    control.onBegin = { _ in }
    scene.appear()
    control.begin()
    scene.clock.advance(by: 1)
    control.remove()
    #expect(!host.hasLeft)
    scene.list.disappear()
    #expect(host.hasLeft && scene.list.parts.isEmpty)
  }

  @Test func aCallbackMayRemoveTheControl() {
    let scene = PlainList()
    let (control, _) = scene.add()
    control.onBegin = { _ in control.remove() }
    scene.appear()
    #expect(control.begin() == nil && control.part == nil)
    scene.clock.advance(by: 2)
    #expect(scene.list.parts.isEmpty)
  }

  @Test func framesStopWhenNothingMoves() {
    let scene = PlainList()
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    scene.appear()
    #expect(!scene.list.ticker.isRunning)
    control.begin()
    #expect(scene.list.ticker.isRunning)
    control.end()
    scene.clock.advance(by: 3)
    #expect(!scene.list.ticker.isRunning)
  }

  /// A recording has the state at its beginning, of a list that is seen or not.
  @Test(arguments: [true, false]) func aRecordingBeginsWithTheStateOfItsList(_ isShown: Bool) {
    let scene = PlainList()
    let refresh = scene.addOpen()
    let load = scene.addOpen(.loadMore)
    (refresh.mayRunTogether, load.isExhausted) = (true, true)
    if isShown { scene.appear() }
    var session = Session(axis: .vertical, bounce: .engine)
    scene.list.record { session.send($0) }
    #expect(session.concurrency == .independent && session.phase(.end) == .exhausted)
    refresh.begin()
    scene.clock.advance(by: 1)
    #expect((session.progress(.start).overscroll > 0) == isShown)
    // Of a list whose parts exclude each other nothing is said.
    var kinds = 0
    let other = PlainList()
    other.addOpen()
    other.appear()
    other.list.record { _ in kinds += 1 }
    #expect(kinds == 4)
  }
}

/// Scrolls of a list by its host: to a run, back to an edge, and to the start.
@MainActor
@Suite struct RunScrollTests {
  private func list(at offset: Double, _ bounce: Bounce = .native) -> (PlainList, PullControl) {
    let scene = PlainList(offset: offset, bounce)
    let control = scene.addOpen()
    scene.appear()
    return (scene, control)
  }

  private var hold: Double { PullStyle.arrow.behavior.hold.distance }

  @Test func theWayToARunIsThatOfTheOpening() {
    let (scene, control) = list(at: 600)
    control.style?.behavior.opening = .curve(.linear, seconds: 0.5)
    control.begin()
    var last = scene.gap
    for _ in 1..<30 {
      scene.clock.advance(by: 1.0 / 60)
      #expect(abs(scene.gap - last - (600 + hold) / 30) < 1e-6)
      last = scene.gap
    }
    scene.clock.advance(by: 0.1)
    #expect(scene.gap == hold && !scene.list.runScroll.isScrolling)
  }

  /// Rows that come before the reader move where it is, and not how fast it goes.
  @Test func itGoesOnAtItsSpeedWhereTheContentHasMoved() {
    let (scene, control) = list(at: 600)
    control.style?.behavior.opening = .curve(.easeInOut, seconds: 0.5)
    control.begin()
    scene.clock.advance(by: 0.25)
    let before = scene.offset
    scene.clock.advance(by: 1.0 / 60)
    let speed = before - scene.offset
    scene.offset += 400
    scene.extent += 400
    let moved = scene.offset
    scene.clock.advance(by: 1.0 / 60)
    #expect(abs(moved - scene.offset - speed) < 0.2 * speed)
    scene.clock.advance(by: 1)
    #expect(scene.gap == hold)
  }

  @Test func aRunThatEndsOnTheWayLeavesTheReaderThere() {
    let (scene, control) = list(at: 600)
    control.begin()
    scene.clock.advance(by: 0.1)
    let place = scene.offset
    control.cancel()
    scene.clock.advance(by: 2)
    #expect(abs(scene.offset - place) < 20 && scene.offset > 0)
    #expect(!scene.list.ticker.isRunning)
  }

  @Test func aRunInViewIsNotScrolledTo() {
    let (scene, control) = list(at: 0, .engine)
    control.begin()
    scene.clock.advance(by: 1)
    control.begin()
    #expect(!scene.list.runScroll.isScrolling)
  }

  /// A list that is locked may not bounce by itself.
  @Test(arguments: [(-50.0, 0.0), (1_700, 1_600), (600, 600)])
  func whatIsPastAnEdgeComesBack(_ offset: Double, _ target: Double) {
    let (scene, _) = list(at: 0)
    scene.wheel(to: offset)
    scene.list.runScroll.beginBack()
    #expect(scene.list.runScroll.isScrolling == (offset != target))
    scene.clock.advance(by: 1)
    #expect(scene.offset == target && !scene.list.ticker.isRunning)
  }

  @Test func itEndsWhereSomethingElseBroughtTheContentBack() {
    let (scene, _) = list(at: 0)
    scene.wheel(to: -50)
    scene.list.runScroll.beginBack()
    scene.clock.advance(by: 0.05)
    scene.wheel(to: 300)
    scene.clock.advance(by: 1)
    #expect(scene.offset == 300 && !scene.list.ticker.isRunning)
  }

  @Test(arguments: [false, true])
  func aListScrollsToItsStart(reduceMotion: Bool) {
    let (scene, _) = list(at: 600)
    scene.list.restyle(Environment(reduceMotion: reduceMotion))
    scene.list.runScroll.beginToStart()
    scene.clock.advance(by: 0.05)
    #expect(reduceMotion ? scene.offset == 0 : scene.offset > 0)
    scene.clock.advance(by: 1)
    #expect(scene.offset == 0 && !scene.list.runScroll.isScrolling)
  }
}
