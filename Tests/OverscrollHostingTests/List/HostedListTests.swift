import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollTrace
import Testing

@MainActor
@Suite struct HostedListTests {
  @Test func aRecordingReplaysWithTheSameEffects() {
    let (scene, control) = shown()
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
    let part = control.part
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
    #expect(!scene.list.ticker.isRunning && part?.floor == .closed)
    // Hidden, it is not pulled.
    scene.pull(100, isLetGo: false)
    #expect(control.phase == .idle)
  }

  @Test func aPartThatReplacesARunHearsNothingOfIt() {
    let (scene, control) = running()
    // One that goes while it waits leaves the closing to what closes.
    let held = scene.gap
    scene.addOpen().remove()
    #expect(scene.gap == held && scene.list.parts.count == 1)
    var style = PullStyle.ring
    style.behavior.hold.distance = 90
    let (second, host) = scene.add(.refresh, style)
    second.onBegin = { _ in }
    #expect(!control.isHidden || control.part == nil)
    scene.clock.advance(by: 3)
    #expect(host.news.isEmpty && scene.list.parts.count == 1 && second.part != nil)
    // It has its own behavior.
    scene.pull(300)
    scene.clock.advance(by: 2)
    #expect(second.isRunning && scene.gap == 90)
  }

  /// What waits for its turn cannot begin by the part that closes.
  @Test func aPartThatLeavesBeginsNothing() {
    let (scene, control) = running()
    let (part, held) = (control.part, scene.gap)
    control.remove()
    #expect(part?.begin() == nil && scene.gap == held && !scene.hosts[0].hasLeft)
  }

  /// The last thing that a part reports, off the screen, is that it is idle.
  @Test(arguments: [true, false]) func aPartThatACallbackAddsTakesTheEdge(_ beginsAtOnce: Bool) {
    let scene = PlainList()
    let old = scene.addOpen()
    var new: PullControl?
    old.onPhase = { phase in
      guard phase == .idle, new == nil else { return }
      new = scene.addOpen()
      if beginsAtOnce { new?.begin() }
    }
    old.begin()
    old.remove()
    #expect(scene.hosts[0].leaves == 1 && new?.isRunning == beginsAtOnce)
    scene.appear()
    scene.pull(200)
    #expect(new?.isRunning == true && scene.controls.refresh == new)
  }

  /// Two parts close, and the app leaves the list when the first has.
  @Test func aPartThatACallbackHasTakenAwayLeavesOnce() {
    let scene = PlainList()
    var style = PullStyle.ring.loadMore
    style.behavior = .backLoadMore
    let (refresh, load) = (scene.addOpen(), scene.addOpen(.loadMore, style))
    refresh.mayRunTogether = true
    scene.appear()
    refresh.begin()
    load.begin(scrollsToEdge: false)
    scene.clock.advance(by: 1)
    refresh.onPhase = { if $0 == .idle { scene.list.removeAll() } }
    let parts = scene.list.parts
    (refresh.isHidden, load.isHidden) = (true, true)
    scene.clock.advance(by: 3)
    #expect(scene.hosts.map(\.leaves) == [1, 1] && parts.allSatisfy { !$0.isClosing })
  }

