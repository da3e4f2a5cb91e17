import CNews
import Foundation

/// Turns HTML into text, with a line for each block, by libxml2's parser.
final class HTMLReader {
  /// Elements that begin a line.
  private static let blocks: Set<String> = [
    "address", "article", "blockquote", "br", "dd", "div", "dt", "figure", "h1", "h2", "h3", "h4",
    "h5", "h6", "hr", "li", "ol", "p", "pre", "section", "table", "tr", "ul",
  ]

  /// Whether the text is Pango's markup, with links.
  private let hasLinks: Bool
  private let base: URL?
  private var text = ""
  /// The start tag of the open link.
  private var link: String?
  private var isPreformatted = false
  /// The first feed that the page names.
  private var feed: String?

  private init(_ html: Data, _ encoding: String?, hasLinks: Bool, _ base: URL?) {
    self.hasLinks = hasLinks
    self.base = base
    var sax = xmlSAXHandler()
    sax.startElement = { reader, name, attributes in
      HTMLReader.at(reader)?.start(HTMLReader.text(name), attributes)
    }
    sax.endElement = { reader, name in HTMLReader.at(reader)?.end(HTMLReader.text(name)) }
    sax.characters = { reader, bytes, count in
      let bytes = UnsafeBufferPointer(start: bytes, count: Int(count))
      HTMLReader.at(reader)?.add(String(decoding: bytes, as: UTF8.self))
    }
    sax.ignorableWhitespace = sax.characters
    // Scripts and styles.
    sax.cdataBlock = { _, _, _ in }
    var bytes = Array(html) + [0]
    _ = htmlSAXParseDoc(&bytes, encoding, &sax, Unmanaged.passUnretained(self).toOpaque())
  }

  private static func at(_ reader: UnsafeMutableRawPointer?) -> HTMLReader? {
    reader.map { Unmanaged<HTMLReader>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func text(_ bytes: UnsafePointer<xmlChar>?) -> String {
    bytes.map { String(cString: $0) } ?? ""
  }

  /// Plain text.
  static func text(_ html: String) -> String {
    HTMLReader(Data(html.utf8), "UTF-8", hasLinks: false, nil).text.tidied
  }

  /// Pango's markup, with links to the web only.
  static func markup(_ html: String, _ base: URL?) -> String {
    HTMLReader(Data(html.utf8), "UTF-8", hasLinks: true, base).text.tidied
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

  private typealias Attributes = UnsafeMutablePointer<UnsafePointer<xmlChar>?>

  private func start(_ tag: String, _ attributes: Attributes?) {
    let name = Self.name(tag)
    if Self.blocks.contains(name) { breakLine() }
    switch name {
    case "pre": isPreformatted = true
    case "a":
      end("a")
      guard hasLinks, let url = Self.value("href", attributes)?.address(base) else { return }
      link = "<a href=\"\(url.absoluteString.escaped)\">"
      text += link ?? ""
    case "link" where feed == nil && Self.value("rel", attributes)?.lowercased() == "alternate":
      let type = Self.value("type", attributes)?.lowercased()
      guard type == "application/atom+xml" || type == "application/rss+xml" else { return }
      feed = Self.value("href", attributes)
    default: break
    }
  }

  private func end(_ tag: String) {
    let name = Self.name(tag)
    if Self.blocks.contains(name) { breakLine() }
    if name == "pre" { isPreformatted = false }
    guard name == "a", let start = link else { return }
    if text.hasSuffix(start) { text.removeLast(start.count) } else { text += "</a>" }
    link = nil
  }

  /// A link goes on in the next line.
  private func breakLine() {
    text += link.map { "</a>\n\($0)" } ?? "\n"
  }

  /// Adds text; HTML reads the control characters from 0x80 as those of Windows-1252.
  private func add(_ characters: String) {
    for scalar in characters.unicodeScalars {
      switch scalar {
      case "\n", "\r", "\u{C}": text += isPreformatted ? "\n" : " "
      case "&" where hasLinks, "<" where hasLinks, ">" where hasLinks: text += "\(scalar)".escaped
      case "\u{80}"..."\u{9F}":
        text += String(data: Data([UInt8(scalar.value)]), encoding: .windowsCP1252) ?? ""
      default: text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The name of an element without a prefix, which XHTML can have.
  private static func name(_ tag: String) -> String {
    tag.split(separator: ":").last?.lowercased() ?? tag
  }

  private static func value(_ name: String, _ attributes: Attributes?) -> String? {
    var next = attributes
    while let pair = next, let key = pair[0] {
      if text(key).lowercased() == name { return text(pair[1]) }
      next = pair + 2
    }
    return nil
  }
}
