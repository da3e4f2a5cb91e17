import Foundation
import Overscroll
import OverscrollClassics
import OverscrollHosting
import OverscrollIndicators
import OverscrollText
import Testing

/// The phase of a load-more that has failed.
@MainActor
@Suite struct FailureTests {
  /// What makes a failed load-more one that may load again, and the phase after it.
  enum Retry: CaseIterable {
    case begin, reset, refresh
  }

  @Test(arguments: Retry.allCases)
  func aLoadMoreThatFailedSaysSoUntilItIsTriedAgain(_ retry: Retry) throws {
    let scene = PlainList()
    let refresh = scene.addOpen()
    var style = PullStyle.arrow.loadMore
    style.behavior = .tapLoadMore
    let control = scene.addOpen(.loadMore, style)
    control.language = .en
    var phases: [PullControl.Phase] = []
    control.onPhase = { phases.append($0) }
    scene.appear()
    try #require(control.begin()).end(.failed)
    scene.clock.advance(by: 2)
    #expect(phases == [.running, .finishing(.failed), .failed])
    #expect(control.title(for: .failed) == "Could not load. Tap to retry")
    #expect(control.title(for: .idle) != control.title(for: .failed))
    let words = scene.hosts[1].wordsChanges
    switch retry {
    case .begin: control.begin()
    case .reset: control.resetExhausted()
    case .refresh: try #require(refresh.begin()).end()
    }
    scene.clock.advance(by: 2)
    #expect(phases.last == (retry == .begin ? .running : .idle))
    #expect(control.phase == phases.last && scene.hosts[1].wordsChanges > words)
  }

  @Test func aRefreshHasNoSuchPhase() throws {
    let (scene, control) = shown()
    try #require(control.begin()).end(.failed)
    scene.clock.advance(by: 3)
    #expect(control.phase == .idle && control.progress?.lastOutcome == .failed)
  }

  @Test func theEndOfARefreshThatFailedIsNone() throws {
    let scene = PlainList()
    let refresh = scene.addOpen()
    let load = scene.addOpen(.loadMore)
    scene.appear()
    try #require(load.begin()).end(.failed)
    scene.clock.advance(by: 2)
    try #require(refresh.begin()).end(.failed)
    scene.clock.advance(by: 3)
    #expect(load.phase == .failed)
  }
}

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
    let (scene, control) = list()
    scene.wheel(to: 900)
    control.begin(after: .nan)
    #expect(control.run == nil)
    control.begin(after: delay)
    #expect(control.run != nil && !scene.list.runScroll.isScrolling)
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

/// What a result says beyond its outcome.
@MainActor
@Suite struct ResultDetailTests {
  private struct Refused: Error {}
  private struct Explained: LocalizedError {
    var errorDescription: String? { "The server is being repaired." }
  }
  private struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let brought: RefreshResult?
    let error: (any Error)?
    let title: String

    init(_ brought: RefreshResult?, _ title: String) {
      (self.brought, error, self.title, testDescription) = (brought, nil, title, title)
    }

