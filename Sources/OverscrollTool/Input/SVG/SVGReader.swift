import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
import OverscrollMath
import OverscrollPaths

/// The shapes that an SVG file draws, in their order.
struct SVGDocument {
  /// One path element or basic shape.
  struct Shape {
    /// Its path data, in UTF-8; for a basic shape the equivalent path data.
    let data: [UInt8]
    /// The first invalid byte of a shape's points, if any.
    var badPoint: Int?
    /// The transform from its own coordinates to the picture's.
    let map: Transform
  }

  let name: String
  let shapes: [Shape]
  /// Whether an element is left out because of a mistake.
  let hasMistake: Bool

  /// Reads a file, and says on standard error what is left out of it; `-` is standard input.
  static func read(_ path: String) throws(Failure) -> SVGDocument {
    let (name, bytes) = try InputFile.readBytes(path)
    return try SVGDocument(bytes, name)
  }

  /// Reads bytes, and says on standard error what is left out.
  init(_ bytes: [UInt8], _ name: String) throws(Failure) {
    let reader = try SVGReader(try SVGTree.read(bytes, name), name)
    self.name = name
    shapes = reader.shapes
    hasMistake = !reader.mistakes.isEmpty
    for mistake in reader.mistakes { Console.report("\(name):\(mistake.place): \(mistake.words)") }
    if !reader.skipped.isEmpty {
      let words = reader.skipped.map { "\($0.count) \($0.name)" }.joined(separator: ", ")
      Console.report("\(name): not read: \(words)")
    }
    guard !shapes.isEmpty || hasMistake else { throw .input(name, "draws no shape") }
  }

  /// A look that draws all the outlines.
  func indicator() throws(Failure) -> PathIndicator {
    do {
      return try PathIndicator(
        shapes.map { shape in
          // Draws the data up to the first error, as browsers do.
          PathIndicator.Part(
            PathDataParser.parsePrefix(shape.data).path.transformed(by: shape.map)
          )
        }
      )
    } catch {
      throw .input(name, "has no path that draws anything")
    }
  }
}

/// Walks through an SVG file and collects what it draws.
///
/// The table in ARCHITECTURE.md says what is read; Tests/SVG has a case for each row, which the
/// gallery's reader passes too.
struct SVGReader {
  /// The shapes that are seen, in the order in which they are drawn.
  private(set) var shapes: [SVGDocument.Shape] = []
  /// The elements that are left out because of a mistake, each with its place.
  private(set) var mistakes: [(place: String, words: String)] = []
  /// What is not read, with its number, in the order in which it was found.
  private(set) var skipped: [(name: String, count: Int)] = []

  private let byID: [String: SVGNode]
  /// The elements that a `use` is drawing now.
  private var used: Set<String> = []
  private var visits = 0

  /// What an element gets from those around it.
  private struct Surroundings {
    var map = Transform.identity
    var size: (width: Double, height: Double)?
    var style = SVGStyle()
  }

  /// Reads a file.
  ///
  /// - Throws: ``Failure`` if references make it too large.
  init(_ root: SVGNode, _ name: String) throws(Failure) {
    byID = root.byID
    let viewport = SVGViewport(root: root.attributes)
    var around = Surroundings(size: viewport.size)
    guard enter(root, &around) else { return }
    draw(root.children, around)
    guard visits <= Self.limit else {
      throw .input(name, "draws more than \(Self.limit) elements")
    }
  }

  /// References to references can double the elements with each line of a file.
  private static let limit = 1_000_000

  private mutating func draw(_ nodes: [SVGNode], _ around: Surroundings) {
    for node in nodes { draw(node, around) }
  }

  private mutating func draw(_ node: SVGNode, _ around: Surroundings) {
    visits += 1
    guard visits <= Self.limit, !Self.undrawn.contains(node.name) else { return }
    if node.name == "style" { return skip("style") }
    var around = around
    guard enter(node, &around) else { return }
    switch node.name {
    case "svg": drawInside(node, node.attributes, around)
    case "g", "a": draw(node.children, around)
    case "switch":
      // An alternative that needs something is for programs that have it.
      let needs = ["requiredExtensions", "systemLanguage"]
      let first = node.children.first { child in
        !child.name.isEmpty && needs.allSatisfy { child.attributes[$0] == nil }
      }
      if let first { draw(first, around) }
    case "use": drawUse(node, around)
    default: drawShape(node, around)
    }
  }

  /// Takes over an element's transform and style; false if nothing in it is drawn.
  private mutating func enter(_ node: SVGNode, _ around: inout Surroundings) -> Bool {
    around.style.apply(node.attributes)
    guard around.style.isDisplayed else { return false }
    if let text = node.attributes["transform"] {
      guard let own = TransformList.read(Array(text.utf8)) else {
        leaveOut(node, "transform", text)
        return false
      }
      around.map = own.then(around.map)
    }
    if SVGStyle.declarations(node.attributes["style"] ?? "")["transform"] != nil {
      skip("transform in style")
    }
    for name in ["clip-path", "mask"] where node.attributes[name].map({ $0 != "none" }) == true {
      skip(name)
    }
    return true
  }

