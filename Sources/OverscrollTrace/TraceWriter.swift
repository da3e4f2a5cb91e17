internal import Overscroll

/// Writes a trace as text that reads back as the same trace, with every number bit-identical.
///
/// A trace does not keep the comments and empty lines of its text, so they are lost.
enum TraceWriter {
  static func text(_ trace: Trace) -> String {
    var lines = header(trace.axis, trace.bounce, trace.concurrency)
    var isInParts = true
    for step in trace.steps {
      lines.append(line(step.event, isInParts: &isInParts))
      for expectation in step.expectations { lines.append(expectation.claim.line) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The two lines that every trace begins with.
  static func header(
    _ axis: Axis,
    _ bounce: Bounce,
    _ concurrency: Concurrency
  ) -> [String] {
    var session = [StatementWord.session.rawValue, axis.word, bounce.word]
    if concurrency != .exclusive { session.append(concurrency.word) }
    return [StatementWord.header.rawValue + " 1", session.joined(separator: " ")]
  }

  /// The line of an event: a part line until another event has been written.
  static func line(_ event: InputEvent, isInParts: inout Bool) -> String {
    let isAtZero = event.time.bitPattern == 0
    if isInParts, isAtZero, case .configured(let edge, let behavior?) = event.kind {
      var part = LineWriter([StatementWord.part.rawValue])
      part.appendPart(edge, behavior)
      return part.line
    }
    isInParts = false
    return event.writer.line
  }
}
