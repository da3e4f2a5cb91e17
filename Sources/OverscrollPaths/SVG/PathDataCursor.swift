internal import OverscrollGraphics
internal import OverscrollMath

/// Splits path data into numbers and separators.
///
/// It borrows the bytes, which must be followed by ``padding`` zeros: this makes checks for the end
/// of the text unnecessary. The pointer and the zeros double the speed compared to an array with
/// bounds checks (`make bench` measures it).
///
/// Each number starts where the one before it ends, so the steps from one start to the next take more
/// of the time than the values do. Functions that are not inlined take and return pointers, because
/// an inout parameter would keep the position in memory.
struct PathDataCursor {
  /// The next byte to read, of the data in UTF-8 or the first zero after it.
  var pointer: UnsafePointer<UInt8>

  /// Whether the latest separator had a comma, which must be followed by a number.
  private(set) var hasComma = false

  /// The number of zeros that must follow the data.
  static var padding: Int { 16 }

  init(_ pointer: UnsafePointer<UInt8>) {
    self.pointer = pointer
  }

  /// The next byte to read, 0 at the end: a byte that is no command.
  var next: UInt8 { pointer.pointee }

  /// Whether the next byte can begin a number.
  @inline(__always)
  var isAtNumber: Bool { ByteSet.numberStart.contains(next) }

  /// Whether a number starts here.
  var isBeforeNumber: Bool { !PathDataCursor.scanAny(pointer).number.isNaN }

  /// Reads two numbers and the separators after them, and stores each plus its origin.
  ///
  /// - Returns: False before a number that is missing or out of range.
  @inline(__always)
  mutating func scanPair(to pair: UnsafeMutablePointer<Double>, origin: Point) -> Bool {
    let end = PathDataCursor.pairEnd(pointer, pair, origin)
    (pointer, hasComma) = (end.pointer, end.hasComma)
    return end.isValid
  }

  /// Reads one number and the separator after it, and stores it plus its origin.
  ///
  /// - Returns: False before a number that is missing or out of range.
  @inline(__always)
  mutating func scanNumber(to number: UnsafeMutablePointer<Double>, origin: Double) -> Bool {
    let end = PathDataCursor.numberEnd(pointer, number, origin)
    (pointer, hasComma) = (end.pointer, end.hasComma)
    return end.isValid
  }

  /// Reads the digit of an arc's flag and the separator after it, and stores it.
  ///
  /// The next number may follow directly: `a1 1 0 01.5.5` has two flags and two numbers.
  ///
  /// - Returns: False before any other byte than 0 and 1.
  mutating func scanFlag(to flag: UnsafeMutablePointer<Double>) -> Bool {
    let digit = next &- UInt8(ascii: "0")
    guard digit < 2 else { return false }
    flag.pointee = Double(digit)
    pointer += 1
    skipSeparator(next)
    return true
  }

  /// Where reading ended.
  private struct End {
    let pointer: UnsafePointer<UInt8>
    let hasComma: Bool
    let isValid: Bool
  }

  @inline(never)
  private static func pairEnd(
    _ start: UnsafePointer<UInt8>,
    _ pair: UnsafeMutablePointer<Double>,
    _ origin: Point
  ) -> End {
    var cursor = PathDataCursor(start)
    let isValid =
      cursor.scan(to: pair, origin: origin.x) && cursor.scan(to: pair + 1, origin: origin.y)
    return End(pointer: cursor.pointer, hasComma: cursor.hasComma, isValid: isValid)
  }

  @inline(never)
  private static func numberEnd(
    _ start: UnsafePointer<UInt8>,
    _ number: UnsafeMutablePointer<Double>,
    _ origin: Double
  ) -> End {
    var cursor = PathDataCursor(start)
    let isValid = cursor.scan(to: number, origin: origin)
    return End(pointer: cursor.pointer, hasComma: cursor.hasComma, isValid: isValid)
  }

