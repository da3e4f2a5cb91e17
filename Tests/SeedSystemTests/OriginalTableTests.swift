import Overscroll
import OverscrollTestSupport
import Testing

/// What the originals have in common, each with its own numbers; what only one of them has is in its file.
@Suite struct OriginalTableTests {
  /// A run that the program has begun at 0, and that is open.
  private func opened(_ row: OriginalRow, bar: Double = 0) -> RecordedSession {
    var session = RecordedSession(start: row.behavior, baseStart: bar)
    session.send(.beginRequested(.start, by: .program), at: 0)
    #expect(session.gap(at: row.opening) == row.hold)
    return session
  }

  @Test(arguments: OriginalRow.headers + OriginalRow.footers)
  func X01_eachOriginalIsItsParameters(_ row: OriginalRow) {
    let behavior = row.behavior
    #expect(behavior.startDistance == row.start && behavior.trigger == row.trigger)
    #expect(behavior.arm == Threshold(row.arm, .exceeded))
    #expect(behavior.fire == Threshold(row.arm, row.firesAtArm ? .reached : .exceeded))
    if behavior.role == .refresh {
      #expect(behavior.hold == Hold(row.hold, by: row.means, followsScroll: row.followsScroll))
    } else {
      // No original looks at the length of the content before a pull.
      #expect(behavior.hold.distance == row.hold)
      #expect(behavior.shortContent == .show && behavior.emptyContent == .show)
    }
    #expect(behavior.opening == .curve(.easeInOut, seconds: row.opening))
    #expect(behavior.closing == .curve(.easeInOut, seconds: row.closing))
    #expect(behavior.actionDelay == row.delay && behavior.resultHold == 0)
    #expect(behavior.minimumRunning == row.shortest)
    #expect(behavior.indicatorExtent == row.extent ?? row.hold)
  }

  /// It reserves its 44 points and holds none, once per drag; its place is after the content.
  @Test func theAutomaticFooterIsItsParameters() {
    let behavior = Behavior.mjAutoFooter
    #expect(behavior.hold.distance == 0 && behavior.resting == 44)
    #expect(behavior.indicatorExtent == 44 && behavior.budgetPerDrag == 1)
    #expect(behavior.placement == .afterContent)
    #expect(behavior.opening == .curve(.easeInOut, seconds: 0.25))
    #expect(behavior.closing == .curve(.easeInOut, seconds: 0.4))
    // Where the page of the originals has no line for a control, there is one version.
    #expect(behavior != .mjAutoFooter(.original))
    #expect(Behavior.mjAutoFooter(.original).budgetPerDrag == 1)
  }

  /// EGO01, EGO10, CLL03, CLL04, MJ01, MR01, YQ02, YQ03: beyond the distance, not at it, whatever the app's inset is.
  @Test(arguments: OriginalRow.headers, [0.0, 64])
  func armsBeyondItsDistanceNotAtIt(_ row: OriginalRow, _ bar: Double) {
    var session = touched(row.behavior, bar: bar)
    session.pull(to: bar + row.arm, at: 0.1)
    #expect(session.phase == .pulling)
    session.pull(to: bar + row.arm + 0.01, at: 0.2)
    #expect(session.phase == (row.trigger == .reach ? .running : .armed))
    guard row.trigger == .release else { return }
    // Pulled back to the distance it is armed where it would fire there.
    session.pull(to: bar + row.arm, at: 0.3)
    #expect(session.phase == (row.firesAtArm ? .armed : .pulling))
    session.pull(to: bar + row.arm - 0.01, at: 0.4)
    #expect(session.phase == .pulling)
  }

  /// CLL01, MJ02, MR01, YQ01, YQ09: from where it begins to where it arms, and on beyond, however it has come there.
  @Test(
    arguments: OriginalRow.headers,
    [(-0.01, 0.0), (0, 0), (0.25, 0.25), (0.5, 0.5), (1, 1), (2, 2)]
  )
  func theProgressGoesFromItsStartToItsDistance(
    _ row: OriginalRow,
    _ share: (pulled: Double, progress: Double)
  ) {
    var session = touched(row.behavior)
    session.pull(to: row.arm - 1, at: 0.05)
    session.pull(to: max(0, row.start + share.pulled * (row.arm - row.start)), at: 0.1)
    #expect(abs(session.session.progress(.start).fraction - share.progress) < 1e-9)
  }

