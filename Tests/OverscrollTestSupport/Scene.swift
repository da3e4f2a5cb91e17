import Overscroll

/// One toolkit and one edge: the arguments of a test of a refresh.
package struct Scene: Sendable, CustomStringConvertible {
  /// The edge the refresh is at.
  package let edge: Edge
  /// The toolkit around it.
  package let toolkit: Toolkit

  /// Makes a scene.
  ///
  /// - Parameters:
  ///   - edge: The edge the refresh is at.
  ///   - toolkit: The toolkit around it.
  package init(edge: Edge, toolkit: Toolkit) {
    self.edge = edge
    self.toolkit = toolkit
  }

  /// Every toolkit at both edges.
  package static var all: [Scene] { scenes(Toolkit.all) }

  /// Both edges of every toolkit that bounces.
  package static var bouncing: [Scene] { scenes(Toolkit.bouncing) }

  /// Both edges of the toolkit that does not bounce.
  package static var stopping: [Scene] { scenes([.stopping]) }

  /// A name for a test case.
  package var description: String { "\(edge) edge, toolkit \(toolkit)" }

  private static func scenes(_ toolkits: [Toolkit]) -> [Scene] {
    Edge.allCases.flatMap { edge in toolkits.map { Scene(edge: edge, toolkit: $0) } }
  }
}

/// A toolkit's behavior past its edges, and its choices where documentation is silent.
package enum Toolkit: Sendable, CustomStringConvertible {
  /// It overscrolls and bounces back.
  case bouncing(Policy)
  /// It stops at its edges, and the engine moves the content past them.
  case stopping

  /// Every toolkit; a test has to pass with all of them.
  package static var all: [Toolkit] { Policy.all.map { .bouncing($0) } + [.stopping] }

  /// Every toolkit that bounces.
  package static var bouncing: [Toolkit] { Policy.all.map { .bouncing($0) } }

  /// Who moves content past an edge.
  package var bounce: Bounce {
    switch self {
    case .bouncing: .native
    case .stopping: .engine
    }
  }

  /// A name for a test case.
  package var description: String {
    switch self {
    case .bouncing(let policy): "bounces, \(policy)"
    case .stopping: "stops"
    }
  }

  /// Answers to the undocumented questions that affect motion.
  package struct Policy: Sendable, CustomStringConvertible {
    /// What happens to content at rest at the edge when the inset there grows.
    package var growthAtRest: GrowthAtRest
    /// What happens to a running bounce when the inset changes.
    package var changeDuringBounce: ChangeDuringBounce

    /// Every combination.
    static var all: [Policy] {
      GrowthAtRest.allCases.flatMap { growth in
        ChangeDuringBounce.allCases.map { Policy(growthAtRest: growth, changeDuringBounce: $0) }
      }
    }

    /// The names of both answers.
    package var description: String { "\(growthAtRest), \(changeDuringBounce)" }
  }

  /// What happens to content at rest at the edge when the inset there grows.
  package enum GrowthAtRest: CaseIterable, Sendable {
    /// It keeps its offset.
    case stay
    /// It follows to the new edge.
    case follow
  }

  /// What happens to a running bounce when the inset changes.
  package enum ChangeDuringBounce: CaseIterable, Sendable {
    /// It continues to the new edge.
    case retarget
    /// It jumps to the new edge.
    case clamp
    /// The content moves by the difference, then the bounce continues to the new edge.
    case shift
  }
}

/// Generates what users, apps and systems do with a list, including misuse.
struct RandomScenes {
  private var random: SeededGenerator
  private var roleAtStart = Role.refresh
  private var roleAtEnd = Role.loadMore
  private let only: (start: Behavior, end: Behavior)?

  init(seed: UInt64, only: (start: Behavior, end: Behavior)? = nil) {
    random = SeededGenerator(seed: seed)
    self.only = only
    roleAtStart = pick(Role.allCases)
    roleAtEnd = pick([.refresh, .loadMore, .loadMore])
  }

  mutating func below(_ bound: Int) -> Int { random.below(bound) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[random.below(values.count)] }

  private mutating func chance(_ percent: Int) -> Bool { random.below(100) < percent }

  private mutating func number(_ range: ClosedRange<Double>) -> Double {
    // Half of them are whole numbers, so that thresholds are met exactly.
    let number = random.number(in: range)
    return chance(50) ? number.rounded() : number
  }

  private mutating func step(_ act: RandomRun.Act) -> RandomRun.Step {
    var wait = number(0...40) / 1_000
    if chance(6) { wait = random.number(in: 0.1...1.5) }
    if chance(1) { wait = -0.05 }
    return RandomRun.Step(wait: wait, isPunctual: chance(90), act: act)
  }

