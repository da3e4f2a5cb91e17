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

  /// The next byte to read; nothing at the end.
  public var peek: UInt8? { byte(at: position) }

  /// Reads one number and moves behind it.
  ///
  /// - Returns: The double nearest to the number, of two equally near ones the even; infinite when
  ///   the number is too large, 0 when it is too small. Nothing, and no move, when no number
  ///   starts here.
  /// - Complexity: O(*n*) in the number of digits. Numbers of up to 15 digits with an exponent of
  ///   up to 22 allocate nothing.
  public mutating func scan() -> Double? {
    var index = position
    let sign = byte(at: index)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { index += 1 }
    var decimal = Decimal()
    decimal.start = index
    while let digit = digit(at: index) {
      decimal.take(digit, isFraction: false)
      index += 1
    }
    let hasWhole = index > decimal.start
    if byte(at: index) == UInt8(ascii: "."), digit(at: index + 1) != nil {
      index += 1
      while let digit = digit(at: index) {
        decimal.take(digit, isFraction: true)
        index += 1
      }
    } else if !hasWhole {
      return nil
    }
    decimal.end = index
    scanExponent(at: &index, into: &decimal)
    position = index
    let magnitude = nearest(to: decimal)
    return sign == UInt8(ascii: "-") ? -magnitude : magnitude
  }

  /// Reads an exponent if there is a whole one.
  private func scanExponent(at index: inout Int, into decimal: inout Decimal) {
    // The only letters that differ from `e` in this bit alone are the two that are meant.
    guard let letter = byte(at: index), letter | 0x20 == UInt8(ascii: "e") else { return }
    var next = index + 1
    let sign = byte(at: next)
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { next += 1 }
    guard digit(at: next) != nil else { return }
    var exponent = 0
    while let digit = digit(at: next) {
      // Larger ones are out of range, whatever digits stand before them.
      if exponent < 100_000_000 { exponent = exponent * 10 + Int(digit) }
      next += 1
    }
    decimal.exponent += sign == UInt8(ascii: "-") ? -exponent : exponent
    index = next
  }

  private func byte(at index: Int) -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private func digit(at index: Int) -> UInt8? {
    guard let byte = byte(at: index) else { return nil }
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
  }
}

/// A decimal number as it was written: `mantissa * 10^exponent`, and what the mantissa left out.
private struct Decimal {
  /// The first 18 or 19 digits that count.
  var mantissa: UInt64 = 0
  var exponent = 0
  /// How many further digits there were.
  var dropped = 0
  /// Where the digits and the point between them lie.
  var start = 0
  var end = 0

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
  /// The double nearest to a decimal number.
  private func nearest(to decimal: Decimal) -> Double {
    // Between these the mantissa alone does not decide that the number is out of range.
    guard decimal.mantissa > 0 && decimal.exponent > -345 else { return 0 }
    guard decimal.exponent < 310 else { return .infinity }
    let estimate = scaled(Double(decimal.mantissa), byPowerOfTen: decimal.exponent)
    // Both factors are exact, so that their product or quotient is rounded once: W. D. Clinger,
    // How to read floating point numbers accurately, 1990.
    let isExact = decimal.mantissa <= 1 << 53 && decimal.exponent.magnitude <= 22
    if isExact && decimal.dropped == 0 { return estimate }
    // The estimate is near; exact whole numbers say which double is nearest. The bits of doubles
    // are ordered like the doubles.
    let number = ExactDecimal(
      bytes[decimal.start..<decimal.end],
      decimal.exponent - decimal.dropped
    )
    var bits = min(estimate, .greatestFiniteMagnitude).bitPattern
    while bits > 0 && !number.roundsAbove(bits - 1) { bits -= 1 }
    while bits < Double.infinity.bitPattern && number.roundsAbove(bits) { bits += 1 }
    return Double(bitPattern: bits)
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
}
