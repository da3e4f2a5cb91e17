/// A decimal number in whole numbers of any size, for the rare text that needs them to be rounded.
///
/// The number is `digits * 10^exponent`.
struct ExactDecimal {
  private var digits = WholeNumber(0)
  private var exponent: Int

  /// Takes the digits of a text; other bytes, such as the point, are skipped.
  ///
  /// The middles between doubles have at most 768 digits: those of less than 2^54 times 5^1075.
  /// After 800 it only matters whether anything but zeros follows.
  init(_ text: ArraySlice<UInt8>, _ exponent: Int) {
    self.exponent = exponent
    var count = 0
    var isLonger = false
    for byte in text {
      let digit = byte &- UInt8(ascii: "0")
      if digit > 9 { continue }
      if count < 800 {
        digits.multiply(by: 10, adding: UInt32(digit))
        if !digits.isZero { count += 1 }
      } else {
        self.exponent += 1
        if digit > 0 { isLonger = true }
      }
    }
    if isLonger {
      digits.multiply(by: 10, adding: 1)
      self.exponent -= 1
    }
  }

  /// Whether rounding to the nearest double, halves to even, leads above a given one.
  ///
  /// The double is given by its bits; it is finite and not negative.
  func roundsAbove(_ bits: UInt64) -> Bool {
    // The middle between the given double and the next is `(2 m + 1) * 2^(power - 1)`.
    let field = Int(bits >> 52)
    let m = bits & (1 << 52 - 1) | (field > 0 ? 1 << 52 : 0)
    let power = max(field, 1) - 1076
    var left = digits
    var right = WholeNumber(2 * m + 1)
    // Negative powers move to the other side, so that both sides are whole.
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

/// A whole number of any size, 0 or more.
private struct WholeNumber {
  /// Least significant first; the last is not 0.
  private var limbs: [UInt32] = []

  init(_ value: UInt64) {
    var rest = value
    while rest > 0 {
      limbs.append(UInt32(truncatingIfNeeded: rest))
      rest >>= 32
    }
  }

  var isZero: Bool { limbs.isEmpty }

  mutating func multiply(by factor: UInt32, adding summand: UInt32 = 0) {
    var carry = UInt64(summand)
    for index in limbs.indices {
      carry &+= UInt64(limbs[index]) &* UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  mutating func multiply(by factor: UInt32, times count: Int) {
    for _ in 0..<count { multiply(by: factor) }
  }

  func isGreater(than other: WholeNumber, orEqual: Bool) -> Bool {
    if limbs.count != other.limbs.count { return limbs.count > other.limbs.count }
    for index in limbs.indices.reversed() where limbs[index] != other.limbs[index] {
      return limbs[index] > other.limbs[index]
    }
    return orEqual
  }
}
