import Overscroll
import OverscrollHosting
import OverscrollIndicators
import Testing

/// What two parts of a list do to each other, and what a list does with the parts of its app.
@MainActor
@Suite struct TogetherTests {
  private func list() -> (scene: PlainList, refresh: PullControl, load: PullControl) {
    let scene = PlainList()
    let (refresh, load) = (scene.addOpen(), scene.addOpen(.loadMore))
    scene.appear()
    return (scene, refresh, load)
  }

  /// One of the two says that they may run together; the answer holds from the moment it is given.
  @Test(arguments: [false, true], [false, true])
  func theyRunTogetherOnceOneSaysSo(_ isOfRefresh: Bool, _ isSaidDuringTheRun: Bool) {
    let (scene, refresh, load) = list()
    let says = isOfRefresh ? refresh : load
    if !isSaidDuringTheRun { says.mayRunTogether = true }
    refresh.begin()
    if isSaidDuringTheRun {
      #expect(load.begin() == nil)
      says.mayRunTogether = true
    }
    #expect(load.begin() != nil && refresh.isRunning && says.mayRunTogether)
    says.mayRunTogether = false
    load.end()
    scene.clock.advance(by: 2)
    #expect(load.begin() == nil)
    // Nor after the control that has said so is gone.
    says.mayRunTogether = true
    says.remove()
    scene.clock.advance(by: 3)
    #expect(scene.list.engine.concurrency == .exclusive)
  }

  @Test func aRefreshCancelsALoadThatMayNotRunBesideIt() {
    let (_, refresh, load) = list()
    load.begin()
    refresh.begin()
    #expect(refresh.isRunning && !load.isRunning && load.progress?.lastOutcome == .cancelled)
  }

