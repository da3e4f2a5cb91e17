/// Reads decimal numbers out of bytes that someone else keeps in memory.
///
/// What ``DecimalScanner`` does, without owning the bytes: a reader of whole texts borrows them once
/// and not for each number. The bytes must outlive it.
///
/// The pointer is what makes it fast: with an array, whose bounds are checked at each byte, SVG path
/// data is read at half the speed (`make bench` measures it), and the code is longer.
package struct DecimalCursor {
  /// The text, in UTF-8.
  package let bytes: UnsafeBufferPointer<UInt8>

  /// The index of the next byte to read, in 0...`bytes.count`.
  package var position: Int

  /// Starts reading at a byte.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, position: Int = 0) {
    self.bytes = bytes
    self.position = position
  }

  /// Reads one number and moves behind it.
  ///
  /// - Returns: The number, as the scanner reads it. Not a number, and no move, when none starts
  ///   here: a range check then finds that too, and there is one branch less for each number.
  /// - SeeAlso: ``DecimalScanner/scan()``
  @inline(never)  // one copy, wherever numbers are read
  package mutating func scan() -> Double {
    let sign = byte(at: position)
    let start = position &+ signCount(sign)
    var index = start
    var mantissa: UInt64 = 0
    var digit = digit(at: index)
    while digit < 10 {
      mantissa = mantissa &* 10 &+ UInt64(digit)
      index &+= 1
      digit = self.digit(at: index)
    }
    // Eighteen digits fit in 63 bits.
    var isShort = index &- start < 19
    var whole = Double(Int64(bitPattern: mantissa))
    var power = 1.0
    if digit == DecimalCursor.point && self.digit(at: index &+ 1) < 10 {
      let fraction = DecimalFraction(bytes, from: index &+ 1)
      index &+= 1 &+ fraction.count
      power = fraction.power
      whole = whole * power + fraction.digits
      if fraction.count == 0 {
        isShort = false
        while self.digit(at: index) < 10 { index &+= 1 }
      }
    }
    guard index > start else { return .nan }
    position = index
    var magnitude = whole / power
    // Below 2^53 product and sum were exact, and so is the power, so that their quotient is rounded
    // once (W. D. Clinger, How to read floating point numbers accurately, 1990).
    if !isShort || whole >= 0x1p53 || byte(at: index) | 0x20 == UInt8(ascii: "e") {
      magnitude = nearest(to: start..<index)
    }
    let signBit: UInt64 = sign == UInt8(ascii: "-") ? 1 << 63 : 0
    return Double(bitPattern: magnitude.bitPattern | signBit)
  }

  /// Reads the exponent, if there is one, and finds the double nearest to the whole.
  @inline(never)  // rare, and in the way of the usual numbers
  private mutating func nearest(to digits: Range<Int>) -> Double {
    var decimal = WrittenDecimal()
    var isFraction = false
    for index in digits {
      let digit = digit(at: index)
      if digit < 10 { decimal.take(digit, isFraction: isFraction) } else { isFraction = true }
    }
    decimal.exponent += scanExponent()
    return decimal.nearest(digits: UnsafeBufferPointer(rebasing: bytes[digits]))
  }

  /// Reads an exponent, or nothing unless there is a whole one.
  private mutating func scanExponent() -> Int {
    // The bit that tells `e` from `E` is the same in no other pair of bytes with this result.
    guard byte(at: position) | 0x20 == UInt8(ascii: "e") else { return 0 }
    let sign = byte(at: position + 1)
    var index = position + 1 + signCount(sign)
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

  /// What a point looks like where a digit is expected.
  private static var point: UInt8 { UInt8(ascii: ".") &- UInt8(ascii: "0") }

  /// How many signs a byte is: 1 or 0.
  ///
  /// In arithmetic: a sign is as good as random, and a branch would often be guessed wrong. Signs
  /// are 43 and 45, which no other byte is when the bit between them is left out.
  @inline(__always)
  private func signCount(_ byte: UInt8) -> Int {
    let difference = (UInt16(byte) &- 43) & ~2
    return Int((difference &- 1) >> 15 & ~difference >> 15)
  }

  @inline(__always)
  private func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// The value of a digit; 10 or more for any other byte.
  @inline(__always)
  private func digit(at index: Int) -> UInt8 {
    byte(at: index) &- UInt8(ascii: "0")
  }
}
