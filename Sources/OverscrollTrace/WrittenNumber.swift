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
