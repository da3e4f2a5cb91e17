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
    let isSame = (found.edge, found.code, found.detail) == (effect.edge, effect.code, effect.detail)
    return isSame && number?.isMet(by: found.value) ?? true
  }
}

extension Trace.Expectation.Claim {
  /// The claim as a line of a trace.
  var line: String {
    switch self {
    case .progress(let edge, let phase, let fraction):
      let words = [StatementWord.progress.rawValue, edge.word, phase.word, fraction?.text]
      return words.compactMap(\.self).joined(separator: " ")
    case .effect(let expected):
      let words = expected.effect.writer.words
      let written = expected.number.map { words.dropLast() + [$0.text] } ?? words
      return ([StatementWord.effect.rawValue] + written).joined(separator: " ")
    case .nothing:
      return StatementWord.effect.rawValue + " " + StatementWord.nothing.rawValue
    }
  }

  /// Reads a line from its first word.
  init(_ line: inout LineReader) throws(TraceError) {
    if line.take(StatementWord.progress.rawValue) {
      let edge = try line.value(Edge.self)
      let phase = try line.value(Phase.self)
      let fraction = line.peek
      if !line.isAtEnd { _ = try line.next().number() }
      self = .progress(edge, phase, fraction: WrittenNumber(fraction.text))
      return
    }
    _ = line.take(StatementWord.effect.rawValue)
    if line.take(StatementWord.nothing.rawValue) {
      self = .nothing
      return
    }
    let effect = try Effect(&line)
    let number = effect.hasNumber ? WrittenNumber(line.previous.text) : nil
    self = .effect(ExpectedEffect(effect: effect, number: number))
  }

  /// Whether one of the two expects no effects and the other one does.
  func contradicts(_ other: Trace.Expectation.Claim) -> Bool {
    switch (self, other) {
    case (.nothing, .effect), (.effect, .nothing): true
    case (.progress, _), (_, .progress), (.nothing, .nothing), (.effect, .effect): false
    }
  }
}

/// A decimal number together with the precision with which it was written.
///
/// ```swift
/// WrittenNumber("6.53")?.isMet(by: 6.5306)  // true
/// WrittenNumber("6.530")?.isMet(by: 6.5306)  // false
/// ```
package struct WrittenNumber: Equatable, Sendable {
  /// The number as it was written; equal numbers with other digits are not equal here.
  package let text: String

  private let value: Double
  /// Half a unit of the last written place.
  private let half: Double

  /// Parses a number and its precision.
  ///
  /// - Parameter text: A decimal number: sign, digits with a point between them, exponent; only the
  ///   digits are required. Nil for other texts, or a number that is not finite.
  package init?(_ text: String) {
    guard let value = Self.value(of: text), value.isFinite else { return nil }
    self.text = text
    self.value = value
    // 6.53e7 without its sign and with zeros for its digits, one more place, and a five: 0.005e7.
    let power = text.firstIndex { $0 == "e" || $0 == "E" } ?? text.endIndex
    let zeros = String(
      text[..<power].filter { $0 != "-" && $0 != "+" }.map { $0 == "." ? "." : "0" }
    )
    let five = zeros.contains(".") ? "5" : ".5"
    half = Double(zeros + five + text[power...]) ?? 0
  }

  /// Whether a number rounds to this one in its last written place.
  ///
  /// - Parameter found: Any number.
  /// - Returns: True from half a unit below to half a unit above, both included; false for NaN.
  /// - Accuracy: The ends within a millionth of half a unit, because they have no exact double.
  package func isMet(by found: Double) -> Bool {
    abs(found - value) <= half * 1.000_001
  }

  /// Parses a text that is exactly one decimal number.
  ///
  /// - Returns: The nearest double; infinite or not a number for a text that says so, or when the number is too
  ///   large; nil for other texts, also for what only Swift reads: hexadecimal digits and a point at the end.
  static func value(of text: String) -> Double? {
    let hasOtherForm =
      text.contains { "xX(".contains($0) } || text.last == "." || text.contains(".e")
    return hasOtherForm ? nil : Double(text)
  }
}
