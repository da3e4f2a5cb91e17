/// Reads decimal numbers out of UTF-8 text, correctly rounded and the same on every platform.
///
/// Knows the numbers of SVG path data and of traces: a sign or none, digits with at most one point
/// that has a digit behind it, an exponent or none. A number ends where it cannot go on, so that
/// `1.5.5` is two and `1e` is a 1 with an `e` left over. It skips nothing: what stands between
/// numbers is the caller's grammar.
///
/// ```swift
/// var scanner = DecimalScanner(Array("1.5-2".utf8))
/// scanner.scan()  // 1.5
/// scanner.scan()  // -2
/// ```
public struct DecimalScanner {
  /// The text, in UTF-8.
  public let bytes: [UInt8]

  /// The index of the next byte to read, in 0...`bytes.count`.
  public var position = 0

  /// Starts reading at the first byte.
  ///
  /// - Parameter bytes: The text, in UTF-8.
  public init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// True when every byte was read.
  public var isAtEnd: Bool { position >= bytes.count }

  /// The next byte to read, 0 at the end: a byte that no grammar of ours knows.
  public var next: UInt8 { byte(at: position) }

  /// Reads one number and moves behind it.
  ///
  /// - Returns: The double nearest to the number, of two equally near ones the even; infinite when
  ///   the number is too large, 0 when it is too small. Nothing, and no move, when no number
  ///   starts here.
  /// - Complexity: O(*n*) in the number of digits; allocates nothing.
  @inline(never)  // one copy, wherever numbers are read
  public mutating func scan() -> Double? {
    let sign = next
    let start = position + (isSign(sign) ? 1 : 0)
    var decimal = WrittenDecimal()
    var index = start
    var isFraction = false
    while true {
      let digit = digit(at: index)
      if digit < 10 {
        decimal.take(digit, isFraction: isFraction)
      } else if !isFraction && byte(at: index) == UInt8(ascii: ".")
        && self.digit(at: index + 1) < 10
      {
        isFraction = true
      } else {
        break
      }
      index += 1
    }
    guard index > start else { return nil }
    position = index
    decimal.exponent += scanExponent()
    let magnitude = nearest(to: decimal, digits: start..<index)
    return sign == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// Reads an exponent, or nothing unless there is a whole one.
  private mutating func scanExponent() -> Int {
    // The bit that tells `e` from `E` is the same in no other pair of bytes with this result.
    guard next | 0x20 == UInt8(ascii: "e") else { return 0 }
    let sign = byte(at: position + 1)
    var index = position + (isSign(sign) ? 2 : 1)
    guard digit(at: index) < 10 else { return 0 }
    var exponent = 0
    while digit(at: index) < 10 {
      // Larger ones are out of range, whatever digits stand before them.
      if exponent < 100_000_000 { exponent = exponent * 10 + Int(digit(at: index)) }
      index += 1
    }
    position = index
    return sign == UInt8(ascii: "-") ? -exponent : exponent
  }

  private func isSign(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+")
  }

  @inline(never)  // wanted at many places; a copy at each would be longer than the calls
  private func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// The value of a digit; 10 or more for any other byte.
  private func digit(at index: Int) -> UInt8 {
    byte(at: index) &- UInt8(ascii: "0")
  }
}

/// A decimal number as it was written: `mantissa * 10^exponent`, and what the mantissa left out.
private struct WrittenDecimal {
  /// The first 19 digits that count.
  var mantissa: UInt64 = 0
  var exponent = 0
  /// How many further digits there were.
  var dropped = 0

  mutating func take(_ digit: UInt8, isFraction: Bool) {
    if mantissa < 1_000_000_000_000_000_000 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      if isFraction { exponent -= 1 }
    } else {
      dropped += 1
      if !isFraction { exponent += 1 }
    }
  }
}

extension DecimalScanner {
  /// The double nearest to a decimal number, whose digits stand in a range of the text.
  private func nearest(to decimal: WrittenDecimal, digits: Range<Int>) -> Double {
    // Beyond these the number is out of range, whatever its digits.
    guard decimal.mantissa > 0 && decimal.exponent > -345 else { return 0 }
    guard decimal.exponent < 310 else { return .infinity }
    let estimate = scaled(Double(decimal.mantissa), byPowerOfTen: decimal.exponent)
    // Both factors are exact, and a mantissa this small left no digit out: their product or quotient
    // is rounded once (W. D. Clinger, How to read floating point numbers accurately, 1990).
    let isExact = decimal.mantissa <= 1 << 53 && decimal.exponent.magnitude <= 22
    if isExact { return estimate }
    // The estimate is near, and the bits of doubles are ordered like the doubles.
    let exact = ExactDecimal(
      bytes: bytes,
      range: digits,
      exponent: decimal.exponent - decimal.dropped
    )
    var bits = min(estimate, .greatestFiniteMagnitude).bitPattern
    while bits > 0 && !exact.roundsAbove(bits - 1) { bits -= 1 }
    while bits < Double.infinity.bitPattern && exact.roundsAbove(bits) { bits += 1 }
    return Double(bitPattern: bits)
  }
}

/// A number times a power of ten; exact up to the one rounding while the power is within 22.
private func scaled(_ number: Double, byPowerOfTen exponent: Int) -> Double {
  var result = number
  var left = exponent.magnitude
  while left > 0 {
    // 10^22 is the largest power of ten that a double holds exactly.
    let step = min(left, 22)
    var power = 1.0
    for _ in 0..<step { power *= 10 }
    result = exponent > 0 ? result * power : result / power
    left -= step
  }
  return result
}