  /// The beginning of every run: parts at one edge or both, and usually a scroll view.
  mutating func opening() -> [RandomRun.Step] {
    var steps: [RandomRun.Step] = []
    let both: [Edge] = [.start, .end]
    let edges = only == nil ? pick([[.start], [.end], both, both]) : both
    for edge in edges { steps.append(step(.send(.configured(edge, behavior(at: edge))))) }
    steps.append(step(resize()))
    if chance(90) { steps.append(step(.send(.attached))) }
    return steps
  }

  mutating func addScene(to steps: inout [RandomRun.Step]) {
    switch below(30) {
    case 0...7: addPull(to: &steps)
    case 8, 9: addTouchpad(to: &steps)
    case 10...12: addScrolling(to: &steps)
    case 13...18: steps.append(step(.answer(edge(), outcome())))
    case 19, 20:
      let (source, delay) = (pick(BeginSource.allCases), pick([0, 0, 0.2, 1]))
      steps.append(step(.send(.beginRequested(edge(), by: source, after: delay))))
    case 21...23: steps.append(step(change()))
    case 24: steps.append(step(chance(50) ? resize() : .replace(extent: extent())))
    case 25: addAbsence(to: &steps)
    case 26: steps.append(step(.send(request())))
    case 27:
      let edge = edge()
      if chance(30) { steps.append(step(.send(.configured(edge, nil)))) }
      steps.append(step(.send(.configured(edge, behavior(at: edge)))))
    case 28: steps.append(step(.send(surroundings())))
    default: addHostility(to: &steps)
    }
  }

  private mutating func addPull(to steps: inout [RandomRun.Step]) {
    let outwards = chance(50) ? 1.0 : -1
    if chance(50) { steps.append(step(.goTo(outwards > 0 ? .start : .end, before: 0))) }
    steps.append(step(.touch))
    for _ in 0..<(2 + below(4)) {
      let travel = number(0...160)
      steps.append(step(.drag(chance(80) ? outwards * travel : -outwards * travel)))
    }
    // Sometimes the touch continues into the next scene.
    if chance(75) { steps.append(step(.send(.contactEnded(id: 1)))) }
    if chance(10) { steps.append(step(.send(.contactCancelled(id: 1)))) }
  }

  private mutating func addTouchpad(to steps: inout [RandomRun.Step]) {
    let outwards = chance(50) ? 1.0 : -1
    if chance(50) { steps.append(step(.goTo(outwards > 0 ? .start : .end, before: 0))) }
    if chance(85) { steps.append(step(.send(.wheelBegan))) }
    for index in 0..<(2 + below(5)) {
      let delta = outwards * number(0...90)
      steps.append(step(.send(.wheelMoved(delta: delta, isMomentum: index > 3 || chance(10)))))
      if chance(40) { steps.append(step(.scroll(-delta / 2))) }
    }
    if chance(85) { steps.append(step(.send(.wheelEnded))) }
  }

  private mutating func addScrolling(to steps: inout [RandomRun.Step]) {
    if chance(60) { steps.append(step(.goTo(edge(), before: number(0...700)))) }
    let travel = pick([-1, 1, 1, 1]) * number(0...2_000)
    let count = 1 + below(4)
    for _ in 0..<count { steps.append(step(.scroll(travel / Double(count)))) }
  }

  private mutating func addHostility(to steps: inout [RandomRun.Step]) {
    let bad = pick([Double.nan, .infinity, -.infinity, 1e13])
    switch below(10) {
    case 0: steps.append(step(.refused(.contactMoved(id: 1, position: bad))))
    case 1: steps.append(step(.refused(.wheelMoved(delta: bad, isMomentum: false))))
    case 2:
      let metrics = ScrollMetrics(offset: bad, viewport: 640, extent: 4_000)
      steps.append(step(.refused(.scrolled(metrics, isOwnWrite: chance(50)))))
    case 3: steps.append(step(.refused(.contentChanged(extent: bad, insertedBefore: nil))))
    case 4: steps.append(step(.refused(.contentChanged(extent: 900, insertedBefore: bad))))
    case 5: steps.append(step(.send(.contactMoved(id: 7, position: number(-900...900)))))
    case 6: steps.append(step(.send(.contactEnded(id: 7))))
    case 7: steps.append(step(.send(.actionFinished(edge(), RunToken(number: .max), outcome()))))
    case 8: steps.append(step(.send(.contentChanged(extent: -1, insertedBefore: nil))))
    default: steps.append(step(.send(chance(50) ? .frame : .woke)))
    }
  }

