import OverscrollGraphics
import OverscrollIndicators
import OverscrollLooks
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
