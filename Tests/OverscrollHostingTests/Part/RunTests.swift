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
    let scene = PlainList()
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    scene.appear()
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
    let scene = PlainList()
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    scene.appear()
    let first = try #require(control.begin())
    control.cancel()
    scene.clock.advance(by: 2)
    let second = try #require(control.begin())
    scene.clock.advance(by: 1)
    // The second detached call is behind the first one in the order of the main actor.
    await Task.detached { first.end() }.value
    await Task.detached { second.end(.failed) }.value
    await settle { !second.isCurrent }
    #expect(control.progress?.lastOutcome == .failed)
  }

  @Test func aSilentRunCallsNothing() async {
    let scene = PlainList()
    var calls = 0
    let (control, host) = scene.add {
      calls += 1; return .succeeded
    }
    scene.appear()
    control.begin(callsAction: false)
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

  @Test func aRunOutOfViewIsOpenedOnce() throws {
    let scene = PlainList(offset: 600)
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    var milestones: [Milestone] = []
    control.onMilestone = { milestones.append($0) }
    scene.appear()
    control.begin()
    scene.clock.advance(by: 1)
    #expect(milestones == [.opened])
    control.end()
    scene.clock.advance(by: 2)
    #expect(milestones == [.opened, .closingBegan, .closed])
  }

  /// One ease of the opening or the closing, whether the engine moves the content or the list scrolls.
  @Test(arguments: [true, false])
  func aBeginScrollsToItsEdgeUnlessItIsToldNotTo(_ scrolls: Bool) {
    let scene = PlainList(offset: 900)
    let control = scene.addOpen()
    scene.appear()
    control.begin(scrollsToEdge: scrolls)
    scene.clock.advance(by: 1)
    #expect(scene.gap == (scrolls ? PullStyle.arrow.behavior.hold.distance : -900))
    control.end()
    scene.clock.advance(by: 3)
    #expect(scene.gap == (scrolls ? 0 : -900))
  }

  /// The reader has scrolled away, and asks again.
  @Test func aSecondBeginScrollsToThePresentRun() throws {
    let scene = PlainList()
    let control = scene.addOpen()
    scene.appear()
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
    let scene = PlainList(offset: 300)
    let control = scene.addOpen(.loadMore)
    scene.appear()
    control.begin()
    scene.clock.advance(by: 1)
    #expect(scene.offset == 300 && control.isRunning)
  }

  @Test func aSilentBeginTakesNoActionFromAPresentRun() {
    let scene = PlainList()
    var calls = 0
    let (control, _) = scene.add()
    control.onBegin = { _ in calls += 1 }
    scene.appear()
    control.begin()
    control.begin(callsAction: false)
    scene.clock.advance(by: 1)
    #expect(calls == 1)
    control.end()
    scene.clock.advance(by: 3)
    control.begin()
    #expect(calls == 2)
  }

  /// Each comes once; a cancelled run need not have opened.
  @Test(arguments: [(Outcome.succeeded, true), (.failed, true), (.cancelled, false)])
  func milestonesComeOnceAndInOrder(_ outcome: Outcome, _ opens: Bool) {
    let scene = PlainList()
    let control = scene.addOpen()
    var milestones: [Milestone] = []
    control.onMilestone = { milestones.append($0) }
    scene.appear()
    control.begin()
    if outcome == .cancelled { control.cancel() } else { control.end(outcome) }
    scene.clock.advance(by: 3)
    #expect(milestones == (opens ? [.opened] : []) + [.closingBegan, .closed])
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

  @Test func leavingCancelsTheHandler() async {
    let scene = PlainList()
    var wasCancelled = false
    let (control, host) = scene.add {
      do { try await Task.sleep(nanoseconds: 1_000_000_000_000) } catch { wasCancelled = true }
      return .succeeded
    }
    scene.appear()
    control.begin()
    scene.clock.advance(by: 1)
    await Task.yield()
    scene.list.removeAll()
    await settle { wasCancelled }
    #expect(wasCancelled && host.hasLeft && control.part == nil)
  }

  /// What nothing will open is open at once: out of view, or with nothing to hold.
  @Test(arguments: [Role.refresh, .loadMore]) func whatNothingOpensIsOpenAtOnce(_ role: Role) {
    let scene = PlainList(offset: 300)
    let control = scene.addOpen(role)
    var milestones: [Milestone] = []
    control.onMilestone = { milestones.append($0) }
    scene.appear()
    for count in 1...2 {
      control.begin(scrollsToEdge: false)
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
    let hidden = PlainList(offset: 300).addOpen()
    var count = 0
    hidden.onMilestone = { _ in count += 1 }
    hidden.begin(scrollsToEdge: false)
    #expect(hidden.isRunning && count == 0)
  }

  /// A run begun off the screen is in view once; the next appearance leaves the reader where it is.
  @Test(arguments: [true, false]) func aRunIsShownByOneAppearance(_ scrolls: Bool) {
    let scene = PlainList(offset: 600)
    let control = scene.addOpen()
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
  @Test(arguments: [true, false]) func aHandlerThatIsNotNeededIsCancelled(_ isCancelled: Bool) async
  {
    let scene = PlainList()
    var wasCancelled = false
    let (control, _) = scene.add {
      do { try await Task.sleep(nanoseconds: 1_000_000_000_000) } catch { wasCancelled = true }
      return .failed
    }
    scene.appear()
    control.begin()
    await Task.yield()
    if isCancelled { control.cancel() } else { control.end() }
    scene.clock.advance(by: 1)
    await settle { wasCancelled }
    #expect(
      wasCancelled && control.progress?.lastOutcome == (isCancelled ? .cancelled : .succeeded)
    )
  }

  @Test func anEndWithoutARunSaysNothing() {
    let scene = PlainList()
    let control = scene.addOpen(.loadMore)
    scene.appear()
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
