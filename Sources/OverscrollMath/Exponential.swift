/// Raises Euler's number to a power, with the same bits on every platform.
///
/// Writes the power as `k * ln 2 + r` with `r` within half of `ln 2`, sums the nested Taylor series
/// of `r`, and scales by `2^k`. The series is a loop with divisions instead of a table: a frame
/// calls this a few times, and a table would add more size than the loop costs time.
///
/// - Parameter power: Any number. Above 709.79 the result is infinite, below -745.14 and for NaN
///   it is 0.
/// - Returns: e^power, 0 or more.
/// - Accuracy: within 3.4e-16 of the exact result, relatively; below 2.3e-308, where numbers lose
///   digits, within 1e-323. Measured: at most 2.3e-16 from the system's `exp` on millions of seeded
///   powers.
package func exponential(_ power: Double) -> Double {
  // 750 is beyond both ends of the result's range and keeps `k` small enough for the scaling.
  let x = clamp(power, to: -750...750)
  let k = (x * 1.442_695_040_888_963_4).rounded(.toNearestOrEven)
  // ln 2 in two parts. The first has 32 bits, so its product with `k` is exact.
  let r = (x - k * 0x1.62e42feep-1) - k * 0x1.a39ef35793c76p-33
  // The first omitted term is r^14 / 14!, at most 4.2e-18.
  var sum = 1.0
  var n = 13.0
  while n > 0 {
    sum = 1 + r * sum / n
    n -= 1
  }
  // In two steps, since 2^k alone may be out of range even if the product is not.
  let exponent = Int(k)
  let half = exponent >> 1
  return sum * powerOfTwo(half) * powerOfTwo(exponent - half)
}

// The exponent is in -1022...1023, where the bits of a power of two are only its exponent.
private func powerOfTwo(_ exponent: Int) -> Double {
  Double(bitPattern: UInt64(truncatingIfNeeded: exponent &+ 1023) << 52)
}
