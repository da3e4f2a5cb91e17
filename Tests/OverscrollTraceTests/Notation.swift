import Overscroll

/// Events and effects beside the text that stands for them, written by hand from the grammar.
enum Notation {
  /// Every kind of event, with and without what may be missing.
  static let kinds: [(text: String, kind: InputEvent.Kind)] = [
    ("configured start none", .configured(.start, nil)),
    ("configured end refresh standard", .configured(.end, .standard)),
    ("contactBegan 1 300", .contactBegan(id: 1, position: 300)),
    ("contactMoved -7 312.5", .contactMoved(id: -7, position: 312.5)),
    ("contactEnded 1", .contactEnded(id: 1)),
    ("contactCancelled 2", .contactCancelled(id: 2)),
    ("wheelBegan", .wheelBegan),
    ("wheelMoved -4.25", .wheelMoved(delta: -4.25, isMomentum: false)),
    ("wheelMoved 3 momentum", .wheelMoved(delta: 3, isMomentum: true)),
    ("wheelEnded", .wheelEnded),
    ("scrolled 1 640 4000", .scrolled(metrics(), isOwnWrite: false)),
    ("scrolled 1 640 4000 own", .scrolled(metrics(), isOwnWrite: true)),
    ("scrolled 1 640 4000 inner", .scrolled(metrics(inner: true), isOwnWrite: false)),
    ("scrolled 1 640 4000 own inner", .scrolled(metrics(inner: true), isOwnWrite: true)),
    ("scrolled 1 640 4000 44 0", .scrolled(metrics(44, 0), isOwnWrite: false)),
    ("scrolled 1 640 4000 0 34", .scrolled(metrics(0, 34), isOwnWrite: false)),
    ("scrolled 1 640 4000 44 34 own inner", .scrolled(metrics(44, 34, true), isOwnWrite: true)),
    ("attached", .attached),
    ("shown", .shown),
    ("hidden", .hidden),
    ("detached", .detached),
    ("environmentChanged 2 leftToRight", .environmentChanged(Environment(scale: 2))),
    (
      "environmentChanged 1.5 rightToLeft reduceMotion",
      .environmentChanged(Environment(reduceMotion: true, scale: 1.5, direction: .rightToLeft))
    ),
    ("beginRequested start program", .beginRequested(.start, by: .program)),
    ("beginRequested end key", .beginRequested(.end, by: .key)),
    ("beginRequested start accessibility", .beginRequested(.start, by: .accessibility)),
    ("beginRequested start tap", .beginRequested(.start, by: .tap)),
    ("externalLoadingChanged start loading", .externalLoadingChanged(.start, isLoading: true)),
    ("externalLoadingChanged end notLoading", .externalLoadingChanged(.end, isLoading: false)),
    ("actionFinished start 1 succeeded", .actionFinished(.start, run(1), .succeeded)),
    ("actionFinished end 4294967295 failed", .actionFinished(.end, run(.max), .failed)),
    ("actionFinished start 0 cancelled", .actionFinished(.start, run(0), .cancelled)),
    ("cancelRequested end", .cancelRequested(.end)),
    ("frame", .frame),
    ("woke", .woke),
  ]

  /// Every order, with every value that is a word.
  static let orders: [(text: String, order: Effect.Order)] = [
    ("startAction 1", .startAction(run(1))),
    ("cancelAction 2", .cancelAction(run(2))),
    ("setContribution 56", .setContribution(56)),
    ("setDisplacement -6.53", .setDisplacement(-6.53)),
    ("scrollTo -100.5", .scrollTo(-100.5)),
    ("requestFrames", .requestFrames),
    ("stopFrames", .stopFrames),
    ("wake 1.25", .wake(at: 1.25)),
    ("playHaptic", .playHaptic),
    ("announce began", .announce(.began)),
    ("announce succeeded", .announce(.succeeded)),
    ("announce failed", .announce(.failed)),
    ("reportMilestone opened", .reportMilestone(.opened)),
    ("reportMilestone closingBegan", .reportMilestone(.closingBegan)),
    ("reportMilestone closed", .reportMilestone(.closed)),
    ("reportPhase idle", .reportPhase(.idle)),
    ("reportPhase pulling", .reportPhase(.pulling)),
    ("reportPhase armed", .reportPhase(.armed)),
    ("reportPhase running", .reportPhase(.running)),
    ("reportPhase finishing-succeeded", .reportPhase(.finishing(.succeeded))),
    ("reportPhase finishing-failed", .reportPhase(.finishing(.failed))),
    ("reportPhase finishing-cancelled", .reportPhase(.finishing(.cancelled))),
    ("storeLastUpdated", .storeLastUpdated),
  ]

  /// Every parameter of a behavior, alone.
  static func behaviors() throws -> [(text: String, behavior: Behavior)] {
    [
      ("startDistance=10", try Behavior(startDistance: 10)),
      ("arm=80.5", try Behavior(arm: Threshold(80.5))),
      ("armStrictness=exceeded", try Behavior(arm: Threshold(64, .exceeded))),
      ("fire=40", try Behavior(fire: Threshold(40))),
      ("fireStrictness=exceeded", try Behavior(fire: Threshold(64, .exceeded))),
      ("trigger=reach", try Behavior(trigger: .reach)),
      ("trigger=tap", try Behavior(trigger: .tap)),
      ("trigger=none", try Behavior(trigger: .none)),
      ("hold=0", try Behavior(hold: Hold(0))),
      ("holdMeans=offset", try Behavior(hold: Hold(56, by: .offset))),
      ("actionDelay=0.25", try Behavior(actionDelay: 0.25)),
      ("endWithContact=defer", try Behavior(endWithContact: .defer)),
      ("opening=0.5", try Behavior(opening: .spring(response: 0.5))),
      ("closing=linear:0.25", try Behavior(closing: .curve(.linear, seconds: 0.25))),
      ("closing=easeInOut:0.4", try Behavior(closing: .curve(.easeInOut, seconds: 0.4))),
      ("opening=systemDefault:1", try Behavior(opening: .curve(.systemDefault, seconds: 1))),
      ("minimumRunning=0", try Behavior(minimumRunning: 0)),
      ("resultHold=2", try Behavior(resultHold: 2)),
      ("placement=fixedBehind", try Behavior(placement: .fixedBehind)),
      ("placement=fixedInFront", try Behavior(placement: .fixedInFront)),
      ("placement=gapCentered", try Behavior(placement: .gapCentered)),
      ("placement=superviewLayer", try Behavior(placement: .superviewLayer)),
      ("placement=overlay", try Behavior(placement: .overlay)),
      ("indicatorExtent=30", try Behavior(indicatorExtent: 30)),
      ("ignoredInset=12", try Behavior(ignoredInset: 12)),
    ]
  }

  private static func metrics(
    _ baseStart: Double = 0,
    _ baseEnd: Double = 0,
    _ inner: Bool = false
  ) -> ScrollMetrics {
    ScrollMetrics(
      offset: 1,
      viewport: 640,
      extent: 4_000,
      baseStart: baseStart,
      baseEnd: baseEnd,
      innerCanScroll: inner
    )
  }

  private static func metrics(inner: Bool) -> ScrollMetrics { metrics(0, 0, inner) }

  private static func run(_ number: UInt32) -> RunToken { RunToken(number: number) }
}
