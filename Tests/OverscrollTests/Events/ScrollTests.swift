import Overscroll
import OverscrollTestSupport
import Testing

/// Scroll metrics, handled by the fast path where they have no effects.
@Suite struct ScrollTests {
  /// Metrics and a time, as a host pushes them, with a refresh at the edge and no load-more.
  private static func session(_ bounce: Bounce, offset: Double) -> Session {
    var session = Session(axis: .vertical, bounce: bounce)
    session.configure(.start, .standard, at: 0)
    session.scroll(to: metrics(offset), at: 0)
    session.send(InputEvent(time: 0, kind: .attached))
    session.scroll(to: metrics(offset), at: 0)
    while session.nextEffect() != nil {}
    return session
  }

  private static func metrics(_ offset: Double) -> ScrollMetrics {
    ScrollMetrics(offset: offset, viewport: 640, extent: 4_000)
  }

  /// An event sent as numbers never uses the fast path.
  ///
  /// Both paths always have the same effects, progress and counts. Each report of metrics in a
  /// random run is followed by some from elsewhere in the content.
  @Test(arguments: 0..<4)
  func theShortWayLeadsWhereTheLongOneDoes(_ stream: UInt64) {
    var shortcuts = 0
    for seed in stream * 100..<stream * 100 + 100 {
      let run = RandomRun(seed: seed)
      var random = SeededGenerator(seed: seed)
      var ways = BothWays(run)
      for event in run.play(keepsTrace: true).sent {
        ways.send(event)
        guard case .raw(let raw) = event.kind, raw.code == .scrolled else { continue }
        var metrics = raw.metrics
        metrics.itemsToEnd = [nil, 3, 9][random.below(3)]
        for step in 1...6 {
          let last = metrics.extent - metrics.viewport
          metrics.offset = random.number(in: -60...max(-60, last + 60))
          if random.below(3) == 0 { metrics.offset = random.number(in: -40...200) }
          let time = event.time + Double(step) / 500
          ways.send(InputEvent(time: time, kind: .scrolled(metrics, isOwnWrite: false)))
        }
        guard ways.areSame else {
          Issue.record("seed \(seed), \(event)")
          return
        }
      }
      shortcuts += ways.shortcuts
    }
    #expect(shortcuts > 3_000)
  }

  @Test(arguments: Bounce.allCases)
  func insideTheContentNothingFollows(_ bounce: Bounce) {
    var session = Self.session(bounce, offset: 2_000)
    let mayFollow = [1_500, 2_500].map { session.scroll(to: Self.metrics($0), at: 0.1) }
    #expect(mayFollow == [false, false])
    let effect = session.nextEffect()
    #expect(effect == nil)
  }

  /// The toolkit's speed is measured up to 100 points from an edge.
  ///
  /// A point and a pixel are added, against rounding.
  @Test(arguments: [(100.5, true), (102.5, false)])
  func nearAnEdgeTheLongWayIsTaken(_ offset: Double, _ isLong: Bool) {
    var session = Self.session(.native, offset: 1_000)
    session.scroll(to: Self.metrics(1_001), at: 1)
    #expect(session.scroll(to: Self.metrics(offset), at: 1.1) == isLong)
  }

  @Test(arguments: Bounce.allCases)
  func whereAnythingButTheOffsetChangesTheLongWayIsTaken(_ bounce: Bounce) {
    let changes: [(inout ScrollMetrics) -> Void] = [
      { $0.viewport = 600 }, { $0.extent = 4_100 }, { $0.baseStart = 88 }, { $0.baseEnd = 34 },
      { $0.innerCanScroll = true }, { $0.itemsToStart = 3 }, { $0.itemsToEnd = 7 },
    ]
    for change in changes {
      var session = Self.session(bounce, offset: 2_000)
      var metrics = Self.metrics(2_010)
      #expect(session.scroll(to: metrics, at: 1) == false)
      change(&metrics)
      #expect(session.scroll(to: metrics, at: 1.1) == true, "\(metrics)")
    }
  }

  /// A run without a room is drawn wherever the reader is.
  @Test func whileFramesAreOrderedTheLongWayIsTaken() {
    var session = Self.session(.native, offset: 2_000)
    session.configure(.start, Behavior.standard.with { $0.hold = Hold(0) }, at: 1)
    session.send(InputEvent(time: 1, kind: .beginRequested(.start, by: .program)))
    for step in 1...2 {
      let time = 1 + Double(step) / 10
      #expect(session.scroll(to: Self.metrics(2_000 + Double(step)), at: time) == true)
    }
  }

