import Overscroll
import Testing

/// Events, effects and phases survive the conversion to numbers and back.
@Suite struct RawEventTests {
  private static let metrics = ScrollMetrics(
    offset: -12.5,
    viewport: 640,
    extent: 4_000,
    baseStart: 88,
    baseEnd: 34,
    innerCanScroll: true,
    itemsToStart: 3,
    itemsToEnd: 7
  )

  /// Every kind of event except a configuration, with its code and numbers.
  private static let table: [(InputEvent.Kind, RawEvent)] = [
    (.contactBegan(id: 4, position: 31.5), raw(.contactBegan, number: 4, x: 31.5)),
    (.contactMoved(id: 4, position: -2), raw(.contactMoved, number: 4, x: -2)),
    (.contactEnded(id: 4), raw(.contactEnded, number: 4)),
    (.contactCancelled(id: 4), raw(.contactCancelled, number: 4)),
    (.wheelBegan, raw(.wheelBegan)),
    (.wheelMoved(delta: -7, isMomentum: false), raw(.wheelMoved, x: -7)),
    (.wheelMoved(delta: 7, isMomentum: true), raw(.wheelMoved, flag: true, x: 7)),
    (.wheelEnded, raw(.wheelEnded)),
    (.scrolled(metrics, isOwnWrite: false), raw(.scrolled, metrics: metrics)),
    (.scrolled(metrics, isOwnWrite: true), raw(.scrolled, flag: true, metrics: metrics)),
    (.contentChanged(extent: 500, insertedBefore: nil), raw(.contentChanged, x: 500)),
    (
      .contentChanged(extent: 500, insertedBefore: 0),
      raw(.contentChanged, flag: true, x: 500)
    ),
    (
      .contentChanged(extent: 500, insertedBefore: -40),
      raw(.contentChanged, flag: true, x: 500, y: -40)
    ),
    (.attached, raw(.attached)),
    (.shown, raw(.shown)),
    (.hidden, raw(.hidden)),
    (.detached, raw(.detached)),
    (
      .environmentChanged(
        Environment(reduceMotion: true, scale: 3, direction: .rightToLeft)
      ),
      raw(.environmentChanged, number: 1, flag: true, x: 3)
    ),
    (.environmentChanged(Environment()), raw(.environmentChanged, x: 1)),
    (.beginRequested(.end, by: .key), raw(.beginRequested, .end, number: 1)),
    (
      .externalLoadingChanged(.end, isLoading: true),
      raw(.externalLoadingChanged, .end, flag: true)
    ),
    (
      .actionFinished(.end, RunToken(number: 9), .exhausted),
      raw(.actionFinished, .end, number: 9, outcome: .exhausted)
    ),
    (.cancelRequested(.end), raw(.cancelRequested, .end)),
    (.resetRequested(.end), raw(.resetRequested, .end)),
    (.floorRequested(.end, isOpen: true), raw(.floorRequested, .end, flag: true)),
    (.frame, raw(.frame)),
    (.woke, raw(.woke)),
    (.exhaustRequested(.end), raw(.exhaustRequested, .end)),
    (.uncoverRequested(.end), raw(.uncoverRequested, .end)),
    (.concurrencyChanged(.independent), raw(.concurrencyChanged, flag: true)),
    (.concurrencyChanged(.exclusive), raw(.concurrencyChanged)),
    (.prefetchFinished(.end, RunToken(number: 7)), raw(.prefetchFinished, .end, number: 7)),
  ]

  private static func raw(
    _ code: EventCode,
    _ edge: Edge = .start,
    number: Int = 0,
    outcome: Outcome = .succeeded,
    flag: Bool = false,
    x: Double = 0,
    y: Double = 0,
    metrics: ScrollMetrics = ScrollMetrics(offset: 0, viewport: 0, extent: 0)
  ) -> RawEvent {
    RawEvent(
      code,
      edge: edge,
      number: number,
      outcome: outcome,
      flag: flag,
      x: x,
      y: y,
      metrics: metrics
    )
  }

