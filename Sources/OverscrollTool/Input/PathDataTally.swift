import OverscrollMath

/// Counts the commands of path data as they are written.
///
/// A path no longer knows them: an arc is several curves in it. A repetition without its letter
/// counts as a command of its own, one whose numbers are not complete does not count.
enum PathDataTally {
  /// Counts.
  ///
  /// - Parameter bytes: Path data that is right, but for a command that may end too early.
  /// - Returns: How many commands there are.
  static func commands(in bytes: ArraySlice<UInt8>) -> Int {
    var scanner = DecimalScanner(Array(bytes))
    var total = 0
    var size = 1  // numbers of one command
    var isArc = false
    var numbers = 0
    while !scanner.isAtEnd {
      let byte = scanner.next
      if let count = numberCount(byte) {
        total += numbers / size + (count == 0 ? 1 : 0)
        (size, numbers, isArc) = (max(count, 1), 0, count == 7)
        scanner.position += 1
      } else if isArc, numbers % 7 == 3 || numbers % 7 == 4, byte == 0x30 || byte == 0x31 {
        // A flag is one digit, whatever follows.
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

  /// How many numbers a command takes; nil for what is no command's letter.
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
