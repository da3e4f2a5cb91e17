import CNews
import Foundation

/// Turns HTML into text, with a line for each block, by libxml2's parser.
struct HTMLReader {
  /// Elements that begin a line.
  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "br", "dd", "div", "dt", "figure", "h1", "h2", "h3", "h4",
    "h5", "h6", "hr", "li", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]
  private static let headings: Set<String> = ["h1", "h2", "h3", "h4", "h5", "h6"]

  /// Whether the text is Pango's markup, with links and headings.
  private let hasLinks: Bool
  private let base: URL?
  private var text = ""
  /// The start tag of the open link.
  private var link: String?
  private var isPreformatted = false
  private var isHeading = false
  /// The lists that are open: the number of the next item, or nil for one without numbers.
  private var lists: [Int?] = []
  /// The first feed that the page names.
  private var feed: String?

  private init(_ html: Data, _ encoding: String?, hasLinks: Bool, _ base: URL?) {
    (self.hasLinks, self.base) = (hasLinks, base)
    // Elements may be nested deeply: nothing here is recursive.
    let quiet = HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
    let options = Int32(XML_PARSE_HUGE.rawValue | quiet)
    let document = html.withUnsafeBytes {
      let bytes = $0.bindMemory(to: CChar.self)
      return htmlReadMemory(bytes.baseAddress, Int32(bytes.count), nil, encoding, options)
    }
    let reader = xmlReaderWalker(document)
    defer {
      xmlFreeTextReader(reader)
      xmlFreeDoc(document)
    }
    while xmlTextReaderRead(reader) == 1, let node = xmlTextReaderCurrentNode(reader) {
      let isEnd = xmlTextReaderNodeType(reader) == Int32(XML_READER_TYPE_END_ELEMENT.rawValue)
      switch node.pointee.type {
      case XML_ELEMENT_NODE where isEnd: end(Element(node: node))
      case XML_ELEMENT_NODE: start(Element(node: node))
      case XML_TEXT_NODE: add(String(cString: node.pointee.content))
      // Scripts and styles are sections of another type.
      default: break
      }
    }
  }

  /// Plain text.
  static func text(_ html: String) -> String {
    HTMLReader(Data(html.utf8), "UTF-8", hasLinks: false, nil).text.tidied
  }

  /// Pango's markup, with links to the web only.
  static func markup(_ html: String, _ base: URL?) -> String {
    // The parser closes what is open at the end.
    let html = html.shortened(to: 200_000)
    return HTMLReader(Data(html.utf8), "UTF-8", hasLinks: true, base).text.tidied
  }

  /// Whether bytes are a web page.
  static func isPage(_ data: Data) -> Bool {
    let start = String(decoding: data.prefix(1024), as: UTF8.self).lowercased()
    return start.contains("<html") || start.contains("<!doctype html")
  }

  /// The feed that a web page names.
  static func feed(of page: Data, _ base: URL) -> URL? {
    HTMLReader(page, nil, hasLinks: false, nil).feed?.address(base)
  }

  private mutating func start(_ element: Element) {
    let name = Self.name(element)
    if Self.blocks.contains(name) { breakLine() }
    switch name {
    case "pre": isPreformatted = true
    case "ul": lists.append(nil)
    case "ol": lists.append(element["start"].flatMap { Int($0) } ?? 1)
    case "li": text += lists.last.flatMap { $0 }.map { "\($0). " } ?? "• "
    case _ where hasLinks && Self.headings.contains(name) && link == nil:
      isHeading = true
      text += "<b>"
    case "img" where hasLinks:
      let alternative = (element["alt"] ?? "").tidied
      if !alternative.isEmpty { add("[\(alternative)]") }
    case "a":
      guard hasLinks, let url = element["href"]?.address(base), !element.isEmpty else { return }
      link = "<a href=\"\(url.absoluteString.escaped)\">"
      text += link ?? ""
    case "link" where feed == nil && element["rel"]?.lowercased() == "alternate":
      let type = element["type"]?.lowercased()
      guard type == "application/atom+xml" || type == "application/rss+xml" else { return }
      feed = element["href"]
    default: break
    }
  }

  private mutating func end(_ element: Element) {
    let name = Self.name(element)
    if isHeading, Self.headings.contains(name) {
      isHeading = false
      text += "</b>"
    }
    if Self.blocks.contains(name) { breakLine() }
    switch name {
    case "pre": isPreformatted = false
    case "ul", "ol": _ = lists.popLast()
    case "li": if let number = lists.last ?? nil { lists[lists.count - 1] = number + 1 }
    // Between a row's cells.
    case "td" where element.hasNext, "th" where element.hasNext: text += " · "
    default: break
    }
    guard name == "a", let start = link else { return }
    if text.hasSuffix(start) { text.removeLast(start.count) } else { text += "</a>" }
    link = nil
  }

  private var isAtIndentation: Bool {
    text.last { $0 != "\u{A0}" }.map(\.isNewline) ?? true
  }

  /// A link and a heading go on in the next line.
  private mutating func breakLine() {
    if let link {
      text += "</a>" + (isHeading ? "</b>\n<b>" : "\n") + link
    } else {
      text += isHeading ? "</b>\n<b>" : "\n"
    }
  }

  /// Adds text; HTML reads the control characters from 0x80 as those of Windows-1252.
  private mutating func add(_ characters: String) {
    for scalar in characters.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\u{C}": text += isPreformatted ? "\n" : " "
      // Code keeps its indentation.
      case " " where isPreformatted && isAtIndentation: text += "\u{A0}"
      case "\t" where isPreformatted && isAtIndentation: text += "\u{A0}\u{A0}\u{A0}\u{A0}"
      case "&" where hasLinks, "<" where hasLinks, ">" where hasLinks: text += "\(scalar)".escaped
      case "\u{80}"..."\u{9F}":
        text += String(data: Data([UInt8(scalar.value)]), encoding: .windowsCP1252) ?? ""
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The name of an element without a prefix, which XHTML can have.
  private static func name(_ element: Element) -> String {
    element.name.split(separator: ":").last?.lowercased() ?? ""
  }
}

