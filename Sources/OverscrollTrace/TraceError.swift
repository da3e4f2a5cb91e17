package import Overscroll

/// An error in the text of a trace, with its position.
public struct TraceError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The line, from 1.
  package let line: Int
  /// The position in the line, from 1, in UTF-8 bytes.
  package let column: Int
  /// The kind of error.
  package let problem: Problem

  /// The kinds of errors in the text of a trace.
  package enum Problem: Equatable, Sendable {
    /// The text does not begin with the name and version of the format.
    ///
    /// They are `overscroll-trace 1`.
    case wrongHeader
    /// The second statement is not a session line.
    case missingSession
    /// A header, session or part line comes after lines that must follow it.
    case wrongOrder
    /// A word that is not one of the expected ones.
    case unknownWord(expected: [String])
    /// A line ends too early, or a name has no value after its equals sign.
    case missingValue
    /// A line has extra words, or a parameter is written twice.
    case surplusValue
    /// A number was expected.
    case notANumber
    /// A number is infinite, not a number, or beyond the range of a double.
    case notFinite
    /// A whole number was expected, or it is out of range.
    case notWhole
    /// A parameter of a behavior is out of its range.
    case badBehavior(Behavior.Parameter)
    /// An expectation comes before the first event.
    case expectationBeforeEvent
    /// An event has both the expectation of nothing and expected effects.
    case nothingBesideEffects
    /// The bytes are not UTF-8 text.
    case notUTF8
  }

  /// The position and the problem in one sentence.
  public var description: String {
    "Line \(line), column \(column): \(reason)."
  }

  /// Only the problem, without a full stop.
  package var reason: String { problem.reason }
}

extension TraceError.Problem {
  /// A description of the problem, without a full stop.
  fileprivate var reason: String {
    switch self {
    case .wrongHeader:
      "a trace begins with the line overscroll-trace 1"
    case .missingSession:
      "a session line is missing, such as session vertical engine"
    case .wrongOrder:
      "this line is out of order; the order is header, session, parts, events"
    case .unknownWord(let expected):
      "expected \(expected.joined(separator: ", "))"
    case .missingValue:
      "a value is missing"
    case .surplusValue:
      "this is one value too many"
    case .notANumber:
      "expected a number"
    case .notFinite:
      "the number is not finite"
    case .notWhole:
      "expected a whole number"
    case .badBehavior(let parameter):
      "\(parameter) is out of its range"
    case .expectationBeforeEvent:
      "an expectation needs an event above it"
    case .nothingBesideEffects:
      "an event has either nothing or effects"
    case .notUTF8:
      "the text is not UTF-8"
    }
  }
}