  /// Draws the children of an `svg` or a `symbol` in its own coordinates.
  private mutating func drawInside(
    _ node: SVGNode,
    _ attributes: [String: String],
    _ around: Surroundings
  ) {
    var around = around
    var lengths = SVGLengths(attributes, in: around.size)
    let viewport = SVGViewport(&lengths)
    if let bad = lengths.bad { return leaveOut(node, "length", bad) }
    guard let viewport else { return }
    around.map = viewport.map.then(around.map)
    around.size = viewport.size
    draw(node.children, around)
  }

  private mutating func drawUse(_ node: SVGNode, _ around: Surroundings) {
    guard let reference = node.reference, reference.hasPrefix("#"),
      let target = byID[String(reference.dropFirst())], used.insert(reference).inserted
    else { return skip("use") }
    defer { used.remove(reference) }
    var around = around
    var lengths = SVGLengths(node.attributes, in: around.size)
    let (x, y) = (lengths.length("x", .width), lengths.length("y", .height))
    if let bad = lengths.bad { return leaveOut(node, "length", bad) }
    around.map = Transform.translation(x: x, y: y).then(around.map)
    guard target.name == "svg" || target.name == "symbol" else { return draw(target, around) }
    visits += 1
    guard visits <= Self.limit, enter(target, &around) else { return }
    let own = node.attributes.filter { $0.key == "width" || $0.key == "height" }
    drawInside(target, target.attributes.merging(own) { $1 }, around)
  }

  private mutating func drawShape(_ node: SVGNode, _ around: Surroundings) {
    if node.name == "path" {
      guard around.style.isSeen, let data = node.attributes["d"] else { return }
      shapes.append(SVGDocument.Shape(data: Array(data.utf8), map: around.map))
      return
    }
    let lengths = SVGLengths(node.attributes, in: around.size)
    guard let shape = BasicShape(node.name, lengths) else { return skip(node.name) }
    guard around.style.isSeen else { return }
    if let bad = shape.badLength { return leaveOut(node, "length", bad) }
    guard !shape.data.isEmpty || shape.badPoint != nil else { return }
    shapes.append(
      SVGDocument.Shape(data: shape.data, badPoint: shape.badPoint, map: around.map)
    )
  }

  private mutating func leaveOut(_ node: SVGNode, _ kind: String, _ text: String) {
    mistakes.append((node.place, "\(node.name) left out: cannot read the \(kind) \(text)"))
  }

  private mutating func skip(_ name: String) {
    if let index = skipped.firstIndex(where: { $0.name == name }) {
      skipped[index].count += 1
    } else {
      skipped.append((name, 1))
    }
  }

  /// Elements that no program draws where they are; an empty name is of another namespace.
  private static let undrawn: Set<String> = [
    "", "clipPath", "defs", "desc", "filter", "linearGradient", "marker", "mask", "metadata",
    "pattern", "radialGradient", "script", "symbol", "title", "view",
  ]
}

/// Counts the commands of path data as written.
///
/// A parsed path does not keep them: an arc becomes several curves. An implicit repetition counts
/// as a command; an incomplete one does not.
enum PathDataTally {
  /// Counts the commands.
  ///
  /// - Parameter bytes: Valid path data; the last command may be incomplete.
  /// - Returns: The number of commands.
  static func commands(in bytes: ArraySlice<UInt8>) -> Int {
    var scanner = DecimalScanner(Array(bytes))
    var total = 0
    var size = 1  // argument count of one command
    var isArc = false
    var numbers = 0
    while !scanner.isAtEnd {
      let byte = scanner.next
      if let count = numberCount(byte) {
        total += numbers / size + (count == 0 ? 1 : 0)
        (size, numbers, isArc) = (max(count, 1), 0, count == 7)
        scanner.position += 1
      } else if isArc, numbers % 7 == 3 || numbers % 7 == 4, byte == 0x30 || byte == 0x31 {
        // A flag is one digit; the next number may follow directly.
        numbers += 1
        scanner.position += 1
      } else if scanner.scan() != nil {
        numbers += 1
      } else {
        scanner.position += 1
      }
    }
    return total + numbers / size
  }

  /// The argument count of a command; nil if the letter is not a command.
  private static func numberCount(_ letter: UInt8) -> Int? {
    switch letter & ~0x20 {
    case UInt8(ascii: "Z"): 0
    case UInt8(ascii: "H"), UInt8(ascii: "V"): 1
    case UInt8(ascii: "M"), UInt8(ascii: "L"), UInt8(ascii: "T"): 2
    case UInt8(ascii: "Q"), UInt8(ascii: "S"): 4
    case UInt8(ascii: "C"): 6
    case UInt8(ascii: "A"): 7
    default: nil
    }
  }
}
