import OverscrollMath

/// Counts the commands of path data as written.
///
/// A parsed path does not keep them: an arc becomes several curves. An implicit repetition counts
/// as a command; an incomplete one does not.
enum PathDataTally {
  /// Counts the commands.
  ///
  /// - Parameter bytes: Valid path data; the last command may be incomplete.
  /// - Returns: The number of commands.
  static func commands(in bytes: ArraySlice<UInt8>) -> Int {
    var scanner = DecimalScanner(Array(bytes))
    var total = 0
    var size = 1  // argument count of one command
    var isArc = false
    var numbers = 0
    while !scanner.isAtEnd {
      let byte = scanner.next
      if let count = numberCount(byte) {
        total += numbers / size + (count == 0 ? 1 : 0)
        (size, numbers, isArc) = (max(count, 1), 0, count == 7)
        scanner.position += 1
      } else if isArc, numbers % 7 == 3 || numbers % 7 == 4, byte == 0x30 || byte == 0x31 {
        // A flag is one digit; the next number may follow directly.
        numbers += 1
        scanner.position += 1
      } else if scanner.scan() != nil {
        numbers += 1
      } else {
        scanner.position += 1
      }
    }
    return total + numbers / size
  }

  /// The argument count of a command; nil if the letter is not a command.
  private static func numberCount(_ letter: UInt8) -> Int? {
    switch letter & ~0x20 {
    case UInt8(ascii: "Z"): 0
    case UInt8(ascii: "H"), UInt8(ascii: "V"): 1
    case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "T"): 2
    case UInt8(ascii: "Q"), UInt8(ascii: "S"): 4
    case UInt8(ascii: "C"): 6
    case UInt8(ascii: "A"): 7
    default: nil
    }
  }
}
