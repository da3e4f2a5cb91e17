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