  @Test func everyEventHasTheNumbersItsCodeNames() {
    for (kind, raw) in Self.table {
      #expect(kind == .raw(raw))
    }
    #expect(Set(Self.table.map(\.1.code)) == Set(EventCode.allCases))
  }

  @Test func whatACodeDoesNotNameIsZero() {
    let named = Effect(edge: .end, code: .stopFrames, detail: 0, value: 0)
    #expect(Effect(edge: .end, code: .stopFrames) == named)
  }

  @Test func choicesAreReadBackFromTheirNumbers() {
    var event = RawEvent(.beginRequested)
    for source in BeginSource.allCases {
      event.source = source
      #expect(event.number == Int(source.rawValue))
      #expect(event.source == source)
    }
    for direction in LayoutDirection.allCases {
      event.direction = direction
      #expect(event.number == Int(direction.rawValue))
      #expect(event.direction == direction)
    }
    event.number = 9
    #expect(event.source == .program)
    #expect(event.direction == .leftToRight)
  }

  @Test func metricsKeepTheItemsTheyAreMadeWith() {
    #expect(Self.metrics.itemsToStart == 3)
    #expect(Self.metrics.itemsToEnd == 7)
  }

  /// A pull, a run, a load-more, a floor and a teardown: sent as events and sent as numbers.
  @Test(arguments: Bounce.allCases)
  func eventsAndNumbersLeadToTheSameEffects(_ bounce: Bounce) {
    var spoken = Session(axis: .vertical, bounce: bounce)
    var written = spoken
    spoken.send(InputEvent(time: 0, kind: .configured(.start, .standard.withFloor)))
    written.configure(.start, .standard.withFloor, at: 0)
    spoken.send(InputEvent(time: 0, kind: .configured(.end, .loadMore)))
    written.configure(.end, .loadMore, at: 0)
    var effects = 0
    for (index, kind) in story.enumerated() {
      let event = InputEvent(time: Double(index) / 4, kind: kind)
      spoken.send(event)
      if case .raw(let raw) = kind { written.send(raw, at: event.time) }
      while let effect = written.nextEffect() {
        // Numbers that its code does not name are 0.
        #expect(Effect(edge: effect.edge, order: effect.order) == effect)
        #expect(spoken.nextEffect() == effect)
        effects += 1
      }
      #expect(spoken.nextEffect() == nil)
      for edge in Edge.allCases { #expect(spoken.progress(edge) == written.progress(edge)) }
    }
    #expect(effects > 20)
    #expect(spoken.diagnostics == written.diagnostics)
  }

  private var story: [InputEvent.Kind] {
    func scrolled(_ offset: Double) -> InputEvent.Kind {
      .scrolled(
        ScrollMetrics(offset: offset, viewport: 640, extent: 4_000),
        isOwnWrite: false
      )
    }
    return [
      scrolled(0), .attached, .contactBegan(id: 1, position: 0),
      .contactMoved(id: 1, position: 160), scrolled(-80), .contactEnded(id: 1), .frame, .woke,
      .actionFinished(.start, RunToken(number: 1), .succeeded), .frame, .woke, .woke,
      scrolled(3_300), .actionFinished(.end, RunToken(number: 1), .failed), .hidden, .shown,
      .beginRequested(.end, by: .tap), .cancelRequested(.end), .resetRequested(.end),
      .beginRequested(.end, by: .tap), .actionFinished(.end, RunToken(number: 3), .exhausted),
      .contentChanged(extent: 4_500, insertedBefore: 500), .floorRequested(.start, isOpen: true),
      .detached,
    ]
  }

  // MARK: - Invalid numbers

  @Test func whatIsNoNumberIsDroppedAndCounted() {
    let bad = [Double.nan, .infinity, -.infinity, 1.1e12, -1.1e12]
    for value in bad {
      var events = [RawEvent(.frame, x: value), RawEvent(.contentChanged, x: 1, y: value)]
      for path in [\ScrollMetrics.offset, \.viewport, \.extent, \.baseStart, \.baseEnd] {
        var metrics = ScrollMetrics(offset: 0, viewport: 0, extent: 0)
        metrics[keyPath: path] = value
        events.append(RawEvent(.scrolled, metrics: metrics))
      }
      var session = Session(axis: .vertical, bounce: .engine)
      session.send(RawEvent(.frame), at: value)
      for event in events { session.send(event, at: 1) }
      #expect(session.diagnostics.rejectedNumbers == 8)
      #expect(session.nextEffect() == nil)
    }
  }

  /// "Beyond 10^12": the absolute values together.
  @Test func aBillionTimesAThousandIsTheMost() {
    var session = Session(axis: .vertical, bounce: .engine)
    session.send(RawEvent(.frame, x: 1e12), at: 0)
    #expect(session.diagnostics.rejectedNumbers == 0)
    session.send(RawEvent(.frame, x: 1e12, y: 1), at: 0)
    session.send(RawEvent(.frame, x: 1e12), at: 1)
    #expect(session.diagnostics.rejectedNumbers == 2)
    session.configure(.start, .standard, at: -1.1e12)
    #expect(session.diagnostics.rejectedNumbers == 3)
    session.configure(.start, .standard, at: 1e12)
    #expect(session.diagnostics.rejectedNumbers == 3)
  }

  // MARK: - Phases

  @Test func everyPhaseIsReadBackFromItsNumber() {
    let phases: [Phase] =
      [.idle, .pulling, .armed, .running, .exhausted] + Outcome.allCases.map { .finishing($0) }
    for (code, phase) in phases.enumerated() {
      #expect(Int(phase.code) == code)
      #expect(Phase(code: UInt8(code)) == phase)
    }
    for code in phases.count...255 { #expect(Phase(code: UInt8(code)) == nil) }
  }
}

/// Gaps and offsets, computed by hand from a scroll view's metrics.
@Suite struct ScrollMetricsTests {
  private let long = ScrollMetrics(
    offset: -88,
    viewport: 640,
    extent: 4_000,
    baseStart: 88,
    baseEnd: 34
  )
  private let short = ScrollMetrics(
    offset: -88,
    viewport: 640,
    extent: 200,
    baseStart: 88,
    baseEnd: 34
  )

  @Test func atRestAtTheStartThereIsNoGap() {
    #expect(long.gap(at: .start) == 0)
    // 4000 + 34 - 640 = 3394 is the offset at rest at the end.
    #expect(long.gap(at: .end) == -88 - 3_394)
  }

  @Test func goingPastAnEdgeIsAGapThere() {
    var metrics = long
    metrics.offset = -128
    #expect(metrics.gap(at: .start) == 40)
    metrics.offset = 3_424
    #expect(metrics.gap(at: .end) == 30)
    #expect(metrics.gap(at: .start) == -3_512)
  }

  @Test func shortContentRestsAtTheStartSoItsEndIsMeasuredFromThere() {
    #expect(short.gap(at: .end) == 0)
    var metrics = short
    metrics.offset = -58
    #expect(metrics.gap(at: .end) == 30)
  }

  @Test func theOffsetLeavingAGapIsTheInverse() {
    #expect(long.offset(leaving: 40, at: .start) == -128)
    #expect(long.offset(leaving: 30, at: .end) == 3_424)
    #expect(short.offset(leaving: 30, at: .end) == -58)
  }
}

/// The display settings: "a value that is not above 0 counts as 1".
@Suite struct EnvironmentTests {
  @Test(arguments: [(0.0, 1.0), (-2, 1), (.nan, 1), (0.5, 0.5), (3, 3)])
  func aScaleIsAboveZero(_ scale: Double, _ expected: Double) {
    #expect(Environment(scale: scale).scale == expected)
  }

  @Test func whatIsNotSaidIsOnePixelToAPoint() {
    #expect(Environment().scale == 1)
  }
}

/// The handler of a load-more has three of the four outcomes of a run.
@Suite struct LoadOutcomeTests {
  @Test(arguments: [
    (LoadOutcome.succeeded, Outcome.succeeded), (.exhausted, .exhausted), (.failed, .failed),
  ])
  func aRunEndsAsItsHandlerSays(_ loaded: LoadOutcome, _ outcome: Outcome) {
    #expect(Outcome(loaded) == outcome)
  }
}