  @Test func controlsAreFoundByTheirSideAndTheirRole() {
    let (scene, refresh, load) = list()
    #expect(scene.controls.refresh == refresh && scene.controls.loadMore == load)
    #expect(scene.controls[.top] == refresh && scene.controls[.bottom] == load)
    #expect(scene.controls[.leading] == nil)
    scene.controls.removeAll()
    #expect(
      scene.controls.refresh == nil && scene.controls.loadMore == nil && scene.list.parts.isEmpty
    )
  }

  /// At either edge: what a control is for is in its style.
  @Test func aRefreshMayBeAtTheEndAndALoadMoreAtTheStart() {
    let scene = PlainList()
    let refresh = scene.controls.add(.ring, at: .bottom)
    let load = scene.controls.add(PullStyle.arrow.loadMore, at: .top)
    #expect(scene.controls.refresh == refresh && scene.controls.loadMore == load)
    #expect(refresh.edge == .bottom && load.edge == .top)
    #expect(scene.controls.add(.ring).edge == .top)
    #expect(scene.controls.add(PullStyle.ring.loadMore).edge == .bottom)
  }

  @Test func aControlAddedInACallbackDuringAReplacementIsReplacedToo() {
    let scene = PlainList()
    let old = scene.addOpen()
    var count = 0
    old.onPhase = { phase in
      guard phase == .idle, count == 0 else { return }
      count += 1
      scene.add()
    }
    // Off the screen nothing closes, so the replacement is over at once.
    old.begin()
    let (last, _) = scene.add(.refresh, .ring)
    #expect(count == 1 && scene.list.parts.count == 1 && scene.controls.refresh == last)
  }

  /// The rest of a run belongs to its own control, also if a callback replaces it.
  @Test(arguments: [true, false])
  func aControlThatACallbackReplacesKeepsTheRestOfItsRun(_ isShown: Bool) {
    let scene = PlainList()
    let old = scene.addOpen()
    var (ofOld, ofNew): ([PullControl.Phase], [PullControl.Phase]) = ([], [])
    old.onPhase = { phase in
      ofOld.append(phase)
      guard phase == .finishing(.succeeded) else { return }
      scene.addOpen().onPhase = { ofNew.append($0) }
    }
    if isShown { scene.appear() }
    old.begin()
    scene.clock.advance(by: 1)
    scene.list.part(.start)?.currentRun?.end()
    scene.clock.advance(by: 3)
    #expect(ofOld == [.running, .finishing(.succeeded), .idle] && ofNew.isEmpty)
    #expect(scene.isAtRest)
  }

  @Test func aControlThatReplacesAnotherMayBeginAtOnce() {
    let scene = PlainList()
    let first = scene.addOpen()
    scene.appear()
    first.begin()
    scene.clock.advance(by: 1)
    let second = scene.addOpen()
    let held = scene.gap
    #expect(second.begin() != nil && !first.isRunning && scene.gap == held)
    scene.clock.advance(by: 1)
    #expect(scene.gap == PullStyle.arrow.behavior.hold.distance)
    second.end()
    scene.clock.advance(by: 3)
    #expect(scene.isAtRest)
  }

  @Test func aReferenceToWhatIsGoneDoesNothing() {
    let (scene, control) = shown()
    control.remove()
    #expect(
      control.begin() == nil && control.isHidden && control.style == nil && control.run == nil
    )
    #expect(control.phase == .idle && control.progress == nil && !control.isExhausted)
    #expect(control.title(for: .armed).isEmpty && control.isAnimated && !control.fadesWithPull)
    control.remove()
    scene.list.removeAll()
    #expect(control.floor == .closed && !control.openFloor())
  }

  /// Of 56 points in the 0.25 seconds of the closing, which eases in and out.
  @Test func whatIsTakenAwayDuringItsReboundClosesFromThere() {
    let scene = PlainList()
    let control = scene.addOpen()
    scene.appear().pull(300)
    let pulled = scene.gap
    #expect(pulled > 80 && control.isRunning)
    control.remove()
    #expect(scene.gap == pulled)
    scene.largestStep = 0
    scene.clock.advance(by: 1)
    #expect(scene.gap == 0 && scene.largestStep < 15 / 56 * pulled)
  }

  /// A list is left when its last control goes, and not between two.
  @Test(arguments: [true, false]) func aListIsNeverWithoutPartsInAReplacement(_ isRunning: Bool) {
    let scene = PlainList()
    let old = scene.addOpen()
    scene.appear()
    if isRunning { old.begin() }
    scene.fewestParts = 2
    let new = scene.addOpen()
    scene.clock.advance(by: 3)
    #expect(scene.fewestParts == 1 && scene.controls.refresh == new)
    if isRunning { new.begin() }
    scene.clock.advance(by: 1)
    new.remove()
    scene.clock.advance(by: 3)
    #expect(scene.fewestParts == 0)
  }

  @Test(arguments: [0, 600] as [Double], [true, false])
  func aListThatIsLeftForGoodStopsEverything(_ offset: Double, _ isDetached: Bool) {
    let (scene, control) = shown(at: offset)
    control.begin()
    scene.clock.advance(by: 0.1)
    var effects: [Effect] = []
    scene.list.effectRecorder = { effects.append($0) }
    let part = control.part
    if isDetached { scene.list.detach() } else { scene.list.removeAll() }
    #expect(control.run == nil && part?.phase == .idle)
    #expect(effects.contains { if case .cancelAction = $0.order { true } else { false } })
    #expect(!scene.list.ticker.isRunning && scene.rooms[.start] == 0)
    guard !isDetached else { return }
    #expect(scene.list.parts.isEmpty && scene.hosts[0].hasLeft && control.part == nil)
  }

  /// A list on the screen of another mode, or that only another axis shows.
  @Test func sidesAreEdgesOfAxes() {
    for edge in ScrollEdge.allCases { #expect(ScrollEdge(edge.edge, of: edge.axis) == edge) }
    #expect(ScrollEdge.allCases.map(\.axis) == [.vertical, .vertical, .horizontal, .horizontal])
    #expect(ScrollEdge.allCases.map(\.edge) == [.start, .end, .start, .end])
  }

  /// Two references are equal if they are of one control at one side.
  @Test func referencesAreComparedByTheirControl() throws {
    let (_, refresh, load) = list()
    let part = try #require(refresh.part)
    #expect(PullControl(part, .top) == refresh && PullControl(part, .bottom) != refresh)
    #expect(PullControl(try #require(load.part), .top) != refresh)
  }

  @Test func theSurroundingsReachTheEngineAndTheParts() {
    let (scene, control) = shown()
    var events: [InputEvent] = []
    scene.list.record { events.append($0) }
    events = []
    let before = scene.hosts[0].restyles
    #expect(control.part?.language == .en)
    scene.hosts[0].language = .de
    scene.list.restyle(Environment(reduceMotion: true))
    #expect(scene.list.environment.reduceMotion && scene.hosts[0].restyles == before + 1)
    #expect(events.count == 1 && control.part?.language == .de)
  }

  /// What is hidden or removed off the screen, or with nothing to see, goes at once.
  @Test func whatIsNotSeenGoesAtOnce() {
    let scene = PlainList()
    let control = scene.addOpen()
    control.begin()
    control.isHidden = true
    #expect(control.part?.isInEngine == false && !control.isRunning)
    control.isHidden = false
    control.begin()
    control.remove()
    #expect(scene.list.parts.isEmpty)
  }

  /// A finger on what closes holds it until it is up.
  @Test(arguments: [true, false]) func whatClosesUnderAFingerGoesWhenThatIsUp(_ hides: Bool) {
    let (scene, control) = running()
    scene.pull(40, isLetGo: false)
    let pulled = scene.gap
    if hides { control.isHidden = true } else { control.remove() }
    scene.clock.advance(by: 3)
    control.remove()
    #expect(!scene.hosts[0].hasLeft && scene.gap == pulled)
    scene.release()
    #expect(!scene.hosts[0].hasLeft && scene.gap == pulled)
    scene.largestStep = 0
    scene.clock.advance(by: 3)
    #expect(scene.hosts[0].hasLeft && scene.gap == 0 && scene.largestStep < pulled / 3)
  }

  /// It closes out of view, which the finger does not hold.
  @Test func whatClosesWhileAFingerScrollsGoesAtItsEnd() {
    let (scene, control) = running(.native)
    scene.isTouched = true
    scene.wheel(to: 600)
    control.remove()
    scene.clock.advance(by: 3)
    #expect(scene.hosts[0].hasLeft && scene.offset == 600)
  }

  /// What is painted and offered: not what is hidden, leaves, or waits for another one to close.
  @Test func whatIsHiddenOrWaitsIsNotPainted() {
    let (scene, refresh, load) = list()
    let (old, more) = (refresh.part, load.part)
    #expect(old?.isPainted == true && old?.canBeRefreshed == true && more?.canBeRefreshed == false)
    refresh.isHidden = true
    #expect(old?.isPainted == false && old?.isInEngine == false && old?.canBeRefreshed == false)
    refresh.isHidden = false
    refresh.begin()
    scene.clock.advance(by: 1)
    let new = scene.addOpen().part
    #expect(old?.isPainted == true && old?.canBeRefreshed == false && new?.isPainted == false)
    scene.clock.advance(by: 3)
    #expect(old?.isPainted == false && old?.list == nil && new?.isPainted == true)
  }

  /// Shown again before it has closed, it is the control that it was.
  @Test func whatIsShownAgainWhileItClosesIsPulledAsBefore() {
    let (scene, refresh, _) = list()
    refresh.begin()
    scene.clock.advance(by: 1)
    refresh.isHidden = true
    #expect(refresh.part?.isInEngine == true && refresh.part?.isBarred == true)
    refresh.isHidden = false
    #expect(refresh.part?.isBarred == false && !refresh.isHidden)
    scene.clock.advance(by: 3)
    scene.pull(200)
    #expect(refresh.isRunning)
  }
}
