import OverscrollGraphics
import OverscrollMath

/// The coordinates inside of an `svg` or a `symbol` element.
///
/// - SeeAlso: [SVG 2, section 8](https://www.w3.org/TR/SVG2/coords.html)
struct SVGViewport {
  /// The map from the coordinates inside to those outside.
  private(set) var map = Transform.identity
  /// What percentages inside refer to; nil if the root element states neither a box nor a size.
  private(set) var size: (width: Double, height: Double)?

  /// The coordinates in the root element, which stay those of the picture.
  init(root attributes: [String: String]) {
    if let box = Self.box(attributes) {
      size = (box.width, box.height)
      return
    }
    var lengths = SVGLengths(attributes, in: nil)
    let (width, height) = (lengths.given("width", .width), lengths.given("height", .height))
    if let width, let height { size = (width, height) }
  }

  /// The coordinates in an inner element; nil if it has no area, and so draws nothing.
  ///
  /// - Parameter lengths: Its attributes, with the width and the height of a `use` in their place.
  init?(_ lengths: inout SVGLengths) {
    let (x, y) = (lengths.length("x", .width), lengths.length("y", .height))
    let width = lengths.length("width", .width, otherwise: "100%")
    let height = lengths.length("height", .height, otherwise: "100%")
    guard width > 0, height > 0 else { return nil }
    size = (width, height)
    map = .translation(x: x, y: y)
    guard let box = Self.box(lengths.attributes) else { return }
    guard box.width > 0, box.height > 0 else { return nil }
    size = (box.width, box.height)
    let fit = Self.fit(box, width, height, lengths.attributes["preserveAspectRatio"] ?? "")
    map = fit.then(map)
  }

  /// The `viewBox`; nil if it is missing or invalid.
  private static func box(_ attributes: [String: String]) -> Rect? {
    var scanner = DecimalScanner(Array((attributes["viewBox"] ?? "").utf8))
    var numbers: [Double] = []
    while !scanner.isAtEnd {
      if let number = scanner.scan() {
        numbers.append(number)
      } else if scanner.next <= 0x20 || scanner.next == UInt8(ascii: ",") {
        scanner.position += 1
      } else {
        return nil
      }
    }
    guard numbers.count == 4, numbers[2] >= 0, numbers[3] >= 0 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The map from a box to a size, by `preserveAspectRatio`.
  private static func fit(
    _ box: Rect,
    _ width: Double,
    _ height: Double,
    _ ratio: String
  ) -> Transform {
    let words = ratio.split(whereSeparator: \.isWhitespace).filter { $0 != "defer" }
    let align = words.first.map(String.init) ?? "xMidYMid"
    var (across, down) = (width / box.width, height / box.height)
    if align != "none" {
      let scale = words.contains("slice") ? max(across, down) : min(across, down)
      (across, down) = (scale, scale)
    }
    func share(_ axis: String) -> Double {
      align.contains("\(axis)Min") ? 0 : align.contains("\(axis)Max") ? 1 : 0.5
    }
    return Transform(
      a: across,
      b: 0,
      c: 0,
      d: down,
      tx: share("x") * (width - box.width * across) - box.x * across,
      ty: share("Y") * (height - box.height * down) - box.y * down
    )
  }
}

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
