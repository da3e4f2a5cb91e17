import CNews
import Foundation

/// An XML document without entities of its own; control characters in it, which XML forbids, are left out.
final class XMLTree {
  private let document: xmlDocPtr?

  /// Parses a whole document; its links are relative to its address.
  ///
  /// The charset of the server's answer counts more than the document's own (RFC 7303).
  init(_ data: Data, _ address: URL, charset: String? = nil) throws(FeedError) {
    // Nothing goes to standard error.
    xmlSetStructuredErrorFunc(nil) { _, _ in }
    let text = try Self.trimmed(data)
    // A byte order mark counts more than both.
    let isMarked = data.starts(with: [0xEF, 0xBB, 0xBF])
    let isWide = text.starts(with: [0xFE, 0xFF]) || text.starts(with: [0xFF, 0xFE])
    let known = charset.flatMap { Self.hasASCII($0) && !isWide ? $0 : nil }
    let encoding = isMarked ? "UTF-8" : known
    if let whole = try Self.parse(text, address, encoding, isMended: false) {
      document = whole
    } else {
      document = try Self.parse(Self.mended(text), address, encoding, isMended: true)
    }
    let own = document?.pointee.encoding.map { String(cString: $0) }
    if encoding == nil, let own, !Self.hasASCII(own) { throw .charset(own) }
  }

  /// Parses a text; nil for one that is to be mended, because it has a reference that XML does not know.
  private static func parse(
    _ text: Data,
    _ address: URL,
    _ encoding: String?,
    isMended: Bool
  ) throws(FeedError) -> xmlDocPtr? {
    guard let parser = xmlNewParserCtxt() else { throw .malformed(line: 1) }
    defer { xmlFreeParserCtxt(parser) }
    parser.pointee.sax.pointee.entityDecl = { parser, _, _, _, _, _ in
      xmlStopParser(parser?.assumingMemoryBound(to: xmlParserCtxt.self))
    }
    parser.pointee.sax.pointee.serror = { parser, error in
      guard error.map({ XMLTree.isSerious($0.pointee) }) ?? false else { return }
      xmlStopParser(parser?.assumingMemoryBound(to: xmlParserCtxt.self))
    }
    let options = Int32(XML_PARSE_RECOVER.rawValue | XML_PARSE_NONET.rawValue)
    let document = text.withUnsafeBytes {
      let (text, size) = ($0.baseAddress?.assumingMemoryBound(to: CChar.self), Int32($0.count))
      return xmlCtxtReadMemory(parser, text, size, address.absoluteString, encoding, options)
    }
    let isStopped = parser.pointee.errNo == Int32(XML_ERR_USER_STOP.rawValue)
    let error = parser.pointee.lastError
    let references = [
      XML_ERR_UNDECLARED_ENTITY, XML_ERR_NAME_REQUIRED, XML_ERR_ENTITYREF_SEMICOL_MISSING,
    ].map { Int32($0.rawValue) }
    guard !isStopped, xmlDocGetRootElement(document) != nil else {
      xmlFreeDoc(document)
      if !isMended, isStopped, references.contains(error.code) { return nil }
      throw isStopped && !isSerious(error)
        ? .declaresEntities : .malformed(line: max(Int(error.line), 1))
    }
    return document
  }

  /// The text with references of HTML as characters, and with each other `&` as one.
  private static func mended(_ text: Data) -> Data {
    var (result, rest) = (Data(), text[...])
    let own = ["amp", "lt", "gt", "quot", "apos"]
    while let start = rest.firstIndex(where: { $0 == 0x26 || $0 == 0x3C }) {
      result += rest[..<start]
      rest = rest[start...]
      // What is a character there stays one.
      let ends = ["<![CDATA[": "]]>", "<!--": "-->"]
      if let end = ends.first(where: { rest.starts(with: $0.key.utf8) })?.value {
        let last = rest.range(of: Data(end.utf8))?.upperBound ?? rest.endIndex
        result += rest[..<last]
        rest = rest[last...]
        continue
      }
      let isReference = rest.first == 0x26
      rest = rest.dropFirst()
      guard isReference else {
        result.append(0x3C)
        continue
      }
      let name = String(
        decoding: rest.prefix(32).prefix { $0 != 0x3B && $0 != 0x20 },
        as: UTF8.self
      )
      let isClosed = rest.dropFirst(name.utf8.count).first == 0x3B
      if isClosed, own.contains(name) || name.wholeMatch(of: /#(\d+|x[\da-fA-F]+)/) != nil {
        result += Data("&".utf8)
      } else if isClosed, let entity = htmlEntityLookup(name) {
        result += Data("&#\(entity.pointee.value);".utf8)
        rest = rest.dropFirst(name.utf8.count + 1)
      } else {
        result += Data("&amp;".utf8)
      }
    }
    return result + rest
  }

