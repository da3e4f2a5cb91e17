internal import OverscrollMath

/// A decimal number together with the precision with which it was written.
///
/// ```swift
/// WrittenNumber("6.53")?.isMet(by: 6.5306)  // true
/// WrittenNumber("6.530")?.isMet(by: 6.5306)  // false
/// ```
package struct WrittenNumber: Equatable, Sendable {
  /// The number as it was written; equal numbers with other digits are not equal here.
  package let text: String

  private let lowest: Double
  private let highest: Double

  /// Parses a number and its precision.
  ///
  /// - Parameter text: A decimal number: sign, digits with a point between them, exponent; only the
  ///   digits are required. Nil for other texts, or a number that is not finite.
  package init?(_ text: String) {
    guard let value = Self.value(of: text), value.isFinite else { return nil }
    self.text = text
    let half = HalfUnit(text)
    let near = half.nearer
    let far = half.farther
    lowest = half.isNegative ? -far : near
    highest = half.isNegative ? -near : far
  }

  /// Whether a number rounds to this one in its last written place.
  ///
  /// - Parameter found: Any number.
  /// - Returns: True from half a unit below to half a unit above, both included; false for NaN.
  /// - Accuracy: exact. The ends are decimals one place longer, each as its nearest double.
  package func isMet(by found: Double) -> Bool {
    found >= lowest && found <= highest
  }

  /// Parses a text that is exactly one decimal number.
  ///
  /// - Returns: The nearest double, infinite when the number is too large; nil for other texts.
  static func value(of text: some StringProtocol) -> Double? {
    var scanner = DecimalScanner(Array(text.utf8))
    guard let value = scanner.scan(), scanner.position == scanner.bytes.count else { return nil }
    return value
  }
}

/// The two decimals that lie half a unit of the last written place beside a number.
private struct HalfUnit {
  let isNegative: Bool
  private var digits: [UInt8] = []
  private var exponent = 0

  private static let longest = 1 << 40

  /// Splits a valid number.
  init(_ text: String) {
    isNegative = text.utf8.first == UInt8(ascii: "-")
    let bytes = Array(text.utf8)
    var isFraction = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "."):
        isFraction = true
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits.append(byte)
        if isFraction { exponent -= 1 }
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        let written = bytes[(index + 1)...]
        let isSmall = written.first == UInt8(ascii: "-")
        let power = Int(String(decoding: written, as: UTF8.self)) ?? (isSmall ? .min : .max)
        // Beyond the length of any text, but not so far that the sum overflows.
        exponent += min(max(power, -Self.longest), Self.longest)
        return
      default:
        continue
      }
    }
  }

  /// The magnitude half a unit away from zero.
  var farther: Double { magnitude(digits) }

  /// The magnitude half a unit towards zero; below 0 for a zero.
  var nearer: Double {
    var lower = digits
    for index in lower.indices.reversed() {
      guard lower[index] == UInt8(ascii: "0") else {
        lower[index] -= 1
        return magnitude(lower)
      }
      lower[index] = UInt8(ascii: "9")
    }
    return -farther
  }

  /// The digits followed by a five, and the power of ten of that five.
  private func magnitude(_ digits: [UInt8]) -> Double {
    let text = String(decoding: digits, as: UTF8.self) + "5e" + String(exponent - 1)
    return WrittenNumber.value(of: text) ?? .infinity
  }
}
