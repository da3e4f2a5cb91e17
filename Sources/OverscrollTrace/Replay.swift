package import Overscroll

/// Runs a trace through a new session and compares the results with the expectations.
///
/// ```swift
/// let replay = Replay(try Trace(text))
/// for failure in replay.failures { print(failure) }
/// ```
public struct Replay: Sendable {
  /// The events and effects of the session.
  package private(set) var timeline: Timeline
  /// The expectations that were not met, in the order of the events.
  package private(set) var mismatches: [Mismatch] = []
  /// A sentence for each expectation that was not met, in the order of the events.
  ///
  /// Of the effects of one event only the first difference is reported: a missing effect would make
  /// all later ones differ.
  public var failures: [String] {
    mismatches.map { "Line \($0.line): expected \($0.expected), found \($0.found)." }
  }
  /// The session after the last event.
  package var session: Session { host.session }
  private var host: ScriptedHost

  /// An expectation that was not met.
  package struct Mismatch: Sendable {
    /// The line of the expectation, from 1.
    package let line: Int
    /// The expectation, as written.
    package let expected: String
    /// What was found instead, with all digits.
    package let found: String
  }

  /// Runs a trace from its first event to its last.
  ///
  /// - Parameter trace: The trace.
  /// - Complexity: O(*n*) in the number of events and expectations.
  public init(_ trace: Trace) {
    timeline = Timeline(axis: trace.axis, bounce: trace.bounce, concurrency: trace.concurrency)
    host = ScriptedHost(
      axis: trace.axis,
      bounce: trace.bounce,
      concurrency: trace.concurrency,
      reportsScrolls: false
    )
    for step in trace.steps {
      host.send(step.event)
      let effects = host.effects
      let entry = Timeline.Entry(
        event: step.event,
        effects: effects,
        start: host.session.progress(.start),
        end: host.session.progress(.end)
      )
      timeline.entries.append(entry)
      compareProgress(step.expectations, with: entry)
      compareEffects(step.expectations, with: effects)
    }
  }

  private mutating func compareProgress(
    _ expectations: [Trace.Expectation],
    with entry: Timeline.Entry
  ) {
    for expectation in expectations {
      guard case .progress(let edge, let phase, let fraction) = expectation.claim else { continue }
      let found = entry.progress(edge)
      if found.phase == phase, fraction?.isMet(by: found.fraction) ?? true { continue }
      fail(expectation.line, expectation.claim.line, Timeline.line(found, edge))
    }
  }

  private mutating func compareEffects(_ expectations: [Trace.Expectation], with effects: [Effect])
  {
    var rest = effects[...]
    var last: Trace.Expectation?
    for expectation in expectations {
      switch expectation.claim {
      case .progress:
        continue
      case .nothing:
        break
      case .effect(let expected):
        let found = rest.popFirst()
        if let found, expected.isMet(by: found) { break }
        let text = found.map { Timeline.line($0) } ?? Self.nothingMore
        return fail(expectation.line, expectation.claim.line, text)
      }
      last = expectation
    }
    guard let last, let found = rest.first else { return }
    let expected = last.claim == .nothing ? last.claim.line : Self.nothingMore
    fail(last.line, expected, Timeline.line(found))
  }

  private static let nothingMore = "nothing more"

  private mutating func fail(_ line: Int, _ expected: String, _ found: String) {
    mismatches.append(Mismatch(line: line, expected: expected, found: found))
  }
}

/// A host without a toolkit: sends events, takes the effects, and moves the content by numbers.
///
/// Replays, moving pictures and tests drive it; what happens and when is theirs.
package struct ScriptedHost: Sendable {
  /// The engine.
  package var session: Session
  /// The scroll view's metrics as last reported or scrolled to.
  package var metrics: ScrollMetrics
  /// The effects of the last event, in order.
  package private(set) var effects: [Effect] = []
  /// By how much the engine moves the content, in points.
  package private(set) var displacement = 0.0
  /// What the engine adds to an inset, in points: the last such effect.
  package private(set) var contribution = 0.0
  /// The run whose action was started last.
  package private(set) var started: (edge: Edge, token: RunToken)?
  private let reportsScrolls: Bool

  /// Makes a host with a session without parts.
  ///
  /// - Parameters:
  ///   - axis: The scroll axis.
  ///   - bounce: Who moves content past its edges.
  ///   - concurrency: Whether a refresh and a load-more may run at the same time.
  ///   - metrics: The scroll view's metrics at first; they are not reported.
  ///   - reportsScrolls: Whether it reports an offset that the engine has ordered, as its own write;
  ///     false where the script has these events.
  package init(
    axis: Axis = .vertical,
    bounce: Bounce,
    concurrency: Concurrency = .exclusive,
    metrics: ScrollMetrics = ScrollMetrics(offset: 0, viewport: 0, extent: 0),
    reportsScrolls: Bool = true
  ) {
    session = Session(axis: axis, bounce: bounce, concurrency: concurrency)
    self.metrics = metrics
    self.reportsScrolls = reportsScrolls
  }

  /// Sends one event and performs its effects.
  package mutating func send(_ kind: InputEvent.Kind, at time: Double) {
    send(InputEvent(time: time, kind: kind))
  }

  /// Sends one event and performs its effects.
  package mutating func send(_ event: InputEvent) {
    if case .raw(let raw) = event.kind, raw.code == .scrolled { metrics = raw.metrics }
    effects.removeAll(keepingCapacity: true)
    started = nil
    session.send(event)
    while let effect = session.nextEffect() {
      effects.append(effect)
      switch effect.order {
      case .startAction(let token): started = (effect.edge, token)
      case .setDisplacement(let points): displacement = points
      case .setContribution(let points): contribution = points
      case .scrollTo(let offset):
        guard reportsScrolls else { break }
        metrics.offset = offset
        let kind = InputEvent.Kind.scrolled(metrics, isOwnWrite: true)
        session.send(InputEvent(time: event.time, kind: kind))
      // Frames are the script's, and nothing is announced or stored.
      case .cancelAction, .requestFrames, .stopFrames, .wake, .playHaptic, .announce,
        .reportMilestone, .reportPhase, .reportFloor, .storeLastUpdated, .prefetch:
        break
      }
    }
  }
}
