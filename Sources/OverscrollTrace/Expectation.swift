package import Overscroll

extension Trace {
  /// What a trace expects after an event, with its line number.
  ///
  /// Two expectations are equal if they expect the same, whatever their lines.
  package struct Expectation: Equatable, Sendable {
    /// The line it was read from, from 1.
    package let line: Int
    /// What is expected.
    package let claim: Claim

    /// What can be expected of an event.
    package enum Claim: Equatable, Sendable {
      /// A part is in this phase and, if a number is written, has this progress.
      case progress(Edge, Phase, fraction: WrittenNumber?)
      /// One of the effects; all effect claims of an event are its complete effects, in order.
      case effect(ExpectedEffect)
      /// The event has no effects.
      case nothing
    }

    /// Compares two expectations without their lines.
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

/// An expected effect; its number, if any, has the precision with which it was written.
package struct ExpectedEffect: Equatable, Sendable {
  /// The effect, with its number as read.
  package let effect: Effect
  /// Points or seconds as they were written; nil for an order without such a number.
  package let number: WrittenNumber?

  /// Compares with an actual effect.
  ///
  /// - Parameter found: An effect of a session.
  /// - Returns: Whether it is the same order, with a number that rounds to the written one.
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
