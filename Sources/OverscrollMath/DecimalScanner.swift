/// Reads decimal numbers from UTF-8 text, correctly rounded and the same on every platform.
///
/// Reads the numbers of SVG files: an optional sign, digits with at most one
/// point that is followed by a digit, an optional exponent. A number is the longest match, so
/// `1.5.5` is two numbers and `1e` is a 1 followed by `e`. It skips nothing: the caller handles
/// separators.
///
/// ```swift
/// var scanner = DecimalScanner(Array("1.5-2".utf8))
/// scanner.scan()  // 1.5
/// scanner.scan()  // -2
/// ```
package struct DecimalScanner {
  /// The text, in UTF-8.
  package let bytes: [UInt8]

  /// The index of the next byte to read, from 0 to the count of bytes.
  package var position = 0

  /// Starts reading at the first byte.
  ///
  /// - Parameter bytes: The text, in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// True when every byte was read.
  package var isAtEnd: Bool { position >= bytes.count }

  /// The next byte to read, 0 at the end: a byte that no grammar uses.
  package var next: UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Reads one number and advances past it.
  ///
  /// - Returns: The nearest double, ties to even; infinite if the number is too large, 0 if it is
  ///   too small. Nil, without advancing, if no number starts here.
  /// - Complexity: O(*n*) in the number of digits; more than 15 bytes are copied to the heap.
  package mutating func scan() -> Double? {
    let (number, end) = bytes.withUnsafeBufferPointer { bytes in
      var cursor = DecimalCursor(bytes, position: position)
      let number = cursor.scan()
      return (number, cursor.position)
    }
    guard end > position else { return nil }
    position = end
    return number
  }
}
