import OverscrollMath

/// The lengths of an element: numbers, absolute units and percentages.
///
/// Units relative to fonts are not read.
///
/// - SeeAlso: [SVG 2, section 8.9](https://www.w3.org/TR/SVG2/coords.html#Units)
struct SVGLengths {
  /// The reference of a percentage: the width, the height or both.
  enum Side {
    case width
    case height
    case both
  }

  var attributes: [String: String]
  /// The first text that is no length.
  private(set) var bad: String?

  private let size: (width: Double, height: Double)?

  /// Prepares to read lengths.
  ///
  /// - Parameters:
  ///   - attributes: The element's attributes.
  ///   - size: The reference of percentages, if there is one.
  init(_ attributes: [String: String], in size: (width: Double, height: Double)?) {
    self.attributes = attributes
    self.size = size
  }

  /// A length in user units; nil if it is missing or `auto`.
  mutating func given(_ name: String, _ side: Side) -> Double? {
    guard let text = attributes[name], text != "auto" else { return nil }
    return read(text, side)
  }

  /// A length in user units, with the text that counts if it is missing.
  mutating func length(_ name: String, _ side: Side, otherwise text: String = "0") -> Double {
    given(name, side) ?? (bad == nil ? read(text, side) : nil) ?? 0
  }

  private mutating func read(_ text: String, _ side: Side) -> Double? {
    let words = text.split(whereSeparator: \.isWhitespace)
    var scanner = DecimalScanner(Array(words.joined(separator: " ").utf8))
    if let number = scanner.scan(), number.isFinite {
      let unit = String(decoding: scanner.bytes[scanner.position...], as: UTF8.self)
      if unit == "%", let size { return number / 100 * Self.whole(side, size) }
      if let pixels = Self.pixels(in: unit.lowercased()) { return number * pixels }
    }
    if bad == nil { bad = text }
    return nil
  }

  private static func whole(_ side: Side, _ size: (width: Double, height: Double)) -> Double {
    switch side {
    case .width: size.width
    case .height: size.height
    case .both: ((size.width * size.width + size.height * size.height) / 2).squareRoot()
    }
  }

  /// CSS Values 4, section 6.2: an inch is 96 pixels.
  private static func pixels(in unit: String) -> Double? {
    switch unit {
    case "", "px": 1
    case "in": 96
    case "cm": 96 / 2.54
    case "mm": 96 / 25.4
    case "q": 96 / 101.6
    case "pt": 96.0 / 72
    case "pc": 16
    default: nil
    }
  }
}
