import Overscroll
import OverscrollTestSupport
import Testing

/// Common to all five: checks X1 to X3.
@Suite struct CrossSystemTests {
  static let headers = OriginalRow.headers.map(\.behavior)
  static let footers =
    OriginalRow.footers.map(\.behavior) + [.mjAutoFooter, .mjAutoFooter(.original)]

  /// The pull is measured from the app's own inset, whatever its value.
  @Test(arguments: headers, [0.0, 64, 88])
  func X01_theBarAboveTheContentChangesNothing(_ behavior: Behavior, _ bar: Double) {
    var session = touched(behavior, bar: bar)
    for pull in [10.0, 45, 61, 79] {
      session.scroll(to: -bar - pull, at: pull)
      let progress = session.session.progress(.start)
      let range = behavior.arm.distance - behavior.startDistance
      #expect(progress.overscroll == pull)
      #expect(progress.fraction == max(0, (pull - behavior.startDistance) / range))
    }
  }

  @Test(arguments: headers, footers)
  func X02_aHeaderAndAFooterNeverRunTogetherAndGiveAllInsetsBack(
    _ header: Behavior,
    _ footer: Behavior
  ) {
    for seed in 0..<40 {
      let run = RandomRun(seed: UInt64(seed), start: header, end: footer)
      let host = run.play()
      #expect(host.invariants.violation == nil, Comment(rawValue: run.explained()))
    }
  }

  /// Actions in addition to begin and end.
  enum Trick: CaseIterable {
    case endWithinTheAction
    case endTwice
    case beginTwice
    case beginWhileClosing
  }

  /// EGO11 and MR07: an end from within the action ends its run.
  @Test(arguments: headers, Trick.allCases)
  func X03_whateverTheOrderOfBeginAndEndAllComesToRest(_ behavior: Behavior, _ trick: Trick) {
    for toolkit in Toolkit.all {
      var view = ScrollViewModel(Scene(edge: .start, toolkit: toolkit), behavior, base: 64)
      var runs: [UInt32] = [1]
      view.begin()
      switch trick {
      case .endWithinTheAction:
        // With an action delay the end comes first, and there is no action to start.
        if behavior.actionDelay > 0 { runs = [] }
      case .endTwice:
        view.run(for: 1)
        view.finishAction()
      case .beginTwice:
        view.begin()
        view.run(for: 1)
      case .beginWhileClosing:
        view.run(for: 1)
        view.finishAction()
        view.run(for: 0.1)
        view.begin()
        view.run(for: 1)
        runs = [1, 2]
      }
      view.finishAction()
      view.send(.actionFinished(.start, RunToken(number: 1), .succeeded))
      view.run(for: 2)
      #expect(view.startedRuns == runs)
      #expect(view.phase == .idle)
      #expect(view.inset == 64)
      #expect(abs(view.gap) <= 0.5)
    }
  }
}

/// A refresh with a finger down, below a bar.
func touched(_ behavior: Behavior, bar: Double = 0) -> RecordedSession {
  var session = RecordedSession(start: behavior, baseStart: bar)
  session.send(.contactBegan(id: 1, position: 0), at: 0)
  return session
}

/// Values for the originals' checks.
extension RecordedSession {
  /// A list of another length than the usual one, at rest at its start, with native bounce.
  ///
  /// - Parameters:
  ///   - start: The behavior at the start edge.
  ///   - end: The behavior at the end edge.
  ///   - extent: The content's length, in points.
  ///   - viewport: The visible length, in points.
  ///   - baseStart: The host's own inset at the start, in points.
  ///   - baseEnd: The host's own inset at the end, in points.
  init(
    start: Behavior? = nil,
    end: Behavior? = nil,
    extent: Double = 4_000,
    viewport: Double = 640,
    baseStart: Double = 0,
    baseEnd: Double = 0
  ) {
    self.init(.native, start: start, end: end, extent: extent, offset: -baseStart)
    send(.detached, at: 0)
    let metrics = ScrollMetrics(
      offset: -baseStart,
      viewport: viewport,
      extent: extent,
      baseStart: baseStart,
      baseEnd: baseEnd
    )
    send(.scrolled(metrics, isOwnWrite: false), at: 0)
    send(.attached, at: 0)
  }

  /// All contributions ordered at an edge so far, in points.
  func contributions(_ edge: Edge = .start) -> [Double] {
    log.compactMap { performed in
      guard performed.effect.edge == edge else { return nil }
      guard case .setContribution(let points) = performed.effect.order else { return nil }
      return points
    }
  }

  /// The visible overscroll at an edge after a frame at a time, in points.
  mutating func gap(at time: Double, _ edge: Edge = .start) -> Double {
    send(.frame, at: time)
    return session.progress(edge).overscroll
  }

  /// The milestones ordered by the last event.
  var milestones: [Milestone] {
    orders.compactMap { if case .reportMilestone(let milestone) = $0 { milestone } else { nil } }
  }

  /// The actions ordered by the last event.
  var starts: Int {
    orders.count { if case .startAction = $0 { true } else { false } }
  }

  /// Moves the touch to an offset and releases there.
  mutating func letGo(at offset: Double, time: Double) {
    scroll(to: offset, at: time)
    send(.contactEnded(id: 1), at: time)
  }
}
