import Overscroll
import OverscrollHosting
import OverscrollIndicators
import Testing

/// Loads that begin by themselves, up to a limit.
@MainActor
@Suite struct LoadLimitTests {
  /// A list that loads ten rows at its end as often as it may, with what each load ends with.
  @MainActor private final class Loading {
    let scene = PlainList()
    let control: PullControl
    private(set) var loads = 0
    var outcomes: [Outcome] = []

    init(limit: Int?) {
      control = scene.add(.loadMore).control
      control.automaticLoadLimit = limit
      control.onBegin = { [unowned self] run in
        loads += 1
        let outcome = outcomes.isEmpty ? .succeeded : outcomes.removeFirst()
        if outcome == .succeeded { scene.change(rows: 40) }
        run.end(outcome)
      }
      scene.appear()
    }

    /// Scrolls to the end, again and again.
    func scrollOn(_ times: Int = 1) {
      for _ in 0..<times {
        scene.wheelToTheEnd()
        scene.clock.advance(by: 10)
      }
    }
  }

  @Test(arguments: [(nil, 5), (0, 0), (1, 1), (3, 3)])
  func loadsBeginByThemselvesUpToTheLimit(_ limit: Int?, _ loads: Int) {
    let list = Loading(limit: limit)
    list.scrollOn(5)
    #expect(list.loads == loads)
    #expect(list.control.part?.behavior.trigger == (limit == nil ? .automatic : .tap))
  }

  @Test(arguments: [
    (Outcome.failed, Trigger.automatic), (.cancelled, .automatic), (.succeeded, .tap),
  ])
  func aLoadThatBroughtNothingDoesNotCount(_ outcome: Outcome, _ trigger: Trigger) {
    let list = Loading(limit: 1)
    list.outcomes = Array(repeating: outcome, count: 9)
    list.scene.wheelToTheEnd()
    #expect(list.loads == 1 && list.control.part?.behavior.trigger == trigger)
    // Nor is it tried again before its back-off.
    list.scene.clock.advance(by: 1)
    list.scene.wheel(to: list.scene.offset - 1)
    list.scene.wheel(to: list.scene.offset + 1)
    #expect(list.loads == 1)
    // After a cancellation nothing loads by itself.
    guard outcome != .cancelled else { return }
    list.outcomes = []
    list.scrollOn(3)
    #expect(list.loads == (trigger == .automatic ? 2 : 1))
    #expect(list.control.part?.behavior.trigger == .tap)
  }

  @Test func beyondTheLimitTheAppAndATapMayLoad() {
    let list = Loading(limit: 1)
    list.scrollOn(2)
    list.control.begin()
    #expect(list.loads == 2)
    list.scene.clock.advance(by: 3)
    list.scrollOn()
    #expect(list.loads == 2)
    // They do not count.
    list.control.automaticLoadLimit = 2
    list.scrollOn(2)
    #expect(list.loads == 3)
  }

  @Test(arguments: [(Outcome.succeeded, 2), (.failed, 1)])
  func aRefreshThatSucceedsCountsAnew(_ outcome: Outcome, _ loads: Int) throws {
    let list = Loading(limit: 1)
    let refresh = list.scene.addOpen()
    list.scrollOn(2)
    try #require(refresh.begin()).end(outcome)
    list.scene.clock.advance(by: 3)
    list.scrollOn(2)
    #expect(list.loads == loads)
  }

  /// The refresh has counted anew, so the load that it found at work takes nothing off.
  @Test func aLoadThatFailsAfterARefreshBesideItRaisesNoLimit() throws {
    let scene = PlainList()
    let refresh = scene.addOpen()
    let load = scene.addOpen(.loadMore)
    (refresh.mayRunTogether, load.automaticLoadLimit) = (true, 1)
    scene.appear()
    scene.wheelToTheEnd()
    let run = try #require(load.run)
    try #require(refresh.begin(scrollsToEdge: false)).end()
    scene.clock.advance(by: 2)
    run.end(.failed)
    scene.clock.advance(by: 10)
    scene.wheelToTheEnd()
    try #require(load.run).end()
    scene.change(rows: 40)
    scene.clock.advance(by: 3)
    scene.wheelToTheEnd()
    #expect(load.run == nil && load.part?.behavior.trigger == .tap)
  }

