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
