internal import Overscroll

/// Turns a trace into text that reads back as the same trace, every number to the last bit.
///
/// Comments and empty lines of a text that was read are not part of a trace and do not come back.
public enum TraceWriter {
  /// Writes a trace.
  ///
  /// - Parameter trace: The trace.
  /// - Returns: Its text, ending with a line feed. Numbers have the fewest digits that read back to
  ///   the same bits; expected ones stand as they were written.
  /// - Complexity: O(*n*) in the number of steps and expectations.
  public static func text(_ trace: Trace) -> String {
    var lines = header(trace.axis, trace.bounce, trace.concurrency)
    var isInParts = true
    for step in trace.steps {
      lines.append(line(step.event, isInParts: &isInParts))
      for expectation in step.expectations { lines.append(expectation.claim.words.line) }
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

  /// The line of an event: a part line while nothing else has stood above it.
  static func line(_ event: InputEvent, isInParts: inout Bool) -> String {
    let isAtZero = event.time.bitPattern == 0
    if isInParts, isAtZero, case .configured(let edge, let behavior?) = event.kind {
      let part = InputEvent.Kind.partWords(edge, behavior)
      return ([.text(StatementWord.part.rawValue)] + part).line
    }
    isInParts = false
    return event.words.line
  }
}
