import Overscroll
import OverscrollHosting
import OverscrollIndicators
import Testing

@MainActor
@Suite struct RunTests {
  private struct Refused: Error {}

  @Test func aPullCallsTheHandlerAndItsReturnEndsTheRun() async {
    let scene = PlainList()
    var calls = 0
    let (control, host) = scene.add {
      calls += 1; return .succeeded
    }
    scene.appear().pull(200)
    await scene.end(control)
    #expect(calls == 1)
    scene.clock.advance(by: 2)
    #expect(host.news.first == "pulling")
    #expect(host.news.contains("began"))
    #expect(host.news.suffix(2) == ["closed", "idle"])
    #expect(control.phase == .idle)
  }

  @Test func anErrorFailsTheRunAndIsReported() async {
    let scene = PlainList()
    let (control, host) = scene.add { throw Refused() }
    var errors: [any Error] = []
    control.onError = { errors.append($0) }
    scene.appear()
    control.begin()
    await settle { !errors.isEmpty }
    scene.clock.advance(by: 1)
    #expect(errors.first is Refused)
    #expect(host.news.contains("failed"))
    #expect(control.progress?.lastOutcome == .failed)
  }

  @Test func aRunThatNothingCanEndFailsAtOnce() {
    let scene = PlainList()
    let (control, _) = scene.add()
    scene.appear()
    control.begin()
    scene.clock.advance(by: 1)
    #expect(control.progress?.lastOutcome == .failed)
    #expect(scene.logged.count == 1 && scene.logged[0].contains("no handler"))
  }

  @Test(arguments: [true, false])
  func aRunWithoutAHandlerIsEndedByTheApp(byDelegate: Bool) throws {
    let scene = PlainList()
    let (control, host) = scene.add()
    host.endsRuns = byDelegate
    if !byDelegate { control.onBegin = { _ in } }
    scene.appear()
    let run = try #require(control.begin())
    scene.clock.advance(by: 1)
    #expect(run.isCurrent)
    run.end()
    #expect(!run.isCurrent)
    run.end(.failed)
    #expect(control.progress?.lastOutcome == .succeeded)
  }

  @Test func aRunEndsFromAnyThread() async throws {
    let (scene, control) = shown()
    let run = try #require(control.begin())
    scene.clock.advance(by: 1)
    await Task.detached { run.end(.failed) }.value
    await settle { !run.isCurrent }
    #expect(control.progress?.lastOutcome == .failed)
    scene.clock.advance(by: 2)
    control.begin()
    scene.clock.advance(by: 1)
    await Task.detached { control.end() }.value
    await settle { !control.isRunning }
    #expect(control.progress?.lastOutcome == .succeeded)
  }

  @Test func aLateEndFromAnotherThreadEndsNoOtherRun() async throws {
    let (scene, control) = shown()
    let first = try #require(control.begin())
    control.cancel()
    scene.clock.advance(by: 2)
    let second = try #require(control.begin())
    scene.clock.advance(by: 1)
    first.cancel()
    #expect(second.isCurrent)
    // The second detached call is behind the first one in the order of the main actor.
    await Task.detached { first.end() }.value
    await Task.detached { second.end(.failed) }.value
    await settle { !second.isCurrent }
    #expect(control.progress?.lastOutcome == .failed)
  }

  /// Also where the action waits, and where the app begins it twice.
  @Test(arguments: [0, 0.5]) func aSilentRunCallsNothing(_ delay: Double) async {
    let scene = PlainList()
    var calls = 0
    let (control, host) = scene.add {
      calls += 1; return .succeeded
    }
    control.style?.behavior.actionDelay = delay
    scene.appear()
    for _ in 0..<2 { control.begin(callsAction: false) }
    scene.clock.advance(by: 1)
    await Task.yield()
    #expect(control.run != nil && calls == 0)
    #expect(!host.news.contains("began"))
    control.end()
    scene.clock.advance(by: 2)
    control.begin()
    scene.clock.advance(by: 1)
    await settle { calls == 1 }
    #expect(calls == 1)
  }

