/// A decimal number as written, for exact comparison with doubles.
///
/// For the rare texts whose nearest double needs more than one multiplication: more than 15 digits,
/// or a large exponent. The number is the digits times `10^exponent`.
struct ExactDecimal {
  /// The digits in ASCII; other bytes among them, such as the point, are skipped.
  let bytes: UnsafeBufferPointer<UInt8>
  let exponent: Int

  /// The number of digits evaluated exactly; of the rest it only matters whether all are zeros.
  ///
  /// Midpoints between doubles have at most 768 digits: those of less than 2^54 times 5^1075.
  private static let digitLimit = 800

  /// Returns whether rounding to the nearest double, ties to even, gives a larger one.
  ///
  /// The double is given by its bits. It is finite, not negative, and near the number.
  func roundsAbove(_ bits: UInt64) -> Bool {
    // The limbs are on the stack; `WholeNumber` explains why they are enough.
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 2 * WholeNumber.capacity) { limbs in
      guard let memory = limbs.baseAddress else { return false }
      var left = WholeNumber(limbs: memory)
      var right = WholeNumber(limbs: memory + WholeNumber.capacity)
      let exponent = exponent + readDigits(into: &left)
      // The midpoint between the given double and the next is `(2 m + 1) * 2^power`.
      let field = Int(bits >> 52)
      let m = bits & (1 << 52 - 1) | (field > 0 ? 1 << 52 : 0)
      right.multiply(by: 0, adding: 2 * m + 1)
      let power = max(field, 1) - 1076
      // Negative powers move to the other side, so that both sides are integers.
      if exponent > 0 {
        left.multiply(by: 10, times: exponent)
      } else {
        right.multiply(by: 10, times: -exponent)
      }
      if power > 0 {
        right.multiply(by: 2, times: power)
      } else {
        left.multiply(by: 2, times: -power)
      }
      return left.isGreater(than: right, orEqual: bits & 1 == 1)
    }
  }

  /// The first eighteen digits of a finite number above 0, truncated.
  ///
  /// - Returns: The digits as one whole number and the power of ten it is multiplied by.
  static func leadingDigits(of number: Double) -> (digits: UInt64, exponent: Int) {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: WholeNumber.capacity) { limbs in
      guard let memory = limbs.baseAddress else { return (0, 0) }
      // The number is `m * 2^power`, at least `2^bits`. The exponent leaves eighteen digits or
      // more: 0.3 is 0.00103 less than the decimal logarithm of 2, which adds up to 1.1 for the
      // smallest doubles.
      let field = Int(number.bitPattern >> 52)
      let m = number.bitPattern & (1 << 52 - 1) | (field > 0 ? 1 << 52 : 0)
      let power = max(field, 1) - 1075
      var bits = power
      while m >> (bits - power) > 1 { bits += 1 }
      var exponent = min(bits * 3 / 10 - 20, 0)
      var whole = WholeNumber(limbs: memory)
      whole.multiply(by: 0, adding: m)
      whole.multiply(by: 10, times: -exponent)
      if power > 0 {
        whole.multiply(by: 2, times: power)
      } else {
        whole.divide(by: 2, times: -power)
      }
      // Excess digits are removed one by one.
      while whole.count > 2 || whole.low >= 1_000_000_000_000_000_000 {
        whole.divide(by: 10)
        exponent += 1
      }
      return (whole.low, exponent)
    }
  }

  /// Reads the digits; returns what to add to the exponent for omitted ones.
  private func readDigits(into number: inout WholeNumber) -> Int {
    var correction = 0
    var kept = 0
    var isLonger = false
    for byte in bytes {
      let digit = byte &- UInt8(ascii: "0")
      if digit > 9 { continue }
      if kept < ExactDecimal.digitLimit {
        number.multiply(by: 10, adding: UInt64(digit))
        if number.count > 0 { kept += 1 }
      } else {
        correction += 1
        if digit > 0 { isLonger = true }
      }
    }
    if isLonger {
      number.multiply(by: 10, adding: 1)
      correction -= 1
    }
    return correction
  }
}

/// An integer of up to 3,904 bits, 0 or more.
///
/// That is enough for both sides of the comparison above. The left side has at most 801 digits, or
/// fewer with powers of ten, times 2^1075: less than 2^3740. The right side is less than 2^54,
/// times at most 10^1127 or, for large doubles, 10^785 and 2^970: less than 2^3800.
private struct WholeNumber {
  static let capacity = 122

  /// Least significant first.
  let limbs: UnsafeMutablePointer<UInt32>
  /// The number of limbs in use; the last of them is not 0.
  private(set) var count = 0

  init(limbs: UnsafeMutablePointer<UInt32>) {
    self.limbs = limbs
  }

  mutating func multiply(by factor: UInt64, adding summand: UInt64) {
    var carry = summand
    for index in 0..<count {
      carry &+= UInt64(limbs[index]) &* factor
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    while carry > 0 && count < WholeNumber.capacity {
      limbs[count] = UInt32(truncatingIfNeeded: carry)
      count += 1
      carry >>= 32
    }
  }

  mutating func multiply(by factor: UInt64, times repetitions: Int) {
    var left = repetitions
    while left > 0 { multiply(by: WholeNumber.power(of: factor, from: &left), adding: 0) }
  }

  /// The number itself while it has at most 64 bits.
  var low: UInt64 {
    (count > 0 ? UInt64(limbs[0]) : 0) | (count > 1 ? UInt64(limbs[1]) << 32 : 0)
  }

  mutating func divide(by divisor: UInt64, times repetitions: Int) {
    var left = repetitions
    while left > 0 { divide(by: WholeNumber.power(of: divisor, from: &left)) }
  }

  /// The largest power of the factor that fits in a limb; subtracts it from the repetitions.
  private static func power(of factor: UInt64, from repetitions: inout Int) -> UInt64 {
    var power = factor
    repetitions -= 1
    while repetitions > 0 && power * factor <= UInt64(UInt32.max) {
      power *= factor
      repetitions -= 1
    }
    return power
  }

  mutating func divide(by divisor: UInt64) {
    var rest: UInt64 = 0
    for index in (0..<count).reversed() {
      let part = rest << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(truncatingIfNeeded: part / divisor)
      rest = part % divisor
    }
    if count > 0 && limbs[count - 1] == 0 { count -= 1 }
  }

  func isGreater(than other: WholeNumber, orEqual: Bool) -> Bool {
    if count != other.count { return count > other.count }
    for index in (0..<count).reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] > other.limbs[index]
    }
    return orEqual
  }
}