  /// Its room of 300 points is seen before the scrollable content ends.
  @Test func aRunInALongRoomIsDrawnAsSoonAsItIsSeen() {
    let footer = Behavior.tapLoadMore.with { $0.resting = 300 }
    var session = RecordedSession(.native, end: footer, offset: 1_000)
    session.send(.beginRequested(.end, by: .tap), at: 1)
    session.send(.woke, at: 2)
    session.scroll(to: 1_001, at: 3)
    session.scroll(to: 1_002, at: 3.1)
    #expect(session.orders == [])
    // The room begins at 4,000 - 640 and ends 300 points later.
    session.scroll(to: 3_460, at: 3.2)
    #expect(session.orders == [.requestFrames])
  }

  @Test func atAnEdgeSomethingMay() {
    var session = Self.session(.native, offset: 2_000)
    let mayFollow = [0, -20].map { session.scroll(to: Self.metrics($0), at: 0.1) }
    #expect(mayFollow == [true, true])
    #expect(session.progress(.start).overscroll == 20)
  }

  @Test func numbersThatAreNotFiniteAreCountedAndNothingElse() {
    var session = Self.session(.native, offset: 2_000)
    var mayFollow = session.scroll(to: Self.metrics(.nan), at: 0.1)
    for time in [Double.infinity, 1.1e12, -1.1e12] {
      mayFollow = session.scroll(to: Self.metrics(2_000), at: time) || mayFollow
    }
    #expect(session.diagnostics.rejectedNumbers == 4)
    #expect(!mayFollow)
  }

  /// "Beyond 10^12": the absolute values together.
  @Test func aBillionTimesAThousandIsTheMostOfMetricsAndTheirTime() {
    var session = Self.session(.native, offset: 0)
    session.scroll(to: Self.metrics(0), at: 1e12 - 640 - 4_000)
    #expect(session.diagnostics.rejectedNumbers == 0)
    session.scroll(to: Self.metrics(0), at: 1e12 - 640 - 3_999)
    #expect(session.diagnostics.rejectedNumbers == 1)
  }

  /// What is due then has an effect.
  @Test(arguments: Bounce.allCases)
  func atADeadlineTheLongWayIsTaken(_ bounce: Bounce) {
    var session = RecordedSession(bounce, start: .standard, offset: 2_000)
    session.send(.beginRequested(.start, by: .program, after: 1), at: 1)
    session.scroll(to: 2_001, at: 1.5)
    session.scroll(to: 2_002, at: 2)
    #expect(session.runs(.start) == [1])
  }

  @Test func anEarlierTimeIsClampedAndCounted() {
    var session = Self.session(.native, offset: 2_000)
    session.scroll(to: Self.metrics(2_010), at: 0.2)
    session.scroll(to: Self.metrics(2_020), at: 0.1)
    #expect(session.diagnostics.clampedTimes == 1)
  }

  @Test(arguments: Edge.allCases)
  func progressAndPlacementInPlaceAreTheOnesAskedForOneByOne(_ edge: Edge) {
    var session = Self.session(.native, offset: -30)
    let (progress, placement) = session.progressAndPlacement(edge)
    #expect(progress == session.progress(edge))
    #expect(placement == session.placement(edge))
  }
}

/// Two sessions that receive the same events: one with the fast path, one without.
private struct BothWays {
  private(set) var areSame = true
  private(set) var shortcuts = 0
  private var rejected: UInt32 = 0
  private var short: Session
  private var long: Session

  init(_ run: RandomRun) {
    short = Session(axis: .vertical, bounce: run.bounce, concurrency: run.concurrency)
    long = short
  }

  mutating func send(_ event: InputEvent) {
    var isShort = false
    switch event.kind {
    case .configured:
      short.send(event)
      long.send(event)
    case .raw(let raw):
      if raw.code == .scrolled {
        isShort = !short.scroll(to: raw.metrics, isOwnWrite: raw.flag, at: event.time)
      } else {
        short.send(event)
      }
      long.send(raw, at: event.time)
    }
    if isShort, long.diagnostics.rejectedNumbers == rejected { shortcuts += 1 }
    rejected = long.diagnostics.rejectedNumbers
    compare()
  }

  private mutating func compare() {
    while let effect = long.nextEffect() {
      areSame = areSame && short.nextEffect() == effect
    }
    areSame = areSame && short.nextEffect() == nil && short.diagnostics == long.diagnostics
    for edge in Edge.allCases {
      areSame = areSame && short.progress(edge) == long.progress(edge)
      areSame = areSame && short.placement(edge) == long.placement(edge)
      areSame = areSame && short.currentRun(edge) == long.currentRun(edge)
    }
  }
}
