import OverscrollGraphics
import OverscrollIndicators
import OverscrollMath

/// The list around a look in a picture: a card with a title and rows, which have no text unless they are articles.
struct ListFrame {
  /// The card's width, in points.
  let width: Double
  let scene: ListScene

  /// A card with room for its texts; with articles as wide as a page of text.
  init(around texts: PictureTexts, scene: ListScene) {
    self.scene = scene
    width = scene == .articles ? 810 : max(160, max(texts.titleWidth, texts.detailWidth) + 90)
  }

  /// The card's height: a header and two rows for a refresh, in the shape of all pictures; four articles; otherwise a
  /// phone.
  var height: Double {
    switch scene {
    case .refresh: (width * 0.95).rounded()
    case .articles: Self.header + 4 * Self.articleHeight
    case .loadMore, .history, .floor: (width * 1.6).rounded()
    }
  }
  /// The height of the list.
  var listHeight: Double { height - Self.header }

  /// The number of rows at the beginning, and of those that are added.
  static let rowCount = 6
  static let rowHeight = 56.0
  private static let added = rowCount..<2 * rowCount
  private static let older = -rowCount..<0
  private static let header = 40.0
  private static let fingertip = 13.0
  /// Where the touch begins, in points from the card's corner.
  var touch: Point {
    Point(scene == .articles ? 0.64 * width : width - 40, Self.header + 24)
  }
  /// How far the finger can move and stay on the card.
  var reach: Double { height - touch.y - Self.fingertip - 4 }

  /// The card, with its corner at 10, 10.
  ///
  /// - Parameters:
  ///   - name: Its title.
  ///   - behind: The elements below the rows.
  ///   - rows: The rows, at their present offset.
  ///   - front: The elements above them, and the finger.
  /// - Returns: The elements.
  func card(
    _ name: String,
    behind: String,
    rows: String,
    front: (indicator: String, finger: String)
  ) -> String {
    let header = Self.header
    func body(_ content: String) -> String {
      content.isEmpty ? "" : Markup.element("g", [("transform", Markup.down(header))]) { content }
    }
    let title = Markup.element(
      "text",
      [
        ("x", Markup.number(width / 2)), ("y", "26"), ("class", "name"),
      ]
    ) { Markup.escaped(name) }
    let content = [
      rect(0, 0, width, height, "gap"),
      body(behind), body(rows), body(front.indicator),
      rect(0, 0, width, header, "paper"),
      rect(0, header - 1, width, 1, "rule"),
      title, front.finger,
    ]
    let screen = Markup.element("g", [("clip-path", "url(#screen)")]) { content.joined() }
    let edge = rect(0.5, 0.5, width - 1, height - 1, "edge", radius: 15.5)
    return Markup.element("g", [("transform", "translate(10 10)")]) { screen + edge }
  }

  /// The card's content is clipped to its rounded corners.
  var screen: String {
    Markup.element("clipPath", [("id", "screen")]) {
      rect(0, 0, width, height, nil, radius: 16)
    }
  }

  /// The rows at the beginning: enough to fill the list and the area uncovered by a pull.
  var rows: String {
    switch scene {
    case .refresh: paper(0, 4 * Self.rowHeight + 40) + rows(0..<4)
    case .articles: paper(0, height) + articles
    case .loadMore, .floor: paper(0..<Self.rowCount) + rows(0..<Self.rowCount)
    case .history: paper(0..<Self.rowCount) + messages(0..<Self.rowCount)
    }
  }

  /// What a run brings: the highlight of a new row, or rows at the end or before the beginning.
  var news: String {
    switch scene {
    case .refresh: dot(at: Point(width - 14, 14))
    case .articles: dot(at: Point(12, Self.articleHeight / 2))
    case .loadMore: paper(Self.added) + rows(Self.added)
    case .history: paper(Self.older) + messages(Self.older)
    case .floor: ""
    }
  }

  private func dot(at place: Point) -> String {
    Markup.element(
      "circle",
      [
        ("cx", Markup.number(place.x)), ("cy", Markup.number(place.y)), ("r", "4"),
        ("class", "f accent"),
      ]
    )
  }

  /// The page of the floor, as long as the list.
  var page: String {
    let side = (width - 42) / 2
    let tiles = [0, 1, 2, 3].map { index in
      let (row, column) = (Double(index / 2), Double(index % 2))
      // Below them is the room of the indicator.
      let top = listHeight - 56 - (2 - row) * (side + 8)
      return rect(14 + column * (side + 14), top, side, side, "tile", radius: 12)
    }
    return rect(0, 0, width, listHeight, "page") + tiles.joined()
  }

  private func rows(_ range: Range<Int>) -> String {
    let shares = [(0.8, 0.5), (0.6, 0.85), (0.95, 0.4), (0.7, 0.65)]
    let (rowHeight, room) = (Self.rowHeight, width - 66)
    let rows = range.map { index in
      let (top, shares) = (Double(index) * rowHeight, shares[index % shares.count])
      return rect(14, top + 14, 28, 28, "bone", radius: 8)
        + rect(52, top + 18, (room * shares.0).rounded(), 8, "bone", radius: 4)
        + rect(52, top + 32, (room * shares.1).rounded(), 6, "faint", radius: 3)
        + rect(52, top + rowHeight - 1, width - 52, 1, "rule")
    }
    return rows.joined()
  }

