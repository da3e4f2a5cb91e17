import Overscroll
import OverscrollTestSupport
import OverscrollTrace

/// Reproducible random traces with every kind of event and numbers of every size.
struct RandomTrace {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// A trace of some events.
  mutating func trace(events: Int) -> Trace {
    var trace = Trace(
      axis: pick(Axis.allCases),
      bounce: pick(Bounce.allCases),
      concurrency: pick(Concurrency.allCases)
    )
    for index in 0..<events {
      let kind = index < 2 ? .configured(pick(Edge.allCases), behavior()) : kind()
      let time = index == 0 ? 0 : number()
      _ = trace.record(InputEvent(time: time, kind: kind))
    }
    return trace
  }

  private mutating func kind() -> InputEvent.Kind {
    let edge = pick(Edge.allCases)
    switch below(27) {
    case 0: return .configured(edge, below(3) == 0 ? nil : behavior())
    case 1: return .contactBegan(id: id(), position: number())
    case 2: return .contactMoved(id: id(), position: number())
    case 3: return .contactEnded(id: id())
    case 4: return .contactCancelled(id: id())
    case 5: return .wheelMoved(delta: number(), isMomentum: flag())
    case 6: return .scrolled(metrics(), isOwnWrite: flag())
    case 7:
      var environment = Environment(reduceMotion: flag(), direction: pick(LayoutDirection.allCases))
      environment.scale = number()
      return .environmentChanged(environment)
    case 8: return .beginRequested(edge, by: pick(BeginSource.allCases))
    case 9: return .externalLoadingChanged(edge, isLoading: flag())
    case 10:
      let run = RunToken(number: UInt32(truncatingIfNeeded: next()))
      return .actionFinished(edge, run, pick(Outcome.allCases))
    case 11: return .cancelRequested(edge)
    case 12: return .resetRequested(edge)
    case 13: return .contentChanged(extent: number(), insertedBefore: flag() ? nil : number())
    case 14: return .wheelBegan
    case 15: return .wheelEnded
    case 16: return .attached
    case 17: return .shown
    case 18: return .hidden
    case 19: return .detached
    case 20: return .frame
    case 21: return .floorRequested(edge, isOpen: flag())
    case 22: return .exhaustRequested(edge)
    case 23: return .uncoverRequested(edge)
    case 24: return .concurrencyChanged(flag() ? .independent : .exclusive)
    case 25: return .prefetchFinished(edge, RunToken(number: UInt32(truncatingIfNeeded: next())))
    default: return .woke
    }
  }

  private mutating func metrics() -> ScrollMetrics {
    let hasBase = flag()
    return ScrollMetrics(
      offset: number(),
      viewport: number(),
      extent: number(),
      baseStart: hasBase ? number() : 0,
      baseEnd: hasBase ? number() : 0,
      innerCanScroll: flag(),
      itemsToStart: flag() ? nil : id(),
      itemsToEnd: flag() ? nil : id()
    )
  }

  /// A behavior in which any parameter may be changed.
  private mutating func behavior() -> Behavior {
    let start = unless(0) { $0.share() * 50 }
    let behavior = try? Behavior(
      role: pick(Role.allCases),
      startDistance: start,
      arm: Threshold(unless(64) { 51 + $0.share() * 100 }, pick(Threshold.Strictness.allCases)),
      fire: flag()
        ? nil : Threshold(1 + share() * 200, pick(Threshold.Strictness.allCases)),
      trigger: pick(Trigger.allCases),
      lead: Lead(unit: pick(Lead.Unit.allCases), amount: unless(0) { 100 - $0.share() * 200 }),
      hold: Hold(
        unless(56) { $0.flag() ? 0 : $0.share() * 90 },
        by: pick(Hold.Means.allCases),
        followsScroll: flag()
      ),
      actionDelay: unless(0) { $0.share() },
      endWithContact: pick(EndWithContact.allCases),
      opening: timing(),
      closing: timing(),
      minimumRunning: unless(0.3) { $0.share() * 1e6 },
      resultHold: unless(0.5) { $0.share() * 1e-6 },
      placement: pick(Placement.allCases),
      indicatorExtent: flag() ? nil : 1 + share() * 99,
      ignoredInset: unless(0) { $0.share() * 20 },
      resting: unless(44) { $0.flag() ? 0 : $0.share() * 60 },
      shortContent: pick(ContentPolicy.allCases),
      emptyContent: pick(ContentPolicy.allCases),
      whenExhausted: pick(ExhaustedPolicy.allCases),
      budgetPerDrag: below(4),
      backOff: unless(2) { 0.1 + $0.share() },
      floor: Floor(
        Threshold(unless(0) { 200 + $0.share() * 100 }, pick(Threshold.Strictness.allCases)),
        leave: 0.1 + share() * 0.9,
        motion: timing()
      )
    )
    return behavior ?? .standard
  }

  private mutating func timing() -> MotionTiming {
    flag()
      ? .spring(response: unless(0.35) { 0.01 + $0.share() })
      : .curve(pick([.linear, .easeInOut, .systemDefault]), seconds: 0.01 + share())
  }

  /// A decimal number as usually written, an end of the range, or any finite bits.
  mutating func number() -> Double {
    switch below(4) {
    case 0: return Double(below(20_001) - 10_000) / 8
    case 1: return Double(below(2_000_001) - 1_000_000) / 1_000
    case 2:
      return pick([
        0, -0.0, .leastNonzeroMagnitude, -.leastNormalMagnitude, .greatestFiniteMagnitude, 0.1,
        1e21, 1e-7, 9e15,
      ])
    default:
      let any = Double(bitPattern: next())
      return any.isFinite ? any : 1
    }
  }

  private mutating func unless(_ usual: Double, _ other: (inout RandomTrace) -> Double) -> Double {
    flag() ? usual : other(&self)
  }

  private mutating func id() -> Int { flag() ? below(10) : Int(truncatingIfNeeded: next()) }

  private mutating func flag() -> Bool { below(2) == 0 }

  /// In 0..<1.
  mutating func share() -> Double { Double(next() >> 11) / 0x1p53 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

  mutating func below(_ count: Int) -> Int { generator.below(count) }

  private mutating func next() -> UInt64 { generator.next() }
}