  /// The budget of a behavior is that of a drag, and what the app begins counts for none.
  @Test(arguments: [1, 3]) func oneDragLoadsAsOftenAsItMay(_ budget: Int) {
    var style = PullStyle.ring.loadMore
    style.behavior.budgetPerDrag = budget
    let scene = PlainList()
    let control = scene.add(.loadMore, style).control
    var loads = 0
    control.onBegin = { run in
      loads += 1
      scene.change(rows: 40)
      run.end()
    }
    scene.appear()
    for drag in 1...2 {
      scene.list.gestureBegins()
      scene.list.send(.contactBegan(id: 1, position: 0))
      for _ in 0..<5 {
        scene.wheelToTheEnd()
        scene.clock.advance(by: 3)
      }
      #expect(loads == (budget + 1) * drag - 1)
      control.begin()
      #expect(loads == (budget + 1) * drag)
      scene.clock.advance(by: 3)
      scene.release()
    }
  }

  /// What is pulled or tapped has no limit, nor has a refresh.
  @Test(arguments: [Behavior.backLoadMore, .tapLoadMore])
  func onlyWhatLoadsByItselfIsLimited(_ behavior: Behavior) {
    let scene = PlainList()
    var style = PullStyle.arrow.loadMore
    style.behavior = behavior
    let control = scene.addOpen(.loadMore, style)
    control.automaticLoadLimit = 0
    #expect(control.part?.behavior.trigger == behavior.trigger)
    let refresh = scene.addOpen()
    refresh.automaticLoadLimit = 0
    refresh.style?.behavior.trigger = .automatic
    #expect(refresh.part?.behavior.trigger == .automatic)
  }

  /// Rows that are there when a load ends may begin the next one in the same instant, but not beyond the limit.
  @Test(arguments: [1, 3]) func theEndOfALoadBeginsNoneBeyondTheLimit(_ limit: Int) {
    let scene = PlainList()
    let control = scene.add(.loadMore).control
    control.automaticLoadLimit = limit
    var loads = 0
    control.onBegin = { run in
      loads += 1
      // Less than the lead of half a screen.
      scene.change(rows: 2)
      run.end()
    }
    scene.appear()
    for _ in 0..<5 {
      scene.wheelToTheEnd()
      #expect(loads == limit)
      scene.clock.advance(by: 3)
    }
    #expect(loads == limit)
    control.automaticLoadLimit = nil
    scene.wheelToTheEnd()
    #expect(loads > limit)
  }
}

@MainActor
@Suite struct ExhaustionTests {
  @Test func theAppSaysThatThereIsNoMore() {
    let (_, control) = shown(as: .loadMore)
    #expect(!control.isExhausted)
    control.isExhausted = true
    #expect(control.isExhausted && control.phase == .exhausted)
    control.isExhausted = false
    #expect(!control.isExhausted)
  }

  @Test(arguments: [false, true]) func hidingKeepsIt(isExhausted: Bool) {
    let (_, control) = shown(as: .loadMore)
    if isExhausted { control.begin()?.end(.exhausted) }
    control.isHidden = true
    #expect(control.isExhausted == isExhausted && control.phase == .idle)
    control.isHidden = false
    #expect(control.isExhausted == isExhausted)
    #expect(control.phase == (isExhausted ? .exhausted : .idle))
  }

  @Test func aRecordingOfAListAtItsEndLoadsNothing() {
    let scene = PlainList(offset: 1_600)
    let control = scene.addOpen(.loadMore)
    control.isExhausted = true
    scene.appear()
    #expect(control.phase == .exhausted)
    var session = Session(axis: .vertical, bounce: .engine)
    scene.list.record { session.send($0) }
    #expect(session.phase(.end) == .exhausted)
  }

  @Test(arguments: [true, false])
  func theRefreshThatHasLoadedAllDoesNotResetIt(isHidden: Bool) throws {
    let scene = PlainList()
    let control = scene.addOpen(.loadMore)
    let (refresh, _) = scene.add()
    refresh.onBegin = { _ in }
    scene.appear()
    let run = try #require(refresh.begin())
    control.isHidden = isHidden
    control.isExhausted = true
    run.end()
    scene.clock.advance(by: 2)
    #expect(control.isExhausted)
    try #require(refresh.begin()).end()
    scene.clock.advance(by: 2)
    #expect(!control.isExhausted)
  }

