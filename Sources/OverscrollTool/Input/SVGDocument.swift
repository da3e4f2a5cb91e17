import Foundation
import OverscrollGraphics
import OverscrollIndicators

#if canImport(FoundationXML)
import FoundationXML
#endif

/// The path elements and basic shapes of an SVG file, in document order.
///
/// Parsed as XML, with entities and namespaces. Shapes that draw nothing are skipped. Ignored:
/// `use`, text, style sheets and presentation attributes, and a `d` or a length set only by a
/// style.
struct SVGDocument {
  /// One path element or basic shape.
  struct Element {
    /// Its path data, in UTF-8; for a shape the equivalent path data.
    let data: [UInt8]
    /// The first invalid byte of a shape's points, if any.
    var badPoint: Int?
    /// The transform from its own coordinates to the picture's.
    let map: Transform
  }

  let name: String
  let elements: [Element]
  /// The position of an invalid transform; only previews need it.
  private let badTransform: String?

  /// Reads a file; `-` is standard input.
  static func read(_ path: String) throws(Failure) -> SVGDocument {
    let (name, bytes) = try InputFile.read(path)
    return try SVGDocument(bytes, name)
  }

  /// Parses bytes that are valid UTF-8 text.
  init(_ bytes: [UInt8], _ name: String) throws(Failure) {
    self.name = name
    guard !bytes.isEmpty else { throw .input(name, "is empty") }
    let reader = ElementReader()
    let parser = XMLParser(data: Data(bytes))
    parser.shouldProcessNamespaces = true
    parser.shouldResolveExternalEntities = false
    parser.delegate = reader
    // On Linux the parser accepts a document that ends too early.
    let isRead = parser.parse() && reader.isComplete
    let place = parser.lineNumber > 0 ? "\(parser.lineNumber):\(parser.columnNumber)" : nil
    guard isRead else { throw .input(name, "is not well-formed XML", at: place) }
    if let bad = reader.badLength { throw .input(name, "cannot read a length", at: bad) }
    guard !reader.elements.isEmpty else { throw .input(name, "has neither paths nor shapes") }
    elements = reader.elements
    badTransform = reader.badTransform
  }

  /// A look that draws all the outlines.
  func indicator() throws(Failure) -> PathIndicator {
    if let badTransform { throw .input(name, "cannot read a transform", at: badTransform) }
    do {
      return try PathIndicator(
        elements.map { element in
          // Draws the data up to the first error, as browsers do.
          PathIndicator.Part(
            PathDataParser.parsePrefix(element.data).path.transformed(by: element.map)
          )
        }
      )
    } catch {
      throw .input(name, "has no path that draws anything")
    }
  }
}

/// Collects paths and shapes; a class because the XML parser needs a delegate.
private final class ElementReader: NSObject, XMLParserDelegate {
  private(set) var elements: [SVGDocument.Element] = []
  private(set) var badTransform: String?
  private(set) var badLength: String?
  /// The reference size for percentages.
  private var size: (width: Double, height: Double)?
  private var maps = [Transform.identity]
  /// Whether the outermost element has begun and every element ended.
  var isComplete: Bool { hasBegun && maps.count == 1 }
  private var hasBegun = false

  func parser(
    _ parser: XMLParser,
    didStartElement name: String,
    namespaceURI: String?,
    qualifiedName: String?,
    attributes: [String: String]
  ) {
    if !hasBegun { size = PictureSize.read(attributes) }
    hasBegun = true
    var map = maps.last ?? .identity
    if let text = attributes["transform"] {
      if let own = TransformList.read(Array(text.utf8)) {
        map = own.then(map)
      } else if badTransform == nil {
        badTransform = place(parser)
      }
    }
    maps.append(map)
    let isSVG = (namespaceURI ?? "").isEmpty || namespaceURI == "http://www.w3.org/2000/svg"
    guard isSVG else { return }
    if name == "path", let data = attributes["d"] {
      elements.append(SVGDocument.Element(data: Array(data.utf8), map: map))
    } else if let shape = BasicShape(name, attributes, in: size) {
      if shape.hasBadLength, badLength == nil { badLength = place(parser) }
      guard !shape.data.isEmpty || shape.badPoint != nil else { return }
      elements.append(
        SVGDocument.Element(data: shape.data, badPoint: shape.badPoint, map: map)
      )
    }
  }

  func parser(
    _ parser: XMLParser,
    didEndElement name: String,
    namespaceURI: String?,
    qualifiedName: String?
  ) {
    maps.removeLast()
  }

  private func place(_ parser: XMLParser) -> String {
    "\(parser.lineNumber):\(parser.columnNumber)"
  }
}