  /// Also under a finger, by which the toolkit moves the content.
  @Test(arguments: Bounce.allCases) func aListThatLeavesTheScreenClosesAtOnce(_ bounce: Bounce) {
    for isRemovedBefore in [true, false] {
      let scene = PlainList(bounce)
      let control = scene.addOpen()
      #expect(!scene.list.disappear())
      scene.appear()
      control.begin()
      scene.clock.advance(by: 1)
      scene.isTouched = bounce == .native
      if scene.isTouched {
        scene.list.send(.contactBegan(id: 1, position: 0))
        scene.wheel(to: -100)
      }
      if isRemovedBefore { control.remove() }
      #expect(!scene.hosts[0].hasLeft)
      #expect(scene.list.disappear())
      if !isRemovedBefore { control.remove() }
      #expect(scene.hosts[0].hasLeft && scene.list.parts.isEmpty)
      #expect(!scene.list.disappear())
    }
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
    let (scene, control) = shown()
    #expect(!scene.list.ticker.isRunning)
    control.begin()
    #expect(scene.list.ticker.isRunning)
    scene.list.disappear()
    #expect(!scene.list.ticker.isRunning)
    scene.list.appear()
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
    var events: [InputEvent] = []
    let other = PlainList()
    let control = other.addOpen()
    if isShown { other.appear() }
    other.controls.record { events.append($0) }
    let first: [InputEvent.Kind] = [
      .configured(.start, control.part?.behavior), .environmentChanged(Environment()),
      .scrolled(other.metrics, isOwnWrite: false),
    ]
    #expect(events.map(\.kind) == first + (isShown ? [.attached] : []))
    // An event has the time of its host; before what the app requests comes where the content is.
    other.list.send(.woke, at: 7)
    other.offset = 30
    control.cancel()
    #expect(
      events.suffix(3) == [
        InputEvent(time: 7, kind: .woke),
        InputEvent(time: 0, kind: .scrolled(other.metrics, isOwnWrite: false)),
        InputEvent(time: 0, kind: .cancelRequested(.start)),
      ]
    )
  }

  /// What the engine knows already is not sent to it, and is in no trace.
  @Test func whatChangesNothingSendsNothing() {
    let scene = PlainList()
    let (control, load) = (scene.addOpen(), scene.addOpen(.loadMore))
    control.isBusy = true
    scene.appear()
    var events: [InputEvent.Kind] = []
    scene.list.record { events.append($0.kind) }
    func sent(_ change: () -> Void) -> [InputEvent.Kind] {
      events = []
      change()
      return events.filter { if case .raw(let raw) = $0 { raw.code != .scrolled } else { true } }
    }
    load.isExhausted = true
    #expect(sent { load.isHidden = true } == [.configured(.end, nil)])
    #expect(sent { control.isHidden = true } == [.configured(.start, nil)])
    control.isBusy = false
    control.isHidden = false
    let forgotten = scene.forgotten
    #expect(sent { control.style = .ring } == [.configured(.start, control.part?.behavior)])
    #expect(scene.forgotten == forgotten)
    #expect(sent { control.isHidden = true } == [.configured(.start, nil)])
    #expect(scene.forgotten == forgotten + 1)
    #expect(sent { control.isHidden = false } == [.configured(.start, control.part?.behavior)])
    #expect(sent { control.part?.inherit(scene.defaults) } == [])
    #expect(sent { control.part?.contentAppeared() } == [])
    #expect(sent { control.language = .de } == [])
    #expect(sent { (control.isBusy, control.mayRunTogether) = (false, false) } == [])
    let pull: [InputEvent.Kind] = [
      .contactBegan(id: 1, position: 0), .contactMoved(id: 1, position: 10), .contactEnded(id: 1),
    ]
    #expect(sent { scene.pull(10) } == pull)
    scene.clock.advance(by: 2)
    #expect(sent { control.begin(scrollsToEdge: false) }.count == 1)
    #expect(sent { control.end() }.count == 1)
    scene.clock.advance(by: 3)
    (load.isHidden, load.isExhausted) = (false, false)
    #expect(sent { load.begin() }.count == 1)
  }

  /// A callback is over before the next one is called, whatever it does.
  @Test func callbacksAreNotNested() {
    let scene = PlainList()
    let control = scene.addOpen()
    var (depth, deepest, count) = (0, 0, 0)
    func callback(_ body: () -> Void) {
      (depth, count) = (depth + 1, count + 1)
      deepest = max(deepest, depth)
      body()
      depth -= 1
    }
    control.onBegin = { run in callback { run.end() } }
    control.onPhase = { phase in
      callback { if phase == .finishing(.succeeded), count < 8 { control.begin() } }
    }
    control.style?.behavior.minimumRunning = 0
    scene.appear()
    control.begin()
    scene.clock.advance(by: 3)
    #expect(deepest == 1 && count > 8)
  }

  /// The host paints after each event, and looks whether content moves after one with effects.
  @Test func theHostHearsWhetherAnEventHadEffects() {
    let scene = PlainList(offset: 300)
    let (control, load) = (scene.addOpen(), scene.addOpen(.loadMore))
    scene.appear()
    for (event, hadEffects) in [
      ({ scene.list.send(.cancelRequested(.start)) }, false), ({ load.remove() }, true),
      ({ control.begin() }, true),
    ] as [(() -> Void, Bool)] {
      scene.handled = []
      event()
      #expect(scene.handled.contains(true) == hadEffects && !scene.handled.isEmpty)
    }
  }
}

