/// A 64-bit fingerprint of a sequence of numbers, by their bits.
///
/// FNV-1a over the bytes of each number, lowest first.
///
/// - SeeAlso: [The FNV Non-Cryptographic Hash Algorithm](https://www.rfc-editor.org/rfc/rfc9923)
struct Digest {
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  mutating func add(_ number: Double) {
    add(number.bitPattern, bytes: 8)
  }

  mutating func add(_ number: Float) {
    add(UInt64(number.bitPattern), bytes: 4)
  }

  private mutating func add(_ bits: UInt64, bytes: Int) {
    var bits = bits
    for _ in 0..<bytes {
      value = (value ^ (bits & 0xff)) &* 0x100_0000_01b3
      bits >>= 8
    }
  }
}
