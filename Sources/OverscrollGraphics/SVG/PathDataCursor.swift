internal import OverscrollMath

/// Splits path data into numbers and separators.
///
/// It borrows the bytes, and zeros must follow them, as many as ``padding`` says: then nothing has to
/// be asked about where the text ends. Pointer and zeros are what makes it fast: with an array, whose
/// bounds are checked at each byte, path data is read at half the speed (`make bench` measures it).
///
/// Functions that are called for each number are inlined, so that the parser keeps the position in
/// a register. Rare ones are not, and take and return positions, because a reference would keep it
/// in memory.
struct PathDataCursor {
  /// The data, in UTF-8, and zeros behind it.
  private let bytes: UnsafePointer<UInt8>

  /// How many bytes of data there are.
  let size: Int

  /// The index of the next byte to read, in 0...`size`.
  var position = 0

  /// How many zeros must stand behind the data.
  static var padding: Int { 16 }

  init(_ bytes: UnsafePointer<UInt8>, size: Int) {
    self.bytes = bytes
    self.size = size
  }

  /// The next byte to read, 0 at the end: a byte that no command has.
  var next: UInt8 { bytes[position] }

  /// Whether a number, or what could only be one, comes next.
  var isAtNumber: Bool { ByteSet.numberStart.contains(next) }

  /// Reads one number and moves behind it.
  ///
  /// Made for the numbers of pictures, of up to fifteen digits, seven of them behind the point; it
  /// leaves all others to ``DecimalCursor``, which reads the same.
  ///
  /// - Returns: The double nearest to the number. Not a number, and no move, when none starts here: a
  ///   range check then finds that too, and there is one branch less for each number.
  mutating func scan() -> Double {
    // Signs are as good as random: in arithmetic, because a branch would often be guessed wrong.
    let minus = next == UInt8(ascii: "-") ? 1 : 0
    let start = position &+ minus
    var index = start
    var whole: Int64 = 0  // where Int has 32 bits, too
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
      // No count stands for no digits or too many of them: then the number is read again.
      let isUsual = fraction.count > 0 && index &- start < 8
      index = isUsual ? index &+ 1 &+ fraction.count : start
    }
    // Fifteen digits and the unit are exact, so that their quotient is rounded once (W. D. Clinger,
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

  /// Skips white space with at most one comma in it; says whether there was one.
  mutating func skipSpaceAndComma() -> Bool {
    // Mostly one byte or none separates numbers, and which is as good as random: no branch for it.
    let byte = next
    let hasComma = byte == UInt8(ascii: ",")
    position &+= hasComma || byte == UInt8(ascii: " ") ? 1 : 0
    // All that can be skipped is at most a comma.
    if next > UInt8(ascii: ",") { return hasComma }
    let rest = endOfSeparator(after: hasComma)
    position = rest.end
    return rest.hasComma
  }

  /// Finds the end of what separates two numbers, of which a comma may have been read.
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

/// Some of the first 64 characters, to be asked without a branch.
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
