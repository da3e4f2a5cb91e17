/// The digits behind a decimal point, up to seven of them, read all at once.
///
/// Icons mostly have numbers with one digit before the point and many behind it. One step for all
/// of these has no loop whose end the processor has to guess.
struct PathDataFraction {
  /// How many digits there are, in 1...7; 0 when there are none, or more.
  let count: Int
  /// The fraction in units of ``unit``, as a whole number.
  let units: Int64

  /// What the units are parts of; the same for any count, so that it needs no table of powers.
  static var unit: Int64 { 100_000_000 }

  /// Reads the digits that stand at the start of eight bytes.
  init(_ bytes: UnsafePointer<UInt8>) {
    let memory = UnsafeRawPointer(bytes)
    let word = UInt64(littleEndian: memory.loadUnaligned(as: UInt64.self))
    // The first byte is the lowest; a digit becomes its value, and every other byte at least 10.
    let values = word ^ 0x3030_3030_3030_3030
    // The highest bit of a byte says that it is no digit. Only bytes behind the first such one can
    // be wrong, by what is carried into them.
    let others = (values &+ 0x7676_7676_7676_7676 | values) & 0x8080_8080_8080_8080
    count = others.trailingZeroBitCount &>> 3 & 7
    // Zeros take the places of what is not a digit, and neighbors are joined: to four numbers below
    // 100, two below 10^4, one below 10^8.
    var joined = values & ((others &- 1) ^ others) &>> 8
    joined = (joined &* (10 << 8 + 1)) &>> 8 & 0x00FF_00FF_00FF_00FF
    joined = (joined &* (100 << 16 + 1)) &>> 16 & 0x0000_FFFF_0000_FFFF
    joined = (joined &* (10_000 << 32 + 1)) &>> 32
    units = Int64(bitPattern: joined)
  }
}
