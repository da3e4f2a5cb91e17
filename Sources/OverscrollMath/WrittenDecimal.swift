/// A decimal number as written: `mantissa * 10^exponent`, and the digits that the mantissa omits.
struct WrittenDecimal {
  /// The first 19 significant digits.
  private var mantissa: UInt64 = 0
  var exponent = 0
  /// The number of further digits.
  private var dropped = 0

  mutating func take(_ digit: UInt8, isFraction: Bool) {
    if mantissa < 1_000_000_000_000_000_000 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      if isFraction { exponent -= 1 }
    } else {
      dropped += 1
      if !isFraction { exponent += 1 }
    }
  }

  /// The nearest double; the digits are in the given text, among other bytes.
  func nearest(digits: UnsafeBufferPointer<UInt8>) -> Double {
    // Beyond these the number is out of range, whatever its digits.
    guard mantissa > 0 && exponent > -345 else { return 0 }
    guard exponent < 310 else { return .infinity }
    let estimate = scaled(Double(mantissa), byPowerOfTen: exponent)
    // Both factors are exact, and a mantissa this small omits no digit: their product or quotient
    // is rounded once (W. D. Clinger, How to read floating point numbers accurately, 1990).
    let isExact = mantissa <= 1 << 53 && exponent.magnitude <= 22
    if isExact { return estimate }
    // The estimate is near, and doubles and their bits have the same order.
    let exact = ExactDecimal(bytes: digits, exponent: exponent - dropped)
    var bits = min(estimate, .greatestFiniteMagnitude).bitPattern
    while bits > 0 && !exact.roundsAbove(bits - 1) { bits -= 1 }
    while bits < Double.infinity.bitPattern && exact.roundsAbove(bits) { bits += 1 }
    return Double(bitPattern: bits)
  }
}

/// A number times a power of ten; rounded once while the power is within 22.
private func scaled(_ number: Double, byPowerOfTen exponent: Int) -> Double {
  var result = number
  var left = exponent.magnitude
  while left > 0 {
    // 10^22 is the largest power of ten that a double represents exactly.
    let step = min(left, 22)
    var power = 1.0
    for _ in 0..<step { power *= 10 }
    result = exponent > 0 ? result * power : result / power
    left -= step
  }
  return result
}
