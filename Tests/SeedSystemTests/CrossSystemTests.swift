import Overscroll
import OverscrollTestSupport
import Testing

/// Common to all five: checks X1 to X3.
@Suite struct CrossSystemTests {
  static let headers = OriginalRow.headers.map(\.behavior)
  static let footers =
    OriginalRow.footers.map(\.behavior) + [.mjAutoFooter, .mjAutoFooter(.original)]

  /// The pull is measured from the app's own inset, whatever its value.
  @Test(arguments: headers, [0.0, 64, 88])
  func X01_theBarAboveTheContentChangesNothing(_ behavior: Behavior, _ bar: Double) {
    var session = RecordedSession(start: behavior, baseStart: bar)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    for pull in [10.0, 45, 61, 79] {
      session.scroll(to: -bar - pull, at: pull)
      let progress = session.session.progress(.start)
      let range = behavior.arm.distance - behavior.startDistance
      #expect(progress.overscroll == pull)
      #expect(progress.fraction == max(0, (pull - behavior.startDistance) / range))
    }
  }

  @Test(arguments: headers, footers)
  func X02_aHeaderAndAFooterNeverRunTogetherAndGiveAllInsetsBack(
    _ header: Behavior,
    _ footer: Behavior
  ) {
    for seed in 0..<40 {
      let run = RandomRun(seed: UInt64(seed), start: header, end: footer)
      let host = run.play()
      #expect(host.invariants.violation == nil, Comment(rawValue: run.explained()))
    }
  }

  /// Actions in addition to begin and end.
  enum Trick: CaseIterable {
    case endWithinTheAction
    case endTwice
    case beginTwice
    case beginWhileClosing
  }

  @Test(arguments: headers, Trick.allCases)
  func X03_whateverTheOrderOfBeginAndEndAllComesToRest(_ behavior: Behavior, _ trick: Trick) {
    for toolkit in Toolkit.all {
      var view = ScrollViewModel(Scene(edge: .start, toolkit: toolkit), behavior, base: 64)
      var runs: [UInt32] = [1]
      view.begin()
      switch trick {
      case .endWithinTheAction:
        // With an action delay the end comes first, and there is no action to start.
        if behavior.actionDelay > 0 { runs = [] }
      case .endTwice:
        view.run(for: 1)
        view.finishAction()
      case .beginTwice:
        view.begin()
        view.run(for: 1)
      case .beginWhileClosing:
        view.run(for: 1)
        view.finishAction()
        view.run(for: 0.1)
        view.begin()
        view.run(for: 1)
        runs = [1, 2]
      }
      view.finishAction()
      view.send(.actionFinished(.start, RunToken(number: 1), .succeeded))
      view.run(for: 2)
      #expect(view.startedRuns == runs)
      #expect(view.phase == .idle)
      #expect(view.inset == 64)
      #expect(abs(view.gap) <= 0.5)
    }
  }
}