  /// One ease of the opening or the closing, whether the engine moves the content or the list scrolls.
  @Test(arguments: [true, false])
  func aBeginScrollsToItsEdgeUnlessItIsToldNotTo(_ scrolls: Bool) {
    let (scene, control) = shown(at: 900)
    control.begin(scrollsToEdge: scrolls)
    scene.clock.advance(by: 1)
    #expect(scene.gap == (scrolls ? PullStyle.arrow.behavior.hold.distance : -900))
    control.end()
    scene.clock.advance(by: 3)
    #expect(scene.gap == (scrolls ? 0 : -900))
  }

  /// The reader has scrolled away, and asks again.
  @Test func aSecondBeginScrollsToThePresentRun() throws {
    let (scene, control) = shown()
    let run = try #require(control.begin())
    scene.clock.advance(by: 1)
    scene.wheel(to: 900)
    scene.clock.advance(by: 1)
    #expect(control.begin()?.token == run.token)
    scene.clock.advance(by: 1)
    #expect(scene.gap == PullStyle.arrow.behavior.hold.distance)
  }

  /// A load-more that loads by itself holds nothing, so there is nothing to scroll to.
  @Test func whatHoldsNothingIsNotScrolledTo() {
    let (scene, control) = shown(as: .loadMore, at: 300)
    control.begin()
    scene.clock.advance(by: 1)
    #expect(scene.offset == 300 && control.isRunning)
  }

  /// Also where the action waits, or its timer is late.
  @Test(arguments: [(0, false), (0.5, false), (0.5, true)])
  func aSilentBeginTakesNoActionFromAPresentRun(_ delay: Double, _ isLate: Bool) {
    let scene = PlainList()
    var calls = 0
    let (control, _) = scene.add()
    control.onBegin = { _ in calls += 1 }
    control.style?.behavior.actionDelay = delay
    scene.appear()
    control.begin()
    if isLate { scene.list.ticker.stop() }
    scene.clock.advance(by: isLate ? 1 : 0.1)
    #expect(calls == (delay == 0 ? 1 : 0))
    control.begin(callsAction: false)
    scene.clock.advance(by: 1)
    #expect(calls == 1)
    control.end()
    scene.clock.advance(by: 3)
    control.begin()
    scene.clock.advance(by: 1)
    #expect(calls == 2)
  }

  /// Before the action of the first has started.
  @Test func aRunThatACallbackReplacesStartsNoAction() {
    let scene = PlainList()
    let control = scene.addOpen()
    var (begun, isReplaced): ([RunToken], Bool) = ([], false)
    control.onBegin = { begun.append($0.token) }
    control.onPhase = { phase in
      guard phase == .running, !isReplaced else { return }
      isReplaced = true
      control.cancel()
      control.begin()
    }
    scene.appear()
    control.begin()
    #expect(begun == [control.run?.token])
  }

  @Test func aRunThatItsBeginningEndsCallsNoHandler() async {
    let scene = PlainList()
    var calls = 0
    let (control, _) = scene.add {
      calls += 1; return .succeeded
    }
    control.onBegin = { $0.cancel() }
    scene.appear()
    control.begin()
    for _ in 0..<10 { await Task.yield() }
    #expect(calls == 0 && control.progress?.lastOutcome == .cancelled)
  }

  /// Each comes once; a cancelled run need not have opened.
  @Test(arguments: [(Outcome.succeeded, true), (.failed, true), (.cancelled, false)])
  func milestonesComeOnceAndInOrder(_ outcome: Outcome, _ opens: Bool) {
    for seconds in [0.3, 0] {
      let scene = PlainList()
      let control = scene.addOpen()
      control.style?.behavior.minimumRunning = seconds
      control.style?.behavior.resultHold = seconds
      var milestones: [Milestone] = []
      control.onMilestone = { milestones.append($0) }
      scene.appear()
      control.begin()
      if outcome == .cancelled { control.run?.cancel() } else { control.end(outcome) }
      scene.clock.advance(by: 3)
      #expect(milestones == (opens ? [.opened] : []) + [.closingBegan, .closed])
    }
  }