  /// EGO04, CLL06, MJ03, YQ04: eased at both ends; a quarter of the time is 0.1292 of the way.
  @Test(arguments: OriginalRow.headers, [(0.25, 0.1292), (0.5, 0.5), (0.75, 0.8708)])
  func theGapOpensInItsTime(_ row: OriginalRow, _ sample: (time: Double, share: Double)) {
    var session = RecordedSession(start: row.behavior)
    session.send(.beginRequested(.start, by: .program), at: 0)
    #expect(session.starts == (row.delay > 0 ? 0 : 1))
    if row.opening > 0 {
      let gap = session.gap(at: sample.time * row.opening)
      #expect(abs(gap - row.hold * sample.share) < 0.02)
    }
    #expect(session.gap(at: row.opening) == row.hold && session.runs(.start) == [1])
    #expect(session.contributions() == (row.means == .inset ? [row.hold] : []))
  }

  /// EGO06, CLL08, MJ04, YQ06: the end is at once, and the gap closes to the content's own rest.
  @Test(arguments: OriginalRow.headers, [0.0, 64])
  func theEndIsAtOnceAndTheGapClosesInItsTime(_ row: OriginalRow, _ bar: Double) {
    var session = opened(row, bar: bar)
    session.finish(.start, at: 1)
    #expect(session.phase == .finishing(.succeeded))
    #expect(session.milestones.last == .closingBegan)
    #expect(abs(session.gap(at: 1 + row.closing / 4) - row.hold * (1 - 0.1292)) < 0.02)
    #expect(abs(session.gap(at: 1 + row.closing / 2) - row.hold / 2) < 0.02)
    session.send(.frame, at: 1 + row.closing - 0.0001)
    #expect(session.milestones == [])
    session.send(.frame, at: 1 + row.closing)
    #expect(session.milestones == [.closed] && session.phase == .idle)
    #expect(session.contributions() == (row.means == .inset ? [row.hold, 0] : []))
    #expect(session.metrics.offset == -bar)
  }

  /// EGO05, CLL07, MJ05: so that section headers slide up to the bar during a run.
  @Test(arguments: OriginalRow.headers.filter { $0.means == .inset })
  func theInsetFollowsTheScrollWhereItDid(_ row: OriginalRow) {
    var session = opened(row)
    for offset in [-30.0, -100, 10] { session.scroll(to: offset, at: 1) }
    let followed = [row.hold, 30, row.hold, 0]
    #expect(session.contributions() == (row.followsScroll ? followed : [row.hold]))
    #expect(session.contributions(.end) == [])
  }

  /// CLL10, MJ10: at the end edge as well, once.
  @Test(arguments: OriginalRow.footers, [(0.0, 0), (0.01, 1)])
  func lettingGoBeyondItsDistancePastTheEndLoadsOnce(
    _ row: OriginalRow,
    _ pull: (beyond: Double, runs: Int)
  ) {
    var session = RecordedSession(end: row.behavior, extent: 1_000, viewport: 500)
    session.send(.contactBegan(id: 1, position: 0), at: 0)
    session.letGo(at: 500 + row.arm + pull.beyond, time: 0.1)
    session.send(.frame, at: 1)
    #expect(session.runs(.end).count == pull.runs)
    #expect(session.contributions(.end) == (pull.runs == 1 ? [row.hold] : []))
    session.scroll(to: 500 + row.arm - 5, at: 1.1)
    #expect(session.runs(.end).count == pull.runs)
    guard pull.runs == 1 else { return }
    session.scroll(to: 500 + row.hold, at: 1.2)
    session.finish(.end, at: 2)
    #expect(abs(session.gap(at: 2 + row.closing / 2, .end) - row.hold / 2) < 0.02)
    #expect(session.gap(at: 2 + row.closing, .end) == 0)
    #expect(session.contributions(.end) == [row.hold, 0])
  }
}

