import OverscrollGraphics
import OverscrollMath

/// The properties that decide whether a shape is seen, from presentation attributes and `style`.
///
/// Style sheets are not read.
///
/// - SeeAlso: [SVG 2, section 13](https://www.w3.org/TR/SVG2/painting.html)
struct SVGStyle {
  /// Whether the element and all in it are drawn: no `display="none"` and no opacity of 0.
  private(set) var isDisplayed = true
  private var isVisible = true
  private var fill = Paint(isGiven: true)
  private var stroke = Paint(isGiven: false)
  private var strokeWidth = true

  /// One of the two ways to paint a shape.
  private struct Paint {
    var isGiven: Bool
    var isOpaque = true

    var isSeen: Bool { isGiven && isOpaque }
  }

  /// Whether a shape of this style is seen.
  var isSeen: Bool {
    isDisplayed && isVisible && (fill.isSeen || stroke.isSeen && strokeWidth)
  }

  /// Takes over what an element states; what it does not state is inherited.
  mutating func apply(_ attributes: [String: String]) {
    let declarations = Self.declarations(attributes["style"] ?? "")
    func value(_ name: String) -> String? {
      let text = declarations[name] ?? attributes[name].map(Self.trimmed)
      return text == "inherit" || text?.isEmpty == true ? nil : text
    }
    if value("display") == "none" { isDisplayed = false }
    if let opacity = value("opacity"), Self.isZero(opacity) { isDisplayed = false }
    if let word = value("visibility") { isVisible = word != "hidden" && word != "collapse" }
    if let word = value("fill") { fill.isGiven = word != "none" && word != "transparent" }
    if let word = value("stroke") { stroke.isGiven = word != "none" && word != "transparent" }
    if let word = value("fill-opacity") { fill.isOpaque = !Self.isZero(word) }
    if let word = value("stroke-opacity") { stroke.isOpaque = !Self.isZero(word) }
    if let word = value("stroke-width") { strokeWidth = !Self.isZero(word) }
  }

  /// The declarations of a `style` attribute, without their priority.
  static func declarations(_ text: String) -> [String: String] {
    var found: [String: String] = [:]
    for declaration in text.split(separator: ";") {
      let parts = declaration.split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { continue }
      found[trimmed(parts[0])] = trimmed(parts[1].prefix { $0 != "!" })
    }
    return found
  }

  private static func trimmed(_ text: some StringProtocol) -> String {
    let words = text.lowercased().split(whereSeparator: \.isWhitespace)
    return words.joined(separator: " ")
  }

  /// Whether a number, a percentage or a length is 0.
  private static func isZero(_ text: String) -> Bool {
    Double(text.prefix { "+-.0123456789".contains($0) }) == 0
  }
}

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
