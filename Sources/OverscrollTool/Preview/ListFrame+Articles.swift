// The rows of the scene with articles: a picture, a title, and where it is from.
extension ListFrame {
  static let articleHeight = 72.0

  private static let stories = [
    ("Wind turbines pause at night so that swifts can pass", "Coast", "12 min"),
    ("Street of bookshops survives another winter", "Town", "26 min"),
    ("Ferry returns to its old timetable", "Harbor", "1 h"),
    ("Town library lends out garden tools", "Town", "2 h"),
  ]

  /// A row for each story, as wide as the card.
  var articles: String {
    Self.stories.enumerated().map { index, story in
      let top = Double(index) * Self.articleHeight
      let (title, place, age) = story
      let line = rect(88, Self.articleHeight - 1, width - 88, 1, "rule")
      let words = Self.text(title, 88, 32, "story") + Self.text(place, 88, 52, "from")
      let end = Self.text(age, width - 20, 32, "from end")
      return Markup.element("g", [("transform", Markup.down(top))]) {
        Self.landscape(index) + words + end + line
      }
    }.joined()
  }

  private static func text(_ words: String, _ x: Double, _ y: Double, _ kind: String) -> String {
    Markup.element(
      "text",
      [("x", Markup.number(x)), ("y", Markup.number(y)), ("class", kind)]
    ) { Markup.escaped(words) }
  }

  /// A sky with a sun or a moon over hills, another one in each row.
  private static func landscape(_ index: Int) -> String {
    let hills = [
      "M0 36q12-14 24-4t24-6v22h-48z", "M0 28l12-10 10 8 12-14 14 16v20h-48z",
      "M0 34q8-4 16 0t16 0 16 0v14h-48z", "M0 40q24-28 48-8v16h-48z",
    ]
    let suns = [(33, 13), (12, 11), (24, 18), (36, 12)]
    let (x, y) = suns[index]
    let sky = Markup.element(
      "rect",
      [("width", "48"), ("height", "48"), ("class", "sky\(index)")]
    )
    let sun = Markup.element(
      "circle",
      [("cx", "\(x)"), ("cy", "\(y)"), ("r", "5"), ("class", "sun")]
    )
    let hill = Markup.element("path", [("d", hills[index]), ("class", "hill\(index)")])
    return Markup.element("g", [("transform", "translate(26 12)"), ("class", "view")]) {
      sky + sun + hill
    }
  }

  static let articleCSS = """
    .story{font-size:16px;font-weight:600;fill:var(--name)}
    .from{font-size:13px;fill:var(--caption)}.end{text-anchor:end}
    .view{clip-path:inset(0 round 10px)}.sun{fill:#fff;fill-opacity:.85}
    .sky0{fill:#a9c8ff}.hill0{fill:#4f7fd9}.sky1{fill:#f3c9a5}.hill1{fill:#b5713f}
    .sky2{fill:#a8dcd6}.hill2{fill:#35817b}.sky3{fill:#c9d9a3}.hill3{fill:#6d8a3a}
    @media (prefers-color-scheme:dark){.view{opacity:.8}}

    """
}