  @Test func whatACallbackTakesAwayHearsNoMore() {
    let scene = PlainList()
    let control = scene.addOpen()
    control.style?.behavior.minimumRunning = 0
    var milestones: [Milestone] = []
    control.onMilestone = {
      milestones.append($0)
      scene.list.removeAll()
    }
    scene.appear()
    control.begin()
    control.end()
    #expect(milestones == [.opened] && scene.hosts[0].news.last == "opened")
  }

  @Test func endingInsideTheBeginningAndBeginningInsideTheEndLeaveNothingBehind() {
    let scene = PlainList()
    let (control, _) = scene.add()
    var (runs, left) = (0, 3)
    control.onBegin = { run in
      runs += 1
      run.end()
    }
    control.onPhase = { phase in
      guard phase == .finishing(.succeeded), left > 0 else { return }
      left -= 1
      control.begin()
    }
    scene.appear()
    control.begin()
    scene.clock.advance(by: 6)
    #expect(runs == 4 && control.phase == .idle && scene.isAtRest)
  }

  /// As long as its owner lives; then a run ends as cancelled.
  @Test func anOwnerIsHeldWeakly() async {
    @MainActor final class Owner { var runs = 0 }
    for role in [Role.refresh, .loadMore] {
      let scene = PlainList()
      var owner: Owner? = Owner()
      let seen = { [weak owner] in owner }
      if let owner {
        switch role {
        case .refresh: scene.controls.onRefresh(for: owner) { $0.runs += 1 }
        case .loadMore:
          scene.controls.onLoadMore(for: owner) { owner in
            owner.runs += 1
            return .exhausted
          }
        }
      }
      scene.appear()
      let control = scene.controls.refresh ?? scene.controls.loadMore
      control?.begin()
      await scene.end(control)
      scene.clock.advance(by: 1)
      #expect(seen()?.runs == 1)
      #expect(control?.progress?.lastOutcome == (role == .refresh ? .succeeded : .exhausted))
      control?.resetExhausted()
      scene.clock.advance(by: 3)
      owner = nil
      #expect(seen() == nil)
      control?.begin()
      await settle { control?.run == nil }
      scene.clock.advance(by: 1)
      #expect(control?.progress?.lastOutcome == .cancelled)
    }
  }

  /// What a handler does, and what its run ends with; only an error of its own is told.
  @Test func aHandlersEndIsTheRunsEnd() async {
    let ends: [(@MainActor () async throws -> Outcome, Outcome, Int)] = [
      ({ .succeeded }, .succeeded, 0), ({ .failed }, .failed, 0), ({ .exhausted }, .exhausted, 0),
      ({ throw Refused() }, .failed, 1), ({ throw CancellationError() }, .cancelled, 0),
    ]
    for (action, outcome, count) in ends {
      let scene = PlainList()
      let (control, _) = scene.add(.loadMore, nil, at: nil, action)
      var errors = 0
      control.onError = { _ in errors += 1 }
      scene.appear()
      control.begin()
      await settle { control.run == nil }
      #expect(control.progress?.lastOutcome == outcome && errors == count)
    }
  }

  /// A request throws an error of its own when it is cancelled.
  @Test func anErrorAfterACancellationIsNotTold() async {
    let scene = PlainList()
    var (errors, isOver) = (0, false)
    let (control, _) = scene.add {
      defer { isOver = true }
      do { try await Task.sleep(nanoseconds: 1_000_000_000_000) } catch { throw Refused() }
      return .succeeded
    }
    control.onError = { _ in errors += 1 }
    scene.appear()
    control.begin()
    await Task.yield()
    control.cancel()
    await settle { isOver }
    await Task.yield()
    #expect(isOver && errors == 0 && control.progress?.lastOutcome == .cancelled)
  }

  @Test(arguments: [true, false]) func leavingCancelsTheHandler(_ isInACallback: Bool) async {
    let scene = PlainList()
    var wasCancelled = false
    let (control, host) = scene.add {
      do { try await Task.sleep(nanoseconds: 1_000_000_000_000) } catch { wasCancelled = true }
      return .succeeded
    }
    let part = control.part
    if isInACallback { control.onMilestone = { _ in scene.list.removeAll() } }
    scene.appear()
    control.begin()
    await Task.yield()
    scene.clock.advance(by: 1)
    if !isInACallback { scene.list.removeAll() }
    await settle { wasCancelled }
    #expect(host.hasLeft && control.part == nil && part?.list == nil)
  }