    init(_ error: any Error, _ title: String) {
      (brought, self.error, self.title, testDescription) = (nil, error, title, "\(error)")
    }
  }

  nonisolated private static let usual = Language.en.text(.headerSucceeded).description
  nonisolated private static let failed = Language.en.text(.headerFailed).description
  nonisolated private static func error(_ code: Int, _ domain: String? = nil) -> NSError {
    NSError(domain: domain ?? "NSURLErrorDomain", code: code)
  }
  nonisolated private static let cases = [
    Case(.updated(3), "3 new"), Case(.updated(0), "Nothing new"), Case(.unchanged, "Nothing new"),
    Case(.updated(1), "1 new"), Case(nil, usual), Case(Refused(), failed),
    // Not connected, roaming is off, data is not allowed; a time out, and another domain.
    Case(error(-1_009), "No connection"), Case(error(-1_018), "No connection"),
    Case(error(-1_020), "No connection"), Case(error(-1_001), failed), Case(error(-1_019), failed),
    Case(error(-1_009, "NSPOSIXErrorDomain"), failed),
    Case(Explained(), "The server is being repaired."),
  ]

  /// Refreshes once, and returns the list with the control while the result is shown.
  private func scene(
    _ style: PullStyle? = nil,
    _ prepare: (PullControl) -> Void = { _ in },
    _ step: @escaping RunAction.Step
  ) async -> (scene: PlainList, control: PullControl, host: PlainPart) {
    let scene = PlainList()
    let (control, host) = scene.addControl(.refresh, style, calling: .oneStep(step))
    prepare(control)
    scene.appear()
    control.begin()
    scene.clock.advance(by: 1)
    await settle { !control.isRunning }
    return (scene, control, host)
  }

  private func title(_ control: PullControl, in room: Double = 300) -> IndicatorWords {
    var words = IndicatorWords()
    guard let part = control.part, let progress = control.progress else { return words }
    words.update(part.words, progress, now: Date(), room: room) { text, _ in Double(text.count) * 10
    }
    return words
  }

  @Test(arguments: cases)
  private func theResultSaysIt(_ each: Case) async {
    let (list, control, _) = await scene {
      if let error = each.error { throw error }
      return RunResult(.succeeded, each.brought)
    }
    #expect(title(control).title == each.title)
    let announcements = [Self.usual: TextKey.announceSucceeded, Self.failed: .announceFailed]
    let spoken = announcements[each.title].map { Language.en.text($0).description }
    #expect(list.said.last == spoken ?? each.title)
  }

  @Test func aTextThatDoesNotFitInOneLineIsSpokenOnly() async {
    for (room, description, fits) in [
      (269.0, "Too long for so little room", false), (270, "Too long for so little room", true),
      (900, "Two\nlines", false),
    ] {
      let (list, control, _) = await scene(nil, { $0.errorText = { _ in description } }) {
        throw Refused()
      }
      let words = title(control, in: room)
      #expect(words.title == (fits ? description : Self.failed))
      #expect(words.spokenTitle == description && list.said.last == description)
      // A picture has room for 80 points beside it.
      var picture = PartPicture()
      guard let part = control.part, let progress = control.progress else { return }
      picture.updateWords(of: part, progress, breadth: room + 80) { text, _ in
        Double(text.count) * 10
      }
      #expect(picture.words.title == words.title)
    }
  }

  /// A figure, a gap and margins take 80 points beside it.
  @Test(arguments: [(480.0, true), (479.5, false)])
  func aTextFitsBesideTheFigureOrIsSpokenOnly(breadth: Double, fits: Bool) async throws {
    let text = String(repeating: "w", count: 40)
    let (_, control, _) = await scene(nil, { $0.errorText = { _ in text } }) { throw Refused() }
    let (part, progress) = try (#require(control.part), #require(control.progress))
    var picture = PartPicture()
    picture.updateWords(of: part, progress, breadth: breadth) { text, _ in Double(text.count) * 10 }
    #expect((picture.words.title == text) == fits)
  }

  @Test func theAppsTextsComeFirst() async {
    let own = await scene(nil, { $0.errorText = { _ in "Try later" } }) { throw Explained() }
    #expect(title(own.control).title == "Try later")
    let titled = await scene(nil, { $0.titles = { $0 == .finishing(.succeeded) ? "Done" : nil } }) {
      RunResult(.succeeded, .updated(3))
    }
    #expect(title(titled.control).title == "Done")
    // Also those of the app that a style is of.
    let original = await scene(.mj) { RunResult(.succeeded, .updated(3)) }
    #expect(title(original.control).title == original.control.title(for: .finishing(.succeeded)))
  }

  @Test func aResultAfterTheEndSaysNothing() async {
    var isOver = false
    let scene = PlainList()
    let (control, host) = scene.addControl(
      calling: .oneStep {
        try? await Task.sleep(nanoseconds: 1_000_000_000_000)
        isOver = true
        return RunResult(.succeeded, .updated(3))
      }
    )
    scene.appear()
    control.begin()
    await Task.yield()
    scene.clock.advance(by: 1)
    control.end()
    await settle { isOver }
    for _ in 0..<10 { await Task.yield() }
    #expect(!host.news.contains("brought 3") && scene.said.last == Self.usual)
  }

  @Test func itIsShownAsLongAsItTakesToRead() async {
    var own = PullStyle.arrow
    own.behavior.resultHold = 2
    for (style, brought, seconds) in [
      (PullStyle.arrow, RefreshResult.updated(3), 0.8), (.ring, .updated(3), 0.4),
      (.arrow, nil, 0.5),
      (own, .unchanged, 2),
    ] as [(PullStyle, RefreshResult?, Double)] {
      let (list, control, _) = await scene(style) { RunResult(.succeeded, brought) }
      list.clock.advance(by: seconds - 0.02)
      #expect(control.progress?.phase == .finishing(.succeeded), "\(seconds)")
      #expect(control.part?.behavior.resultHold == seconds)
    }
  }

  @Test func theNextRunSaysItsOwn() async {
    var results: [RefreshResult?] = [.updated(3), nil]
    let (list, control, host) = await scene { RunResult(.succeeded, results.removeFirst()) }
    #expect(host.news.contains("brought 3"))
    list.clock.advance(by: 3)
    control.begin()
    list.clock.advance(by: 1)
    await settle { !control.isRunning }
    #expect(title(control).title == Self.usual)
    #expect(control.part?.behavior.resultHold == 0.5)
  }
}