  /// Unlike what the app says, what a load has found beside a refresh is older than the answer of that.
  @Test(arguments: [true, false])
  func theRefreshBesideALoadThatFoundTheEndResetsIt(isHidden: Bool) throws {
    let scene = PlainList()
    let (control, refresh) = (scene.addOpen(.loadMore), scene.addOpen())
    refresh.mayRunTogether = true
    scene.appear()
    let run = try #require(refresh.begin())
    control.resetExhausted()
    try #require(control.begin(scrollsToEdge: false)).end(.exhausted)
    #expect(control.isExhausted)
    control.isHidden = isHidden
    run.end()
    scene.clock.advance(by: 2)
    #expect(!control.isExhausted)
  }

  @Test(arguments: [Outcome.succeeded, .failed])
  func aRefreshReachesAHiddenFooter(outcome: Outcome) throws {
    let scene = PlainList()
    let control = scene.addOpen(.loadMore)
    let (refresh, _) = scene.add()
    refresh.onBegin = { _ in }
    scene.appear()
    control.isExhausted = true
    control.isHidden = true
    try #require(refresh.begin()).end(outcome)
    scene.clock.advance(by: 2)
    #expect(control.isExhausted == (outcome == .failed))
  }

  /// While hidden the engine has no part, and the app and a refresh still reach it.
  @Test func aHiddenControlIsSetAndResetByTheApp() {
    let (_, control) = shown(as: .loadMore)
    control.isHidden = true
    control.isExhausted = true
    #expect(control.isExhausted)
    control.resetExhausted()
    control.isHidden = false
    #expect(control.phase == .idle)
  }

  /// Near its end it would load otherwise.
  @Test func whatIsShownAgainAtTheEndLoadsNothing() {
    let (scene, control) = shown(as: .loadMore)
    control.isExhausted = true
    control.isHidden = true
    scene.wheelToTheEnd()
    control.isHidden = false
    #expect(control.phase == .exhausted && control.run == nil)
  }

  @Test func sayingItEndsTheRun() throws {
    let (_, control) = shown(as: .loadMore)
    let run = try #require(control.begin())
    control.isExhausted = true
    #expect(!run.isCurrent && control.isExhausted && control.progress?.lastOutcome == .exhausted)
    // Another end without a run says nothing.
    control.end(.failed)
    #expect(control.isExhausted)
  }

  @Test func aRefreshMayFindThatThereIsNoMore() throws {
    for isHidden in [false, true] {
      let scene = PlainList()
      let control = scene.addOpen(.loadMore)
      let refresh = scene.addOpen()
      scene.appear()
      control.isHidden = isHidden
      let run = try #require(refresh.begin())
      scene.clock.advance(by: 1)
      run.end(.exhausted)
      #expect(refresh.phase == .finishing(.exhausted) && !refresh.isExhausted)
      scene.clock.advance(by: 2)
      #expect(control.isExhausted && !refresh.isExhausted)
      control.isHidden = false
      #expect(control.phase == .exhausted)
    }
  }

  @Test func aRefreshIsNeverExhausted() {
    let scene = PlainList()
    let refresh = scene.addOpen()
    scene.appear()
    refresh.isExhausted = true
    #expect(!refresh.isExhausted && refresh.phase == .idle)
  }

  /// What a load-more is hidden for: no content, by its policy, and no run.
  @Test(arguments: [
    (0, ContentPolicy.hide, false, true), (0, .show, false, false), (0, .hide, true, false),
    (40, .hide, false, false),
  ])
  func withoutContentALoadMoreIsHidden(
    _ rows: Int,
    _ policy: ContentPolicy,
    _ isRunning: Bool,
    _ isHidden: Bool
  ) {
    let scene = PlainList(rows: rows)
    var style = PullStyle.arrow.loadMore
    style.behavior.emptyContent = policy
    let control = scene.addOpen(.loadMore, style)
    let refresh = scene.addOpen()
    scene.appear()
    if isRunning { control.begin() }
    #expect(control.part?.isHiddenWithoutContent == isHidden)
    #expect(refresh.part?.isHiddenWithoutContent == false)
  }
}