  /// What nothing will open is open at once: out of view, or with nothing to hold.
  @Test(arguments: [Role.refresh, .loadMore]) func whatNothingOpensIsOpenAtOnce(_ role: Role) {
    let scene = PlainList(offset: 300)
    let control = scene.addOpen(role)
    var milestones: [Milestone] = []
    control.onMilestone = { milestones.append($0) }
    scene.appear()
    for count in 1...2 {
      control.begin(scrollsToEdge: role == .loadMore)
      #expect(milestones.count == 3 * count - 2 && milestones.last == .opened)
      control.end()
      scene.clock.advance(by: 3)
    }
    #expect(milestones == [.opened, .closingBegan, .closed, .opened, .closingBegan, .closed])
  }

  /// A finger that holds a run, or a list that is not seen, opens nothing.
  @Test func whatIsHeldByAFingerIsNotOpenYet() {
    let scene = PlainList()
    var style = PullStyle.ring
    style.behavior.trigger = .reach
    let control = scene.addOpen(.refresh, style)
    var milestones: [Milestone] = []
    control.onMilestone = { milestones.append($0) }
    scene.appear().pull(300, isLetGo: false)
    #expect(control.isRunning && milestones.isEmpty)
    scene.release()
    #expect(milestones.isEmpty)
    scene.clock.advance(by: 2)
    #expect(milestones == [.opened])
    let other = PlainList(offset: 300)
    let hidden = other.addOpen()
    milestones = []
    hidden.onMilestone = { milestones.append($0) }
    hidden.begin(scrollsToEdge: false)
    #expect(hidden.isRunning && milestones.isEmpty)
    other.appear()
    #expect(milestones == [.opened])
  }

  /// It holds what is past the edge, and nothing else.
  @Test(arguments: [(300, true), (-0.5, false)] as [(Double, Bool)])
  func aFingerInsideTheContentHoldsNoRun(_ offset: Double, _ opens: Bool) {
    let scene = PlainList(offset: offset, .native)
    let control = scene.addOpen()
    var milestones: [Milestone] = []
    control.onMilestone = { milestones.append($0) }
    scene.appear()
    scene.isTouched = true
    scene.list.send(.contactBegan(id: 1, position: 0))
    control.begin(scrollsToEdge: false)
    #expect(control.isRunning && milestones == (opens ? [.opened] : []))
  }

  /// In the first frame, at either edge; what has ended by then, or could not begin, is not scrolled to.
  @Test(arguments: Edge.allCases, Bounce.allCases)
  func aRunThatIsStillThereIsInViewAtOnce(_ edge: Edge, _ bounce: Bounce) {
    for (meanwhile, isSeen) in [("", true), ("ended", false), ("refused", false)] {
      let scene = PlainList(offset: 600, bounce)
      var style = PullStyle.ring.loadMore
      style.behavior = .backLoadMore
      let control = scene.addOpen(.loadMore, style, at: edge)
      // Off the screen, or not on it yet.
      if bounce == .engine || edge == .end {
        scene.appear()
        scene.list.disappear()
      }
      control.isBusy = meanwhile == "refused"
      control.begin()
      control.isBusy = false
      if meanwhile == "ended" { control.cancel() } else { control.begin(scrollsToEdge: false) }
      #expect(!scene.list.ticker.isRunning)
      scene.appear()
      let gap = edge == .start ? scene.gap : 400 - 2_000 - scene.gap
      #expect(gap == (isSeen ? 56 : edge == .start ? -600 : -1_000), "\(meanwhile)")
    }
  }

  /// A run begun off the screen is in view once; the next appearance leaves the reader where it is.
  @Test(arguments: [true, false], [true, false])
  func aRunIsShownByOneAppearance(_ scrolls: Bool, _ isShown: Bool) {
    let scene = PlainList(offset: 600)
    let control = scene.addOpen()
    if isShown { scene.appear() }
    control.begin(scrollsToEdge: scrolls)
    scene.appear()
    scene.clock.advance(by: 1)
    #expect(scene.gap == (scrolls ? PullStyle.arrow.behavior.hold.distance : -600))
    scene.wheel(to: 500)
    scene.comeBack()
    scene.clock.advance(by: 1)
    #expect(scene.gap == -500 && control.isRunning)
  }

