/// Turns HTML into text: without tags, with a line for each block.
///
/// For reading only. It need not be exact, because the result is never shown as markup.
enum PlainText {
  /// Elements that begin a line.
  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "br", "dd", "div", "dt", "figure", "h1", "h2", "h3", "h4",
    "h5", "h6", "hr", "li", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
  /// Elements whose content is no text.
  private static let hidden: Set<String> = ["script", "style"]
  /// The character references that feeds use most; others stay as they are written.
  private static let characters = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "hellip": "…",
    "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "laquo": "«", "raquo": "»", "bull": "•", "middot": "·", "copy": "©", "reg": "®",
    "trade": "™", "euro": "€", "deg": "°", "times": "×", "auml": "ä", "ouml": "ö", "uuml": "ü",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "szlig": "ß", "eacute": "é", "egrave": "è",
    "agrave": "à", "ccedil": "ç", "ntilde": "ñ",
  ]
  /// No reference is longer, so that a text of ampersands is read in linear time.
  private static let longestReference = 10

  static func read(html: String) -> String {
    var text = ""
    var rest = html.unicodeScalars[...]
    while let next = rest.popFirst() {
      switch next {
      case "<": readTag(&rest, into: &text)
      case "&": text += readReference(&rest)
      default: text.unicodeScalars.append(next)
      }
    }
    return tidy(text)
  }

  /// Joins white space, and leaves one empty line at most.
  static func tidy(_ text: String) -> String {
    var lines: [String] = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.unicodeScalars.filter { !$0.isControl || $0 == "\t" }
      let joined = String(String.UnicodeScalarView(words))
        .split { $0 == " " || $0 == "\t" }
        .joined(separator: " ")
      if !joined.isEmpty { lines.append(joined) }
    }
    return lines.joined(separator: "\n")
  }

  private static func readTag(_ rest: inout Substring.UnicodeScalarView, into text: inout String) {
    guard let first = rest.first, first.isLetter || first == "/" || first == "!" || first == "?"
    else {
      text += "<"
      return
    }
    if rest.starts(with: "!--".unicodeScalars) {
      skip(past: "-->", &rest)
      return
    }
    let isEnd = first == "/"
    if isEnd { rest.removeFirst() }
    let name = String(String.UnicodeScalarView(rest.prefix { $0.isLetter || $0.isDigit }))
      .lowercased()
    skip(past: ">", &rest)
    if !isEnd, hidden.contains(name) {
      skip(past: "</\(name)", &rest)
      skip(past: ">", &rest)
    }
    if blocks.contains(name) { text += "\n" }
  }

  /// Skips up to the end of a mark, or of the text.
  private static func skip(past mark: String, _ rest: inout Substring.UnicodeScalarView) {
    let mark = mark.unicodeScalars
    while !rest.isEmpty {
      if rest.starts(with: mark, by: { $0.properties.lowercaseMapping == String($1) }) {
        rest.removeFirst(mark.count)
        return
      }
      rest.removeFirst()
    }
  }

  private static func readReference(_ rest: inout Substring.UnicodeScalarView) -> String {
    let name = rest.prefix(longestReference).prefix { $0.isLetter || $0.isDigit || $0 == "#" }
    guard rest.dropFirst(name.count).first == ";", let text = character(String(name)) else {
      return "&"
    }
    rest.removeFirst(name.count + 1)
    return text
  }

  private static func character(_ name: String) -> String? {
    guard name.hasPrefix("#") else { return characters[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let value = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

extension Unicode.Scalar {
  fileprivate var isLetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
