internal import OverscrollMath

/// Splits path data into numbers and separators.
///
/// It borrows the bytes, which must be followed by ``padding`` zeros: this makes checks for the end
/// of the text unnecessary. The pointer and the zeros double the speed compared to an array with
/// bounds checks (`make bench` measures it).
///
/// Functions called for each number are inlined, so that the parser keeps the position in a
/// register. Rare ones are not; they take and return positions, because an inout parameter would
/// keep it in memory.
struct PathDataCursor {
  /// The data, in UTF-8, followed by zeros.
  private let bytes: UnsafePointer<UInt8>

  /// The number of bytes of data.
  let size: Int

  /// The index of the next byte to read, in 0...`size`.
  var position = 0

  /// The number of zeros that must follow the data.
  static var padding: Int { 16 }

  init(_ bytes: UnsafePointer<UInt8>, size: Int) {
    self.bytes = bytes
    self.size = size
  }

  /// The next byte to read, 0 at the end: a byte that is no command.
  var next: UInt8 { bytes[position] }

  /// Whether the next byte can begin a number.
  var isAtNumber: Bool { ByteSet.numberStart.contains(next) }

  /// Reads one number and advances past it.
  ///
  /// Optimized for the numbers of icons, of up to fifteen digits, seven of them after the point;
  /// all others are read by ``DecimalCursor``, with the same results.
  ///
  /// - Returns: The nearest double. NaN, without advancing, if no number starts here: the range
  ///   check detects it too, which saves a branch per number.
  mutating func scan() -> Double {
    // Signs are unpredictable, so they are computed without a branch.
    let minus = next == UInt8(ascii: "-") ? 1 : 0
    let start = position &+ minus
    var index = start
    var whole: Int64 = 0  // for platforms with a 32-bit Int
    var digit = digit(at: index)
    while UInt64(bitPattern: digit) < 10 {
      whole = whole &* 10 &+ digit
      index &+= 1
      digit = self.digit(at: index)
    }
    var number = Double(whole)
    if bytes[index] == UInt8(ascii: ".") {
      let fraction = PathDataFraction(bytes + index + 1)
      let unit = PathDataFraction.unit
      number = Double(whole &* unit &+ fraction.units) / Double(unit)
      // A count of 0 means no digits or too many: the number is then read again.
      let isUsual = fraction.count > 0 && index &- start < 8
      index = isUsual ? index &+ 1 &+ fraction.count : start
    }
    // Fifteen digits and the unit are exact, so their quotient is rounded once (W. D. Clinger,
    // How to read floating point numbers accurately, 1990).
    let isShort = UInt(bitPattern: index &- start &- 1) < 15
    guard isShort && bytes[index] | 0x20 != UInt8(ascii: "e") else {
      let any = scanAny()
      position = any.end
      return any.number
    }
    position = index
    return Double(bitPattern: number.bitPattern | UInt64(minus) &<< 63)
  }

  /// Reads any number.
  @inline(never)  // saves 0.6 % of the instructions of reading
  private func scanAny() -> (number: Double, end: Int) {
    var cursor = DecimalCursor(UnsafeBufferPointer(start: bytes, count: size), position: position)
    let number = cursor.scan()
    return (number, cursor.position)
  }

  /// Skips white space.
  mutating func skipSpace() {
    while ByteSet.space.contains(next) { position &+= 1 }
  }

  /// Skips white space with at most one comma in it; returns whether there was one.
  mutating func skipSpaceAndComma() -> Bool {
    // Mostly one byte or none separates numbers, unpredictably: no branch for it.
    let byte = next
    let hasComma = byte == UInt8(ascii: ",")
    position &+= hasComma || byte == UInt8(ascii: " ") ? 1 : 0
    // At most one comma can be skipped.
    if next > UInt8(ascii: ",") { return hasComma }
    let rest = endOfSeparator(after: hasComma)
    position = rest.end
    return rest.hasComma
  }

  /// Finds the end of the separator between two numbers, which may already have had a comma.
  @inline(never)  // saves 1.2 % of the instructions of reading
  private func endOfSeparator(after comma: Bool) -> (end: Int, hasComma: Bool) {
    var cursor = self
    var hasComma = comma
    cursor.skipSpace()
    if !hasComma && cursor.next == UInt8(ascii: ",") {
      hasComma = true
      cursor.position &+= 1
      cursor.skipSpace()
    }
    return (cursor.position, hasComma)
  }

  /// The value of a digit; negative, or 10 or more, for any other byte.
  private func digit(at index: Int) -> Int64 {
    Int64(bytes[index]) &- 0x30
  }
}

/// A set of the first 64 characters, tested without a branch.
private struct ByteSet {
  private let bits: UInt64

  /// Space, tab, line feed, form feed and carriage return.
  static var space: ByteSet {
    ByteSet(bits: 1 << 0x20 | 1 << 0x09 | 1 << 0x0A | 1 << 0x0C | 1 << 0x0D)
  }
  /// `+`, `-`, `.` and the digits.
  static var numberStart: ByteSet {
    ByteSet(bits: 1 << 0x2B | 1 << 0x2D | 1 << 0x2E | 0x3FF << 0x30)
  }

  /// 1 for a byte of the set, 0 for any other.
  func count(of byte: UInt8) -> Int {
    Int(truncatingIfNeeded: bits >> UInt64(byte) & 1)
  }

  func contains(_ byte: UInt8) -> Bool {
    count(of: byte) == 1
  }
}
