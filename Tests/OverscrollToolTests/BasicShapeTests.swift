import Foundation
import Testing

/// Basic shapes are measured as their equivalent paths by SVG 2, section 10.
@Suite struct BasicShapeTests {
  /// The output lines for elements in a picture of 200 by 100.
  private func lines(
    _ shapes: String,
    _ arguments: [String] = [],
    error: String = ""
  ) throws -> [[String: Any]] {
    let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">\(shapes)</svg>
      """
    let run = try ToolRun(["path", "-"] + arguments, input: Data(picture.utf8), in: Folder())
    #expect(run.error == error && run.code == (error == "" ? 0 : 1))
    return try jsonLines(run.output)
  }

  struct Row: CustomTestStringConvertible {
    let shape: String
    let commands: Int
    let bounds: [Double]
    let length: Double

    init(_ shape: String, _ commands: Int, _ bounds: [Double], _ length: Double) {
      (self.shape, self.commands, self.bounds, self.length) = (shape, commands, bounds, length)
    }

    var testDescription: String { shape }
  }

  /// Lengths and bounds by hand; for round shapes within the accuracy of arcs, 0.03 % of the
  /// radius.
  static let rows: [Row] = [
    Row(#"<rect x="1" y="2" width="30" height="40"/>"#, 5, [1, 2, 31, 42], 140),
    // Only one radius: the other is equal. Ten commands, four of them arcs.
    Row(#"<rect width="30" height="40" rx="5"/>"#, 10, [0, 0, 30, 40], 100 + 10 * Double.pi),
    // Radii are limited to half of the sides: a circle, whose straight sides have no length.
    Row(#"<rect width="20" height="20" rx="99" ry="50"/>"#, 10, [0, 0, 20, 20], 20 * Double.pi),
    // A radius of zero, and a negative one alone, give sharp corners.
    Row(#"<rect width="3" height="4" rx="1" ry="0"/>"#, 5, [0, 0, 3, 4], 14),
    Row(#"<rect width="3" height="4" rx="-1"/>"#, 5, [0, 0, 3, 4], 14),
    Row(#"<circle cx="10" cy="20" r="5"/>"#, 6, [5, 15, 15, 25], 10 * Double.pi),
    Row(#"<ellipse cx="10" cy="20" rx="7" ry="7"/>"#, 6, [3, 13, 17, 27], 14 * Double.pi),
    Row(#"<ellipse rx="7"/>"#, 6, [-7, -7, 7, 7], 14 * Double.pi),
    Row(#"<line x2="3" y2="4"/>"#, 2, [0, 0, 3, 4], 5),
    Row(#"<polyline points="0,0 3,0 3,4"/>"#, 3, [0, 0, 3, 4], 7),
    Row(#"<polygon points=" 0 0,3-0 3 4 "/>"#, 4, [0, 0, 3, 4], 12),
    // A quarter of 200, a tenth of 100, an inch of 96, 3 points of 96/72.
    Row(#"<rect width="25%" height="10%"/>"#, 5, [0, 0, 50, 10], 120),
    Row(#"<line x2=" 1in " y2="0px"/>"#, 2, [0, 0, 96, 0], 96),
    Row(#"<line x2="3pt"/>"#, 2, [0, 0, 4, 0], 4),
    // A tenth of both sides: of the square root of half of 200 times 200 plus 100 times 100.
    Row(#"<circle r="10%"/>"#, 6, [-15.811, -15.811, 15.811, 15.811], 99.346),
  ]

  @Test(arguments: rows)
  func aShapeIsItsEquivalentPath(row: Row) throws {
    let line = try #require(try lines(row.shape).first)
    #expect(line["error"] is NSNull)
    #expect(line["commands"] as? Int == row.commands)
    let found = try #require(line["length"] as? Double)
    #expect(abs(found - row.length) <= row.length * 0.0003)
    let edges = try #require(line["bounds"] as? [Double])
    for (edge, expected) in zip(edges, row.bounds) { #expect(abs(edge - expected) < 0.005) }
  }

  /// The start and the direction of a shape: by section 10.3 a circle starts at its right.
  @Test func aCircleStartsAtItsRightAndGoesDown() throws {
    let line = try #require(try lines(#"<circle r="10"/>"#, ["--sample", "5"]).first)
    let points = try #require(line["points"] as? [[Double]])
    for (point, place) in zip(points, [[10.0, 0], [0, 10], [-10, 0], [0, -10], [10, 0]]) {
      #expect(hypot(point[0] - place[0], point[1] - place[1]) < 0.005)
    }
  }

  @Test func shapesStandAmongPathsInTheirOrder() throws {
    let found = try lines(#"<path d="M0 0h1"/><g><line x2="2"/></g><path d="M0 0h3"/>"#)
    #expect(found.map { $0["length"] as? Double } == [1, 2, 3])
  }

  @Test func whatDrawsNothingIsLeftOut() throws {
    let found = try lines(
      """
      <rect/><rect width="3"/><rect width="-1" height="2"/><circle/><circle r="-1"/>
      <ellipse rx="0" ry="5"/><polyline/><polygon points=""/><line x2="1"/>
      """
    )
    #expect(found.count == 1)
  }

  /// Drawn up to the error, as section 10.6 requires; offsets by hand, in the list of points.
  @Test(arguments: [
    ("0 0 3 0 3", 9, 3.0), ("0 0 3 0 x", 8, 3), ("0 0 3 0,,3 4", 8, 3), ("0 0 3 0,", 8, 3),
    ("L", 0, 0), ("0 0 3 0 3 4 1e99 0", 12, 7),
  ])
  func pointsUpToAMistakeAreDrawn(points: String, offset: Int, length: Double) throws {
    let said = "standard input: path 1: byte \(offset): expected a number\n"
    let line = try #require(try lines("<polyline points='\(points)'/>", error: said).first)
    #expect(line["length"] as? Double == length)
    let error = try #require(line["error"] as? [String: Any])
    #expect(error["offset"] as? Int == offset)
    #expect(error["expected"] as? String == "a number")
  }

  /// A square of 4 rotated by 45 degrees is as wide as its diagonal, visible in the strip.
  @Test func aPreviewDrawsShapesWithTheTransformsAroundThem() throws {
    let folder = try Folder()
    let shape = #"<g transform="scale(2)"><rect width="4" height="4" transform="rotate(45)"/></g>"#
    try folder.write("shape.svg", "<svg xmlns='http://www.w3.org/2000/svg'>\(shape)</svg>")
    let path = #"<path d="M0 0L5.65685425 5.65685425 0 11.3137085-5.65685425 5.65685425z"/>"#
    try folder.write("path.svg", "<svg xmlns='http://www.w3.org/2000/svg'>\(path)</svg>")
    let runs = try ["shape", "path"].map {
      try ToolRun(["preview", "--svg", "\($0).svg", "--filmstrip"], in: folder)
    }
    #expect(runs[0].code == 0 && runs[0].output.contains("<path"))
    // The same except for its name.
    let texts = runs.map { $0.output.replacingOccurrences(of: "shape", with: "path") }
    #expect(texts[0] == texts[1])
  }
}
