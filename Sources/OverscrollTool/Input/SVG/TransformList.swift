import OverscrollGraphics
import OverscrollMath

/// Reads the `transform` attribute of SVG.
///
/// - SeeAlso: [CSS Transforms 1, section 8](https://www.w3.org/TR/css-transforms-1/#svg-syntax)
enum TransformList {
  /// The whole list as one transform; nil if it is invalid.
  static func read(_ bytes: [UInt8]) -> Transform? {
    var scanner = DecimalScanner(bytes)
    var map = Transform.identity
    skip(&scanner)
    if bytes.filter({ $0 > 0x20 }) == Array("none".utf8) { return map }
    while !scanner.isAtEnd {
      guard let next = function(&scanner) else { return nil }
      // The last transform of a list is applied first.
      map = next.then(map)
      skip(&scanner)
    }
    return map
  }

  private static func function(_ scanner: inout DecimalScanner) -> Transform? {
    let start = scanner.position
    while isLetter(scanner.next) { scanner.position += 1 }
    let name = String(decoding: scanner.bytes[start..<scanner.position], as: UTF8.self)
    skip(&scanner)
    guard take(&scanner, UInt8(ascii: "(")) else { return nil }
    var numbers: [Double] = []
    skip(&scanner)
    while let number = scanner.scan(), number.isFinite {
      numbers.append(number)
      skip(&scanner)
    }
    guard take(&scanner, UInt8(ascii: ")")) else { return nil }
    return transform(name, numbers)
  }

  private static func transform(_ name: String, _ n: [Double]) -> Transform? {
    switch (name, n.count) {
    case ("matrix", 6): return Transform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case ("translate", 1...2): return .translation(x: n[0], y: n.count > 1 ? n[1] : 0)
    case ("scale", 1...2): return .scale(x: n[0], y: n.count > 1 ? n[1] : n[0])
    case ("rotate", 1): return turn(n[0])
    case ("rotate", 3):
      return Transform.translation(x: -n[1], y: -n[2]).then(turn(n[0]))
        .then(.translation(x: n[1], y: n[2]))
    case ("skewX", 1): return Transform(a: 1, b: 0, c: tangent(n[0]), d: 1, tx: 0, ty: 0)
    case ("skewY", 1): return Transform(a: 1, b: tangent(n[0]), c: 0, d: 1, tx: 0, ty: 0)
    default: return nil
    }
  }

  private static func turn(_ degrees: Double) -> Transform {
    .rotation(radians: degrees * .pi / 180)
  }

  private static func tangent(_ degrees: Double) -> Double {
    let (sine, cosine) = sineCosine(degrees * .pi / 180)
    return sine / cosine
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z")
  }

  private static func take(_ scanner: inout DecimalScanner, _ byte: UInt8) -> Bool {
    guard scanner.next == byte else { return false }
    scanner.position += 1
    return true
  }

  private static func skip(_ scanner: inout DecimalScanner) {
    while !scanner.isAtEnd, scanner.next <= 0x20 || scanner.next == UInt8(ascii: ",") {
      scanner.position += 1
    }
  }
}
