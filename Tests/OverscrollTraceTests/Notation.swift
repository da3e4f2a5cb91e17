import Overscroll
import OverscrollTestSupport

/// Events and effects with their text, written by hand from the grammar.
enum Notation {
  /// Every kind of event, with and without optional parts.
  static let kinds: [(text: String, kind: InputEvent.Kind)] = [
    ("configured start none", .configured(.start, nil)),
    ("configured end refresh standard", .configured(.end, .standard)),
    ("configured end loadMore standard", .configured(.end, .loadMore)),
    ("configured end loadMore back", .configured(.end, .backLoadMore)),
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
    ("scrolled 1 640 4000 inner", .scrolled(metrics(0, 0, true), isOwnWrite: false)),
    ("scrolled 1 640 4000 own inner", .scrolled(metrics(0, 0, true), isOwnWrite: true)),
    ("scrolled 1 640 4000 44 0", .scrolled(metrics(44, 0), isOwnWrite: false)),
    ("scrolled 1 640 4000 0 34", .scrolled(metrics(0, 34), isOwnWrite: false)),
    ("scrolled 1 640 4000 toStart=3", .scrolled(metrics(toStart: 3), isOwnWrite: false)),
    ("scrolled 1 640 4000 toEnd=0", .scrolled(metrics(toEnd: 0), isOwnWrite: false)),
    (
      "scrolled 1 640 4000 0 34 inner toStart=3 toEnd=12",
      .scrolled(metrics(0, 34, true, toStart: 3, toEnd: 12), isOwnWrite: false)
    ),
    ("contentChanged 4500", .contentChanged(extent: 4_500, insertedBefore: nil)),
    ("contentChanged 4500 0", .contentChanged(extent: 4_500, insertedBefore: 0)),
    ("contentChanged 4500 -120.5", .contentChanged(extent: 4_500, insertedBefore: -120.5)),
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
    ("actionFinished end 3 exhausted", .actionFinished(.end, run(3), .exhausted)),
    ("cancelRequested end", .cancelRequested(.end)),
    ("resetRequested end", .resetRequested(.end)),
    ("floorRequested start open", .floorRequested(.start, isOpen: true)),
    ("floorRequested end close", .floorRequested(.end, isOpen: false)),
    ("frame", .frame),
    ("woke", .woke),
    ("exhaustRequested end", .exhaustRequested(.end)),
    ("uncoverRequested start", .uncoverRequested(.start)),
    ("concurrencyChanged independent", .concurrencyChanged(.independent)),
    ("concurrencyChanged exclusive", .concurrencyChanged(.exclusive)),
    ("prefetchFinished start 1", .prefetchFinished(.start, run(1))),
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
    ("announce exhausted", .announce(.exhausted)),
    ("reportMilestone opened", .reportMilestone(.opened)),
    ("reportMilestone closingBegan", .reportMilestone(.closingBegan)),
    ("reportMilestone closed", .reportMilestone(.closed)),
    ("reportPhase finishing-failed", .reportPhase(.finishing(.failed))),
    ("storeLastUpdated", .storeLastUpdated),
    ("reportFloor closed", .reportFloor(.closed)),
    ("reportFloor armed", .reportFloor(.armed)),
    ("reportFloor opening", .reportFloor(.opening)),
    ("reportFloor open", .reportFloor(.open)),
    ("reportFloor closing", .reportFloor(.closing)),
    ("prefetch 1", .prefetch(run(1))),
  ]

  /// Every phase.
  static let phases: [(text: String, phase: Phase)] = [
    ("idle", .idle), ("pulling", .pulling), ("armed", .armed), ("running", .running),
    ("finishing-succeeded", .finishing(.succeeded)), ("finishing-failed", .finishing(.failed)),
    ("finishing-cancelled", .finishing(.cancelled)),
    ("finishing-exhausted", .finishing(.exhausted)), ("exhausted", .exhausted),
  ]

  /// Every behavior of a refresh that has a name.
  static let refreshes: [(text: String, behavior: Behavior)] = [
    ("standard", .standard),
    ("ego", .ego),
    ("ego-original", .ego(.original)),
    ("cll", .cll),
    ("mj", .mj),
    ("mrefresh", .mrefresh),
    ("mrefresh-original", .mrefresh(.original)),
    ("yq", .yq),
    ("yq-original", .yq(.original)),
  ]

