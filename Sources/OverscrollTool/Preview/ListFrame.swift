import OverscrollGraphics
import OverscrollIndicators

/// The list around a look in a picture: a card with a title and rows without text.
enum ListFrame {
  /// The card's size, in points.
  static let size = (width: Pull.width, height: Pull.height + header)
  private static let header = 48.0
  private static let rowHeight = 74.0
  /// Where the touch begins, in points from the card's corner.
  private static let touch = Point(206, 92)

  /// The card, with its corner at 10, 10.
  ///
  /// - Parameters:
  ///   - name: Its title.
  ///   - height: Its height, in points.
  ///   - behind: The elements below the rows.
  ///   - rows: The rows, at their present offset.
  ///   - front: The elements above them, and the finger.
  /// - Returns: The elements.
  static func card(
    _ name: String,
    height: Double,
    behind: String,
    rows: String,
    front: (indicator: String, finger: String)
  ) -> String {
    let width = size.width
    func body(_ content: String) -> String {
      content.isEmpty ? "" : Markup.element("g", [("transform", Markup.down(header))]) { content }
    }
    let title = Markup.element(
      "text",
      [
        ("x", Markup.number(width / 2)), ("y", "30"), ("class", "name"),
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
    let edge = rect(0.5, 0.5, width - 1, height - 1, "edge", radius: 19.5)
    return Markup.element("g", [("transform", "translate(10 10)")]) { screen + edge }
  }

  /// The card's content is clipped to its rounded corners.
  static func screen(height: Double) -> String {
    Markup.element("clipPath", [("id", "screen")]) {
      rect(0, 0, size.width, height, nil, radius: 20)
    }
  }

  /// Enough rows to fill the list and the area uncovered by a pull.
  static var rows: String {
    let widths = [(148.0, 92.0), (112, 150), (168, 74), (126, 118), (154, 98), (120, 136)]
    let rows = widths.enumerated().map { index, widths in
      let top = Double(index) * rowHeight
      return Markup.element(
        "circle",
        [
          ("cx", "36"), ("cy", Markup.number(top + 37)), ("r", "18"), ("class", "bone"),
        ]
      )
        + rect(68, top + 23, widths.0, 10, "bone", radius: 5)
        + rect(68, top + 42, widths.1, 8, "faint", radius: 4)
        + rect(68, top + rowHeight - 1, size.width - 68, 1, "rule")
    }
    return rect(0, 0, size.width, Double(widths.count) * rowHeight + 40, "paper") + rows.joined()
  }

  /// The highlight of a new row.
  static var news: String {
    Markup.element("circle", [("cx", "276"), ("cy", "37"), ("r", "5"), ("class", "f accent")])
  }

  /// The fingertip at the start of the touch.
  static var finger: String {
    Markup.element(
      "circle",
      [
        ("cx", Markup.number(touch.x)), ("cy", Markup.number(touch.y)), ("r", "19"),
        ("class", "tip"),
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
    .name{font-size:15px;font-weight:600;text-anchor:middle}
    .caption{font-size:14px;text-anchor:middle;fill:var(--caption)}
    .s{fill:none;stroke:var(--c);stroke-linecap:round;stroke-linejoin:round;stroke-miterlimit:10}
    .f{fill:var(--c)}
    \(PaletteSlot.allCases.map { ".\($0.name){--c:var(--\($0.name))}" }.joined())
    .gap{fill:var(--gap)}.paper{fill:var(--paper)}.rule{fill:var(--rule)}
    .bone{fill:var(--bone)}.faint{fill:var(--faint)}
    .edge{fill:none;stroke:var(--edge)}
    .tip{fill:#808790;fill-opacity:.4;stroke:#fff;stroke-opacity:.85;stroke-width:2}

    """
  }

  private static func font(_ font: TextFont) -> String {
    "font-size:\(Markup.number(font.size))px;font-weight:\(font.weight)"
  }

  private static func variables(_ palette: Palette, _ list: [(String, UInt32)]) -> String {
    let slots = PaletteSlot.allCases.map { ($0.name, palette[$0]) }
    return (slots + list).map { "--\($0.0):\(color($0.1))" }.joined(separator: ";")
  }

  private static func color(_ number: UInt32) -> String {
    let digits = String(number, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func rect(
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
    ("faint", 0xEBEDF1), ("edge", 0xCBD0D8), ("caption", 0x5B626D),
  ]
  static let dark: [(String, UInt32)] = [
    ("paper", 0x1C1F26), ("gap", 0x12141A), ("rule", 0x2A2F38), ("bone", 0x3A404A),
    ("faint", 0x2D323B), ("edge", 0x444B57), ("caption", 0xA0A7B2),
  ]
}
