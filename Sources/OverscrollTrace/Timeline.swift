package import Overscroll

/// What a session did, event by event.
package struct Timeline: Equatable, Sendable {
  /// The axis of the session.
  package let axis: Axis
  /// Who moved content past its edges.
  package let bounce: Bounce
  /// Whether a refresh and a load-more could run at the same time.
  package let concurrency: Concurrency
  /// One entry an event, in the order of the events.
  package internal(set) var entries: [Entry] = []

  /// What one event led to.
  package struct Entry: Equatable, Sendable {
    /// What happened.
    package let event: InputEvent
    /// Everything the session ordered because of it, in order.
    package let effects: [Effect]
    /// How far the part at the start edge had come after it.
    package let start: PullProgress
    /// How far the part at the end edge had come after it.
    package let end: PullProgress

    /// The event as a trace writes it, word by word: its time, its name, its values.
    package var eventWords: [String] { event.words.map(\.text) }

    /// The effects as a trace writes them, word by word: edge, order, value if there is one.
    package var effectWords: [[String]] { effects.map { $0.words.map(\.text) } }

    /// How far the part at an edge had come after the event.
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

  /// The timeline as a trace that expects exactly what happened.
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
    let fraction = WrittenWord.shortest(progress.fraction)
    let name = StatementWord.progress.rawValue
    return [name, edge.word, progress.phase.word, fraction].joined(separator: " ")
  }

  /// An effect, or none, as a line of a trace.
  static func line(_ effect: Effect?) -> String {
    let claim =
      effect.map { .effect(ExpectedEffect(effect: $0, number: nil)) }
      ?? Trace.Expectation.Claim.nothing
    return claim.words.line
  }
}

extension PullProgress {
  /// The phase as a trace writes it.
  package var phaseWord: String { phase.word }
}
