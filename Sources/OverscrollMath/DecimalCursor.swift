/// Reads decimal numbers from bytes that the caller keeps in memory.
///
/// Like ``DecimalScanner``, but without owning the bytes: a parser borrows them once for the whole
/// text. The bytes must outlive it.
package struct DecimalCursor {
  /// The text, in UTF-8.
  private let bytes: UnsafeBufferPointer<UInt8>

  /// The index of the next byte to read, from 0 to the count of bytes.
  package private(set) var position: Int

  /// Starts reading at a byte.
  package init(_ bytes: UnsafeBufferPointer<UInt8>, position: Int) {
    self.bytes = bytes
    self.position = position
  }

  /// Reads one number and advances past it.
  ///
  /// - Returns: The number, as the scanner reads it; NaN, without advancing, if none starts here: a
  ///   range check detects it too, which saves a branch per number.
  /// - SeeAlso: ``DecimalScanner/scan()``
  package mutating func scan() -> Double {
    let start = position + signCount(at: position)
    let isNegative = byte(at: position) == UInt8(ascii: "-")
    var index = start
    var decimal = WrittenDecimal()
    var isFraction = false
    while true {
      let digit = digit(at: index)
      if digit < 10 {
        decimal.take(digit, isFraction: isFraction)
      } else if !isFraction, byte(at: index) == UInt8(ascii: "."), self.digit(at: index + 1) < 10 {
        isFraction = true
      } else {
        break
      }
      index += 1
    }
    guard index > start else { return .nan }
    position = index
    decimal.exponent += scanExponent()
    let number = decimal.nearest(digits: UnsafeBufferPointer(rebasing: bytes[start..<index]))
    return isNegative ? -number : number
  }

  /// Reads an exponent, or nothing unless it is complete.
  private mutating func scanExponent() -> Int {
    // This bit operation maps only `e` and `E` to the result.
    guard byte(at: position) | 0x20 == UInt8(ascii: "e") else { return 0 }
    let isNegative = byte(at: position + 1) == UInt8(ascii: "-")
    var index = position + 1 + signCount(at: position + 1)
    guard digit(at: index) < 10 else { return 0 }
    var exponent = 0
    while digit(at: index) < 10 {
      // Larger ones are out of range for any digits.
      if exponent < 100_000_000 { exponent = exponent * 10 + Int(digit(at: index)) }
      index += 1
    }
    position = index
    return isNegative ? -exponent : exponent
  }

  /// The number of signs at a position: 1 or 0.
  private func signCount(at index: Int) -> Int {
    let byte = byte(at: index)
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") ? 1 : 0
  }

  private func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }

  /// The value of a digit; 10 or more for any other byte.
  private func digit(at index: Int) -> UInt8 {
    byte(at: index) &- UInt8(ascii: "0")
  }
}
