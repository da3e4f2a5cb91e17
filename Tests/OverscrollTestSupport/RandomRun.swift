import Foundation
import Overscroll
import OverscrollTrace

/// A random sequence of steps for a session, as a list that can be shrunk.
///
/// The same seed gives the same list. No step depends on the session's responses: a step says "the
/// action ends", not which one, so it is still valid when others are removed.
package struct RandomRun: Sendable {
  /// The seed.
  package let seed: UInt64
  /// Who moves content past its edges.
  package let bounce: Bounce
  /// Whether a refresh and a load-more may run at the same time.
  package let concurrency: Concurrency
  /// What happens, in order.
  package var steps: [Step]
  /// Whether the run settles while hidden, with wakes only.
  package let restsHidden: Bool

  /// Makes a run of some scenes.
  ///
  /// - Parameters:
  ///   - seed: Any number; each gives another run.
  ///   - scenes: The number of scenes, of one to about ten steps each.
  package init(seed: UInt64, scenes: Int = 24) {
    self.seed = seed
    var author = RandomScenes(seed: seed)
    bounce = author.pick(Bounce.allCases)
    concurrency = author.below(4) == 0 ? .independent : .exclusive
    restsHidden = author.below(8) == 0
    steps = author.opening()
    for _ in 0..<scenes { author.addScene(to: &steps) }
  }

  /// Makes a run of some scenes that does not change its two parts.
  ///
  /// - Parameters:
  ///   - seed: Any number; each gives another run.
  ///   - scenes: The number of scenes.
  ///   - start: The behavior of the part at the start.
  ///   - end: The behavior of the part at the end.
  package init(seed: UInt64, scenes: Int = 24, start: Behavior, end: Behavior) {
    self.seed = seed
    var author = RandomScenes(seed: seed, only: (start, end))
    bounce = author.pick(Bounce.allCases)
    concurrency = .exclusive
    restsHidden = author.below(8) == 0
    steps = author.opening()
    for _ in 0..<scenes { author.addScene(to: &steps) }
  }

  /// One step.
  package struct Step: Sendable {
    /// Seconds after the previous step; negative for an event with an earlier time.
    package let wait: Double
    /// Whether wakes and frames are delivered on time meanwhile.
    package let isPunctual: Bool
    /// The kind of step.
    package let act: Act
  }

  /// The kinds of steps, as independent of earlier steps as possible.
  package enum Act: Sendable {
    /// An unmodified event.
    case send(InputEvent.Kind)
    /// An event with an invalid number.
    case refused(InputEvent.Kind)
    /// The action running at an edge ends; without one, it is a stale end.
    case answer(Edge, Outcome)
    /// A touch begins where the last one was.
    case touch
    /// The touch moves by points, and a toolkit that bounces moves the content.
    case drag(Double)
    /// Toolkit or app move the content by points.
    case scroll(Double)
    /// Toolkit or app move the content to a distance before an edge, in points.
    case goTo(Edge, before: Double)
    /// The content or the screen changes.
    case resize(viewport: Double, extent: Double, baseStart: Double, baseEnd: Double)
    /// Rows are inserted or removed: points of length and, if the app knows, points before the
    /// first visible row.
    case change(by: Double, before: Double?)
    /// The content is replaced, as after a refresh.
    case replace(extent: Double)
  }
}

extension RandomRun {
  /// Runs a run from its beginning until everything is at rest.
  ///
  /// - Parameter keepsTrace: Whether to record a trace.
  /// - Returns: The host with its results.
  package func play(keepsTrace: Bool = false) -> ModelHost {
    var host = ModelHost(bounce: bounce, concurrency: concurrency, keepsTrace: keepsTrace)
    host.send(.scrolled(host.metrics, isOwnWrite: false))
    for step in steps where host.invariants.violation == nil {
      host.pass(step.wait, isPunctual: step.isPunctual)
      host.perform(step.act)
    }
    if host.invariants.violation == nil { host.comeToRest(isHidden: restsHidden) }
    return host
  }
}

