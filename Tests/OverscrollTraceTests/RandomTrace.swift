import Overscroll
import OverscrollTrace

/// Traces of every kind of event with numbers of every size, the same ones at every run.
struct RandomTrace {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  /// A trace of some events.
  mutating func trace(events: Int) -> Trace {
    var trace = Trace(axis: pick(Axis.allCases), bounce: pick(Bounce.allCases))
    for index in 0..<events {
      let kind = index < 2 ? .configured(pick(Edge.allCases), behavior()) : kind()
      let time = index == 0 ? 0 : number()
      _ = trace.record(InputEvent(time: time, kind: kind))
    }
    return trace
  }

  private mutating func kind() -> InputEvent.Kind {
    let edge = pick(Edge.allCases)
    switch below(13) {
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
    default: return .signal(pick(Signal.allCases))
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
      innerCanScroll: flag()
    )
  }

  /// A behavior in which any parameter may be as usual or another.
  private mutating func behavior() -> Behavior {
    let start = unless(0) { $0.share() * 50 }
    let behavior = try? Behavior(
      startDistance: start,
      arm: Threshold(unless(64) { 51 + $0.share() * 100 }, pick(Threshold.Strictness.allCases)),
      fire: flag()
        ? nil : Threshold(1 + share() * 200, pick(Threshold.Strictness.allCases)),
      trigger: pick(Trigger.allCases),
      hold: Hold(unless(56) { $0.flag() ? 0 : $0.share() * 90 }, by: pick(Hold.Means.allCases)),
      actionDelay: unless(0) { $0.share() },
      endWithContact: pick(EndWithContact.allCases),
      opening: timing(),
      closing: timing(),
      minimumRunning: unless(0.3) { $0.share() * 1e6 },
      resultHold: unless(0.5) { $0.share() * 1e-6 },
      placement: pick(Placement.allCases),
      indicatorExtent: flag() ? nil : 1 + share() * 99,
      ignoredInset: unless(0) { $0.share() * 20 }
    )
    return behavior ?? .standard
  }

  private mutating func timing() -> MotionTiming {
    flag()
      ? .spring(response: unless(0.35) { 0.01 + $0.share() })
      : .curve(pick([.linear, .easeInOut, .systemDefault]), seconds: 0.01 + share())
  }

  /// A number as people write it, one of the ends, or any finite bits.
  mutating func number() -> Double {
    switch below(4) {
    case 0: return Double(Int(below(20_001)) - 10_000) / 8
    case 1: return Double(Int(below(2_000_001)) - 1_000_000) / 1_000
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

  private mutating func id() -> Int { flag() ? Int(below(10)) : Int(truncatingIfNeeded: next()) }

  private mutating func flag() -> Bool { below(2) == 0 }

  /// From 0 up to, but not, 1.
  mutating func share() -> Double { Double(next() >> 11) / 0x1p53 }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(below(UInt64(values.count)))] }

  mutating func below(_ count: UInt64) -> UInt64 { next() % count }

  // SplitMix64: G. L. Steele, D. Lea and C. H. Flood, Fast splittable pseudorandom number
  // generators, 2014.
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