  /// Reads one number and the separator after it, and stores it plus its origin.
  ///
  /// Optimized for the numbers of icons, of up to fifteen digits, seven of them after the point;
  /// all others are read by ``DecimalCursor``, with the same results.
  @inline(__always)
  private mutating func scan(to number: UnsafeMutablePointer<Double>, origin: Double) -> Bool {
    // Signs are unpredictable, so they are computed without a branch.
    let minus = next == UInt8(ascii: "-") ? 1 : 0
    let start = pointer + minus
    var end = start
    var whole: Int64 = 0  // for platforms with a 32-bit Int
    var byte = end.pointee
    while byte &- 0x30 < 10 {
      whole = whole &* 10 &+ Int64(byte &- 0x30)
      end += 1
      byte = end.pointee
    }
    let length = end - start
    let sign = Int64(truncatingIfNeeded: 0 &- minus)
    let value: Double
    var isUsual: Bool
    if byte == UInt8(ascii: ".") {
      let fraction = PathDataFraction(end + 1)
      let unit = PathDataFraction.unit
      let units = whole &* unit &+ fraction.units
      value = Double((units ^ sign) &- sign) / Double(unit)
      // A count of 0 means no digits or too many: the number is then read again.
      isUsual = fraction.count > 0 && length < 8
      end += 1 + fraction.count
      byte = fraction.next
    } else {
      value = Double((whole ^ sign) &- sign)
      isUsual = UInt(bitPattern: length &- 1) < 15
    }
    // Fifteen digits and the unit are exact, so their quotient is rounded once (W. D. Clinger,
    // How to read floating point numbers accurately, 1990). Too small to leave the range, and its
    // sum with an origin, which is never -0, has no sign to keep if it is 0.
    isUsual = isUsual && byte | 0x20 != UInt8(ascii: "e")
    if isUsual {
      number.pointee = value + origin
    } else {
      let any = PathDataCursor.scanAny(pointer)
      number.pointee = any.number + origin
      // NaN is out of every range.
      guard number.pointee.magnitude <= 0x1.fffffep127 else { return false }
      end = any.end
      byte = end.pointee
    }
    pointer = end
    skipSeparator(byte)
    return true
  }

  /// Reads any number; NaN if none starts here.
  @inline(never)  // saves 0.6 % of the instructions of reading
  private static func scanAny(
    _ start: UnsafePointer<UInt8>
  ) -> (number: Double, end: UnsafePointer<UInt8>) {
    // The zeros after the data end it.
    var cursor = DecimalCursor(UnsafeBufferPointer(start: start, count: .max), position: 0)
    let number = cursor.scan()
    return (number, start + cursor.position)
  }

  /// Skips white space.
  mutating func skipSpace() {
    while ByteSet.space.contains(next) { pointer += 1 }
  }

  /// Skips white space with at most one comma in it.
  ///
  /// - Parameter byte: The next byte.
  @inline(__always)
  private mutating func skipSeparator(_ byte: UInt8) {
    // Mostly one byte or none separates numbers, unpredictably: no branch for it.
    hasComma = byte == UInt8(ascii: ",")
    pointer += hasComma || byte == UInt8(ascii: " ") ? 1 : 0
    // At most one comma can be skipped.
    if next > UInt8(ascii: ",") { return }
    (pointer, hasComma) = PathDataCursor.endOfSeparator(pointer, hasComma)
  }

  /// Finds the end of the separator between two numbers, which may already have had a comma.
  @inline(never)  // saves 1.2 % of the instructions of reading
  private static func endOfSeparator(
    _ start: UnsafePointer<UInt8>,
    _ comma: Bool
  ) -> (end: UnsafePointer<UInt8>, hasComma: Bool) {
    var cursor = PathDataCursor(start)
    var hasComma = comma
    cursor.skipSpace()
    if !hasComma && cursor.next == UInt8(ascii: ",") {
      hasComma = true
      cursor.pointer += 1
      cursor.skipSpace()
    }
    return (cursor.pointer, hasComma)
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