/// The numbers of the originals' controls, one row for each control and fidelity.
///
/// Source: the comparison at the beginning of the specification of the five, from their sources at the versions
/// that `Documentation/Moving/Originals.md` names; for footers `MJRefreshConst.m` of MJRefresh 3.7.9, whose slow and fast
/// animations last 0.4 and 0.25 seconds, and CLLRefresh, whose last 0.3.
struct OriginalRow: Sendable, CustomStringConvertible {
  let description: String
  let behavior: Behavior
  /// Where the progress begins.
  var start = 0.0
  /// Beyond which distance it arms.
  let arm: Double
  /// Whether letting go at exactly that distance fires.
  var firesAtArm = false
  var trigger = Trigger.release
  /// What a run holds open; 0 where it holds nothing.
  let hold: Double
  var means = Hold.Means.inset
  /// Whether the inset follows the scroll, so that section headers stay at the bar.
  var followsScroll = false
  let opening: Double
  let closing: Double
  var delay = 0.0
  /// The shortest time of a run, as long as that of the standard behavior where it is corrected.
  var shortest = 0.0
  /// The length of its indicator; nil where it is the hold's.
  var extent: Double?

  static let headers = [
    OriginalRow(
      description: "EGO as it was",
      behavior: .ego(.original),
      arm: 65,
      firesAtArm: true,
      hold: 60,
      followsScroll: true,
      opening: 0.2,
      closing: 0.3,
      extent: 65
    ),
    OriginalRow(
      description: "EGO",
      behavior: .ego,
      arm: 65,
      hold: 60,
      followsScroll: true,
      opening: 0.2,
      closing: 0.3,
      shortest: 0.3,
      extent: 65
    ),
    OriginalRow(
      description: "CLL",
      behavior: .cll,
      start: 20,
      arm: 60,
      hold: 60,
      followsScroll: true,
      opening: 0.3,
      closing: 0.3
    ),
    OriginalRow(
      description: "MJ",
      behavior: .mj,
      arm: 54,
      hold: 54,
      followsScroll: true,
      opening: 0.25,
      closing: 0.4,
      delay: 0.25
    ),
    OriginalRow(
      description: "MRefresh as it was",
      behavior: .mrefresh(.original),
      start: 40,
      arm: 140,
      trigger: .reach,
      hold: 100,
      opening: 0.25,
      closing: 0.25,
      extent: 50
    ),
    OriginalRow(
      description: "MRefresh",
      behavior: .mrefresh,
      start: 40,
      arm: 140,
      hold: 100,
      opening: 0.25,
      closing: 0.25,
      extent: 50
    ),
    // Its ring of radius 15 is 0.6 of its height.
    OriginalRow(
      description: "YQ as it was",
      behavior: .yq(.original),
      start: 30,
      arm: 80,
      hold: 80,
      means: .offset,
      opening: 0,
      closing: 0.3,
      extent: 50
    ),
    OriginalRow(
      description: "YQ",
      behavior: .yq,
      start: 30,
      arm: 80,
      hold: 80,
      opening: 0.3,
      closing: 0.3,
      extent: 50
    ),
  ]

  /// Those that are pulled; the automatic footer has claims of its own.
  static let footers = [
    OriginalRow(
      description: "CLL's footer",
      behavior: .cllFooter,
      arm: 40,
      hold: 40,
      opening: 0.3,
      closing: 0.3
    ),
    OriginalRow(
      description: "MJ, back",
      behavior: .mjBackFooter,
      arm: 44,
      hold: 44,
      opening: 0.25,
      closing: 0.4,
      delay: 0.25
    ),
    OriginalRow(
      description: "MJ, trailer",
      behavior: .mjTrailer,
      arm: 60,
      hold: 60,
      opening: 0.25,
      closing: 0.4,
      delay: 0.25
    ),
  ]
}