extension ModelHost {
  mutating func perform(_ act: RandomRun.Act) {
    switch act {
    case .send(let kind): send(kind)
    case .refused(let kind): send(kind, isRefused: true)
    case .answer(let edge, let outcome): answer(edge, outcome)
    case .touch: send(.contactBegan(id: 1, position: finger))
    case .drag(let points): drag(by: points)
    case .scroll(let points):
      metrics.offset += points
      if bounce == .engine { stayInRange() }
      send(.scrolled(metrics, isOwnWrite: false))
    case .goTo(let edge, let points):
      metrics.offset = edge == .start ? -1e9 : 1e9
      stayInRange()
      metrics.offset += edge == .start ? points : -points
      stayInRange()
      send(.scrolled(metrics, isOwnWrite: false))
    case .resize(let viewport, let extent, let baseStart, let baseEnd):
      metrics.viewport = viewport
      metrics.extent = extent
      metrics.baseStart = baseStart
      metrics.baseEnd = baseEnd
      stayInRange()
      send(.scrolled(metrics, isOwnWrite: false))
    case .change(let points, let before):
      change(to: max(0, metrics.extent + points), before: before)
    case .replace(let extent): change(to: extent, before: nil)
    }
  }

  private mutating func drag(by points: Double) {
    finger += points
    let wasHeld = session.holdsGesture
    send(.contactMoved(id: 1, position: finger))
    guard isFingerDown, !wasHeld, !session.holdsGesture else { return }
    metrics.offset -= points
    if bounce == .engine { stayInRange() }
    send(.scrolled(metrics, isOwnWrite: false))
  }
}

/// Shrinks a failing run, so that the printed trace has little irrelevant content.
extension RandomRun {
  /// The shortest failing run found, as text.
  ///
  /// Removes pieces of half the length, then of a quarter and so on, as long as the run still fails
  /// (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing Input", IEEE TSE 28,
  /// 2002, without its complements).
  ///
  /// - Returns: The violation, the seed and the trace of the shortest run.
  package func explained() -> String {
    var shortest = self
    var size = steps.count
    while size >= 1 {
      var index = 0
      var isShorter = false
      while index < shortest.steps.count {
        var shorter = shortest
        shorter.steps.removeSubrange(index..<min(index + size, shortest.steps.count))
        if shorter.play().invariants.violation != nil {
          shortest = shorter
          isShorter = true
        } else {
          index += size
        }
      }
      if size > 1 || !isShorter { size /= 2 }
    }
    let host = shortest.play(keepsTrace: true)
    let lines = [
      "\(host.invariants.violation ?? "nothing"), seed \(seed), \(concurrency)",
      host.trace.map(\.text) ?? "",
      host.unwritable.joined(separator: "\n"),
    ]
    return lines.joined(separator: "\n")
  }
}

/// Reproducible random numbers: SplitMix64.
///
/// The generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators",
/// OOPSLA 2014, with the constants of its reference code.
package struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Starts a sequence.
  ///
  /// - Parameter seed: Any number; each gives another sequence.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// A number in 0..<bound.
  package mutating func below(_ bound: Int) -> Int {
    Int(next() % UInt64(bound))
  }

  /// A number from a range.
  package mutating func number(in range: ClosedRange<Double>) -> Double {
    let share = Double(next() >> 11) / Double(1 << 53)
    return range.lowerBound + (range.upperBound - range.lowerBound) * share
  }
}

/// The extent of a test run.
///
/// The variable OVERSCROLL_TESTS selects it: unset for a run of minutes, `all` for everything. Only
/// this file reads it.
package enum TestExtent: Sendable {
  /// Policies in pairs, and a part of random or swept cases.
  case short
  /// Every combination, every random case.
  case all

  package static let current: TestExtent = {
    switch ProcessInfo.processInfo.environment["OVERSCROLL_TESTS"] {
    case nil, "": .short
    case "all": .all
    case let other?: preconditionFailure("OVERSCROLL_TESTS is \"\(other)\"; it takes \"all\"")
    }
  }()

  /// How many of a number of random cases a test tries.
  package func part(of count: Int) -> Int {
    switch self {
    case .short: count / 10
    case .all: count
    }
  }
}
