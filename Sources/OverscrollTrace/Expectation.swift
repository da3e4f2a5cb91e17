package import Overscroll

extension Trace {
  /// What a trace says should be true after an event, with the line it says so in.
  ///
  /// Two expectations are equal when they say the same, wherever their lines stand.
  package struct Expectation: Equatable, Sendable {
    /// The line it was read from, from 1.
    package let line: Int
    /// What is expected.
    package let claim: Claim

    /// What can be expected of an event.
    package enum Claim: Equatable, Sendable {
      /// A part is in this phase and, where a number is written, has come this far.
      case progress(Edge, Phase, fraction: WrittenNumber?)
      /// One of the effects; all claims of this kind at an event are all its effects, in order.
      case effect(ExpectedEffect)
      /// The event has no effects.
      case nothing
    }

    /// Compares what two expectations say, without their lines.
    ///
    /// - Parameters:
    ///   - first: An expectation.
    ///   - second: Another.
    /// - Returns: Whether the claims are equal.
    package static func == (first: Expectation, second: Expectation) -> Bool {
      first.claim == second.claim
    }
  }
}

/// An effect as a trace expects it: its number, if it has one, only as exact as it was written.
package struct ExpectedEffect: Equatable, Sendable {
  /// The effect, with its number as read.
  package let effect: Effect
  /// Points or seconds as they were written; nil for an order without such a number.
  package let number: WrittenNumber?

  /// Compares with an effect that was found.
  ///
  /// - Parameter found: An effect of a session.
  /// - Returns: Whether it is the same order, with a number that rounds to the one written.
  package func isMet(by found: Effect) -> Bool {
    let expected = effect.words
    let actual = found.words
    return expected.count == actual.count
      && zip(expected, actual).allSatisfy { expected, actual in
        guard case .number(let value) = actual, let number else { return expected == actual }
        return number.isMet(by: value)
      }
  }
}