  /// The app answers before its handler returns, which is cancelled and ends nothing.
  @Test(arguments: ["cancelled", "ended", "hidden off the screen"])
  func aHandlerThatIsNotNeededIsCancelled(_ end: String) async {
    let scene = PlainList()
    var wasCancelled = false
    let (control, _) = scene.add {
      do { try await Task.sleep(nanoseconds: 1_000_000_000_000) } catch { wasCancelled = true }
      return .failed
    }
    if end != "hidden off the screen" { scene.appear() }
    control.begin()
    await Task.yield()
    switch end {
    case "cancelled": control.cancel()
    case "ended": control.end()
    default: control.isHidden = true
    }
    scene.clock.advance(by: 1)
    await settle { wasCancelled }
    let outcome = control.progress?.lastOutcome
    #expect(outcome == ["cancelled": .cancelled, "ended": .succeeded][end] || control.isHidden)
  }

  @Test func anEndWithoutARunSaysNothing() {
    let (_, control) = shown(as: .loadMore)
    for outcome in [Outcome.succeeded, .failed, .cancelled] { control.end(outcome) }
    #expect(!control.isExhausted && control.phase == .idle && !control.isHidden)
    control.end(.exhausted)
    #expect(control.isExhausted)
  }

  /// Without an owner, too: at which side, for what, and with which outcome.
  @Test func eachWayToAddAControlHasItsSideAndItsOutcome() async {
    @MainActor final class Feed {
      var pages = 0
      func load() async throws -> [Int] { [1, 2, 3] }
      func next() async throws -> Bool { true }
    }
    let feed = Feed()
    let ways: [(@MainActor (PullControls) -> PullControl, ScrollEdge, Role, Outcome)] = [
      ({ $0.onRefresh {} }, .top, .refresh, .succeeded),
      ({ $0.onRefresh(for: feed) { _ in } }, .top, .refresh, .succeeded),
      ({ $0.onRefresh { throw Refused() } }, .top, .refresh, .failed),
      ({ $0.onLoadMore { .exhausted } }, .bottom, .loadMore, .exhausted),
      ({ $0.onLoadMore(for: feed) { _ in .failed } }, .bottom, .loadMore, .failed),
      ({ $0.onRefresh(at: .bottom) {} }, .bottom, .refresh, .succeeded),
      ({ $0.onLoadMore(at: .top) { .succeeded } }, .top, .loadMore, .succeeded),
      // Several statements, and an answer that is not used.
      ({ $0.onRefresh { _ = try await feed.load() } }, .top, .refresh, .succeeded),
      ({ $0.onRefresh { throw CancellationError() } }, .top, .refresh, .cancelled),
      (
        {
          $0.onRefresh(for: feed) { feed in
            let rows = try await feed.load()
            feed.pages += rows.count
          }
        }, .top, .refresh, .succeeded
      ),
      (
        {
          $0.onLoadMore(for: feed) { feed in
            let rows = try await feed.load()
            return rows.isEmpty ? .succeeded : .failed
          }
        }, .bottom, .loadMore, .failed
      ),
      (
        { $0.onLoadMore(for: feed) { try await $0.next() ? .succeeded : .exhausted } }, .bottom,
        .loadMore, .succeeded
      ),
      // In two steps.
      (
        { $0.onRefresh(for: feed, fetch: { try await $0.load() }, show: { $0.pages += $1.count }) },
        .top, .refresh, .succeeded
      ),
      (
        {
          $0.onLoadMore(for: feed) {
            try await $0.load()
          } show: { feed, rows in
            feed.pages == 6 && rows == [1, 2, 3] ? .exhausted : .failed
          }
        }, .bottom, .loadMore, .exhausted
      ),
    ]
    for (add, edge, role, outcome) in ways {
      let scene = PlainList()
      let control = add(scene.controls)
      scene.appear()
      #expect(control.edge == edge && control.style?.behavior.role == role)
      control.begin()
      await scene.end(control)
      #expect(control.progress?.lastOutcome == outcome)
    }
  }
}
