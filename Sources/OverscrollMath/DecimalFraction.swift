/// The digits behind a decimal point, up to seven of them, read all at once.
///
/// Icons mostly have numbers with one digit before the point and many behind it. One step for all
/// of these has no loop whose end the processor has to guess.
struct DecimalFraction {
  /// How many digits there are, in 1...7; 0 when they are more.
  let count: Int
  /// The digits as a whole number.
  let digits: Double
  /// Ten to the power of the count.
  let power: Double

  /// Reads the digits that stand from an index on, where there is at least one.
  @inline(__always)  // wanted once
  init(_ bytes: UnsafeBufferPointer<UInt8>, from index: Int) {
    var word: UInt64 = 0
    if index &+ 8 <= bytes.count {
      let memory = UnsafeRawBufferPointer(bytes)
      word = UInt64(littleEndian: memory.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    } else {
      // Near the end of the text, zeros stand for what is not there.
      for offset in index..<bytes.count {
        word |= UInt64(bytes[offset]) &<< UInt64((offset &- index) * 8)
      }
    }
    // The first byte is the lowest; a digit becomes its value, and every other byte at least 10.
    let values = word ^ 0x3030_3030_3030_3030
    // The highest bit of a byte says that it is no digit. Only bytes behind the first such one can
    // be wrong, by what is carried into them.
    let others = (values &+ 0x7676_7676_7676_7676 | values) & 0x8080_8080_8080_8080
    count = others.trailingZeroBitCount >> 3 & 7
    // The digits move to the end of the word, with zeros before them; then neighbors are joined:
    // to four numbers below 100, two below 10^4, one below 10^8.
    var joined = values &<< UInt64(64 - count * 8)
    joined = (joined &* (10 << 8 + 1)) >> 8 & 0x00FF_00FF_00FF_00FF
    joined = (joined &* (100 << 16 + 1)) >> 16 & 0x0000_FFFF_0000_FFFF
    joined = (joined &* (10_000 << 32 + 1)) >> 32
    digits = Double(Int64(bitPattern: joined))
    // By the bits of the count, without a branch: 10, 100 and 10^4, or 1 where a bit is 0.
    let ones = 1 &+ 9 &* (count & 1)
    let twos = 1 &+ 99 &* (count >> 1 & 1)
    let fours = 1 &+ 9_999 &* (count >> 2)
    power = Double(ones &* twos &* fours)
  }
}
