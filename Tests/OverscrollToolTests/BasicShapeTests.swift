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

  /// A rectangle with round corners is ten commands, four of them arcs.
  @Test func theCommandsOfAShapeAreThoseOfItsPath() throws {
    let found = try lines(
      """
      <rect width="3" height="4"/><rect width="30" height="40" rx="5"/><circle r="5"/>
      <polygon points="0 0 3 0 3 4"/>
      """
    )
    #expect(found.map { $0["commands"] as? Int } == [5, 10, 6, 4])
  }

  /// The start and the direction of a shape: by section 10.3 a circle starts at its right.
  @Test func aCircleStartsAtItsRightAndGoesDown() throws {
    let line = try #require(try lines(#"<circle r="10"/>"#, ["--sample", "5"]).first)
    let points = try #require(line["points"] as? [[Double]])
    for (point, place) in zip(points, [[10.0, 0], [0, 10], [-10, 0], [0, -10], [10, 0]]) {
      #expect(hypot(point[0] - place[0], point[1] - place[1]) < 0.005)
    }
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
}
