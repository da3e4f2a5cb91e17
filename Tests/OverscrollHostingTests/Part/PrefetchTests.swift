import Foundation
import Overscroll
import OverscrollHosting
import OverscrollIndicators
import Testing

/// A handler in two steps: the first begins under the finger, the second never runs there.
@MainActor
@Suite struct PrefetchTests {
  private struct Refused: Error {}

  private struct Store: LastUpdatedStore {
    let date: Double?
    var lastUpdated: Double? {
      get { date }
      nonmutating set {}
    }
  }

  /// A list whose requests wait until they are answered.
  @MainActor
  private final class Feed {
    let list = PlainList()
    let control: PullControl
    private(set) var requests = 0
    private(set) var cancelled = 0
    private(set) var shown: [Int] = []
    /// How many requests the engine knows to be answered, or to have failed.
    private(set) var answers = 0
    private var waiting: [CheckedContinuation<Void, any Error>] = []

    init(_ prefetch: Prefetch = .whenArmed) {
      weak var feed: Feed?
      let action = RunAction.twoSteps {
        let number = try await feed?.request() ?? 0
        return {
          feed?.shown.append(number); return RunResult(.succeeded)
        }
      }
      control = list.addControl(calling: action).control
      control.style?.behavior.prefetch = prefetch
      feed = self
      list.appear()
      list.list.record { [weak self] event in
        if case .raw(let raw) = event.kind, raw.code == .prefetchFinished { self?.answers += 1 }
      }
    }

    private func request() async throws -> Int {
      requests += 1
      let number = requests
      try await withTaskCancellationHandler {
        try await withCheckedThrowingContinuation { waiting.append($0) }
      } onCancel: {
        Task { @MainActor in self.cancelled += 1 }
      }
      return number
    }

    func answer(_ result: Result<Void, any Error> = .success(())) async {
      let (waits, known, isPulled) = (waiting, answers, !control.isRunning)
      waiting = []
      for each in waits { each.resume(with: result) }
      if isPulled, !waits.isEmpty { await settle { answers > known } }
    }

    /// Pulls until the pull arms, and waits until the request has begun or an earlier answer is taken.
    func pull() async {
      let (begun, known) = (requests, answers)
      list.pull(200, isLetGo: false)
      await settle { requests > begun || answers > known }
    }
  }

  @Test func theRequestBeginsUnderTheFingerAndIsShownWhenItLetsGo() async {
    let feed = Feed()
    await feed.pull()
    #expect(feed.requests == 1 && feed.control.run == nil)
    await feed.answer()
    #expect(feed.shown == [])
    feed.list.release()
    await settle { feed.shown == [1] && !feed.control.isRunning }
    #expect(feed.control.progress?.lastOutcome == .succeeded && feed.requests == 1)
  }

  @Test func aRequestThatIsStillUnderWayIsThatOfTheRun() async {
    let feed = Feed()
    await feed.pull()
    feed.list.release()
    #expect(feed.control.isRunning && feed.requests == 1)
    await feed.answer()
    feed.list.clock.advance(by: 1)
    await settle { feed.shown == [1] && !feed.control.isRunning }
  }

  @Test func withoutTheSettingTheHandlerIsWhole() async {
    let feed = Feed(.never)
    feed.list.pull(200, isLetGo: false)
    #expect(feed.requests == 0)
    feed.list.release()
    await settle { feed.requests == 1 }
    await feed.answer()
    await settle { feed.shown == [1] }
  }

  @Test func aRequestThatFailsIsAFailureOnlyIfTheFingerLetsGo() async {
    for isLetGo in [true, false] {
      let feed = Feed()
      var errors = 0
      feed.control.onError = { _ in errors += 1 }
      await feed.pull()
      await feed.answer(.failure(Refused()))
      if isLetGo { feed.list.release() } else { feed.list.list.send(.contactCancelled(id: 1)) }
      if isLetGo { await settle { errors == 1 } }
      #expect(errors == (isLetGo ? 1 : 0))
      #expect(feed.control.progress?.lastOutcome == (isLetGo ? .failed : nil))
    }
  }

