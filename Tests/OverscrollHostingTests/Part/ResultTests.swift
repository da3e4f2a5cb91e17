import Foundation
import Overscroll
import OverscrollHosting
import OverscrollIndicators
import OverscrollText
import Testing

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
  nonisolated private static let offline = NSError(domain: "NSURLErrorDomain", code: -1_009)
  nonisolated private static let timedOut = NSError(domain: "NSURLErrorDomain", code: -1_001)
  nonisolated private static let cases = [
    Case(.updated(3), "3 new"), Case(.updated(0), "Nothing new"), Case(.unchanged, "Nothing new"),
    Case(nil, usual), Case(offline, "No connection"), Case(timedOut, failed),
    Case(Refused(), failed),
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
    for (room, description) in [(100.0, "Too long for so little room"), (900, "Two\nlines")] {
      let (list, control, _) = await scene(nil, { $0.errorText = { _ in description } }) {
        throw Refused()
      }
      let words = title(control, in: room)
      #expect(words.title == Self.failed && words.spokenTitle == description)
      #expect(list.said.last == description)
    }
  }

  @Test func theAppsTextsComeFirst() async {
    let own = await scene(nil, { $0.errorText = { _ in "Try later" } }) { throw Explained() }
    #expect(title(own.control).title == "Try later")
    let titled = await scene(nil, { $0.titles = { $0 == .finishing(.succeeded) ? "Done" : nil } }) {
      RunResult(.succeeded, .updated(3))
    }
    #expect(title(titled.control).title == "Done")
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
