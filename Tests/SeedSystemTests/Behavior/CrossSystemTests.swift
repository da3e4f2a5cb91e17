import Overscroll
import OverscrollTestSupport
import Testing

/// Common to all five: checks X1 to X3.
@Suite struct CrossSystemTests {
  /// Every header, with its name for messages.
  static let headers: [(name: String, behavior: Behavior)] = [
    ("EGO", .ego), ("EGO as it was", .ego(.original)), ("CLL", .cll), ("MJ", .mj),
    ("MRefresh", .mrefresh), ("MRefresh as it was", .mrefresh(.original)),
    ("YQ", .yq), ("YQ as it was", .yq(.original)),
  ]
  static let footers: [(name: String, behavior: Behavior)] = [
    ("CLL", .cllFooter), ("MJ, back", .mjBackFooter), ("MJ, automatic", .mjAutoFooter),
    ("MJ, automatic, as it was", .mjAutoFooter(.original)), ("MJ, trailer", .mjTrailer),
  ]

  /// One line of the comparison at the beginning of the specification, as parameters.
  struct Row: Sendable, CustomStringConvertible {
    let name: String
    let behavior: Behavior
    let start: Double
    let arm: Threshold
    let fire: Threshold
    var trigger = Trigger.release
    let hold: Double
    var means = Hold.Means.inset
    var followsScroll = false
    let opening: Double
    let closing: Double
    var actionDelay = 0.0

    var description: String { name }
  }

  static let rows = [
    Row(
      name: "EGO",
      behavior: .ego(.original),
      start: 0,
      arm: Threshold(65, .exceeded),
      fire: Threshold(65, .reached),
      hold: 60,
      followsScroll: true,
      opening: 0.2,
      closing: 0.3
    ),
    Row(
      name: "CLL",
      behavior: .cll,
      start: 20,
      arm: Threshold(60, .exceeded),
      fire: Threshold(60, .exceeded),
      hold: 60,
      followsScroll: true,
      opening: 0.3,
      closing: 0.3
    ),
    Row(
      name: "MJ",
      behavior: .mj,
      start: 0,
      arm: Threshold(54, .exceeded),
      fire: Threshold(54, .exceeded),
      hold: 54,
      followsScroll: true,
      opening: 0.25,
      closing: 0.4,
      actionDelay: 0.25
    ),
    Row(
      name: "MRefresh",
      behavior: .mrefresh(.original),
      start: 40,
      arm: Threshold(140, .exceeded),
      fire: Threshold(140, .exceeded),
      trigger: .reach,
      hold: 100,
      opening: 0.25,
      closing: 0.25
    ),
    Row(
      name: "YQ",
      behavior: .yq(.original),
      start: 30,
      arm: Threshold(80, .exceeded),
      fire: Threshold(80, .exceeded),
      hold: 80,
      means: .offset,
      opening: 0,
      closing: 0.3
    ),
  ]

  @Test(arguments: rows)
  func X01_eachOriginalIsItsParameters(_ row: Row) {
    let behavior = row.behavior
    #expect(behavior.startDistance == row.start)
    #expect(behavior.arm == row.arm)
    #expect(behavior.fire == row.fire)
    #expect(behavior.trigger == row.trigger)
    #expect(behavior.hold == Hold(row.hold, by: row.means, followsScroll: row.followsScroll))
    #expect(behavior.opening.seconds == row.opening)
    #expect(behavior.closing.seconds == row.closing)
    #expect(behavior.actionDelay == row.actionDelay)
    #expect(behavior.minimumRunning == 0)
    #expect(behavior.resultHold == 0)
  }

  /// The pull is measured from the app's own inset, whatever its value.
  @Test(arguments: headers.map(\.behavior), [0.0, 64, 88])
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

  @Test(arguments: headers.map(\.behavior), footers.map(\.behavior))
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

  @Test(arguments: headers.map(\.behavior), Trick.allCases)
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
