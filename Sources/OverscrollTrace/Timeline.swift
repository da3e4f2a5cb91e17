package import Overscroll

/// The events and effects of a session, event by event.
package struct Timeline: Equatable, Sendable {
  /// The axis of the session.
  package let axis: Axis
  /// Whether the toolkit or the engine moved content past its edges.
  package let bounce: Bounce
  /// Whether a refresh and a load-more could run at the same time.
  package let concurrency: Concurrency
  /// One entry per event, in order.
  package internal(set) var entries: [Entry] = []

  /// The results of one event.
  package struct Entry: Equatable, Sendable {
    /// What happened.
    package let event: InputEvent
    /// All effects of the event, in order.
    package let effects: [Effect]
    /// The progress of the part at the start edge after it.
    package let start: PullProgress
    /// The progress of the part at the end edge after it.
    package let end: PullProgress

    /// The event as a trace writes it, word by word: its time, its name, its values.
    package var eventWords: [String] { event.writer.words }

    /// The effects as a trace writes them, word by word: edge, order, value if there is one.
    package var effectWords: [[String]] { effects.map(\.writer.words) }

    /// The progress of the part at an edge after the event.
    ///
    /// - Parameter edge: The part's edge.
    /// - Returns: Phase and progress.
    package func progress(_ edge: Edge) -> PullProgress {
      switch edge {
      case .start: start
      case .end: end
      }
    }
  }

  /// The timeline as a trace that expects exactly these results.
  ///
  /// Phase and progress are written for the edges that have been configured so far, numbers with
  /// all their digits. Replaying the text meets every expectation in it.
  ///
  /// - Complexity: O(*n*) in the number of entries and effects.
  package var text: String {
    var lines = TraceWriter.header(axis, bounce, concurrency)
    var isInParts = true
    var edges: [Edge] = []
    for entry in entries {
      lines.append(TraceWriter.line(entry.event, isInParts: &isInParts))
      if case .configured(let edge, _) = entry.event.kind, !edges.contains(edge) {
        edges.append(edge)
      }
      lines += edges.map { Self.line(entry.progress($0), $0) }
      lines += entry.effects.isEmpty ? [Self.line(nil)] : entry.effects.map { Self.line($0) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Phase and progress as a line of a trace.
  static func line(_ progress: PullProgress, _ edge: Edge) -> String {
    let fraction = LineWriter.shortest(progress.fraction)
    let name = StatementWord.progress.rawValue
    return [name, edge.word, progress.phase.word, fraction].joined(separator: " ")
  }

  /// An effect, or none, as a line of a trace.
  static func line(_ effect: Effect?) -> String {
    let claim =
      effect.map { .effect(ExpectedEffect(effect: $0, number: nil)) }
      ?? Trace.Expectation.Claim.nothing
    return claim.line
  }
}

extension PullProgress {
  /// The phase as a trace writes it.
  package var phaseWord: String { phase.word }
}
