import OverscrollMath

/// Pieces of SVG text.
enum Markup {
  /// A coordinate or a share: a hundredth is less than anybody sees.
  static func number(_ value: Double, places: Int = 2) -> String {
    var bytes: [UInt8] = []
    DecimalWriter.append(value, places: places, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// An element, with its attributes in order; one without value is left out.
  static func element(
    _ name: String,
    _ attributes: [(String, String?)],
    _ content: () -> String = { "" }
  ) -> String {
    let pairs = attributes.compactMap { key, value in value.map { " \(key)=\"\($0)\"" } }
    let content = content()
    let end = content.isEmpty ? "/>" : ">\(content)</\(name)>"
    return "<\(name)\(pairs.joined())\(end)"
  }

  /// Words as they stand in an element or an attribute.
  static func escaped(_ words: String) -> String {
    var text = ""
    for letter in words {
      switch letter {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case "\"": text += "&quot;"
      default: text.append(letter)
      }
    }
    return text
  }

  /// A move downward, as an attribute's value.
  static func down(_ points: Double) -> String { "translate(0 \(number(points)))" }
}
