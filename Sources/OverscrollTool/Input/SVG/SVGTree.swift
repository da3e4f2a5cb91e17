import Foundation
import OverscrollTrace

#if canImport(FoundationXML)
import FoundationXML
#endif

/// Parses the XML of an SVG file.
enum SVGTree {
  /// The root element.
  ///
  /// The encoding is that of the byte order mark or of the XML declaration, otherwise UTF-8.
  static func read(_ bytes: [UInt8], _ name: String) throws(Failure) -> SVGNode {
    guard !bytes.isEmpty else { throw .input(name, "is empty") }
    guard !bytes.starts(with: gzip) else {
      throw .input(name, "is compressed; decompress it first: gzip -dc FILE.svgz > FILE.svg")
    }
    let builder = Builder()
    let parser = XMLParser(data: Data(bytes))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = builder
    // On Linux the parser accepts a document that ends too early.
    guard parser.parse(), let root = builder.root else {
      if !statesEncoding(bytes) { try InputFile.checkText(bytes[...], name) }
      let place = parser.lineNumber > 0 ? "\(parser.lineNumber):\(parser.columnNumber)" : nil
      throw .input(name, "is not well-formed XML", at: place)
    }
    guard root.name == "svg" else { throw .input(name, "is not an SVG file") }
    return root
  }

  /// Whether bytes are an SVG file rather than path data, by their beginning.
  static func isLikely(_ bytes: [UInt8]) -> Bool {
    // A byte order mark may precede the first character.
    bytes.starts(with: gzip) || bytes.first { $0 > 0x20 && $0 < 0x80 } == UInt8(ascii: "<")
  }

  /// The first bytes of a compressed file: RFC 1952, section 2.3.1.
  private static var gzip: [UInt8] { [0x1F, 0x8B] }

  private static func statesEncoding(_ bytes: [UInt8]) -> Bool {
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    return isUTF16 || String(decoding: bytes.prefix(200), as: UTF8.self).contains("encoding")
  }
}

/// Builds the tree; a class because the XML parser needs a delegate.
private final class Builder: NSObject, XMLParserDelegate {
  private(set) var root: SVGNode?
  /// The elements that have begun and not ended.
  private var open: [SVGNode] = []

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    let isSVG = (namespaceURI ?? "").isEmpty || namespaceURI == "http://www.w3.org/2000/svg"
    let place = "\(parser.lineNumber):\(parser.columnNumber)"
    open.append(SVGNode(name: isSVG ? name : "", attributes: attributes, place: place))
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard let ended = open.popLast() else { return }
    if open.isEmpty { root = ended } else { open[open.count - 1].children.append(ended) }
  }
}

/// An element of an SVG file.
struct SVGNode {
  /// Its local name; empty for an element of another namespace.
  let name: String
  /// Its attributes, by their names as written.
  let attributes: [String: String]
  /// The line and the column at which the parser had read its start.
  let place: String
  var children: [SVGNode] = []

  /// Every element with an id, the first one of each.
  var byID: [String: SVGNode] {
    var found: [String: SVGNode] = [:]
    collect(into: &found)
    return found
  }

  private func collect(into found: inout [String: SVGNode]) {
    if let id = attributes["id"], found[id] == nil { found[id] = self }
    for child in children { child.collect(into: &found) }
  }

  /// The target of a reference, from `href` or `xlink:href`.
  var reference: String? {
    attributes["href"] ?? attributes.first { $0.key.hasSuffix(":href") }?.value
  }
}