/// Scrolls of a list by its host: to a run, back to an edge, and to the start.
@MainActor
@Suite struct RunScrollTests {
  private var hold: Double { PullStyle.arrow.behavior.hold.distance }

  @Test func theWayToARunIsThatOfTheOpening() {
    let (scene, control) = shown(.native, at: 600)
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
    // Without motion it jumps.
    control.end()
    scene.clock.advance(by: 3)
    scene.wheel(to: 600)
    control.isAnimated = false
    control.begin()
    #expect(scene.gap == hold && !scene.list.runScroll.isScrolling)
  }

  /// In the room of its own edge, which is there without a run too.
  @Test(arguments: Edge.allCases, Bounce.allCases)
  func itEndsWhereTheRunIsHeld(_ edge: Edge, _ bounce: Bounce) {
    for hold in [0.5, 60] {
      let scene = PlainList(offset: 600, bounce)
      var style = PullStyle.ring.loadMore
      style.behavior = .tapLoadMore
      style.behavior.hold.distance = hold
      // As sections need it.
      style.behavior.hold.followsScroll = bounce == .native
      let control = scene.addOpen(.loadMore, style, at: edge)
      scene.appear()
      var milestones: [Milestone] = []
      control.onMilestone = { milestones.append($0) }
      control.begin()
      #expect(milestones.isEmpty)
      scene.clock.advance(by: 2)
      let end = edge == .start ? scene.gap : 400 - 2_000 - scene.gap
      #expect(abs(end - 44 - hold) < 1e-9 && milestones == [.opened])
      control.end()
      scene.clock.advance(by: 2)
      #expect(milestones == [.opened, .closingBegan, .closed])
    }
  }

  /// A finger moves the content, or the engine does at the other edge.
  @Test(arguments: [true, false]) func nothingIsScrolledThatSomethingElseMoves(_ isTouched: Bool) {
    for offset in [600, isTouched ? -50 : 600] as [Double] {
      let scene = PlainList(offset: offset, isTouched ? .native : .engine)
      let control = scene.addOpen()
      scene.addOpen(.loadMore)
      scene.appear()
      scene.isTouched = isTouched
      if !isTouched {
        scene.wheelToTheEnd()
        scene.list.part(.end)?.currentRun?.end()
        scene.list.send(.contactBegan(id: 1, position: 300))
        scene.list.send(.contactMoved(id: 1, position: 0))
        scene.list.send(.contactEnded(id: 1))
        #expect(scene.list.engine.isMovingContent && scene.displacement < 0)
      }
      if offset == 600 { control.begin() }
      #expect(!scene.list.runScroll.isScrolling)
      scene.list.runScroll.beginBack()
      #expect(!scene.list.runScroll.isScrolling)
      scene.list.runScroll.beginToStart()
      #expect(!scene.list.runScroll.isScrolling)
    }
    let (scene, control) = shown(.native)
    scene.list.send(.contactBegan(id: 1, position: 0))
    scene.wheel(to: -200)
    scene.list.send(.contactEnded(id: 1))
    #expect(control.isRunning && scene.list.engine.isMovingContent)
    scene.list.runScroll.beginBack()
    #expect(!scene.list.runScroll.isScrolling)
  }

