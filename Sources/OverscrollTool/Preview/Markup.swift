import OverscrollMath

/// Fragments of SVG text.
enum Markup {
  /// A coordinate or a fraction, rounded to an invisible hundredth.
  static func number(_ value: Double, places: Int = 2) -> String {
    var bytes: [UInt8] = []
    DecimalWriter.append(value, places: places, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// An element, with its attributes in order; those without a value are omitted.
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

  /// Text escaped for an element or an attribute.
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

  /// A vertical translation, as an attribute value.
  static func down(_ points: Double) -> String { "translate(0 \(number(points)))" }
}