extension String {
  /// The text without control characters, with single spaces, and without empty lines.
  var tidied: String {
    split(whereSeparator: \.isNewline).map { line in
      let words = line.unicodeScalars.filter {
        $0 == "\t" || $0.properties.generalCategory != .control
      }
      return String(String.UnicodeScalarView(words))
        .split { $0 == " " || $0 == "\t" }
        .joined(separator: " ")
    }
    .filter { !$0.isEmpty }
    .joined(separator: "\n")
  }

  /// A text of one line.
  var line: String { tidied.replacing("\n", with: " ").shortened(to: 500) }

  /// The text without its end if it is long: GTK lays long texts out slowly.
  func shortened(to count: Int) -> String { self.count > count ? prefix(count) + "…" : self }

  /// The text as Pango's markup.
  var escaped: String {
    replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
      .replacing("\"", with: "&quot;")
  }

  /// The address of a link; nil unless it leads to the web.
  func address(_ base: URL?) -> URL? {
    let text = trimmingCharacters(in: .whitespacesAndNewlines)
    guard let url = URL(string: text, relativeTo: base)?.absoluteURL else { return nil }
    return url.isWeb ? url : nil
  }
}

extension URL {
  /// Whether this is an address that the reader opens: `http` or `https`, with a host.
  package var isWeb: Bool {
    ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false
  }

  /// The address with the user and the password of another one, or without them.
  package func with(loginOf other: URL?) -> URL {
    var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    let login = other.flatMap { URLComponents(url: $0, resolvingAgainstBaseURL: true) }
    parts?.percentEncodedUser = login?.percentEncodedUser
    parts?.percentEncodedPassword = login?.percentEncodedPassword
    return parts?.url ?? self
  }
}