  /// Messages of two people, on both sides.
  private func messages(_ range: Range<Int>) -> String {
    let shares = [0.62, 0.48, 0.7, 0.36, 0.56]
    let messages = range.map { index in
      let (top, isOwn) = (Double(index) * Self.rowHeight, index % 2 != 0)
      let length = ((width - 28) * shares[abs(index) % shares.count]).rounded()
      let left = isOwn ? width - 14 - length : 14
      return rect(left, top + 8, length, 40, isOwn ? "own" : "bone", radius: 12)
        + rect(left + 12, top + 19, length - 24, 6, "faint", radius: 3)
        + rect(left + 12, top + 31, (length - 24) * 0.6, 6, "faint", radius: 3)
    }
    return messages.joined()
  }

  private func paper(_ range: Range<Int>) -> String {
    let (top, length) = (Double(range.lowerBound), Double(range.count))
    return paper(top * Self.rowHeight, length * Self.rowHeight)
  }

  private func paper(_ top: Double, _ length: Double) -> String {
    rect(0, top, width, length, "paper")
  }

  /// The fingertip at the start of the touch.
  var finger: String {
    Markup.element(
      "circle",
      [
        ("cx", Markup.number(touch.x)), ("cy", Markup.number(touch.y)),
        ("r", Markup.number(Self.fingertip)), ("class", "tip"),
      ]
    )
  }

  /// The colors of list and look, light and dark, and the text anchors.
  static func css(_ style: PullStyle) -> String {
    """
    svg{\(variables(style.light, ListColors.light))}
    @media (prefers-color-scheme:dark){svg{\(variables(style.dark, ListColors.dark))}}
    text{font-family:system-ui,-apple-system,"Segoe UI",Roboto,sans-serif;fill:var(--foreground)}
    .title{\(font(style.titleFont))}.detail{\(font(style.detailFont))}
    .name{font-size:13px;font-weight:600;text-anchor:middle;fill:var(--name)}
    .caption{font-size:12px;text-anchor:middle;fill:var(--caption)}
    .s{fill:none;stroke:var(--c);stroke-linecap:round;stroke-linejoin:round;stroke-miterlimit:10}
    .f{fill:var(--c)}
    \(PaletteSlot.allCases.map { ".\($0){--c:var(--\($0))}" }.joined())
    .gap{fill:var(--gap)}.paper{fill:var(--paper)}.rule{fill:var(--rule)}
    .bone{fill:var(--bone)}.faint{fill:var(--faint)}
    .edge{fill:none;stroke:var(--edge)}
    .tip{fill:var(--foreground);fill-opacity:.2;stroke:var(--foreground);stroke-opacity:.3}

    """
  }

  /// What only this scene has: colors, and the text of articles.
  var css: String {
    switch scene {
    case .refresh, .loadMore: ""
    case .articles: Self.articleCSS
    case .history:
      """
      .own{fill:#c9d8ff}
      @media (prefers-color-scheme:dark){.own{fill:#2c437f}}

      """
    case .floor:
      """
      .page{fill:#e6edfc}.tile{fill:#b9cdf7}
      @media (prefers-color-scheme:dark){.page{fill:#1b2540}.tile{fill:#34508f}}

      """
    }
  }

  private static func font(_ font: TextFont) -> String {
    "font-size:\(Markup.number(font.size))px;font-weight:\(font.weight)"
  }

  private static func variables(_ palette: Palette, _ list: [(String, UInt32)]) -> String {
    let slots = PaletteSlot.allCases.map { ("\($0)", palette[$0]) }
    return (slots + list).map { "--\($0.0):\(color($0.1))" }.joined(separator: ";")
  }

  private static func color(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  func rect(
    _ x: Double,
    _ y: Double,
    _ width: Double,
    _ height: Double,
    _ kind: String?,
    radius: Double? = nil
  ) -> String {
    Markup.element(
      "rect",
      [
        ("x", x == 0 ? nil : Markup.number(x)),
        ("y", y == 0 ? nil : Markup.number(y)),
        ("width", Markup.number(width)),
        ("height", Markup.number(height)),
        ("rx", radius.map { Markup.number($0) }),
        ("class", kind),
      ]
    )
  }
}

/// The colors that are not the look's.
private enum ListColors {
  static let light: [(String, UInt32)] = [
    ("paper", 0xFFFFFF), ("gap", 0xF1F2F5), ("rule", 0xE6E8EC), ("bone", 0xDFE2E8),
    ("faint", 0xEBEDF1), ("edge", 0xCBD0D8), ("caption", 0x5B626D), ("name", 0x16181D),
  ]
  static let dark: [(String, UInt32)] = [
    ("paper", 0x1C1F26), ("gap", 0x12141A), ("rule", 0x2A2F38), ("bone", 0x3A404A),
    ("faint", 0x2D323B), ("edge", 0x444B57), ("caption", 0xA0A7B2), ("name", 0xF2F3F5),
  ]
}

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
