/// Writes numbers as short decimal text, the same on every platform.
///
/// With a limited number of decimals, for display lists as text and for pictures.
///
/// ```swift
/// var line: [UInt8] = []
/// DecimalWriter.append(-0.125, places: 2, to: &line)  // -0.12
/// ```
package enum DecimalWriter {
  /// Appends a number, rounded, without trailing zeros.
  ///
  /// A whole number has no decimal point, and values that round to zero are written `0`, without a
  /// sign. From 9,007,199,254,740,992, where doubles have no decimals, the first fifteen digits are
  /// correct and the last ones are zeros. Numbers that are not finite, which indicate a bug, are
  /// written `nan`, `inf` and `-inf`.
  ///
  /// - Parameters:
  ///   - value: The number to write.
  ///   - places: The maximum number of decimals, in 1...9.
  ///   - bytes: The text to extend, in UTF-8.
  /// - Precondition: `places` is in 1...9.
  /// - Accuracy: half a unit of the last decimal kept; exact halves go to the even digit.
  package static func append(_ value: Double, places: Int, to bytes: inout [UInt8]) {
    precondition(places >= 1 && places <= 9, "places must be in 1...9 decimals")
    guard value.isFinite else {
      bytes.append(contentsOf: (value.isNaN ? "nan" : value < 0 ? "-inf" : "inf").utf8)
      return
    }
    var magnitude = value.magnitude
    var zeros = 0
    while magnitude >= 0x1p53 {
      magnitude /= 10
      zeros += 1
    }
    // The fraction is exact, so only its product with the unit is rounded.
    var whole = UInt64(magnitude.rounded(.down))
    var unit: UInt64 = 1
    for _ in 0..<places { unit *= 10 }
    let fraction = (magnitude - Double(whole)) * Double(unit)
    var decimals = zeros > 0 ? 0 : UInt64(fraction.rounded(.toNearestOrEven))
    if decimals == unit {
      decimals = 0
      whole += 1
    }
    if value < 0 && whole + decimals > 0 { bytes.append(UInt8(ascii: "-")) }
    append(whole, digits: 1, to: &bytes)
    for _ in 0..<zeros { bytes.append(UInt8(ascii: "0")) }
    guard decimals > 0 else { return }
    var digits = places
    while decimals % 10 == 0 {
      decimals /= 10
      digits -= 1
    }
    bytes.append(UInt8(ascii: "."))
    append(decimals, digits: digits, to: &bytes)
  }

  /// Appends a whole number with a minimum number of digits.
  private static func append(_ number: UInt64, digits: Int, to bytes: inout [UInt8]) {
    if number > 9 || digits > 1 { append(number / 10, digits: digits - 1, to: &bytes) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
