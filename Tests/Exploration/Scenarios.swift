import Overscroll
import OverscrollTestSupport
import OverscrollTrace

/// Parts of a list, and all that may happen to it.
package struct Scenario {
  /// What it is called in the table.
  package let name: String
  /// What may happen besides gestures, runs and waiting, for the table.
  let label: String
  /// Who moves content past its edges.
  package let bounce: Bounce
  /// Whether a refresh and a load-more may run at the same time.
  let concurrency: Concurrency
  /// The behaviors at the two edges.
  package let start: Behavior?
  package let end: Behavior?
  /// Everything that may happen next, in every state.
  let moves: [Move]

  /// Distances at which something is decided, in points.
  let decisive: Set<Double>

  /// The edges that have a part.
  var edges: [Edge] { (start == nil ? [] : [.start]) + (end == nil ? [] : [.end]) }

  /// The viewport, in points.
  static let viewport = 640.0
  /// Content that fills the viewport several times, in points.
  static let long = 2_000.0
  /// Content that does not fill the viewport, in points.
  static let short = 300.0

  /// What may happen besides gestures, runs and waiting.
  package enum Surroundings: String, CaseIterable {
    /// The list is hidden, shown, removed and added.
    case presence
    /// The app changes its mind.
    case settings
    /// Rows come and go.
    case content
    /// Bars and the keyboard change the insets, and the screen is turned.
    case layout
  }

  init(
    _ name: String,
    _ axis: Axis,
    _ bounce: Bounce,
    _ concurrency: Concurrency,
    start: Behavior?,
    end: Behavior?,
    among surroundings: [Surroundings]
  ) {
    self.concurrency = concurrency
    label =
      surroundings.isEmpty
      ? "nothing"
      : surroundings.count == Surroundings.allCases.count
        ? "all" : surroundings.map(\.rawValue).joined(separator: "+")
    self.name = name
    self.bounce = bounce
    let configured = { (behavior: Behavior) in
      bounce == .native ? behavior.onNativeList(axis) : behavior
    }
    let (start, end) = (start.map(configured), end.map(configured))
    self.start = start
    self.end = end
    var moves = Self.gestures
    for (edge, behavior) in [(Edge.start, start), (.end, end)] {
      guard let behavior else { continue }
      moves += Self.runs(at: edge, behavior)
      moves += Self.positions(at: edge, behavior, bounce)
      if surroundings.contains(.settings) { moves += Self.settings(at: edge, behavior) }
    }
    if surroundings.contains(.presence) { moves += Self.presence }
    if surroundings.contains(.content) {
      moves += Self.extents(isLoadMore: [start, end].contains { $0?.role == .loadMore })
    }
    if surroundings.contains(.layout) { moves += Self.layout }
    self.moves = moves
    decisive = Set(
      moves.compactMap { move -> Double? in
        switch move {
        case .pull(let gap, _, _), .scroll(let gap, _): abs(gap)
        case .send, .resize, .inset, .turn, .finish, .finishPrefetch, .finishStale, .wait: nil
        }
      }
    )
  }

  /// A new host with the parts of this scenario, visible.
  func host(keepsTrace: Bool = false) -> ModelHost {
    var host = ModelHost(
      bounce: bounce,
      concurrency: concurrency,
      keepsTrace: keepsTrace,
      checksContinuity: true
    )
    if let start { host.send(.configured(.start, start)) }
    if let end { host.send(.configured(.end, end)) }
    host.metrics.viewport = Self.viewport
    host.metrics.extent = Self.long
    host.send(.scrolled(host.metrics, isOwnWrite: false))
    host.send(.attached)
    return host
  }

  /// The trace of some moves, as text.
  func trace(of path: [Int]) -> String {
    var host = host(keepsTrace: true)
    for index in path { _ = moves[index].make(&host) }
    return (host.trace.map(\.text) ?? "") + host.unwritable.joined(separator: "\n")
  }

  // MARK: - What may happen

  private static var gestures: [Move] {
    [
      .send(.contactBegan(id: 1, position: 0)), .send(.contactEnded(id: 1)),
      .send(.contactCancelled(id: 1)), .send(.contactMoved(id: 7, position: 500)),
      .send(.contactEnded(id: 7)), .send(.wheelBegan), .send(.wheelEnded), .wait(.before),
      .wait(.half), .wait(.until), .wait(.beyond),
    ]
  }

  private static var presence: [Move] {
    [.send(.hidden), .send(.shown), .send(.detached), .send(.attached)]
  }

  private static var layout: [Move] {
    Edge.allCases.flatMap { [Move.inset(44, $0), .inset(0, $0)] } + [.turn(400), .turn(viewport)]
  }

  private static func runs(at edge: Edge, _ behavior: Behavior) -> [Move] {
    var moves: [Move] = [
      .send(.beginRequested(edge, by: .program)), .send(.cancelRequested(edge)),
      .finish(edge, .succeeded), .finish(edge, .failed), .finish(edge, .exhausted),
      .finishStale(edge),
    ]
    if behavior.prefetch != .never { moves.append(.finishPrefetch(edge)) }
    if behavior.floor.isEnabled {
      moves += [true, false].map { .send(.floorRequested(edge, isOpen: $0)) }
    }
    return moves
  }

  private static func settings(at edge: Edge, _ behavior: Behavior) -> [Move] {
    [
      .send(.beginRequested(edge, by: .program, after: 0.2)),
      .send(.externalLoadingChanged(edge, isLoading: true)),
      .send(.externalLoadingChanged(edge, isLoading: false)), .send(.resetRequested(edge)),
      .send(.exhaustRequested(edge)), .send(.uncoverRequested(edge)),
      .send(.configured(edge, behavior)), .send(.configured(edge, nil)),
    ]
  }

  /// The positions at which something is decided: the last that does not meet a threshold, and the first
  /// that does.
  private static func positions(at edge: Edge, _ behavior: Behavior, _ bounce: Bounce) -> [Move] {
    var decisive = [behavior.arm, behavior.fire]
    if behavior.floor.isEnabled { decisive.append(behavior.floor.arm) }
    if behavior.prefetch != .never {
      decisive.append(Threshold(behavior.arm.distance * behavior.prefetch.fraction))
    }
    var gaps = Set(
      decisive.flatMap { limit -> [Double] in
        limit.isMet(by: limit.distance)
          ? [limit.distance - 0.5, limit.distance] : [limit.distance, limit.distance + 0.5]
      }
    ).sorted()
    var inside = [0, -200.0]
    if behavior.role == .loadMore, behavior.trigger == .automatic {
      let lead = leadInPoints(behavior.lead)
      inside += [-lead + 1, -lead - 1]
    }
    switch bounce {
    case .native:
      gaps += [2, behavior.hold.distance].filter { $0 > 0 && !gaps.contains($0) }
      if behavior.floor.isEnabled { gaps.append(viewport) }
      return (inside + gaps).map { .scroll(gap: $0, edge) }
    case .engine:
      gaps += [0, 2]
      if behavior.floor.isEnabled { gaps.append(viewport / 2) }
      let pulls = gaps.filter { $0 < viewport }.map { Move.pull(to: $0, edge, by: .finger) }
      let beyond = behavior.arm.distance + 1
      let touchpad: [Move] = [
        .pull(to: 0, edge, by: .touchpad), .pull(to: beyond, edge, by: .touchpad),
        .pull(to: beyond, edge, by: .momentum),
      ]
      return inside.map { .scroll(gap: $0, edge) } + pulls + touchpad
    }
  }

  private static func leadInPoints(_ lead: Lead) -> Double {
    switch lead.unit {
    case .points: lead.amount
    case .viewports: lead.amount * viewport
    case .items: 0
    }
  }

  private static func extents(isLoadMore: Bool) -> [Move] {
    guard isLoadMore else {
      return [.resize(short, before: .unknown), .resize(long, before: .unknown)]
    }
    return [
      .resize(0, before: .unknown), .resize(short, before: .unknown),
      .resize(long, before: .unknown), .resize(long + 300, before: .beforeReader),
      .resize(long + 300, before: .afterReader), .resize(long + 300, before: .unknown),
    ]
  }
}