  private mutating func edge() -> Edge { pick(Edge.allCases) }

  private mutating func outcome() -> Outcome {
    let isWell = chance(60)
    return isWell ? .succeeded : pick([.failed, .failed, .exhausted, .cancelled])
  }

  private mutating func extent() -> Double {
    pick([0, 0.5, 300, 620, 700, 1_500, 4_000, 4_000, 4_000, 100_000])
  }

  private mutating func resize() -> RandomRun.Act {
    .resize(
      viewport: pick([640, 640, 640, 320, 320, 1]),
      extent: extent(),
      baseStart: pick([0, 0, 88, 140]),
      baseEnd: pick([0, 0, 34])
    )
  }

  private mutating func change() -> RandomRun.Act {
    let points = chance(80) ? number(0...1_200) : -number(0...600)
    return .change(by: points, before: chance(50) ? nil : pick([0, points, points / 2, 1e6]))
  }

  /// The list disappears, and usually reappears later.
  private mutating func addAbsence(to steps: inout [RandomRun.Step]) {
    let isHidden = chance(60)
    if chance(90) { steps.append(step(.send(isHidden ? .hidden : .detached))) }
    if chance(50) { addScene(to: &steps) }
    if chance(90) { steps.append(step(.send(isHidden ? .shown : .attached))) }
  }

  private mutating func request() -> InputEvent.Kind {
    if chance(40) { return .floorRequested(edge(), isOpen: chance(60)) }
    return chance(40) ? .cancelRequested(edge()) : .resetRequested(edge())
  }

  private mutating func surroundings() -> InputEvent.Kind {
    if chance(50) { return .externalLoadingChanged(edge(), isLoading: chance(25)) }
    return .environmentChanged(Environment(reduceMotion: chance(50), scale: pick([1, 2, 3])))
  }

  /// Any behavior whose own durations add up to less than 4 s.
  private mutating func behavior(at edge: Edge) -> Behavior {
    if let only { return edge == .start ? only.start : only.end }
    let role = edge == .start ? roleAtStart : roleAtEnd
    if chance(5) {
      if edge == .start {
        roleAtStart = pick(Role.allCases)
      } else {
        roleAtEnd = pick(Role.allCases)
      }
    }
    if chance(10) { return Behavior.standard.withFloor }
    if chance(40) {
      return role == .refresh ? .standard : pick([.loadMore, .loadMore, .backLoadMore])
    }
    let trigger: Trigger = pick([
      .release, .release, .release, .reach, .reach, .tap, .none, .automatic,
    ])
    // It draws what is drawn next, too, so that each seed still gives the run that it gave before.
    var twin = self
    let behavior = try? Behavior(
      role: role,
      startDistance: pick([0, 0, 10]),
      arm: Threshold(pick([30, 64]), pick(Threshold.Strictness.allCases)),
      fire: chance(60) ? nil : Threshold(pick([20, 64, 90])),
      trigger: trigger,
      lead: pick([.points(0), .points(300), .points(-20), .viewports(0.5), .items(5)]),
      hold: Hold(
        pick([0, 44, 56, 90]),
        by: pick(Hold.Means.allCases),
        followsScroll: chance(30)
      ),
      actionDelay: pick([0, 0, 0.4]),
      endWithContact: pick(EndWithContact.allCases),
      opening: timing(),
      closing: timing(),
      minimumRunning: pick([0, 0.3, 0.8]),
      resultHold: pick([0, 0, 0.5]),
      placement: pick(Placement.allCases),
      ignoredInset: pick([0, 8]),
      resting: pick([0, 0, 44]),
      shortContent: pick(ContentPolicy.allCases),
      emptyContent: pick(ContentPolicy.allCases),
      whenExhausted: pick(ExhaustedPolicy.allCases),
      budgetPerDrag: pick([0, 0, 1, 2]),
      backOff: pick([0.5, 2]),
      floor: Floor(
        Threshold(pick([0, 0, 100, 140]), pick(Threshold.Strictness.allCases)),
        leave: pick([1.0 / 6, 0.5, 1]),
        motion: timing()
      ),
      drag: Drag(
        rate: pick([1, 1, 0.5, 2]),
        limit: pick([0, 0, 150, 300]),
        movesContent: chance(80)
      ),
      locksContent: chance(20),
      prefetch: twin.pick([.never, .whenArmed, .atFraction(0.5)])
    )
    return behavior ?? .standard
  }

  private mutating func timing() -> MotionTiming {
    pick([
      .spring(response: 0.35), .spring(response: 0.5), .curve(.easeInOut, seconds: 0.25),
      .curve(.linear, seconds: 0.4),
    ])
  }
}