  /// Rows that come before the reader move where it is, and not how fast it goes.
  @Test func itGoesOnAtItsSpeedWhereTheContentHasMoved() {
    let (scene, control) = shown(.native, at: 600)
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
    let (scene, control) = shown(.native, at: 600)
    control.begin()
    scene.clock.advance(by: 0.1)
    let place = scene.offset
    control.cancel()
    scene.clock.advance(by: 2)
    #expect(abs(scene.offset - place) < 20 && scene.offset > 0)
    #expect(!scene.list.ticker.isRunning)
  }

  @Test func aRunInViewIsNotScrolledTo() {
    let (scene, control) = shown()
    control.begin()
    scene.clock.advance(by: 1)
    control.begin()
    #expect(!scene.list.runScroll.isScrolling)
  }

  /// A list that is locked may not bounce by itself.
  @Test(arguments: [(-50.0, 0.0), (1_700, 1_600), (600, 600)])
  func whatIsPastAnEdgeComesBack(_ offset: Double, _ target: Double) {
    let (scene, _) = shown(.native)
    for edge in Edge.allCases {
      var style = edge == .start ? PullStyle.ring : .ring.loadMore
      style.behavior.closing = .curve(.linear, seconds: 1)
      style.behavior.resting = 0
      scene.addOpen(edge == .start ? .refresh : .loadMore, style).isBusy = true
    }
    scene.wheel(to: offset)
    scene.list.runScroll.beginBack()
    #expect(scene.list.runScroll.isScrolling == (offset != target))
    scene.clock.advance(by: 0.5)
    #expect(abs(scene.offset - (offset + target) / 2) < 2)
    // Asked again, it goes on.
    scene.list.runScroll.beginBack()
    scene.clock.advance(by: 0.55)
    #expect(scene.offset == target && !scene.list.ticker.isRunning)
  }

  /// Or moved it, still past the edge.
  @Test(arguments: [(300.0, 300.0), (-20, 0)])
  func itEndsWhereSomethingElseBroughtTheContentBack(_ offset: Double, _ end: Double) {
    let (scene, _) = shown(.native)
    scene.wheel(to: -50)
    scene.list.runScroll.beginBack()
    scene.clock.advance(by: 0.05)
    scene.wheel(to: offset)
    scene.clock.advance(by: 1)
    #expect(scene.offset == end && !scene.list.ticker.isRunning)
  }

  @Test(arguments: [false, true])
  func aListScrollsToItsStart(reduceMotion: Bool) {
    let (scene, control) = shown(.native, at: 600)
    scene.list.restyle(Environment(reduceMotion: reduceMotion))
    scene.list.runScroll.beginToStart()
    scene.clock.advance(by: 0.05)
    // A run that cannot begin stops nothing.
    control.isBusy = true
    #expect(control.begin() == nil)
    #expect(reduceMotion ? scene.offset == 0 : scene.offset > 0)
    scene.clock.advance(by: 1)
    #expect(scene.offset == 0 && !scene.list.runScroll.isScrolling)
  }

  /// In the time of the part there, also where rows come before the reader on the way, and to the run that has
  /// room there.
  @Test(arguments: Bounce.allCases) func theStartOfTheContentHasItsRun(_ bounce: Bounce) {
    for reduceMotion in [false, true] {
      let (scene, control) = shown(bounce)
      let start = bounce == .native ? hold : 0
      control.style?.behavior.closing = .curve(.linear, seconds: 1)
      scene.list.restyle(Environment(reduceMotion: reduceMotion))
      control.begin()
      scene.clock.advance(by: 1)
      scene.wheel(to: 600)
      scene.clock.advance(by: 1.1)
      scene.list.runScroll.beginToStart()
      if !reduceMotion {
        scene.clock.advance(by: 0.5)
        #expect(abs(scene.offset - (600 - start) / 2) < 15)
        (scene.offset, scene.extent) = (scene.offset + 400, scene.extent + 400)
      }
      scene.clock.advance(by: 2)
      #expect(scene.gap == start && control.isRunning)
    }
  }
}
