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
