import Foundation
import FoundationXML

/// Reads one Atom document (RFC 4287).
///
/// `XMLParser` on Linux says that a document is complete when it is not, and loses the text of
/// entities without a word: this reader checks both.
package final class AtomReader: NSObject, XMLParserDelegate {
  private static let atom = "http://www.w3.org/2005/Atom"

  /// How the text of an element is written.
  private enum TextType {
    case text, html, xhtml
  }

  private let base: URL
  private var page = FeedPage(title: "", articles: [])
  private var feedUpdated: Date?
  private var root: String?
  private var isComplete = false
  private var failure: FeedError?
  /// The names of the open elements of the feed.
  private var path: [String] = []
  private var entry: Entry?
  /// How deep the open elements inside a text are.
  private var depthInText = 0
  private var textType = TextType.text
  private var text = ""

  private struct Entry {
    var id = "", title = "", author = "", content = "", summary = ""
    var published: Date?, updated: Date?
    var link: URL?
  }

  private init(base: URL) {
    self.base = base
  }

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: The whole document.
  ///   - base: Its address, to which its links are relative.
  /// - Returns: Its entries.
  /// - Throws: `FeedError`.
  package static func read(_ data: Data, base: URL) throws(FeedError) -> FeedPage {
    guard !hasDocumentType(data) else { throw .hasDocumentType }
    let reader = AtomReader(base: base)
    let parser = XMLParser(data: data)
    parser.shouldProcessNamespaces = true
    parser.delegate = reader
    let isParsed = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isParsed, parser.parserError == nil else {
      throw .malformed(line: max(parser.lineNumber, 1))
    }
    guard reader.isComplete else { throw .truncated }
    return reader.page
  }

  /// Whether there is a DOCTYPE before the root element.
  private static func hasDocumentType(_ data: Data) -> Bool {
    // In UTF-16 every other byte is 0.
    var rest = data.filter { $0 != 0 }[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      rest = rest[start...]
      let end: String
      if rest.starts(with: "<!--".utf8) {
        end = "-->"
      } else if rest.starts(with: "<?".utf8) {
        end = "?>"
      } else {
        return rest.starts(with: "<!DOCTYPE".utf8)
      }
      guard let found = rest.firstRange(of: Data(end.utf8)) else { return false }
      rest = rest[found.upperBound...]
    }
    return false
  }

  private func fail(_ error: FeedError, _ parser: XMLParser) {
    guard failure == nil else { return }
    failure = error
    parser.abortParsing()
  }

  // MARK: Elements

  package func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    guard failure == nil else { return }
    if root == nil {
      root = name
      guard name == "feed", namespaceURI == Self.atom else {
        return fail(.notAtom(root: name), parser)
      }
    }
    if depthInText > 0 {
      depthInText += 1
      if textType == .xhtml { text += "<\(name)>" }
      return
    }
    path.append(namespaceURI == Self.atom ? name : "")
    switch path {
    case ["feed", "entry"]: entry = Entry()
    case ["feed", "link"] where attributes["rel"] == "next": page.next = address(attributes["href"])
    case ["feed", "entry", "link"] where attributes["rel"] ?? "alternate" == "alternate":
      if entry?.link == nil { entry?.link = address(attributes["href"]) }
    default:
      guard isText(path) else { return }
      depthInText = 1
      text = ""
      switch attributes["type"] {
      case "html", "text/html": textType = .html
      case "xhtml": textType = .xhtml
      default: textType = .text
      }
    }
  }

  package func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard failure == nil else { return }
    if depthInText > 1 {
      depthInText -= 1
      if textType == .xhtml { text += "</\(name)>" }
      return
    }
    if depthInText == 1 {
      depthInText = 0
      take(textType == .text ? PlainText.tidy(text) : PlainText.read(html: text))
    } else if path == ["feed", "entry"] {
      endEntry(parser)
    } else if path == ["feed"] {
      isComplete = true
    }
    path.removeLast()
  }

  package func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard depthInText > 0 else { return }
    text += textType == .xhtml ? Self.escape(string) : string
  }

  package func parser(_ parser: XMLParser, foundCDATA data: Data) {
    self.parser(parser, foundCharacters: String(decoding: data, as: UTF8.self))
  }

  // MARK: Values

  private func isText(_ path: [String]) -> Bool {
    switch path {
    case ["feed", "title"], ["feed", "updated"], ["feed", "entry", "id"],
      ["feed", "entry", "title"], ["feed", "entry", "published"], ["feed", "entry", "updated"],
      ["feed", "entry", "summary"], ["feed", "entry", "content"],
      ["feed", "entry", "author", "name"]:
      true
    default: false
    }
  }

  private func take(_ text: String) {
    switch path {
    case ["feed", "title"]: page.title = Self.joined(text)
    case ["feed", "updated"]: feedUpdated = Self.date(text)
    case ["feed", "entry", "id"]: entry?.id = text
    case ["feed", "entry", "title"]: entry?.title = Self.joined(text)
    case ["feed", "entry", "published"]: entry?.published = Self.date(text)
    case ["feed", "entry", "updated"]: entry?.updated = Self.date(text)
    case ["feed", "entry", "summary"]: entry?.summary = text
    case ["feed", "entry", "content"]: entry?.content = text
    case ["feed", "entry", "author", "name"]:
      guard let author = entry?.author else { return }
      entry?.author = author.isEmpty ? Self.joined(text) : "\(author), \(Self.joined(text))"
    default: break
    }
  }

  private func endEntry(_ parser: XMLParser) {
    guard let entry else { return }
    self.entry = nil
    guard !entry.id.isEmpty else { return fail(.entryWithoutID(line: parser.lineNumber), parser) }
    let published =
      entry.published ?? entry.updated ?? feedUpdated ?? Date(timeIntervalSince1970: 0)
    page.articles.append(
      Article(
        id: entry.id,
        title: entry.title,
        author: entry.author,
        published: published,
        updated: entry.updated ?? published,
        text: entry.content.isEmpty ? entry.summary : entry.content,
        link: entry.link
      )
    )
  }

  /// The address of a link; nil unless it leads to the web.
  private func address(_ text: String?) -> URL? {
    guard let text, let url = URL(string: text, relativeTo: base)?.absoluteURL else { return nil }
    return url.isWeb ? url : nil
  }

  /// A text of one line.
  private static func joined(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// Restores the markup that the parser has read, for the reader of HTML.
  private static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
  }

  /// A date of RFC 3339, with or without fractions of a second.
  private static func date(_ text: String) -> Date? {
    let plain = Date.ISO8601FormatStyle()
    let fractions = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    return (try? plain.parse(text)) ?? (try? fractions.parse(text))
  }
}

extension URL {
  /// Whether this is an address that the reader opens: `http` or `https`, with a host.
  package var isWeb: Bool {
    ["http", "https"].contains(scheme?.lowercased()) && host()?.isEmpty == false
  }
}
