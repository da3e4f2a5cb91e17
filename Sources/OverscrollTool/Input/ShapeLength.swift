import OverscrollMath

/// Reads the lengths of SVG's basic shapes.
///
/// - SeeAlso: [SVG 2, section 8.9](https://www.w3.org/TR/SVG2/coords.html#Units)
enum ShapeLength {
  /// The reference of a percentage: the width, the height or both.
  enum Side {
    case width
    case height
    case both
  }

  /// A length in user units; nil if it is invalid.
  ///
  /// Supports numbers, absolute units and percentages. Units relative to fonts are not supported.
  static func read(
    _ text: String,
    of side: Side,
    in size: (width: Double, height: Double)?
  ) -> Double? {
    let bytes = Array(text.utf8).drop { $0 <= 0x20 }
    let trimmed = Array(bytes.reversed().drop { $0 <= 0x20 }.reversed())
    var scanner = DecimalScanner(trimmed)
    guard let number = scanner.scan(), number.isFinite else { return nil }
    let unit = String(decoding: scanner.bytes[scanner.position...], as: UTF8.self)
    if unit == "%" { return size.map { number / 100 * whole(side, $0) } }
    return pixels(in: unit.lowercased()).map { number * $0 }
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

/// The reference of a picture's percentages: its size in user units.
///
/// - SeeAlso: [SVG 2, section 8.6](https://www.w3.org/TR/SVG2/coords.html#ViewBoxAttribute)
enum PictureSize {
  /// Reads it from the attributes of the root element; nil if they do not define it.
  static func read(_ attributes: [String: String]) -> (width: Double, height: Double)? {
    if let box = attributes["viewBox"] {
      var scanner = DecimalScanner(Array(box.utf8))
      var numbers: [Double] = []
      while !scanner.isAtEnd {
        if let number = scanner.scan() { numbers.append(number) } else { scanner.position += 1 }
      }
      if numbers.count == 4, numbers[2] > 0, numbers[3] > 0 { return (numbers[2], numbers[3]) }
    }
    guard let width = attributes["width"], let height = attributes["height"],
      let width = ShapeLength.read(width, of: .width, in: nil),
      let height = ShapeLength.read(height, of: .height, in: nil)
    else { return nil }
    return (width, height)
  }
}