/// Every list that is explored: the behaviors with each kind of bounce, alone and together.
package enum Scenarios {
  /// The behaviors at the two edges, by name.
  private struct List {
    let name: String
    var start: Behavior?
    var end: Behavior?
    var concurrency = Concurrency.exclusive
    /// A host with native bounce configures a refresh of a vertical list differently.
    var axis = Axis.vertical
  }

  private static let lists = [
    List(name: "standard", start: .standard),
    List(name: "ego", start: .ego), List(name: "ego-original", start: .ego(.original)),
    List(name: "cll", start: .cll), List(name: "mj", start: .mj),
    List(name: "mrefresh", start: .mrefresh), List(name: "yq", start: .yq),
    List(name: "reach", start: .mrefresh(.original)),
    List(name: "offset", start: .yq(.original)),
    List(name: "horizontal", start: .standard, axis: .horizontal),
    List(name: "horizontal-yq", start: .yq, axis: .horizontal),
    List(name: "horizontal-mrefresh", start: .mrefresh, axis: .horizontal),
    List(name: "refresh-at-end", end: .standard),
    List(name: "floor", start: .standard.withFloor),
    List(name: "floor-still", start: .standard.withFloor.withoutMotion),
    List(name: "prefetch", start: .standard.with { $0.prefetch = .atFraction(0.75) }),
    List(name: "prefetch-floor", start: .standard.withFloor.with { $0.prefetch = .whenArmed }),
    List(name: "lock", start: .standard.with { $0.locksContent = true }),
    List(
      name: "delay",
      start: .standard.with {
        $0.actionDelay = 0.4
        $0.minimumRunning = 0.8
        $0.endWithContact = .defer
      }
    ),
    List(name: "front", start: .standard.with { $0.drag.movesContent = false }),
    List(name: "chat", start: .loadMore), List(name: "load-more", end: .loadMore),
    List(name: "lead", end: .loadMore.with { $0.lead = .points(300) }),
    List(name: "load-again", end: .backLoadMore.with { $0.whenExhausted = .loadAgain }),
    List(name: "no-rows", end: .loadMore.with { $0.shortContent = $0.emptyContent }),
    List(name: "back", end: .backLoadMore), List(name: "tap", end: .tapLoadMore),
    List(name: "back-still", end: .backLoadMore.withoutMotion),
    List(name: "cll-footer", end: .cllFooter), List(name: "mj-back", end: .mjBackFooter),
    List(name: "mj-auto", end: .mjAutoFooter),
    List(name: "mj-auto-original", end: .mjAutoFooter(.original)),
    List(name: "both", start: .standard, end: .loadMore),
    List(name: "both-back", start: .mj, end: .mjBackFooter),
    List(
      name: "independent",
      start: .standard,
      end: .loadMore,
      concurrency: .independent
    ),
  ]

  /// All lists with some surroundings.
  ///
  /// - Parameters:
  ///   - surroundings: What may happen besides gestures, runs and waiting.
  ///   - name: One list; nil for all.
  /// - Returns: The scenarios, one for each kind of bounce; with engine bounce the axis changes nothing, so
  ///   that a horizontal list has one.
  package static func all(
    among surroundings: [Scenario.Surroundings],
    named name: String?
  ) -> [Scenario] {
    lists.filter { name == nil || $0.name == name }.flatMap { list in
      Bounce.allCases.filter { $0 == .native || list.axis == .vertical }.map { bounce in
        Scenario(
          list.name,
          list.axis,
          bounce,
          list.concurrency,
          start: list.start,
          end: list.end,
          among: surroundings
        )
      }
    }
  }
}