  @Test func aPullThatIsTakenBackCancelsTheRequest() async {
    let feed = Feed()
    await feed.pull()
    feed.list.list.send(.contactMoved(id: 1, position: 10))
    await settle { feed.cancelled == 1 }
    #expect(feed.shown == [])
  }

  @Test func anAnswerIsKeptForThePullThatFollows() async {
    for (age, seconds, requests) in [(nil, 0.5, 1), (nil, 1.2, 2), (60, 30, 1), (60, 90, 2)]
      as [(Double?, Double, Int)]
    {
      let feed = Feed()
      // Its age begins no run.
      feed.control.lastUpdatedStore = Store(date: feed.list.list.clock.date.timeIntervalSince1970)
      feed.control.maximumAge = age
      await feed.pull()
      await feed.answer()
      feed.list.list.send(.contactCancelled(id: 1))
      feed.list.clock.advance(by: seconds)
      await feed.pull()
      #expect(feed.requests == requests, "\(seconds) s of \(age ?? 1)")
      await feed.answer()
      feed.list.release()
      await settle { feed.shown == [requests] && !feed.control.isRunning }
      // Shown, it serves no other pull.
      feed.list.clock.advance(by: 2)
      await feed.pull()
      #expect(feed.requests == requests + 1)
    }
  }

  @Test func aRunOfTheAppTakesNoAnswerOfAPull() async {
    let feed = Feed()
    await feed.pull()
    await feed.answer()
    feed.list.list.send(.contactCancelled(id: 1))
    feed.control.begin()
    await settle { feed.requests == 2 }
    await feed.answer()
    await settle { feed.shown == [2] }
  }

  @Test func onlyAHandlerInTwoStepsRequestsEarly() {
    let control = PlainList().add { .succeeded }.control
    control.style?.behavior.prefetch = .whenArmed
    #expect(control.part?.behavior.prefetch == .never)
    #expect(Feed().control.part?.behavior.prefetch == .whenArmed)
  }

  @Test func anOwnerMayGoBetweenTheSteps() async {
    @MainActor final class Owner { func load() async -> Int { 1 } }
    let scene = PlainList()
    var owner: Owner? = Owner()
    var (shown, answers) = (0, 0)
    if let owner {
      scene.controls.onRefresh(for: owner) {
        await $0.load()
      } show: {
        shown += $1
      }
    }
    let control = scene.controls.refresh
    control?.style?.behavior.prefetch = .whenArmed
    scene.appear()
    scene.list.record { event in
      if case .raw(let raw) = event.kind, raw.code == .prefetchFinished { answers += 1 }
    }
    scene.pull(200, isLetGo: false)
    await settle { answers == 1 }
    owner = nil
    scene.release()
    await settle { control?.isRunning == false }
    #expect(shown == 0 && control?.progress?.lastOutcome == .cancelled)
  }

  @Test(arguments: [true, false])
  func aControlThatLeavesCancelsTheRequest(_ isInACallback: Bool) async {
    let feed = Feed()
    let (part, load) = (feed.control.part, feed.list.addOpen(.loadMore))
    load.onPhase = { _ in feed.list.list.removeAll() }
    await feed.pull()
    if isInACallback { load.isExhausted = true } else { feed.control.remove() }
    await settle { feed.cancelled == 1 }
    #expect(part?.list == nil)
  }

  @Test func aRunThatIsCancelledCancelsTheRequestThatItTookOver() async {
    let feed = Feed()
    await feed.pull()
    feed.list.release()
    feed.control.cancel()
    await settle { feed.cancelled == 1 }
    #expect(feed.shown == [] && feed.control.progress?.lastOutcome == .cancelled)
  }
}
