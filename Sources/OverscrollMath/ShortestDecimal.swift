/// The decimal number with the fewest digits that represents a double: `digits * 10^exponent`.
///
/// Text made from it reads back as the same double. It can also be the difference to a known
/// number, as in relative path data; there the sum reads back exactly.
package struct ShortestDecimal {
  /// Whether it is negative.
  package let isNegative: Bool
  /// The digits as one whole number without trailing zeros; 0 for zero.
  package private(set) var digits: UInt64
  /// The power of ten the digits are multiplied by.
  package private(set) var exponent: Int

  /// Finds the decimal with the fewest digits whose sum with a base is a wanted number.
  ///
  /// Of several it is the nearest. Both zeros count as equal. Nil if no double added to the base
  /// gives the sum, or if a number is not finite.
  ///
  /// - Parameters:
  ///   - sum: The wanted number.
  ///   - base: The number that the reader adds to the decimal; 0 for the number itself.
  /// - Complexity: constant for numbers of up to 15 digits and 22 decimals, otherwise some thousand
  ///   operations.
  package init?(for sum: Double, from base: Double = 0) {
    let way = sum - base
    guard way.isFinite else { return nil }
    isNegative = way < 0
    digits = 0
    exponent = 0
    if base + 0 == sum { return }
    if !takeFewDecimals(way.magnitude, sum, base) && !takeAnyDigits(way.magnitude, sum, base) {
      return nil
    }
    while digits > 0 && digits % 10 == 0 {
      digits /= 10
      exponent += 1
    }
  }

  /// Tries multiples of a tenth, a hundredth and so on; returns true if one fits.
  ///
  /// Below 2^51 the quotient by an exact power of ten is what a scanner reads, and the product's
  /// error is less than half a unit, so one of its two neighbors fits if any multiple does.
  private mutating func takeFewDecimals(_ way: Double, _ sum: Double, _ base: Double) -> Bool {
    var power = 1.0
    for places in 0...22 {
      let product = way * power
      guard product < 0x1p51 else { return false }
      let lower = product.rounded(.down)
      let isNearer = product - lower > 0.5
      for multiple in isNearer ? [lower + 1, lower] : [lower, lower + 1] {
        let magnitude = multiple / power
        if base + (isNegative ? -magnitude : magnitude) == sum {
          digits = UInt64(multiple)
          exponent = -places
          return true
        }
      }
      power *= 10
    }
    return false
  }

  /// Searches the number of digits, 1 to 17; returns true if the sum can be reached.
  private mutating func takeAnyDigits(_ way: Double, _ sum: Double, _ base: Double) -> Bool {
    let (leading, exponent) = ExactDecimal.leadingDigits(of: way)
    // If a number of digits is enough, one more is too.
    var low = 1
    var high = 18
    while low < high {
      let count = (low + high) / 2
      var unit: UInt64 = 1
      for _ in count..<18 { unit *= 10 }
      let lower = leading / unit
      let isNearer = leading % unit > unit / 2
      var fits = false
      for candidate in isNearer ? [lower + 1, lower] : [lower, lower + 1] where !fits {
        let power = exponent + 18 - count
        var bytes: [UInt8] = []
        if isNegative { bytes.append(UInt8(ascii: "-")) }
        DecimalWriter.append(candidate, digits: 1, to: &bytes)
        bytes.append(UInt8(ascii: "e"))
        if power < 0 { bytes.append(UInt8(ascii: "-")) }
        DecimalWriter.append(UInt64(power.magnitude), digits: 1, to: &bytes)
        var scanner = DecimalScanner(bytes)
        guard let number = scanner.scan(), base + number == sum else { continue }
        digits = candidate
        self.exponent = power
        fits = true
      }
      if fits { high = count } else { low = count + 1 }
    }
    return digits > 0
  }
}

extension ShortestDecimal {
  /// Appends the shortest text of the number, without an exponent if that is equally short.
  ///
  /// - Parameter bytes: The text to extend, in UTF-8.
  package func append(to bytes: inout [UInt8]) {
    if isNegative && digits > 0 { bytes.append(UInt8(ascii: "-")) }
    var text: [UInt8] = []
    DecimalWriter.append(digits, digits: 1, to: &text)
    let count = text.count
    // The number of bytes for zeros and the point, and for the exponent.
    let magnitude = exponent.magnitude
    let tail = magnitude > 99 ? 4 : magnitude > 9 ? 3 : 2
    let plain = exponent >= 0 ? exponent : max(0, -exponent - count) + 1
    if plain > tail + (exponent < 0 ? 1 : 0) {
      bytes.append(contentsOf: text)
      bytes.append(UInt8(ascii: "e"))
      if exponent < 0 { bytes.append(UInt8(ascii: "-")) }
      DecimalWriter.append(UInt64(magnitude), digits: 1, to: &bytes)
    } else if exponent < 0 {
      let whole = max(0, count + exponent)
      bytes.append(contentsOf: text[..<whole])
      bytes.append(UInt8(ascii: "."))
      for _ in 0..<max(0, -exponent - count) { bytes.append(UInt8(ascii: "0")) }
      bytes.append(contentsOf: text[whole...])
    } else {
      bytes.append(contentsOf: text)
      for _ in 0..<exponent { bytes.append(UInt8(ascii: "0")) }
    }
  }
}
