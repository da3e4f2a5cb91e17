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
    let start = position
    let first = start + signCount(at: start)
    var end = endOfDigits(from: first)
    if byte(at: end) == UInt8(ascii: "."), isDigit(at: end + 1) { end = endOfDigits(from: end + 1) }
    guard end > first else { return .nan }
    if byte(at: end) | 0x20 == UInt8(ascii: "e") {
      let exponent = end + 1 + signCount(at: end + 1)
      if isDigit(at: exponent) { end = endOfDigits(from: exponent) }
    }
    position = end
    // The grammar above is a part of the standard library's, so the text is always a number there.
    let text = UnsafeBufferPointer(rebasing: bytes[start..<end])
    return Double(Substring(decoding: text, as: UTF8.self)) ?? .nan
  }

  /// The number of signs at a position: 1 or 0.
  private func signCount(at index: Int) -> Int {
    let byte = byte(at: index)
    return byte == UInt8(ascii: "-") || byte == UInt8(ascii: "+") ? 1 : 0
  }

  private func endOfDigits(from start: Int) -> Int {
    var index = start
    while isDigit(at: index) { index += 1 }
    return index
  }

  private func isDigit(at index: Int) -> Bool {
    byte(at: index) &- UInt8(ascii: "0") < 10
  }

  private func byte(at index: Int) -> UInt8 {
    index < bytes.count ? bytes[index] : 0
  }
}