  deinit {
    xmlFreeDoc(document)
  }

  /// The root element, which every document here has.
  var root: Element { Element(node: xmlDocGetRootElement(document)) }

  /// Whether an error ends the parsing: all do but forbidden characters, whose errors have no text.
  private static func isSerious(_ error: xmlError) -> Bool {
    let isForbidden = error.code == Int32(XML_ERR_INVALID_CHAR.rawValue) && error.str1 == nil
    return error.level == XML_ERR_FATAL && !isForbidden
  }

  /// The document without white space before it.
  private static func trimmed(_ data: Data) throws(FeedError) -> Data {
    var text = data[...]
    if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
    text = text.drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    // How EBCDIC and UTF-32 begin.
    let isOther = text.first == 0x4C || text.prefix(4).count { $0 == 0 } == 3
    guard !isOther else { throw .charset("EBCDIC or UTF-32") }
    return text
  }

  /// Whether the bytes of markup in a charset are those of ASCII, or UTF-16's.
  private static func hasASCII(_ charset: String) -> Bool {
    let charsets =
      /(utf-?8|utf-16(le|be)?|(us-)?ascii|iso-8859-\d+|(windows-|cp)125\d|koi8-[ru]|euc-(jp|kr|tw)|gb(2312|k|18030)|big5|shift_jis|tis-620)/
    return charset.wholeMatch(of: charsets.ignoresCase()) != nil
  }
}

/// An element; valid as long as its document.
struct Element {
  let node: xmlNodePtr

  var name: String { String(cString: node.pointee.name) }

  /// Empty without one.
  var namespace: String { node.pointee.ns.map { String(cString: $0.pointee.href) } ?? "" }

  subscript(_ attribute: String) -> String? {
    guard let value = xmlGetNoNsProp(node, attribute) else { return nil }
    defer { news_free(value) }
    return String(cString: value)
  }

  var isEmpty: Bool { node.pointee.children == nil }

  /// Whether another element follows in the same one.
  var hasNext: Bool { xmlNextElementSibling(node) != nil }

  private var nodes: some Sequence<xmlNodePtr> {
    sequence(state: node.pointee.children) { next in
      defer { next = next?.pointee.next }
      return next
    }
  }

  /// The children with a name, in the element's own namespace or another one.
  func all(_ name: String, in namespace: String? = nil) -> [Element] {
    Array(children(name, namespace))
  }

  func first(_ name: String, in namespace: String? = nil) -> Element? {
    children(name, namespace).first { _ in true }
  }

  // Compared as libxml2 has them: a Swift string of each name took most of the time.
  private func children(_ name: String, _ namespace: String?) -> some Sequence<Element> {
    let namespace = namespace ?? self.namespace
    return nodes.lazy.filter { node in
      guard node.pointee.type == XML_ELEMENT_NODE, xmlStrEqual(node.pointee.name, name) != 0 else {
        return false
      }
      return node.pointee.ns.map { xmlStrEqual($0.pointee.href, namespace) != 0 }
        ?? namespace.isEmpty
    }.map(Element.init)
  }

  var text: String {
    nodes.map { node in
      switch node.pointee.type {
      case XML_TEXT_NODE, XML_CDATA_SECTION_NODE: String(cString: node.pointee.content)
      case XML_ELEMENT_NODE: Element(node: node).text
      // Declared in a DTD elsewhere, which is not read: RSS 0.91's has the entities of HTML.
      case XML_ENTITY_REF_NODE: HTMLReader.text("&\(String(cString: node.pointee.name));")
      default: ""
      }
    }.joined()
  }

  /// The elements and the text in it, as they are written.
  var source: String {
    let buffer = xmlBufferCreate()
    defer { xmlBufferFree(buffer) }
    for child in nodes { xmlNodeDump(buffer, node.pointee.doc, child, 0, 0) }
    return String(cString: xmlBufferContent(buffer))
  }

  /// The address to which links in it are relative.
  var base: URL? {
    guard let base = xmlNodeGetBase(node.pointee.doc, node) else { return nil }
    defer { news_free(base) }
    return URL(string: String(cString: base))
  }
}
