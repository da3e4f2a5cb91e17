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
    await settle { control.run == nil && calls == 1 }
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

  @Test func aListIsScrolledToItsRun() {
    let scene = PlainList(offset: 600)
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    var milestones: [Milestone] = []
    control.onMilestone = { milestones.append($0) }
    scene.appear()
    control.begin()
    scene.clock.advance(by: 0.1)
    #expect(scene.offset > 0 && scene.offset < 600)
    scene.clock.advance(by: 1)
    #expect(scene.offset <= 0 && milestones == [.opened])
    #expect(control.progress?.overscroll == control.part?.behavior.hold.distance)
  }

  @Test func aRunIsShownWhenTheListAppears() {
    let scene = PlainList(offset: 600)
    let (control, _) = scene.add()
    control.onBegin = { _ in }
    control.begin()
    #expect(scene.offset == 600)
    scene.appear()
    #expect(scene.offset <= 0)
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
}