  /// Every behavior of a load-more that has a name.
  static let loadMores: [(text: String, behavior: Behavior)] = [
    ("standard", .loadMore),
    ("back", .backLoadMore),
    ("tap", .tapLoadMore),
    ("cll", .cllFooter),
    ("mj-back", .mjBackFooter),
    ("mj-auto", .mjAutoFooter),
    ("mj-auto-original", .mjAutoFooter(.original)),
    ("mj-trailer", .mjTrailer),
  ]

  /// Every parameter of a behavior, changed alone.
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
      ("trigger=automatic", try Behavior(trigger: .automatic)),
      ("lead=-20.5", try Behavior(lead: .points(-20.5))),
      ("leadUnit=viewports", try Behavior(lead: .viewports(0))),
      ("lead=5 leadUnit=items", try Behavior(lead: .items(5))),
      ("hold=0", try Behavior(hold: Hold(0))),
      ("holdMeans=offset", try Behavior(hold: Hold(56, by: .offset))),
      ("holdFollowsScroll=yes", try Behavior(hold: Hold(56, followsScroll: true))),
      ("actionDelay=0.25", try Behavior(actionDelay: 0.25)),
      ("endWithContact=defer", try Behavior(endWithContact: .defer)),
      ("opening=0.5", try Behavior(opening: .spring(response: 0.5))),
      ("closing=linear:0.25", try Behavior(closing: .curve(.linear, seconds: 0.25))),
      ("closing=easeInOut:0.4", try Behavior(closing: .curve(.easeInOut, seconds: 0.4))),
      ("closing=0", try Behavior(closing: .spring(response: 0))),
      ("opening=systemDefault:1", try Behavior(opening: .curve(.systemDefault, seconds: 1))),
      ("minimumRunning=0", try Behavior(minimumRunning: 0)),
      ("resultHold=2", try Behavior(resultHold: 2)),
      ("placement=fixedBehind", try Behavior(placement: .fixedBehind)),
      ("placement=fixedInFront", try Behavior(placement: .fixedInFront)),
      ("placement=gapCentered", try Behavior(placement: .gapCentered)),
      ("placement=superviewLayer", try Behavior(placement: .superviewLayer)),
      ("placement=overlay", try Behavior(placement: .overlay)),
      ("placement=afterContent", try Behavior(placement: .afterContent)),
      ("indicatorExtent=30", try Behavior(indicatorExtent: 30)),
      ("ignoredInset=12", try Behavior(ignoredInset: 12)),
      ("resting=44", try Behavior(resting: 44)),
      ("hold=0 resting=44", try Behavior(hold: Hold(0), resting: 44)),
      ("shortContent=show", try Behavior(shortContent: .show)),
      ("shortContent=hide", try Behavior(shortContent: .hide)),
      ("emptyContent=fill", try Behavior(emptyContent: .fill)),
      ("shortContent=afterGesture", try Behavior(shortContent: .afterGesture)),
      ("emptyContent=show", try Behavior(emptyContent: .show)),
      ("whenExhausted=hide", try Behavior(whenExhausted: .hide)),
      ("budgetPerDrag=3", try Behavior(budgetPerDrag: 3)),
      ("backOff=0.5", try Behavior(backOff: 0.5)),
      ("floor=122", try Behavior(floor: Floor(Threshold(122)))),
      (
        "floor=122 floorStrictness=exceeded",
        try Behavior(floor: Floor(Threshold(122, .exceeded)))
      ),
      ("floorLeave=0.5", try Behavior(floor: Floor(Threshold(0), leave: 0.5))),
      (
        "floorMotion=linear:0.4",
        try Behavior(floor: Floor(Threshold(0), motion: .curve(.linear, seconds: 0.4)))
      ),
      ("dragRate=0.5", try Behavior(drag: Drag(rate: 0.5))),
      ("dragLimit=120", try Behavior(drag: Drag(limit: 120))),
      ("movesContent=no", try Behavior(drag: Drag(movesContent: false))),
      ("locksContent=yes", try Behavior(locksContent: true)),
      ("prefetch=0.8", try Behavior(prefetch: .atFraction(0.8))),
    ]
  }

  private static func metrics(
    _ baseStart: Double = 0,
    _ baseEnd: Double = 0,
    _ inner: Bool = false,
    toStart: Int? = nil,
    toEnd: Int? = nil
  ) -> ScrollMetrics {
    ScrollMetrics(
      offset: 1,
      viewport: 640,
      extent: 4_000,
      baseStart: baseStart,
      baseEnd: baseEnd,
      innerCanScroll: inner,
      itemsToStart: toStart,
      itemsToEnd: toEnd
    )
  }

  private static func run(_ number: UInt32) -> RunToken { RunToken(number: number) }
}
